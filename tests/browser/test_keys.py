"""Coming to a table through the page: invitations, a lost device, a second one, a rematch, and what is told of it."""

import json
import re

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from tests.browser.conftest import Newcomer
from tests.browser.player import QUESTION, choose_table, do_nothing, open_log, secret_of
from tests.browser.test_accessible import violations
from tests.browser.test_table import width_of
from tests.server.conftest import FRIEND, HUMAN, Server
from tests.server.test_keys import begun, finished


def path_of(server: Server, page: Page, testid: str) -> str:
    """The address in a field of the dialog, without the server's."""
    return page.get_by_test_id(testid).input_value().removeprefix(server.address)


def open_share(page: Page) -> None:
    """Open the dialog in which guests are invited."""
    page.get_by_test_id("share-button").click()
    expect(page.get_by_test_id("share")).to_be_visible()


def assert_fits(page: Page) -> None:
    """Nothing for axe to complain about, nothing wider than the window."""
    assert violations(page) == []
    assert width_of(page) <= (page.viewport_size or {"width": 0})["width"]


def test_a_guest_comes_by_an_invitation(server: Server, newcomer: Newcomer) -> None:
    ann = newcomer("/", locale="de-DE", width=360, height=740)
    choose_table(ann)
    for place in "DC":
        ann.get_by_label(f"Platz {place} entfernen").click()
    ann.get_by_label("Wer sitzt auf Platz B?").select_option("link")
    ann.get_by_test_id("start-button").click()
    expect(ann.get_by_test_id("seat-B")).to_contain_text("noch nicht da")
    open_share(ann)
    assert_fits(ann)
    invitation = path_of(server, ann, "link-B")

    ben = newcomer(invitation, width=360, height=740)
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Frau Ahorn invites you")
    assert_fits(ben)
    ben.reload()  # spends nothing
    ben.get_by_test_id("join-button").click()
    expect(ben.get_by_test_id("seat-B")).to_contain_text("you")
    assert "#" not in ben.url
    expect(ann.get_by_test_id("link-B")).to_have_count(0)
    ben.goto(server.address + invitation)  # once more, from the chat that it came by
    expect(ben.get_by_test_id("seat-B")).to_contain_text("you")

    late = newcomer(invitation)
    expect(late.get_by_test_id("join-refusal")).to_contain_text("has been accepted already")
    expect(late.get_by_role("heading", level=1)).to_contain_text("can’t be accepted")
    expect(late.get_by_test_id("join-button")).to_have_count(0)

    expect(ann.get_by_test_id("share")).to_contain_text("ist gekommen")
    expect(ann.get_by_test_id("invite-B")).to_have_count(0)
    ann.get_by_role("button", name="Schließen").click()
    assert_fits(ann)


@pytest.mark.parametrize(("locale", "said"), [("de-DE", "Ben ist noch nicht da"), ("en-GB", "Ben is not here yet")])
def test_an_invited_guest_who_has_not_come_has_no_turn(
    server: Server, newcomer: Newcomer, locale: str, said: str
) -> None:
    """Neither in the header nor in the title of the tab."""
    created = server.create(HUMAN, FRIEND, options={"starter": "B"})
    page = newcomer(f"/t/{created['id']}#{created['seats'][0]['secret']}", locale=locale)
    expect(page.get_by_test_id("turn")).to_have_text(said)
    expect(page).to_have_title(re.compile(f"^{said} – "))


