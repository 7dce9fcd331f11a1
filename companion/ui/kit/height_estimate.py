"""How high controls will be: only the client can measure, so heights are estimated."""

from typing import Final

import flet as ft

from companion.ui.kit.palette import text_factor
from companion.ui.layout.text_fit import heights_of_lines
from companion.ui.layout.tokens import Font, Touch

_PLAIN: Final = 14.0
"""Type size of a text without a style."""
_PLAIN_LINE: Final = 1.17
"""Line height of a style without one, as a share of its type size."""


def estimated_height(control: ft.BaseControl | None, width: float) -> float:
    """Return the height in pixels of a control on `width` pixels."""
    if isinstance(control, ft.LayoutControl) and control.height is not None:
        return float(control.height)
    match control:
        case ft.Text():
            return _text(control, float(control.width or width))
        case ft.Container():
            sides, above = _padding(control.padding)
            return above + estimated_height(_child(control.content), width - sides)
        case ft.Column():
            heights = [estimated_height(each, width) for each in control.controls]
            return sum(heights) + (control.spacing or 0) * max(0, len(heights) - 1)
        case ft.Stack():
            return max((estimated_height(each, width) for each in _placed(control)), default=0.0)
        case ft.Divider():
            return 1.0
        case ft.Row():
            return _row(control, width)
        case ft.Semantics() | ft.MergeSemantics() | ft.RadioGroup():
            return estimated_height(_child(control.content), width)
        case ft.Button() | ft.TextButton():
            inside = estimated_height(_child(control.content), width - 2 * 24)
            return max(float(Touch.ACTION), inside)
        case ft.Icon():
            return float(control.size or 24)
        case ft.Radio() | ft.Checkbox():
            return float(Touch.SMALLEST)
        case _:
            return 0.0


def _placed(stack: ft.Stack) -> list[ft.Control]:
    """Return the controls that decide how large a stack is: those without a position."""
    return [
        each
        for each in stack.controls
        if not isinstance(each, ft.LayoutControl)
        or all(at is None for at in (each.left, each.top, each.right, each.bottom))
    ]


def _child(content: object) -> ft.BaseControl | None:
    return content if isinstance(content, ft.BaseControl) else None


def _text(text: ft.Text, width: float) -> float:
    heights: list[int] = []
    for line in _lines(text):
        words = "".join(each for each, _ in line)
        # in a line of several styles, the highest decides
        styled = text.style or max((each for _, each in line), key=_line_height)
        heights += heights_of_lines(
            words,
            _size(styled),
            _line_height(styled),
            width,
            styled.font_family or Font.REGULAR,
            float(styled.letter_spacing or 0),
        )
    return sum(heights[: text.max_lines])


def _lines(text: ft.Text) -> list[list[tuple[str, ft.TextStyle]]]:
    """Return the lines of a text as it is written, each as words and their styles."""
    plain = text.style or ft.TextStyle()
    runs = [(text.value, plain)]
    runs += [(span.text or "", span.style or plain) for span in text.spans or ()]
    lines: list[list[tuple[str, ft.TextStyle]]] = [[]]
    for words, styled in runs:
        for number, piece in enumerate(words.split("\n")):
            if number:
                lines.append([])
            lines[-1].append((piece, styled))
    return lines


def _size(styled: ft.TextStyle) -> float:
    return float(styled.size or 0) * text_factor() or _PLAIN


def _line_height(styled: ft.TextStyle) -> float:
    return _size(styled) * float(styled.height or _PLAIN_LINE)


def _padding(padding: ft.PaddingValue | None) -> tuple[float, float]:
    """Pixels at both sides together, and above and below together."""
    if padding is None:
        return 0.0, 0.0
    if isinstance(padding, ft.Padding):
        return (
            float(padding.left) + float(padding.right),
            float(padding.top) + float(padding.bottom),
        )
    return 2 * float(padding), 2 * float(padding)


def _row(row: ft.Row, width: float) -> float:
    spacing = float(row.spacing or 0)
    if row.wrap:
        return _wrapped(row, width, spacing)
    fixed = [_fixed_width(each) for each in row.controls]
    free = width - sum(fixed) - spacing * max(0, len(fixed) - 1)
    shares = [0 if wide else _share(each) for each, wide in zip(row.controls, fixed, strict=True)]
    whole = sum(shares) or 1
    return max(
        (
            estimated_height(each, wide or max(1.0, free * share / whole))
            for each, wide, share in zip(row.controls, fixed, shares, strict=True)
        ),
        default=0.0,
    )


def _fixed_width(control: ft.BaseControl) -> float:
    """Return the width of a control in a row; 0 if the row decides."""
    if isinstance(control, ft.Semantics | ft.MergeSemantics):
        content = _child(control.content)
        return 0.0 if content is None else _fixed_width(content)
    own = getattr(control, "width", None)
    if isinstance(control, ft.Icon):
        return float(control.size or 24)
    if own is None and isinstance(control, ft.Container) and isinstance(control.content, ft.Icon):
        return _fixed_width(control.content) + _padding(control.padding)[0]
    return float(own or 0)


def _share(control: ft.Control) -> int:
    expand = control.expand
    return 1 if expand is True else int(expand or 0) or 1


def _wrapped(row: ft.Row, width: float, spacing: float) -> float:
    lines: list[float] = []
    left = 0.0
    for each in row.controls:
        wide = _fixed_width(each) or width
        if lines and wide <= left:
            lines[-1] = max(lines[-1], estimated_height(each, wide))
        else:
            lines.append(estimated_height(each, wide))
            left = width + 0.5
        left -= wide + spacing
    return sum(lines) + float(row.run_spacing or 0) * max(0, len(lines) - 1)
