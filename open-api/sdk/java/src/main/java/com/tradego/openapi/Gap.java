package com.tradego.openapi;

/**
 * Updates had been missed. Those delivered just before it filled the gap; when they could not be
 * had any more, {@code snapshot} says how things stand, else it is null.
 */
public record Gap(Channel channel, String symbol, long first, long last, Update snapshot) implements Item {}