def test_a_guest_says_what_to_be_called_in_another_language(server: Server, newcomer: Newcomer) -> None:
    """By keyboard alone, at the table of a host who reads German; each reads the bots' names in the own language."""
    ann = newcomer("/", locale="de-DE")
    choose_table(ann)
    ann.get_by_label("Wer sitzt auf Platz B?").select_option("link")
    ann.get_by_test_id("start-button").click()
    fence = ann.get_by_test_id("awaited-B")
    expect(fence).to_have_text("Einladung für Gast kopieren")
    assert_fits(ann)
    ben = newcomer((fence.get_attribute("href") or "").removeprefix(server.address), width=740, height=360)
    field = ben.get_by_test_id("join-name")
    expect(field).to_have_attribute("placeholder", "Guest")
    expect(ben.get_by_test_id("join")).to_contain_text("Frau Ahorn, Rico and Baron Gable")
    field.fill("Baron Giebel")
    field.press("Enter")
    expect(ben.get_by_test_id("join-refusal")).to_have_text(
        "Somebody at this table is already called “Baron Giebel”, or has a name that looks the same."
    )
    expect(field).to_be_focused()
    expect(ben.get_by_test_id("join-refusal")).to_be_in_viewport()
    assert_fits(ben)
    field.fill("Ben")
    expect(ben.get_by_test_id("join-button")).to_have_text("Play as Ben")
    field.press("Enter")
    expect(ben.get_by_test_id("seat-B")).to_contain_text("Ben plays with hints you")
    expect(ann.get_by_test_id("seat-B")).to_contain_text("Ben")
    expect(fence).to_have_count(0)
    expect(ann.locator("[data-notice=came]")).to_contain_text("Ben ist an den Tisch gekommen.")
    expect(ann.locator("[data-notice=came]")).to_contain_text("hieß der Platz „Gast“")
    expect(ann.get_by_test_id("seat-D")).to_contain_text("Baron Giebel")
    expect(ben.get_by_role("heading", name="Baron Gable")).to_have_count(1)
    ben.evaluate("localStorage.setItem('altbau.language', '\"de\"')")
    ben.reload()
    expect(ben.get_by_role("heading", name="Baron Giebel")).to_have_count(1)

    created = server.create(HUMAN, FRIEND | {"name": "Grandpa"})
    ben.goto(f"{server.address}/t/{created['id']}/join#{created['seats'][1]['invitation']}")
    expect(field).to_have_value("Ben")  # which this device knows
    other = newcomer(f"/t/{created['id']}/join#{created['seats'][1]['invitation']}")
    expect(other.get_by_test_id("join-name")).to_have_value("Grandpa")


def test_a_new_name_and_a_new_host_are_seen_by_all(server: Server, newcomer: Newcomer) -> None:
    id, keys = server.start_table(HUMAN, FRIEND)
    ann, ben = [newcomer(f"/t/{id}#{key}") for key in keys]
    ben.get_by_test_id("share-button").click()
    ben.get_by_test_id("rename").fill("ann")
    ben.get_by_test_id("rename-button").click()
    expect(ben.get_by_test_id("share").get_by_role("alert")).to_contain_text("at this table is already called")
    ben.get_by_test_id("rename").fill("Zoë")
    ben.get_by_test_id("rename").press("Enter")
    expect(ann.get_by_test_id("seat-B")).to_contain_text("Zoë")
    expect(ann.locator("[data-notice=renamed]")).to_contain_text("Until then the seat was called “Ben”.")
    expect(ben.get_by_test_id("lead")).to_have_count(0)
    open_share(ann)
    ann.get_by_test_id("lead").click()
    expect(ann.locator("[data-notice=host]")).to_contain_text("Zoë leads the table now.")
    expect(ben.get_by_test_id("lead")).to_be_visible()
    expect(ann.get_by_test_id("lead")).to_have_count(0)


