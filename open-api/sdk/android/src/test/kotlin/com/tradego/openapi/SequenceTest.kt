package com.tradego.openapi

import java.time.OffsetDateTime
import org.junit.Assert.assertEquals
import org.junit.Test

class SequenceTest {
    private val asked = mutableListOf<LongRange>()
    private val seen = mutableListOf<String>()
    private val sequence = Sequence(Channel.DEPTH, "02871.HK", { first, last -> asked.add(first..last) }) { item ->
        seen.add(if (item is Gap) "${item.first}-${item.last}" else "${(item as Update).sequence}")
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
}
