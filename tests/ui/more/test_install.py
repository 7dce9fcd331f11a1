"""Installing the app: offered in a browser alone, with what to tap in that browser."""

from dataclasses import replace

import flet as ft
import pytest

from companion.i18n import Language
from companion.ui.kit.qr_code import qr_svg
from companion.ui.page.dialog_kinds import InstallDialog, MoreDialog
from companion.ui.page.view import View
from companion.ui.shell.dialogs import open_dialog
from tests.async_runner import async_test
from tests.ui.control_tree import controls, words
from tests.ui.pages import OpenPage, services_on

SITE = "https://example.org/companion/"
IOS, ANDROID = ft.PagePlatform.IOS, ft.PagePlatform.ANDROID


async def installable_page(platform: ft.PagePlatform, language: Language) -> OpenPage:
    page = OpenPage(replace(services_on(), site_url=SITE))
    page.actions.context.page.platform = platform
    page.holder.view = replace(page.holder.view, language=language)
    return page


def text_of(view: View, page: OpenPage) -> list[str]:
    return list(words(open_dialog(view, page.actions)))


@pytest.mark.parametrize("language", list(Language))
@pytest.mark.parametrize(
    ("platform", "shown", "hidden"),
    [(IOS, "install-ios", "install-other"), (ANDROID, "install-other", "install-ios")],
)
@async_test
async def test_dialog_names_what_to_tap_in_the_browser_of_the_device(
    platform: ft.PagePlatform, shown: str, hidden: str, language: Language
) -> None:
    page = await installable_page(platform, language)
    say = page.actions.say.text
    text = text_of(replace(page.holder.view, dialog=InstallDialog()), page)
    assert say(shown) in text
    assert say(hidden) not in text


@async_test
async def test_dialog_has_the_rules_of_the_site_as_a_qr_code() -> None:
    page = await installable_page(ANDROID, Language.EN)
    found = open_dialog(replace(page.holder.view, dialog=InstallDialog()), page.actions)
    images = [each for each in controls(found) if isinstance(each, ft.Image)]
    assert [each.src for each in images] == [qr_svg(f"{SITE}#/rules")]


@async_test
async def test_served_app_does_not_offer_to_be_installed() -> None:
    page = await installable_page(ANDROID, Language.EN)
    title = page.actions.say.text("install-title")
    assert title in text_of(replace(page.holder.view, dialog=MoreDialog()), page)

    served = OpenPage(services_on())
    assert title not in text_of(replace(served.holder.view, dialog=MoreDialog()), served)
