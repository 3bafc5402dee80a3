import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import java.net.URI;

/** Reads more snapshots, one right after the other, than the server answers in a second. */
public class Hurries {
    public static void main(String[] args) {
        try (var session =
                new OpenApi("sample-key", "sample-secret", URI.create(System.getenv("TG_URL"))).connect()) {
            for (int left = 14; left > 0; left--) {
                System.out.println(session.snapshot("02871", Channel.QUOTE).symbol());
            }
        }
    }
}
