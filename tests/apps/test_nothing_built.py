"""Starting imports the models, but builds none of them: pydantic does that when one is used."""

import subprocess
import sys

_BUILT = """
from pydantic import BaseModel, TypeAdapter

adapters = []
make = TypeAdapter.__init__

def noted(self, type, **options):
    make(self, type, **options)
    if self.pydantic_complete:
        adapters.append(repr(type))

TypeAdapter.__init__ = noted

import companion.apps.browser

def models(base):
    for model in base.__subclasses__():
        yield model
        yield from models(model)

ours = [each for each in models(BaseModel) if each.__module__.startswith("companion.")]
assert ours, "no models"
built = [each.__name__ for each in ours if each.__pydantic_complete__]
print(*sorted(built + adapters))
"""


def test_import_builds_no_model() -> None:
    command = [sys.executable, "-c", _BUILT]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "\n"), done.stdout + done.stderr
