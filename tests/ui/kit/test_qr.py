"""QR codes."""

from companion.ui.kit import qr_code


def test_only_the_latest_qr_codes_are_cached() -> None:
    for number in range(20):
        qr_code.qr_code(f"http://10.0.0.2/set/{number}", 240)
    assert qr_code.qr_svg.cache_info().currsize < 20
