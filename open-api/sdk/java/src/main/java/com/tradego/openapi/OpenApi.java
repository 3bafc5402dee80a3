package com.tradego.openapi;

import java.net.URI;

/** The way in: holds the settings, {@link #connect} opens a session. */
public record OpenApi(String key, String secret, URI url, boolean reconnect) {
    /** The protocol this package speaks. */
    public static final String PROTOCOL_VERSION = "2.0";

    public static final URI PRODUCTION = URI.create("wss://api.example.com/stream");
    public static final URI SANDBOX = URI.create("ws://127.0.0.1:4510/");

    public OpenApi {
        if (key.isEmpty() || secret.isEmpty()) {
            throw new IllegalArgumentException("key and secret are needed");
        }
    }

    /** Connects again by itself when the line breaks. */
    public OpenApi(String key, String secret, URI url) {
        this(key, secret, url, true);
    }

    /** Connects and signs in. Throws {@link OpenApiException} when the server refuses. */
    public Session connect() {
        Session session = new Session(this);
        try {
            session.open();
            return session;
        } catch (RuntimeException failed) {
            session.close();
            throw failed;
        }
    }
}
