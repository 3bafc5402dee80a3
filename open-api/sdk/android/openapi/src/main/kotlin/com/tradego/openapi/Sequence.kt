package com.tradego.openapi

/**
 * The order of one stream: finds gaps, holds back what comes after one until it is filled, and
 * leaves out what came twice. It knows no network.
 */
internal class Sequence(
    private val channel: Channel,
    private val symbol: String,
    private val ask: (first: Long, last: Long) -> Unit,
    private val deliver: (Item) -> Unit
) {
    private var last = 0L
    private var gap: LongRange? = null
    private var held = mutableListOf<Update>()

    /** A new session numbers anew. */
    fun reset() {
        last = 0
        interrupted()
    }

    /** The line broke: an answer to resend will not come any more. */
    fun interrupted() {
        gap = null
        held = mutableListOf()
    }

    /** The state after subscribing. */
    fun snapshot(state: Update) {
        if (last == 0L) take(state) else if (gap == null && state.sequence > last) openGap(last + 1..state.sequence)
    }

    fun update(message: Update) {
        when {
            gap != null -> held.add(message)
            last == 0L || message.sequence == last + 1 -> take(message)
            message.sequence > last -> {
                held.add(message)
                openGap(last + 1 until message.sequence)
            }
        }
    }

    /** The answer to resend. */
    fun resent(messages: List<Update>, snapshot: Update?) {
        val filled = gap ?: return
        messages.forEach(::take)
        if (snapshot != null) last = maxOf(last, snapshot.sequence)
        deliver(Gap(channel, symbol, filled.first, filled.last, snapshot))
        val waiting = held
        interrupted()
        waiting.forEach(::update)
    }

    private fun take(message: Update) {
        if (message.sequence <= last) return
        last = message.sequence
        deliver(message)
    }

    private fun openGap(missing: LongRange) {
        gap = missing
        ask(missing.first, missing.last)
    }
}
