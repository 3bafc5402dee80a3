import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.Quote;
import java.net.URI;
import java.util.List;
import java.util.Map;

public class ReadASnapshot {
    private static final String SANDBOX = "ws://127.0.0.1:4510/";

    public static void main(String[] args) {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            for (String symbol : List.of("02871", "07061")) {
                var quote = (Quote) session.snapshot(symbol, Channel.QUOTE);
                // Before the first trade of a day there is no last price.
                var price = quote.last() == null ? "previous close " + quote.previousClose() : quote.last();
                System.out.println(quote.symbol() + " " + quote.status() + " " + price);
            }
        }
    }
}