def test_whoever_comes_back_finds_the_tables_of_this_device(server: Server, newcomer: Newcomer) -> None:
    """Those that go on first; the tab says who is asked."""
    over, keys = finished(server)
    page = newcomer(f"/t/{over}#{keys[0]}", width=360, height=740)
    expect(page).to_have_title("The game is over. – Altbau")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", re.compile("data:(?!.*circle)"))
    id, (key, _) = server.start_table(HUMAN, {"kind": "bot", "bot": "random"}, options={"starter": "A"})
    page.goto(f"{server.address}/t/{id}#{key}")
    expect(page).to_have_title("● Your turn – Altbau")
    do_nothing(page)
    expect(page.get_by_test_id("choice-stop")).to_be_enabled()
    page.goto(f"{server.address}/t/{over}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    page.get_by_role("link", name="Altbau").click()
    expect(page).to_have_title("● Your turn – Altbau")  # which is true of the other table
    sign = page.locator("link[rel=icon]")
    expect(sign).to_have_attribute("href", sign.get_attribute("data-calling") or "")
    links = page.get_by_test_id("own-tables").get_by_role("link")
    expect(links).to_have_count(2)
    expect(links.first).to_contain_text("Ann and Dice")
    expect(links.first).to_contain_text("Your turn since")
    expect(links.last).to_contain_text("won")
    assert_fits(page)
    page.evaluate("localStorage.setItem('altbau.language', '\"de\"')")
    page.reload()
    expect(links.first).to_contain_text("Ann und Würfel")
    links.first.click()
    expect(page).to_have_title("● Du bist dran – Altbau")


def test_the_invitation_stands_at_the_free_seat(newcomer: Newcomer) -> None:
    """Nothing lies over the host's own first turn; the link is copied."""
    ann = newcomer("/")
    choose_table(ann)
    ann.get_by_label("Who is player B?").select_option("link")
    ann.get_by_test_id("start-button").click()
    expect(ann.get_by_test_id("seat-B").get_by_test_id("awaited-B")).to_be_in_viewport(ratio=1)
    expect(ann.get_by_test_id("seat-A").get_by_role("link")).to_have_count(0)
    expect(ann.get_by_test_id("share-button")).to_have_class("primary")
    ann.get_by_test_id("awaited-B").click()
    expect(ann.locator(".toast")).to_contain_text(re.compile("[Cc]opied"))


def test_who_has_not_come_to_a_board_is_seen_there(server: Server, newcomer: Newcomer) -> None:
    """By the name of the guest stands why nobody plays."""
    table = server.create(HUMAN, FRIEND, edition="monopoly")
    ann = newcomer(f"/t/{table['id']}#{table['seats'][0]['secret']}", locale="de-DE", height=800)
    expect(ann.get_by_test_id("board")).to_be_visible()
    ann.set_viewport_size({"width": 360, "height": 740})
    expect(ann.get_by_test_id("strip-B")).to_have_accessible_name(re.compile("^Ben, noch nicht da"))
    ann.get_by_test_id("tab-rivals").click()
    away = ann.get_by_test_id("seat-B").get_by_text("noch nicht da")
    expect(away).to_be_visible()
    plate, told = ann.get_by_test_id("seat-B").bounding_box(), away.bounding_box()
    assert plate
    assert told
    assert told["x"] + told["width"] <= plate["x"] + plate["width"]


def test_a_second_device_gets_in_by_a_code(server: Server, newcomer: Newcomer) -> None:
    id, host, _ = begun(server)
    first = newcomer(f"/t/{id}#{host}")
    open_share(first)
    first.get_by_test_id("show-code").click()
    code = first.get_by_test_id("code").inner_text()
    assert violations(first) == []
    second = newcomer(path_of(server, first, "link-device"), locale="de-DE", width=360, height=740)
    expect(second.get_by_test_id("device-code")).to_be_focused()
    assert_fits(second)
    second.keyboard.type("FALSCH")
    second.keyboard.press("Enter")
    expect(second.get_by_test_id("device-refusal")).to_contain_text("Der Code ist falsch")
    second.get_by_test_id("device-code").fill(code.lower())
    second.keyboard.press("Enter")
    expect(second.get_by_test_id("seat-A")).to_contain_text("du")
    expect(first.locator("[data-notice=second-device]")).to_have_count(1)


def test_a_guest_comes_along_to_the_rematch(server: Server, newcomer: Newcomer) -> None:
    id, keys = finished(server)
    ann, ben = newcomer(f"/t/{id}#{keys[0]}"), newcomer(f"/t/{id}#{keys[1]}", locale="de-DE")
    ben.get_by_test_id("rematch").click()  # who was a guest begins it
    expect(ben.get_by_label("Name von Platz A")).to_have_value("Ann")
    expect(ben.get_by_label("Wer sitzt auf Platz A?")).to_have_value("link")
    expect(ben.get_by_label("Wer sitzt auf Platz A?").locator("option:checked")).to_have_text("Kommt mit")
    expect(ben.get_by_label("Wer sitzt auf Platz B?").locator("option:checked")).to_have_text("Ich")
    expect(ben.get_by_role("heading", level=1)).to_have_text("Revanche")
    expect(ben.get_by_test_id("scene-lead")).to_contain_text("Einen Link braucht nur, wer neu dazukommt")
    expect(ben.get_by_label("Dein Name")).to_have_value("Ben")
    ben.get_by_label("Dein Name").fill("Benno")
    assert_fits(ben)
    expect(ben.get_by_test_id("edition")).to_have_value("monopoly")
    ben.get_by_test_id("start-button").click()
    expect(ben).not_to_have_url(re.compile(f"{id}$"))
    expect(ben.locator(QUESTION)).to_be_visible()
    expect(ann.get_by_test_id("next-table")).to_be_visible()
    ann.get_by_test_id("to-series").click()
    expect(ann).to_have_url(re.compile(f"/e/{id}$"))
    expect(ann.get_by_test_id("line-1B")).to_contain_text("Benno")
    expect(ann.get_by_test_id("series-score").locator("thead a")).to_have_count(2)
    assert_fits(ann)
    ann.get_by_test_id("come").click()
    expect(ann).to_have_url(ben.url)
    expect(ann.get_by_test_id("seat-A")).to_contain_text("you")
    expect(ben.get_by_test_id("seat-B")).to_contain_text("Benno")
    expect(ben.get_by_test_id("seat-B")).to_contain_text("du")


def test_a_rematch_is_started_once_it_is_known_who_comes_along(server: Server, newcomer: Newcomer) -> None:
    """A table has one rematch: a press that comes too soon must not use it up for other seats."""
    id, keys = finished(server)
    page, held = newcomer(f"/t/{id}#{keys[0]}"), list[Route]()
    page.route(f"**/api/tables/{id}", lambda route: held.append(route))
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("scene-lead")).to_be_visible()
    expect(page.get_by_test_id("start-button")).to_have_count(0)
    held[0].continue_()
    page.get_by_test_id("start-button").click()
    expect(page.locator(QUESTION)).to_be_visible()
    expect(page.get_by_test_id("seat-B")).to_contain_text("Ben")


