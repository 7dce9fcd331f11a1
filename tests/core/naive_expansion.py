"""A second program for games with the expansion, written from the rules alone.

It knows nothing of blocks, events or tables: one generator plays the game as a table would, and
stops wherever somebody has to say something. Only the swaps, looks and announcements of games with
one card each are in it, with any house rules, and no corrections.
"""

from collections.abc import Generator
from typing import Any

Line = dict[str, Any]
Wait = Generator[None, Line, None]

FIRST_BOX = {
    *("judge", "bishop", "king", "fool", "queen", "thief", "witch", "spy", "peasant", "cheat"),
    *("inquisitor", "widow"),
}
EXPANSION = {
    *("alchemist", "actress", "courtesan", "gambler", "puppet_master", "damned", "patron"),
    *("beggar", "necromancer", "princess", "sage", "usurper"),
}


class Over(Exception):
    """The game has ended."""


class NaiveGame:
    """A game, fed with lines of a record as dictionaries."""

    def __init__(self, setup: Line) -> None:
        people = len(setup["players"])
        self.set: list[str] = setup["cards"]
        self.coins = dict.fromkeys(range(people), 6)
        self.chairs: list[int | None] = list(range(people))
        self.sitting = list(range(people))
        house = setup.get("house_rules", {})
        each = {"none": 0, "one_each": people, "two_each": 2 * people}
        self.opening = each.get(house.get("opening_turns"), 4)
        self.zero_first = house.get("end") == "zero_first"
        self.bank, self.court = 194 - 6 * people, 0
        self.turn, self.chair = 1, setup["first"]
        self.awaiting: str | None = "turn"
        self.shown: set[int] = set()
        self.shown_before: set[int] = set()
        self.out: set[int] = set()
        self.damned_is_gone = False
        self.last_power: str | None = None
        self.winners: list[int] | None = None
        self.end: str | None = None
        self.active = self.sitting[self.chair]
        self.course = self.play()
        next(self.course)

    def feed(self, line: Line) -> None:
        self.course.send(line)

    # what the table shows

    def state(self) -> Line:
        may: list[str] = []
        if self.awaiting == "turn":
            if self.turn <= self.opening or self.active in self.shown_before:
                may = ["swap"]
            else:
                may = ["swap", "look", "announce"]
        shown = {
            "coins": [self.coins[person] for person in sorted(self.coins)],
            "court": self.court,
            "bank": self.bank,
            "turn": self.turn,
            "active": self.active,
            "awaiting": self.awaiting,
            "may": may,
            "owes_look": [],
            "seats": self.sitting,
            "winners": self.winners,
            "end": self.end,
        }
        return {**shown, "out": sorted(self.out)} if self.out else shown

    # people

    def circle(self, person: int) -> list[int]:
        """The others still in the game, clockwise from the person's left."""
        at = self.sitting.index(person)
        around = self.sitting[at + 1 :] + self.sitting[:at]
        return [other for other in around if other not in self.out]

    def alive(self) -> list[int]:
        return [person for person in self.sitting if person not in self.out]

    def pay(self, source: int | str, target: int | str, coins: int) -> None:
        have = self.bank if source == "bank" else self.coins[int(source)]
        coins = min(coins, have)
        for where, change in ((source, -coins), (target, coins)):
            if where == "bank":
                self.bank += change
            elif where == "court":
                self.court += change
            else:
                self.coins[int(where)] += change

    def leave(self, person: int) -> None:
        self.pay(person, "bank", self.coins[person])
        self.out.add(person)
        self.damned_is_gone = True

    # the course of the game

    def play(self) -> Wait:
        try:
            while True:
                self.awaiting, self.active = "turn", self.sitting[self.chair]
                self.shown = set()
                line = yield
                if line["do"] == "announce":
                    yield from self.announcement(line["character"])
                self.look_for_an_end()
                self.turn += 1
                self.shown_before = self.shown
                self.chair = (self.chair + 1) % len(self.sitting)
                while self.sitting[self.chair] in self.out:
                    self.chair = (self.chair + 1) % len(self.sitting)
        except Over:
            self.awaiting = None
            yield

    def finish(self, end: str, winners: list[int]) -> None:
        self.end, self.winners = end, sorted(winners)
        raise Over

    def look_for_an_end(self) -> None:
        alive = self.alive()
        rich = [person for person in alive if self.coins[person] >= 13]
        most = max(self.coins[person] for person in alive)
        broke = any(self.coins[person] == 0 for person in alive)
        if rich and not (broke and self.zero_first):
            self.finish("thirteen", rich)
        if len(alive) == 1:
            self.finish("alone", alive)
        if broke:
            self.finish("bankruptcy", [p for p in alive if self.coins[p] == most])

    def announcement(self, character: str) -> Wait:
        self.awaiting = "claims"
        claimants: list[int] = []
        while (line := (yield))["do"] == "claim":
            claimants.append(line["player"])
        claimants = [person for person in self.circle(self.active) if person in claimants]
        showing = [self.active, *claimants] if claimants else []
        users = [self.active]
        if claimants:
            self.awaiting = "reveal"
            line = yield
            self.shown |= set(showing)
            users = [person for person in showing if person in line["true"]]
            if line.get("damned") is not None:
                self.leave(line["damned"])
                if len(self.alive()) == 1:
                    self.look_for_an_end()
        false = [person for person in showing if person not in users]
        if users:
            standing = [person for person in false if person not in self.out]
            if character == "peasant":
                for user in users:
                    self.pay("bank", user, 2 if len(users) == 2 else 1)
            else:
                yield from self.use(character, users[0], standing, [])
            if character != "actress":
                self.last_after_turn = character
            self.look_for_an_end()
        for person in false:
            if person not in self.out:
                self.pay(person, "court", 1)
        self.look_for_an_end()
        if users and character != "actress":
            self.last_power = character

    def use(self, character: str, user: int, false: list[int], borrowed_by: list[str]) -> Wait:
        if character in borrowed_by:
            return
        chain = [*borrowed_by, character]
        others = self.circle(user)
        match character:
            case "judge":
                self.coins[user] += self.court
                self.court = 0
            case "king":
                self.pay("bank", user, 3)
            case "queen":
                self.pay("bank", user, 2)
            case "fool" | "sage" | "peasant":
                self.pay("bank", user, 1)
            case "widow":
                self.pay("bank", user, max(0, 10 - self.coins[user]))
            case "thief":
                self.pay(others[0], user, 1)
                self.pay(others[-1], user, 1)
            case "bishop":
                most = max(self.coins[person] for person in others)
                richest = [person for person in others if self.coins[person] == most]
                if len(richest) > 1:
                    self.awaiting = "choice"
                    richest = (yield)["targets"]
                self.pay(richest[0], user, 2)
            case "witch":
                self.awaiting = "choice"
                for other in (yield)["targets"]:
                    mine, theirs = self.coins[user], self.coins[other]
                    self.coins[user], self.coins[other] = theirs, mine
            case "cheat":
                if self.coins[user] >= 10:
                    self.finish("cheat", [user])
            case "patron":
                self.pay("bank", user, 3)
                self.pay("bank", others[-1], 1)
                self.pay("bank", others[0], 1)
            case "beggar":
                for person in others:
                    if self.coins[person] > self.coins[user]:
                        self.pay(person, user, 1)
            case "princess":
                self.pay("bank", user, 2)
                self.awaiting = "choice"
                self.shown |= set((yield)["targets"])
            case "puppet_master":
                if len(others) > 1:
                    self.awaiting = "choice"
                    one, two = (yield)["targets"]
                    self.pay(one, user, 1)
                    self.pay(two, user, 1)
                    self.change_places(one, two)
            case "inquisitor":
                self.awaiting = "choice"
                (target,) = (yield)["targets"]
                self.awaiting = "answer"
                answer = yield
                self.shown.add(target)
                if answer.get("damned"):
                    self.leave(user)
                elif not answer["right"]:
                    self.pay(target, user, 4)
            case "courtesan":
                self.awaiting = "answer"
                answer = yield
                self.shown.add(others[-1])
                if answer.get("damned"):
                    self.leave(user)
                elif answer["right"]:
                    self.pay(others[-1], user, 3)
            case "alchemist":
                side = others[:1]
                if others[0] != others[-1]:
                    self.awaiting = "choice"
                    side = (yield)["targets"]
                circle = [user, *others]
                if side != others[:1]:
                    circle.reverse()
                before = dict(self.coins)
                for giver, taker in zip(circle, circle[1:] + circle[:1], strict=True):
                    self.coins[taker] = before[giver]
            case "gambler":
                self.awaiting = "choice"
                (guesser,) = (yield)["targets"]
                fist = (yield)["number"]
                self.awaiting = "answer"
                self.pay("bank", guesser if (yield)["right"] else user, fist)
            case "actress":
                yield from self.act(user, false, chain)
            case "necromancer":
                self.awaiting = "choice"
                card = (yield)["character"]
                if card == "damned":
                    self.leave(user)
                else:
                    yield from self.use(card, user, [], chain)
            case "usurper":
                if [person for person in others if person not in false]:
                    self.awaiting = "choice"
                    (target,) = (yield)["targets"]
                    name = (yield)["character"]
                    self.awaiting = "answer"
                    answer = yield
                    self.shown.add(target)
                    if answer.get("damned"):
                        self.leave(user)
                    elif answer["right"]:
                        yield from self.use(name, user, [], chain)

    def act(self, user: int, false: list[int], chain: list[str]) -> Wait:
        """The Actress: what was played last, with the Peasants among those just shown."""
        if self.last_power is None:
            return
        if self.last_power == "peasant" and false and self.set.count("peasant") == 2:
            self.awaiting = "choice"
            peasants = (yield)["targets"]
            for person in [user, *peasants]:
                self.pay("bank", person, 2 if peasants else 1)
            return
        yield from self.use(self.last_power, user, [], chain)

    def change_places(self, one: int, two: int) -> None:
        a, b = self.sitting.index(one), self.sitting.index(two)
        self.sitting = [*self.sitting]
        self.sitting[a], self.sitting[b] = two, one
        # coins stay at the chairs
        self.coins[one], self.coins[two] = self.coins[two], self.coins[one]

    def cemetery(self) -> set[str]:
        """What may come up: every character with a card outside the set."""
        copies = {"peasant": 2}
        box = FIRST_BOX | EXPANSION
        outside = {card for card in box if self.set.count(card) < copies.get(card, 1)}
        return outside - {"damned"} if self.damned_is_gone else outside
