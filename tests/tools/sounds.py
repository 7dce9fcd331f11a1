"""Writes the files of `assets/sounds`: `python -m tests.tools.sounds`. Formulas, no samples."""

import math
import random
import wave
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from companion import resources

RATE: Final = 22_050
"""Samples per second; mono, 8 bits each."""
_LOUDEST: Final = 0.8

Wave = Callable[[float], float]
"""The amplitude at a time in seconds."""


def _bell(pitch: float, decay: float, *overtones: float) -> Wave:
    """A struck bar: overtones by their ratio to the pitch, each softer and shorter."""

    def at(time: float) -> float:
        return sum(
            math.exp(-time * decay * ratio) * math.sin(math.tau * pitch * ratio * time) / (nth + 1)
            for nth, ratio in enumerate((1.0, *overtones))
        )

    return at


def _after(start: float, sound: Wave, volume: float = 1.0) -> Wave:
    return lambda time: volume * sound(time - start) if time >= start else 0.0


def _together(*sounds: Wave) -> Wave:
    return lambda time: sum(sound(time) for sound in sounds)


def _knock(pitch: float, noise: random.Random) -> Wave:
    """Wood on wood: a dull bar with a click."""

    def at(time: float) -> float:
        body = math.exp(-time * 28) * math.sin(math.tau * pitch * time * (1 - 0.4 * time))
        return body + 0.5 * math.exp(-time * 220) * noise.uniform(-1, 1)

    return at


def _roll(length: float, noise: random.Random) -> Wave:
    """A drum roll that swells and ends with a beat."""
    beats = 22.0

    def at(time: float) -> float:
        if time < length:
            swell = 0.25 + 0.75 * (time / length) ** 2
            since = (time * beats) % 1 / beats
            return 0.6 * swell * math.exp(-since * 30) * noise.uniform(-1, 1)
        since = time - length
        skin = math.exp(-since * 16) * math.sin(math.tau * 110 * since)
        return skin + 0.7 * math.exp(-since * 40) * noise.uniform(-1, 1)

    return at


def sounds() -> Mapping[str, tuple[float, Wave]]:
    """Return every sound by its name: its length in seconds, and its wave."""
    noise = random.Random(13)
    clink = _bell(2_350, 14, 1.52, 2.41)
    notes = (523.25, 659.25, 783.99, 1046.5)
    fanfare = [_after(0.16 * nth, _bell(pitch, 4, 2.0, 3.0)) for nth, pitch in enumerate(notes)]
    return {
        "coin": (0.45, _together(clink, _after(0.09, clink, 0.7), _after(0.16, clink, 0.5))),
        "gavel": (0.5, _together(_knock(190, noise), _after(0.2, _knock(180, noise)))),
        "drum": (1.7, _roll(1.45, noise)),
        "turn": (0.5, _bell(587.33, 7, 2.76)),
        "win": (1.6, _together(*fanfare)),
    }


def encoded(length: float, sound: Wave) -> bytes:
    """Return the samples of a sound, as loud as the loudest other, without a click at its end."""
    count = round(length * RATE)
    plain = [sound(nth / RATE) * min(1.0, (count - nth) / (0.04 * RATE)) for nth in range(count)]
    most = max(map(abs, plain))
    return bytes(round(128 + 127 * _LOUDEST * each / most) for each in plain)


def main(folder: Path) -> None:
    """Write all sounds into a folder."""
    for name, (length, sound) in sounds().items():
        with wave.open(str(folder / f"{name}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(1)
            file.setframerate(RATE)
            file.writeframes(encoded(length, sound))


if __name__ == "__main__":
    main(resources.assets() / "sounds")
