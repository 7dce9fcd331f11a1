"""Codes to scan: few of them are kept."""

from companion.ui import qr


def test_of_many_sets_handed_on_only_the_latest_codes_are_kept() -> None:
    for number in range(20):
        qr.qr_code(f"http://10.0.0.2/set/{number}", 240)
    assert qr._svg.cache_info().currsize < 20
