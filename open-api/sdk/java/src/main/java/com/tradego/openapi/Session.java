package com.tradego.openapi;

import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * A connection that is signed in. It comes back by itself when the line breaks, unless told not to.
 * What is delivered comes on one thread of the session: do long work on another.
 */
public final class Session implements AutoCloseable {
    private static final long FIRST_WAIT_MS = 500;
    private static final long LONGEST_WAIT_MS = 30_000;
    private static final long ANSWER_WITHIN_MS = 10_000;
    private static final int SYMBOLS_PER_REQUEST = 50;
    /** Heartbeats that may be missing before the line counts as broken. */
    private static final double HEARTBEATS_MISSED = 2.5;
    /** Errors after which connecting again with the same settings may work. */
    private static final Set<String> WORTH_ANOTHER_TRY = Set.of(
            "too-large",
            "sign-in-timeout",
            "heartbeat-missed",
            "too-many-connections",
            "slow-consumer",
            "server-closing",
            "internal");

    private record Asked(Map<String, Object> message, CompletableFuture<Map<String, Object>> answer) {}

    private record Stream(Channel channel, String symbol, Sequence sequence, Consumer<RuntimeException> failed) {}

    private final OpenApi api;
    private final HttpClient http = HttpClient.newHttpClient();
    private final AtomicInteger nextId = new AtomicInteger();
    private final Map<Integer, Asked> asked = new ConcurrentHashMap<>();
    private final Map<String, Stream> streams = new ConcurrentHashMap<>();
    private final ScheduledExecutorService later = Executors.newSingleThreadScheduledExecutor(work -> {
        Thread thread = new Thread(work, "tradego-open-api");
        thread.setDaemon(true);
        return thread;
    });
    private volatile WebSocket socket;
    /** The connection that was given up. */
    private WebSocket gone;
    private volatile Map<String, Object> info;
    private volatile boolean closed;
    /** When the line last said something. */
    private volatile long heard;
    private volatile long waitMs = FIRST_WAIT_MS;
    private CompletableFuture<WebSocket> sending = CompletableFuture.completedFuture(null);

    Session(OpenApi api) {
        this.api = api;
    }

    /** Channels that the key may use. */
    @SuppressWarnings("unchecked")
    public List<String> channels() {
        return (List<String>) info.get("channels");
    }

    /**
     * Follows securities: the state first, then every update in order.
     *
     * @param failed told when the server refuses, or when the line broke for good
     */
    public void subscribe(
            List<String> symbols, Channel channel, Consumer<Item> items, Consumer<RuntimeException> failed) {
        List<String> list = symbols.stream().map(Session::full).toList();
        for (String symbol : list) {
            Sequence[] own = new Sequence[1];
            own[0] = new Sequence(
                    channel, symbol, (first, last) -> resend(channel, symbol, first, last, own[0], failed), items);
            streams.put(channel.wire + " " + symbol, new Stream(channel, symbol, own[0], failed));
        }
        ask(channel, list).exceptionally(error -> {
            if (cause(error) instanceof OpenApiException refused && !refused.ends()) {
                failed.accept(refused);
            }
            return null;
        });
    }

    /** Ends a subscription. */
    public void unsubscribe(List<String> symbols, Channel channel) {
        List<String> list = symbols.stream().map(Session::full).toList();
        list.forEach(symbol -> streams.remove(channel.wire + " " + symbol));
        await(request("unsubscribe", Map.of("channel", channel.wire, "symbols", list)));
    }

    /** How a security stands now; it need not be subscribed to. */
    @SuppressWarnings("unchecked")
    public Update snapshot(String symbol, Channel channel) {
        Map<String, Object> answer =
                await(request("getSnapshot", Map.of("channel", channel.wire, "symbol", full(symbol))));
        return Update.read((Map<String, Object>) answer.get("state"));
    }

    /** Signs out. */
    @Override
    public void close() {
        boolean wasOpen = !closed && info != null;
        closed = true;
        if (wasOpen) {
            try {
                await(request("signOut", Map.of()));
            } catch (RuntimeException gone) {
                // The connection is over either way.
            }
        }
        if (socket != null) {
            socket.abort();
        }
        later.shutdownNow();
    }

    void open() {
        CompletableFuture<Map<String, Object>> signedIn = new CompletableFuture<>();
        http.newWebSocketBuilder().buildAsync(api.url(), new Listener(signedIn)).whenComplete((opened, error) -> {
            if (error != null) {
                signedIn.completeExceptionally(error);
            }
        });
        await(signedIn.orTimeout(ANSWER_WITHIN_MS, TimeUnit.MILLISECONDS));
    }

    /** Signed in: from here on a line that breaks is mended. */
    private void enter(Map<String, Object> answer) {
        if (info != null && !info.get("session").equals(answer.get("session"))) {
            streams.values().forEach(stream -> stream.sequence().reset());
        }
        info = answer;
        waitMs = FIRST_WAIT_MS;
        long longest = (long) (((Number) answer.get("heartbeat")).longValue() * HEARTBEATS_MISSED);
        listen(socket, longest, longest);
    }

