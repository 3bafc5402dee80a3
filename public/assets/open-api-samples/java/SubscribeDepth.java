import com.tradego.openapi.Channel;
import com.tradego.openapi.Depth;
import com.tradego.openapi.OpenApi;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class SubscribeDepth {
    private static final String SANDBOX = "ws://127.0.0.1:4510/";

    public static void main(String[] args) throws InterruptedException {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            var left = new CountDownLatch(3);
            session.subscribe(
                    List.of("02871"),
                    Channel.DEPTH,
                    item -> {
                        if (item instanceof Depth depth && left.getCount() > 0) {
                            var bid = depth.bids().get(0);
                            var ask = depth.asks().get(0);
                            System.out.printf(
                                    "%s %d levels %d @ %s / %d @ %s%n",
                                    depth.symbol(),
                                    depth.bids().size(),
                                    bid.quantity(),
                                    bid.price(),
                                    ask.quantity(),
                                    ask.price());
                        }
                        left.countDown();
                    },
                    Throwable::printStackTrace);
            left.await();
        }
    }
}
