import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.Quote;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CountDownLatch;

/** Prints the numbers of 25 quotes, however often the line breaks meanwhile. */
public class ComesBack {
    public static void main(String[] args) throws InterruptedException {
        var api = new OpenApi("sample-key", "sample-secret", URI.create(System.getenv("TG_URL")));
        var left = new CountDownLatch(25);
        try (var session = api.connect()) {
            session.subscribe(
                    List.of("02871"),
                    Channel.QUOTE,
                    item -> {
                        if (item instanceof Quote quote && left.getCount() > 0) {
                            System.out.println(quote.sequence());
                            left.countDown();
                        }
                    },
                    failed -> {
                        failed.printStackTrace();
                        System.exit(1);
                    });
            left.await();
        }
    }
}
