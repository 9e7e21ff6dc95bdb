"""The web application: tables, storage, what each seat is sent."""
