import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.Quote;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Follows one security in the sandbox. */
public class Quotes {
    public static void main(String[] args) throws InterruptedException {
        var api = new OpenApi("sample-key", "sample-secret", OpenApi.SANDBOX);
        var left = new CountDownLatch(20);
        try (var session = api.connect()) {
            session.subscribe(
                    List.of("02871"),
                    Channel.QUOTE,
                    item -> {
                        if (item instanceof Quote quote) {
                            System.out.println(quote.time() + " " + quote.symbol() + " " + quote.last());
                        }
                        left.countDown();
                    },
                    Throwable::printStackTrace);
            left.await();
        }
    }
}
