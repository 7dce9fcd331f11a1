"""Rule violations: a code and parameters. The words are in locales/."""

from collections.abc import Mapping
from enum import StrEnum

from companion.errors import CodedError

Param = str | int | tuple[str, ...] | tuple[int, ...]


class Code(StrEnum):
    """The reasons for a refusal. The values are stable; messages are named after them."""

    # choosing a set (section 3)
    JUDGE_MISSING = "judge_missing"
    TOO_LITTLE_BANK_MONEY = "too_little_bank_money"
    FIXED_SET = "fixed_set"
    PEASANT_ALONE = "peasant_alone"
    TOO_FEW_PLAYERS_FOR = "too_few_players_for"
    TOO_FEW_WOMEN = "too_few_women"
    WRONG_NUMBER_OF_CARDS = "wrong_number_of_cards"
    NOT_IN_THE_BOX = "not_in_the_box"
    UNKNOWN_CHARACTER = "unknown_character"
    TOO_MANY_HOUSE_CHARACTERS = "too_many_house_characters"
    HOUSE_CHARACTER_IS_PRINTED = "house_character_is_printed"
    # people
    WRONG_NUMBER_OF_PLAYERS = "wrong_number_of_players"
    NAME_EMPTY = "name_empty"
    NAME_TWICE = "name_twice"
    NAME_TOO_LONG = "name_too_long"
    NAME_UNPRINTABLE = "name_unprintable"
    UNKNOWN_PERSON = "unknown_person"
    # turns (section 4)
    GAME_OVER = "game_over"
    NOT_AWAITED = "not_awaited"
    OPENING_TURN = "opening_turn"
    REVEALED_MUST_SWAP = "revealed_must_swap"
    REVEALED_NO_ANNOUNCEMENT = "revealed_no_announcement"
    OWES_LOOK = "owes_look"
    NOT_IN_PLAY = "not_in_play"
    CANNOT_BE_ANNOUNCED = "cannot_be_announced"
    IS_OUT = "is_out"
    NO_CENTRE_CARD = "no_centre_card"
    FORCED_SWAP_WITH_PLAYER = "forced_swap_with_player"
    SWAP_WITH_SELF = "swap_with_self"
    CLAIMS_OWN_ANNOUNCEMENT = "claims_own_announcement"
    ALREADY_CLAIMED = "already_claimed"
    NOT_TURNED_UP = "not_turned_up"
    TOO_MANY_TRUE = "too_many_true"
    WRONG_NUMBER_OF_TARGETS = "wrong_number_of_targets"
    WRONG_TARGET = "wrong_target"
    NAMED_TWICE = "named_twice"
    NUMBER_OUT_OF_RANGE = "number_out_of_range"
    NO_SUCH_SLOT = "no_such_hand"
    PROTECTED_CARD = "protected_card"
    OPPONENTS_PROTECTED_CARD = "opponents_protected_card"
    OWN_PROTECTED_CARD_STAYS = "own_protected_card_stays"
    OWN_CARDS_STAY = "own_cards_stay"
    # coins and the log
    NOT_ENOUGH_COINS = "not_enough_coins"
    COINS_NOT_POSITIVE = "coins_not_positive"
    SAME_POT = "same_pot"
    NOTHING_TO_UNDO = "nothing_to_undo"
    NOTHING_TO_REDO = "nothing_to_redo"
    # the form of a record
    NOT_TEXT = "not_text"
    NOT_JSON = "not_json"
    LINE_TOO_LONG = "line_too_long"
    TOO_MANY_LINES = "too_many_lines"
    FILE_TOO_LARGE = "file_too_large"
    EMPTY_RECORD = "empty_record"
    SETUP_MISSING = "setup_missing"
    SETUP_TWICE = "setup_twice"
    UNKNOWN_VERSION = "unknown_version"
    UNKNOWN_RULES = "unknown_rules"
    UNKNOWN_BOX = "unknown_box"
    BOXES_CONFLICT = "boxes_conflict"
    UNKNOWN_PRINTING = "unknown_printing"
    TAP_OUT_OF_ORDER = "tap_out_of_order"
    UNKNOWN_COMMAND = "unknown_command"
    UNKNOWN_KEY = "unknown_key"
    MISSING_KEY = "missing_key"
    BAD_VALUE = "bad_value"


class RuleViolation(CodedError):
    """A refusal of a command or setup by the rules.

    `others` are more violations by the same setup, such as further defects of a set.
    """

    code: Code
    params: Mapping[str, Param]

    def __init__(
        self, code: Code, /, *, others: tuple["RuleViolation", ...] = (), **params: Param
    ) -> None:
        super().__init__(code, **params)
        self.others = others
