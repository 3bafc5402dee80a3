package com.tradego.openapi;

/** An answer of the server that says what went wrong; the code is one of the error table. */
public final class OpenApiException extends RuntimeException {
    private static final long serialVersionUID = 1L;

    private final String code;
    private final boolean ends;
    private final long retryAfter;

    OpenApiException(String code, String message, boolean ends, long retryAfter) {
        super(code + ": " + message);
        this.code = code;
        this.ends = ends;
        this.retryAfter = retryAfter;
    }

    public String code() {
        return code;
    }

    /** Whether the server closed the connection. */
    public boolean ends() {
        return ends;
    }

    /** Milliseconds to wait before trying again; 0 when the server named none. */
    public long retryAfter() {
        return retryAfter;
    }
}
