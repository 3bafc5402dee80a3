package com.tradego.openapi;

import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Map;

/** A numbered message of a stream. */
public sealed interface Update extends Item permits Quote, Depth {
    /** Number of the message on its channel and security. */
    long sequence();

    /** When the market stood so. */
    OffsetDateTime time();

    /** The typed form of a {@code quote} or {@code depth} message. */
    static Update read(Map<String, Object> message) {
        String symbol = (String) message.get("symbol");
        long sequence = ((Number) message.get("sequence")).longValue();
        OffsetDateTime time = OffsetDateTime.parse((String) message.get("time"));
        if (message.get("type").equals("depth")) {
            return new Depth(symbol, sequence, time, levels(message.get("bids")), levels(message.get("asks")));
        }
        return new Quote(
                symbol,
                sequence,
                time,
                (String) message.get("status"),
                price(message.get("last")),
                price(message.get("open")),
                price(message.get("high")),
                price(message.get("low")),
                price(message.get("previousClose")),
                price(message.get("bid")),
                price(message.get("ask")),
                ((Number) message.get("volume")).longValue(),
                price(message.get("turnover")));
    }

    private static BigDecimal price(Object text) {
        return text == null ? null : new BigDecimal((String) text);
    }

    @SuppressWarnings("unchecked")
    private static List<Level> levels(Object rows) {
        return ((List<Map<String, Object>>) rows)
                .stream()
                        .map(row -> new Level(
                                price(row.get("price")),
                                ((Number) row.get("quantity")).longValue(),
                                ((Number) row.get("orders")).intValue()))
                        .toList();
    }
}
