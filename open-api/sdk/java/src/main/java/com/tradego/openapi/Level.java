package com.tradego.openapi;

import java.math.BigDecimal;

/** One level of the market depth. */
public record Level(BigDecimal price, long quantity, int orders) {}
