import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.Quote;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class SubscribeQuotes {
    private static final String SANDBOX = "ws://127.0.0.1:4510/";

    public static void main(String[] args) throws InterruptedException {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            var left = new CountDownLatch(10);
            session.subscribe(
                    List.of("02871", "02853"),
                    Channel.QUOTE,
                    item -> {
                        if (item instanceof Quote quote && left.getCount() > 0) {
                            System.out.printf(
                                    "%s %d %s %s %s%n",
                                    quote.symbol(), quote.sequence(), quote.last(), quote.bid(), quote.ask());
                        }
                        left.countDown();
                    },
                    Throwable::printStackTrace);
            left.await();
        }
    }
}
