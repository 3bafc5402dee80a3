package com.tradego.openapi;

import java.math.BigDecimal;
import java.time.OffsetDateTime;

/** A quote. Prices that there are not, as before the first trade of a day, are null. */
public record Quote(
        String symbol,
        long sequence,
        OffsetDateTime time,
        String status,
        BigDecimal last,
        BigDecimal open,
        BigDecimal high,
        BigDecimal low,
        BigDecimal previousClose,
        BigDecimal bid,
        BigDecimal ask,
        long volume,
        BigDecimal turnover)
        implements Update {}
