package com.tradego.openapi;

/** What a security can be followed on. */
public enum Channel {
    QUOTE("quote"),
    DEPTH("depth");

    final String wire;

    Channel(String wire) {
        this.wire = wire;
    }
}
