import com.tradego.openapi.OpenApi;
import java.net.URI;
import java.util.Map;

public class ConnectAndSignIn {
    private static final String SANDBOX = "ws://127.0.0.1:4510/";

    public static void main(String[] args) {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            System.out.println("channels " + String.join(" ", session.channels()));
        }
    }
}