def test_spectators_begin_no_rematch(server: Server, newcomer: Newcomer) -> None:
    id, _ = finished(server)
    page = newcomer(f"/t/{id}")
    expect(page.get_by_test_id("ranking")).to_be_visible()
    expect(page.get_by_test_id("rematch")).to_have_count(0)


def test_a_chosen_seed_is_told_under_fair_chance(server: Server, newcomer: Newcomer) -> None:
    for seed, count in ((7, 1), (None, 0)):
        id, host, _ = begun(server, seed=seed)
        page = newcomer(f"/t/{id}#{host}")
        open_log(page)
        summary = page.get_by_test_id("chance").locator("summary")
        expect(summary).to_have_text(f"Fair chance{': the host chose the seed' * count}")
        summary.click()
        expect(page.get_by_test_id("commitment")).to_have_text(re.compile("^[0-9a-f]{64}$"))
        expect(page.get_by_test_id("seed-chosen")).to_have_count(count)


@pytest.mark.parametrize("seed", [None, "7"])
def test_a_chosen_seed_is_shown_as_soon_as_it_is_told(server: Server, newcomer: Newcomer, seed: str | None) -> None:
    id, host, _ = begun(server)

    def with_seed(socket: WebSocketRoute) -> None:
        def passed_on(message: str | bytes) -> None:
            update = json.loads(message)
            if "table" in update:
                update["table"] |= {"seed": seed, "seed_chosen": True}
            socket.send(json.dumps(update))

        socket.connect_to_server().on_message(passed_on)

    page = newcomer("/healthz", locale="de-DE", width=360)
    page.route_web_socket(re.compile(r"/live\?"), with_seed)
    page.goto(f"{server.address}/t/{id}#{host}")
    open_log(page)
    page.get_by_test_id("chance").locator("summary").click()
    said = page.get_by_test_id("seed-chosen")
    expect(said).to_contain_text("kann die Karten also kennen")
    if seed is None:
        expect(said).to_contain_text("Am Ende wird sie genannt.")
        expect(page.get_by_test_id("seed")).to_have_count(0)
    else:
        expect(said).not_to_contain_text("Am Ende")
        expect(page.get_by_test_id("seed")).to_have_text(seed)
    assert_fits(page)


def test_no_name_is_proposed_twice(newcomer: Newcomer) -> None:
    page = newcomer("/")
    page.get_by_label("Your name").fill("Mrs Cedar")
    choose_table(page)
    page.get_by_label("Name of player D").fill("Mr Birch")
    page.get_by_test_id("start-button").click()
    names = page.locator("[data-testid^=seat-] h2")
    expect(names).to_have_count(4)
    found = [text.split("\n")[0].strip() for text in names.all_inner_texts()]
    assert len({name.partition(" you")[0] for name in found}) == 4


def test_no_address_that_the_server_gets_holds_a_secret(server: Server, newcomer: Newcomer) -> None:
    id, host, invitation = begun(server)
    asked: list[str] = []
    page = newcomer("/healthz")
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda socket: asked.append(socket.url))
    page.goto(f"{server.address}/t/{id}/join#{invitation}")
    page.get_by_test_id("join-button").click()
    expect(page.get_by_test_id("seat-B")).to_contain_text("you")
    secret = secret_of(page, id)
    page.goto("about:blank")
    page.goto(f"{server.address}/t/{id}#{host}")
    expect(page.get_by_test_id("seat-A")).to_contain_text("you")
    assert any("/live" in url for url in asked)
    for url in asked:
        sent = url.partition("#")[0]
        assert not any(each in sent for each in (secret, host, invitation))
