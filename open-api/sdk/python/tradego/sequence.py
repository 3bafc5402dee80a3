"""The order of one stream: finds gaps, holds back what comes after one, leaves out what came twice."""

from __future__ import annotations

from collections.abc import Callable

from .messages import Channel, Depth, Gap, Quote

Item = Quote | Depth | Gap


class Sequence:
    """Knows no network: ``ask`` sends ``resend``, ``deliver`` takes what is in order."""

    def __init__(
        self,
        channel: Channel,
        symbol: str,
        ask: Callable[[int, int], None],
        deliver: Callable[[Item], None],
    ) -> None:
        self._channel = channel
        self._symbol = symbol
        self._ask = ask
        self._deliver = deliver
        self.last = 0
        self._gap: tuple[int, int] | None = None
        self._held: list[Quote | Depth] = []

    def reset(self) -> None:
        """A new session numbers anew."""
        self.last = 0
        self.interrupted()

    def interrupted(self) -> None:
        """The line broke: an answer to ``resend`` will not come any more."""
        self._gap = None
        self._held = []

    def snapshot(self, state: Quote | Depth) -> None:
        """The state after subscribing."""
        if self.last == 0:
            self._take(state)
        elif self._gap is None and state.sequence > self.last:
            self._open(self.last + 1, state.sequence)

    def update(self, message: Quote | Depth) -> None:
        if self._gap is not None:
            self._held.append(message)
        elif self.last == 0 or message.sequence == self.last + 1:
            self._take(message)
        elif message.sequence > self.last:
            self._held = [message]
            self._open(self.last + 1, message.sequence - 1)

    def resent(self, messages: list[Quote | Depth], snapshot: Quote | Depth | None) -> None:
        """The answer to ``resend``."""
        if self._gap is None:
            return
        first, last = self._gap
        for message in messages:
            self._take(message)
        if snapshot is not None:
            self.last = max(self.last, snapshot.sequence)
        self._deliver(Gap(self._channel, self._symbol, first, last, snapshot))
        held = self._held
        self.interrupted()
        for message in held:
            self.update(message)

    def _take(self, message: Quote | Depth) -> None:
        if message.sequence > self.last:
            self.last = message.sequence
            self._deliver(message)

    def _open(self, first: int, last: int) -> None:
        self._gap = (first, last)
        self._ask(first, last)
