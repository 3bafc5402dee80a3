import com.tradego.openapi.Channel;
import com.tradego.openapi.OpenApi;
import com.tradego.openapi.OpenApiException;
import java.net.URI;
import java.util.Map;

public class HandleAnError {
    private static final String SANDBOX = "ws://127.0.0.1:4510/";

    public static void main(String[] args) {
        Map<String, String> env = System.getenv();
        var api = new OpenApi(
                env.getOrDefault("TG_KEY", "sample-key"),
                env.getOrDefault("TG_SECRET", "sample-secret"),
                URI.create(env.getOrDefault("TG_URL", SANDBOX)));
        try (var session = api.connect()) {
            try {
                session.snapshot("99999", Channel.QUOTE);
            } catch (OpenApiException error) {
                // Go by the code; the sentence is for people.
                System.out.println(error.code() + (error.ends() ? " connection closed" : " connection stays"));
            }
            System.out.println(session.snapshot("02871", Channel.QUOTE).symbol());
        }
    }
}
