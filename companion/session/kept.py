"""Everything a group keeps beside its games, as one value for the screens."""

from dataclasses import dataclass, field

from companion.session.customs import Customs, customs_of
from companion.session.group import Group, last_group
from companion.session.house import House, house_of
from companion.session.ports import Store
from companion.session.sheets import Sheets, sheets_of


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept; nothing of it is there on a first evening."""

    group: Group | None = None
    """The group that played last."""
    customs: Customs = field(default_factory=Customs)
    sheets: Sheets = field(default_factory=Sheets)
    house: House = field(default_factory=House)


def kept_in(store: Store) -> Kept:
    """What the store has of it; what cannot be read is passed over. Raises StorageFault."""
    return Kept(last_group(store), customs_of(store), sheets_of(store), house_of(store))
