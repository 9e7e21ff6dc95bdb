"""The game goes on where it was: after a reload, after kill -9, for friends who come by a link."""


def test_a_reload_in_the_middle_of_a_trick_changes_nothing(open_page):
    table = open_page().start()
    while table.phase() != "tricks" or table.has("continue"):
        if table.step() == "sheet":
            table.next_deal()
        table.wait_for_turn()
    table.step()
    table.wait_for_turn()
    before = table.hand(), table.prompt(), table.number()
    table.page.reload()
    table.wait_for_turn()
    assert (table.hand(), table.prompt(), table.number()) == before
    table.step()


def test_the_server_is_killed_and_the_game_goes_on(open_page, server):
    table = open_page().start()
    table.step()
    table.wait_for_turn()
    before = table.hand(), table.prompt(), table.number()
    table.server_may_be_gone = True
    server.kill()
    table.page.get_by_test_id("reconnecting").wait_for()
    server.start()
    table.page.get_by_test_id("reconnecting").wait_for(state="detached", timeout=30_000)
    assert (table.hand(), table.prompt(), table.number()) == before
    table.page.reload()
    table.wait_for_turn()
    assert (table.hand(), table.prompt(), table.number()) == before
    table.step()


def test_friends_play_at_one_table_by_a_link(open_page):
    host = open_page("desktop").open()
    host.press("start-friends")
    host.page.wait_for_url("**/t/*")
    link = host.page.get_by_test_id("invite-link").input_value()
    friend = open_page("phone")
    friend.page.goto(link)
    friend.press("sit-down")
    for table in (host, friend):
        table.page.locator("[data-testid=hand-card]").first.wait_for()
    assert len(host.hand()) == len(friend.hand()) == 12
    acted = set()
    for _ in range(30):
        for name, table in (("host", host), ("friend", friend)):
            if table.has("score-sheet"):
                return
            if table.page.locator(".prompt.mine").count():
                table.step()
                acted.add(name)
        if acted == {"host", "friend"}:
            return
        host.page.wait_for_timeout(200)
    raise AssertionError(f"only {acted} came to act")


def test_a_stranger_is_not_admitted_to_a_seat(open_page):
    host = open_page().start()
    stranger = open_page()
    stranger.page.goto(host.page.url)
    stranger.page.wait_for_timeout(500)
    assert stranger.page.locator("[data-testid=hand-card]").count() == 0


def test_from_an_address_with_nothing_there_is_a_way_home(open_page):
    table = open_page("phone").open("nothing/here")
    assert "no such page" in table.page.get_by_test_id("nowhere").inner_text()
    # The browser writes down the answer.
    assert all("404" in fault for fault in table.faults)
    table.faults.clear()
    table.page.get_by_role("link", name="Start page").click()
    table.page.get_by_test_id("start-modern").wait_for()
