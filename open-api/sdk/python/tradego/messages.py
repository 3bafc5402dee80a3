"""What the server sends, with types: prices are Decimal, times carry their zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from decimal import Decimal
from typing import Any, Literal

Channel = Literal["quote", "depth"]


@dataclass(frozen=True, slots=True)
class Quote:
    symbol: str
    sequence: int
    time: datetime
    status: Literal["trading", "halted", "closed"]
    last: Decimal | None
    open: Decimal | None
    high: Decimal | None
    low: Decimal | None
    previous_close: Decimal
    bid: Decimal | None
    ask: Decimal | None
    volume: int
    turnover: Decimal

    @property
    def code(self) -> str:
        """The five digits: ``02871`` of ``02871.HK``."""
        return self.symbol.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Level:
    price: Decimal
    quantity: int
    orders: int


@dataclass(frozen=True, slots=True)
class Depth:
    symbol: str
    sequence: int
    time: datetime
    bids: tuple[Level, ...]
    asks: tuple[Level, ...]

    @property
    def code(self) -> str:
        """The five digits: ``02871`` of ``02871.HK``."""
        return self.symbol.partition(".")[0]


@dataclass(frozen=True, slots=True)
class Gap:
    """Updates had been missed. Those just before it filled the gap; when they could not be had, ``snapshot`` says how things stand."""

    channel: Channel
    symbol: str
    first_sequence: int
    last_sequence: int
    snapshot: Quote | Depth | None

    @property
    def code(self) -> str:
        """The five digits: ``02871`` of ``02871.HK``."""
        return self.symbol.partition(".")[0]


@dataclass(frozen=True, slots=True)
class SignedIn:
    """What the server said at sign-in."""

    session: str
    channels: tuple[Channel, ...]
    delay: int
    heartbeat: int
    subscriptions: int


class OpenApiError(Exception):
    """An answer of the server that says what went wrong; ``code`` is one of the error table."""

    def __init__(self, message: dict[str, Any]) -> None:
        super().__init__(f"{message['code']}: {message['message']}")
        self.code: str = message["code"]
        self.ends: bool = message["ends"]
        self.retry_after: int = message.get("retryAfter", 0)


def _price(text: str | None) -> Decimal | None:
    return None if text is None else Decimal(text)


def _levels(rows: list[dict[str, Any]]) -> tuple[Level, ...]:
    return tuple(Level(Decimal(row["price"]), row["quantity"], row["orders"]) for row in rows)


def read_update(message: dict[str, Any]) -> Quote | Depth:
    """The typed form of a ``quote`` or ``depth`` message."""
    symbol, sequence = message["symbol"], message["sequence"]
    time = datetime.fromisoformat(message["time"])
    if message["type"] == "depth":
        return Depth(symbol, sequence, time, _levels(message["bids"]), _levels(message["asks"]))
    return Quote(
        symbol=symbol,
        sequence=sequence,
        time=time,
        status=message["status"],
        last=_price(message["last"]),
        open=_price(message["open"]),
        high=_price(message["high"]),
        low=_price(message["low"]),
        previous_close=Decimal(message["previousClose"]),
        bid=_price(message["bid"]),
        ask=_price(message["ask"]),
        volume=message["volume"],
        turnover=Decimal(message["turnover"]),
    )