    /**
     * A line that has said nothing for longer than heartbeats are apart is broken, whatever the system thinks: the
     * client of JDK 17 does not always notice the end of a line that it has just written to.
     */
    private void listen(WebSocket line, long longest, long wait) {
        later.schedule(
                () -> {
                    long silent = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - heard);
                    if (line != socket || closed) {
                        return;
                    }
                    if (silent < longest) {
                        listen(line, longest, longest - silent);
                    } else {
                        broken(line, new IllegalStateException("the heartbeat stopped"));
                    }
                },
                wait,
                TimeUnit.MILLISECONDS);
    }

    private CompletableFuture<Map<String, Object>> request(String type, Map<String, Object> fields) {
        int id = nextId.incrementAndGet();
        Map<String, Object> message = new LinkedHashMap<>(fields);
        message.put("type", type);
        message.put("id", id);
        CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
        asked.put(id, new Asked(message, answer));
        send(message);
        return answer.orTimeout(ANSWER_WITHIN_MS, TimeUnit.MILLISECONDS)
                .whenComplete((done, error) -> asked.remove(id));
    }

    /** What a broken line never sent does not keep its successor waiting. */
    private synchronized void begin(WebSocket opened) {
        socket = opened;
        sending = CompletableFuture.completedFuture(null);
    }

    /** A message is sent when the one before it has left, as java.net.http wants it. */
    private synchronized void send(Map<String, Object> message) {
        WebSocket to = socket;
        String text = Json.write(message);
        sending = sending.thenCompose(before -> to.sendText(text, true));
        // A line that breaks while something is being sent is told to the sender alone.
        sending.exceptionally(error -> {
            broken(to, new IllegalStateException("the connection broke", cause(error)));
            return null;
        });
    }

    private void broken(WebSocket line, RuntimeException error) {
        line.abort();
        lost(line, error);
    }

    /** More than the limit of a second, as when many subscriptions are taken up again: it was not carried out, so it waits. */
    private void again(Asked waiting, long told) {
        later.schedule(
                () -> {
                    if (!waiting.answer().isDone()) {
                        send(waiting.message());
                    }
                },
                Math.max(told, FIRST_WAIT_MS),
                TimeUnit.MILLISECONDS);
    }

    /** What the message answers; null where it answers nothing. */
    private Asked asked(Map<String, Object> message) {
        Object id = message.get("id");
        return id == null ? null : asked.get(((Number) id).intValue());
    }

    private void failAll(RuntimeException error) {
        List.copyOf(asked.values()).forEach(waiting -> waiting.answer().completeExceptionally(error));
    }

    private CompletableFuture<Void> ask(Channel channel, List<String> symbols) {
        CompletableFuture<Void> all = CompletableFuture.completedFuture(null);
        for (int from = 0; from < symbols.size(); from += SYMBOLS_PER_REQUEST) {
            List<String> some = symbols.subList(from, Math.min(symbols.size(), from + SYMBOLS_PER_REQUEST));
            all = all.thenCompose(before -> request("subscribe", Map.of("channel", channel.wire, "symbols", some)))
                    .thenAccept(answer -> {});
        }
        return all;
    }

    @SuppressWarnings("unchecked")
    private void resend(
            Channel channel,
            String symbol,
            long first,
            long last,
            Sequence sequence,
            Consumer<RuntimeException> failed) {
        WebSocket line = socket;
        request("resend", Map.of("channel", channel.wire, "symbol", symbol, "first", first, "last", last))
                .thenAccept(answer -> {
                    List<Update> messages = ((List<Map<String, Object>>) answer.get("messages"))
                            .stream().map(Update::read).toList();
                    Object state = answer.get("snapshot");
                    sequence.resent(messages, state == null ? null : Update.read((Map<String, Object>) state));
                })
                .exceptionally(error -> {
                    // What the server refuses is the reader's to know. Without an answer nothing more can be delivered:
                    // connecting again finds the same gap.
                    if (!(cause(error) instanceof OpenApiException refused)) {
                        broken(line, new IllegalStateException("no answer in time", cause(error)));
                    } else if (!refused.ends()) {
                        failed.accept(refused);
                    }
                    return null;
                });
    }

    @SuppressWarnings("unchecked")
    private void receive(Map<String, Object> message) {
        String type = (String) message.get("type");
        Object number = message.get("id");
        Asked waiting = asked(message);
        switch (type) {
            case "heartbeat" -> send(Map.of("type", "heartbeat", "id", number));
            case "quote", "depth" -> {
                Stream stream = streams.get(type + " " + message.get("symbol"));
                if (stream != null) {
                    stream.sequence().update(Update.read(message));
                }
            }
            default -> {
                if (waiting != null) {
                    waiting.answer().complete(message);
                } else if (type.equals("snapshot")) {
                    // The answer to subscribe was `subscribed`; the snapshots after it carry the same number.
                    Stream stream = streams.get(message.get("channel") + " " + message.get("symbol"));
                    if (stream != null) {
                        stream.sequence().snapshot(Update.read((Map<String, Object>) message.get("state")));
                    }
                }
            }
        }
    }

    private void lost(WebSocket from, RuntimeException error) {
        synchronized (this) {
            if (from != socket || from == gone) {
                return;
            }
            gone = from;
        }
        failAll(error);
        if (closed || info == null) {
            return;
        }
        streams.values().forEach(stream -> stream.sequence().interrupted());
        boolean isFinal = error instanceof OpenApiException refused && !WORTH_ANOTHER_TRY.contains(refused.code());
        if (isFinal || !api.reconnect()) {
            streams.values().forEach(stream -> stream.failed().accept(error));
            return;
        }
        again(error instanceof OpenApiException told ? told.retryAfter() : 0);
    }

    private void again(long told) {
        long wait = Math.max(told, waitMs);
        waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
        later.schedule(
                () -> {
                    WebSocket before = socket;
                    try {
                        open();
                        for (Channel channel : Channel.values()) {
                            List<String> symbols = new ArrayList<>();
                            streams.values().stream()
                                    .filter(stream -> stream.channel() == channel)
                                    .forEach(stream -> symbols.add(stream.symbol()));
                            ask(channel, symbols);
                        }
                    } catch (RuntimeException failed) {
                        if (socket != before) {
                            broken(socket, failed);
                        } else if (!closed) {
                            again(0);
                        }
                    }
                },
                wait,
                TimeUnit.MILLISECONDS);
    }

    private static String full(String symbol) {
        return symbol.matches("\\d{5}") ? symbol + ".HK" : symbol;
    }

    private static String sign(String secret, String text) {
        try {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(secret.getBytes(StandardCharsets.UTF_8), "HmacSHA256"));
            return HexFormat.of().formatHex(mac.doFinal(text.getBytes(StandardCharsets.UTF_8)));
        } catch (GeneralSecurityException missing) {
            throw new IllegalStateException(missing);
        }
    }

    private static Throwable cause(Throwable error) {
        return error instanceof CompletionException && error.getCause() != null ? error.getCause() : error;
    }

    private static Map<String, Object> await(CompletableFuture<Map<String, Object>> answer) {
        try {
            return answer.join();
        } catch (CompletionException error) {
            throw cause(error) instanceof RuntimeException known ? known : error;
        }
    }

    /** Puts frames together and hands messages on. */
    private final class Listener implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();
        private final CompletableFuture<Map<String, Object>> signedIn;
        private RuntimeException said;

        Listener(CompletableFuture<Map<String, Object>> signedIn) {
            this.signedIn = signedIn;
        }

        @Override
        public void onOpen(WebSocket opened) {
            begin(opened);
            opened.request(1);
        }

        @Override
        public CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            heard = System.nanoTime();
            text.append(data);
            if (isLast) {
                String whole = text.toString();
                text.setLength(0);
                take(Json.read(whole));
            }
            from.request(1);
            return null;
        }

        private void take(Map<String, Object> message) {
            Object type = message.get("type");
            if (type.equals("error")) {
                Object after = message.get("retryAfter");
                OpenApiException error = new OpenApiException(
                        (String) message.get("code"),
                        (String) message.get("message"),
                        (Boolean) message.get("ends"),
                        after == null ? 0 : ((Number) after).longValue());
                if (error.ends()) {
                    said = error;
                    signedIn.completeExceptionally(error);
                    failAll(error);
                }
                Asked waiting = asked(message);
                if (waiting != null && error.code().equals("too-fast")) {
                    again(waiting, error.retryAfter());
                } else if (waiting != null) {
                    waiting.answer().completeExceptionally(error);
                }
            } else if (type.equals("hello")) {
                String signed = message.get("nonce") + "\n" + api.key() + "\n" + OpenApi.PROTOCOL_VERSION;
                Map<String, Object> fields = Map.of(
                        "version", OpenApi.PROTOCOL_VERSION, "key", api.key(), "signature", sign(api.secret(), signed));
                request("signIn", fields).whenComplete((answer, error) -> {
                    // On the line's own thread, as its next message may already say that the server is closing.
                    if (error == null) {
                        enter(answer);
                        signedIn.complete(answer);
                    } else {
                        signedIn.completeExceptionally(cause(error));
                    }
                });
            } else {
                receive(message);
            }
        }

        @Override
        public CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            over(from, null);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable error) {
            over(from, error);
        }

        private void over(WebSocket from, Throwable error) {
            RuntimeException why = said != null ? said : new IllegalStateException("the connection closed", error);
            signedIn.completeExceptionally(why);
            lost(from, why);
        }
    }
}
