import com.tradego.openapi.Channel;
import com.tradego.openapi.Gap;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.Quote;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class RecoverAfterAGap {
    // In the sandbox, drop=5 leaves out every update whose number five divides.
    private static final String SANDBOX = "ws://127.0.0.1:4510/?drop=5";

    public static void main(String[] args) throws InterruptedException {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            var filled = new CountDownLatch(1);
            session.subscribe(
                    List.of("02871"),
                    Channel.QUOTE,
                    item -> {
                        if (item instanceof Quote quote && filled.getCount() > 0) {
                            System.out.println("quote " + quote.sequence());
                        }
                        if (item instanceof Gap gap && filled.getCount() > 0) {
                            // What was missed has been delivered, in order; or it is too old, and the snapshot is all
                            // there is.
                            var how = gap.snapshot() == null ? "filled" : "told by a snapshot";
                            System.out.println("gap " + gap.first() + " to " + gap.last() + " " + how);
                            filled.countDown();
                        }
                    },
                    Throwable::printStackTrace);
            filled.await();
        }
    }
}
