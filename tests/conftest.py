def pytest_configure(config):
    config.addinivalue_line(
        "markers", "covers(option, ...): the test shows that the option's values differ"
    )


def pytest_addoption(parser):
    parser.addoption(
        "--update-golden",
        action="store_true",
        help="write the golden files from what the engine does now",
    )
