package com.tradego.openapi;

/** What a subscription delivers: a {@link Quote}, a {@link Depth} or a {@link Gap}. */
public sealed interface Item permits Update, Gap {
    /** The security, as {@code 02871.HK}. */
    String symbol();
}
