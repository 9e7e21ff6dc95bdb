"""The steps that bring a database of any age to the schema in use."""
