package com.tradego.openapi;

import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.List;

/** Needs no framework: {@code java -ea com.tradego.openapi.SequenceTest}. */
public final class SequenceTest {
    private final List<String> asked = new ArrayList<>();
    private final List<String> seen = new ArrayList<>();
    private final Sequence sequence = new Sequence(
            Channel.DEPTH,
            "02871.HK",
            (first, last) -> asked.add(first + "-" + last),
            item -> seen.add(
                    item instanceof Gap gap
                            ? gap.first() + "-" + gap.last() + (gap.snapshot() == null ? "" : " lost")
                            : String.valueOf(((Update) item).sequence())));

    private static Update depth(long number) {
        return new Depth("02871.HK", number, OffsetDateTime.now(), List.of(), List.of());
    }

    private void aGapIsFilledBeforeAnythingNewerIsDelivered() {
        sequence.snapshot(depth(10));
        for (long number : new long[] {11, 14, 15, 15}) {
            sequence.update(depth(number));
        }
        assert asked.equals(List.of("12-13")) : asked;
        assert seen.equals(List.of("10", "11")) : seen;
        sequence.resent(List.of(depth(12), depth(13)), null);
        assert seen.equals(List.of("10", "11", "12", "13", "12-13", "14", "15")) : seen;
    }

    private void aGapThatCannotBeFilledIsToldWithTheState() {
        sequence.snapshot(depth(10));
        sequence.update(depth(40));
        sequence.resent(List.of(), depth(40));
        sequence.update(depth(41));
        assert seen.equals(List.of("10", "11-39 lost", "41")) : seen;
    }

    private void afterABreakTheSnapshotShowsWhatWasMissed() {
        sequence.snapshot(depth(10));
        sequence.interrupted();
        sequence.snapshot(depth(13));
        assert asked.equals(List.of("11-13")) : asked;
    }

    public static void main(String[] args) {
        if (!SequenceTest.class.desiredAssertionStatus()) {
            throw new IllegalStateException("run with -ea");
        }
        new SequenceTest().aGapIsFilledBeforeAnythingNewerIsDelivered();
        new SequenceTest().aGapThatCannotBeFilledIsToldWithTheState();
        new SequenceTest().afterABreakTheSnapshotShowsWhatWasMissed();
        System.out.println("3 passed");
    }
}
