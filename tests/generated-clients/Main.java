import java.nio.file.Files;
import java.nio.file.Path;
import org.openapitools.client.ApiClient;
import org.openapitools.client.api.NfEApi;
import org.openapitools.client.model.CancelNfeBody;
import org.openapitools.client.model.EmissaoNfe;

/** Emits, waits, cancels and reads the paper by what openapi-generator made. */
class Main {
  public static void main(String[] args) throws Exception {
    var client = new ApiClient();
    client.updateBaseUri(System.getenv("EMITE_URL"));
    client.setRequestInterceptor(
        request ->
            request
                .header("X-Access-Key", System.getenv("EMITE_ACCESS_KEY"))
                .header("Authorization", "Bearer " + System.getenv("EMITE_TOKEN")));
    var api = new NfEApi(client);
    var body = client.getObjectMapper().readValue(Files.readString(Path.of(args[0])), EmissaoNfe.class);

    var id = api.emitNfe(body, "wait=30", null, null, null).getInvoiceId();
    System.out.println(api.getNfe(id).getStatus());
    var reason = new CancelNfeBody().reason("Pedido desfeito pelo cliente");
    System.out.println(api.cancelNfe(id, reason, null, null, "wait=30").getEvent().getStatus());
    System.out.println(api.getNfe(id).getStatus());
    var paper = api.pdfNfe(id, null, null, null);
    System.out.println(new String(Files.readAllBytes(paper.toPath()), 0, 5, "ISO-8859-1"));
  }
}
