"""The base class of what is parsed from files and from the store."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """An immutable model that rejects unknown keys.

    Its validator is built at first use: building all of them would slow down every start.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)
