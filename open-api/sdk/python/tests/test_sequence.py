import unittest
from datetime import datetime, timezone

from tradego.messages import Depth, Gap
from tradego.sequence import Item, Sequence


def depth(sequence: int) -> Depth:
    return Depth("02871.HK", sequence, datetime.now(timezone.utc), (), ())


class SequenceTest(unittest.TestCase):
    def setUp(self) -> None:
        self.asked: list[tuple[int, int]] = []
        self.seen: list[object] = []
        self.sequence = Sequence("depth", "02871.HK", lambda *gap: self.asked.append(gap), self.take)

    def take(self, item: Item) -> None:
        self.seen.append((item.first_sequence, item.last_sequence) if isinstance(item, Gap) else item.sequence)

    def test_a_gap_is_filled_before_anything_newer_is_delivered(self) -> None:
        self.sequence.snapshot(depth(10))
        for number in (11, 14, 15):
            self.sequence.update(depth(number))
        self.assertEqual(self.asked, [(12, 13)])
        self.assertEqual(self.seen, [10, 11])
        self.sequence.resent([depth(12), depth(13)], None)
        self.assertEqual(self.seen, [10, 11, 12, 13, (12, 13), 14, 15])

    def test_what_comes_twice_is_delivered_once(self) -> None:
        for number in (1, 2, 2, 1, 3):
            self.sequence.update(depth(number))
        self.assertEqual(self.seen, [1, 2, 3])

    def test_a_gap_that_cannot_be_filled_is_told_with_the_state(self) -> None:
        self.sequence.snapshot(depth(10))
        self.sequence.update(depth(40))
        self.sequence.resent([], depth(40))
        self.sequence.update(depth(41))
        self.assertEqual(self.seen, [10, (11, 39), 41])

    def test_after_a_break_the_snapshot_shows_what_was_missed(self) -> None:
        self.sequence.snapshot(depth(10))
        self.sequence.interrupted()
        self.sequence.snapshot(depth(13))
        self.assertEqual(self.asked, [(11, 13)])


if __name__ == "__main__":
    unittest.main()
