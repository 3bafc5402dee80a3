package com.tradego.openapi;

import java.time.OffsetDateTime;
import java.util.List;

/** The market depth, best price first; a side that nobody is on is empty. */
public record Depth(String symbol, long sequence, OffsetDateTime time, List<Level> bids, List<Level> asks)
        implements Update {}
