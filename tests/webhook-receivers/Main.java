import java.nio.charset.StandardCharsets;
import java.util.Map;

/** `true` or `false` for each five arguments: secret, id, timestamp, signatures and body. */
final class Main {
  public static void main(String[] args) throws Exception {
    for (int at = 0; at < args.length; at += 5) {
      Map<String, String> headers =
          Map.of(
              "webhook-id", args[at + 1],
              "webhook-timestamp", args[at + 2],
              "webhook-signature", args[at + 3]);
      byte[] body = args[at + 4].getBytes(StandardCharsets.UTF_8);
      System.out.println(Webhooks.verify(body, headers, args[at]));
    }
  }
}
