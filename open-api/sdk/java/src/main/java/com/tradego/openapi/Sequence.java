package com.tradego.openapi;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * The order of one stream: finds gaps, holds back what comes after one until it is filled, and
 * leaves out what came twice. It knows no network.
 */
final class Sequence {
    private final Channel channel;
    private final String symbol;
    private final BiConsumer<Long, Long> ask;
    private final Consumer<Item> deliver;
    private final List<Update> held = new ArrayList<>();
    private long last;
    private long gapFirst;
    private long gapLast;

    Sequence(Channel channel, String symbol, BiConsumer<Long, Long> ask, Consumer<Item> deliver) {
        this.channel = channel;
        this.symbol = symbol;
        this.ask = ask;
        this.deliver = deliver;
    }

    /** A new session numbers anew. */
    synchronized void reset() {
        last = 0;
        interrupted();
    }

    /** The line broke: an answer to resend will not come any more. */
    synchronized void interrupted() {
        gapFirst = 0;
        held.clear();
    }

    /** The state after subscribing. */
    synchronized void snapshot(Update state) {
        if (last == 0) {
            take(state);
        } else if (gapFirst == 0 && state.sequence() > last) {
            open(last + 1, state.sequence());
        }
    }

    synchronized void update(Update message) {
        if (gapFirst != 0) {
            held.add(message);
        } else if (last == 0 || message.sequence() == last + 1) {
            take(message);
        } else if (message.sequence() > last) {
            held.add(message);
            open(last + 1, message.sequence() - 1);
        }
    }

    /** The answer to resend. */
    synchronized void resent(List<Update> messages, Update snapshot) {
        if (gapFirst == 0) {
            return;
        }
        messages.forEach(this::take);
        if (snapshot != null) {
            last = Math.max(last, snapshot.sequence());
        }
        deliver.accept(new Gap(channel, symbol, gapFirst, gapLast, snapshot));
        List<Update> waiting = List.copyOf(held);
        interrupted();
        waiting.forEach(this::update);
    }

    private void take(Update message) {
        if (message.sequence() > last) {
            last = message.sequence();
            deliver.accept(message);
        }
    }

    private void open(long first, long until) {
        gapFirst = first;
        gapLast = until;
        ask.accept(first, until);
    }
}
