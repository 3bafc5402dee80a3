package com.tradego.openapi

import java.time.OffsetDateTime
import org.junit.Assert.assertEquals
import org.junit.Test

class SequenceTest {
    private val asked = mutableListOf<LongRange>()
    private val seen = mutableListOf<String>()
    private val sequence = Sequence(Channel.DEPTH, "02871.HK", { first, last -> asked.add(first..last) }) { item ->
        seen.add(if (item is Gap) "${item.first}-${item.last}${if (item.snapshot == null) "" else " lost"}" else "${(item as Update).sequence}")
    }

    private fun depth(number: Long) = Depth("02871.HK", number, OffsetDateTime.now(), emptyList(), emptyList())

    @Test
    fun aGapIsFilledBeforeAnythingNewerIsDelivered() {
        sequence.snapshot(depth(10))
        listOf(11L, 14L, 15L).forEach { sequence.update(depth(it)) }
        assertEquals(listOf(12L..13L), asked)
        assertEquals(listOf("10", "11"), seen)
        sequence.resent(listOf(depth(12), depth(13)), null)
        assertEquals(listOf("10", "11", "12", "13", "12-13", "14", "15"), seen)
    }

    @Test
    fun whatComesTwiceIsDeliveredOnce() {
        listOf(1L, 2L, 2L, 1L, 3L).forEach { sequence.update(depth(it)) }
        assertEquals(listOf("1", "2", "3"), seen)
    }

    @Test
    fun afterABreakTheSnapshotShowsWhatWasMissed() {
        sequence.snapshot(depth(10))
        sequence.interrupted()
        sequence.snapshot(depth(13))
        assertEquals(listOf(11L..13L), asked)
    }

    @Test
    fun aGapThatCannotBeFilledIsToldWithTheState() {
        sequence.snapshot(depth(10))
        sequence.update(depth(40))
        sequence.resent(emptyList(), depth(40))
        sequence.update(depth(41))
        assertEquals(listOf("10", "11-39 lost", "41"), seen)
    }

    @Test
    fun aSecondGapBehindTheFirstIsAskedForToo() {
        sequence.snapshot(depth(1))
        listOf(3L, 6L).forEach { sequence.update(depth(it)) }
        sequence.resent(listOf(depth(2)), null)
        assertEquals(listOf("1", "2", "2-2", "3"), seen)
        assertEquals(listOf(2L..2L, 4L..5L), asked)
    }

    @Test
    fun aNewSessionNumbersAnew() {
        sequence.snapshot(depth(10))
        sequence.reset()
        sequence.snapshot(depth(3))
        assertEquals(listOf("10", "3"), seen)
    }
}
