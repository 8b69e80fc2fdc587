import br.com.swconsultoria.certificado.CertificadoService;
import br.com.swconsultoria.nfe.Assinar;
import br.com.swconsultoria.nfe.Validar;
import br.com.swconsultoria.nfe.dom.ConfiguracoesNfe;
import br.com.swconsultoria.nfe.dom.enuns.AmbienteEnum;
import br.com.swconsultoria.nfe.dom.enuns.AssinaturaEnum;
import br.com.swconsultoria.nfe.dom.enuns.EstadosEnum;
import br.com.swconsultoria.nfe.dom.enuns.ServicosEnum;
import br.com.swconsultoria.nfe.schema_4.enviNFe.TEnviNFe;
import br.com.swconsultoria.nfe.util.XmlNfeUtil;
import com.fincatto.documentofiscal.DFUnidadeFederativa;
import com.fincatto.documentofiscal.nfe.NFeConfig;
import com.fincatto.documentofiscal.nfe400.classes.nota.NFNota;
import com.fincatto.documentofiscal.utils.DFAssinaturaDigital;
import com.fincatto.documentofiscal.utils.DFPersister;
import com.fincatto.documentofiscal.validadores.DFXMLValidador;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.KeyStore;
import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;

/** wmixvideo nfe and java-nfe from their own objects to a signed document, validated by their own calls. */
public class Peers {
  private static final int ROUNDS = 5;
  private static final String PASSWORD = "bench";
  private static final com.sun.management.OperatingSystemMXBean SYSTEM =
      (com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private static Object kept;

  /** CPU of all threads, the compiler's and the collector's too; warmed up for three seconds. */
  private static void time(String peer, String items, Callable<?> call) {
    String rest;
    try {
      long start = System.nanoTime();
      int calls = 0;
      do {
        kept = call.call();
        calls++;
      } while (System.nanoTime() - start < 3_000_000_000L);
      int batch = (int) Math.max(1, calls * 400_000_000L / (System.nanoTime() - start));
      double[] times = new double[ROUNDS];
      for (int round = 0; round < ROUNDS; round++) {
        long before = SYSTEM.getProcessCpuTime();
        for (int n = 0; n < batch; n++) kept = call.call();
        times[round] = (SYSTEM.getProcessCpuTime() - before) / 1e3 / batch;
      }
      Arrays.sort(times);
      rest = String.format(Locale.ROOT, "\"us\":%.1f", times[ROUNDS / 2]);
    } catch (Throwable error) {
      Throwable cause = error;
      while (cause.getCause() != null) cause = cause.getCause();
      String text = String.valueOf(cause).replaceAll("[\"\\\\\\p{Cntrl}]", " ");
      rest = "\"error\":\"" + text.substring(0, Math.min(200, text.length())) + "\"";
    }
    System.out.printf("{\"peer\":\"%s\",\"items\":%s,%s}%n", peer, items, rest);
  }

  public static void main(String[] args) throws Exception {
    Path folder = Path.of(args[0]);
    byte[] pfx = Files.readAllBytes(folder.resolve("a1-legacy.p12"));
    KeyStore store = KeyStore.getInstance("PKCS12");
    try (InputStream in = Files.newInputStream(folder.resolve("a1-legacy.p12"))) {
      store.load(in, PASSWORD.toCharArray());
    }
    var wmixvideo = new DFAssinaturaDigital(new NFeConfig() {
      @Override public DFUnidadeFederativa getCUF() { return DFUnidadeFederativa.SP; }
      @Override public KeyStore getCertificadoKeyStore() { return store; }
      @Override public String getCertificadoSenha() { return PASSWORD; }
      @Override public KeyStore getCadeiaCertificadosKeyStore() { return store; }
      @Override public String getCadeiaCertificadosSenha() { return PASSWORD; }
    });
    var javaNfe = ConfiguracoesNfe.criarConfiguracoes(
        EstadosEnum.SP, AmbienteEnum.HOMOLOGACAO, CertificadoService.certificadoPfxBytes(pfx, PASSWORD), args[1]);
    for (String items : Arrays.copyOfRange(args, 2, args.length)) {
      String xml = Files.readString(folder.resolve("nfe-" + items + ".xml"));
      NFNota nota = new DFPersister(false).read(NFNota.class, xml);
      time("wmixvideo/nfe", items, () -> {
        String signed = wmixvideo.assinarDocumento(nota.toString());
        if (!DFXMLValidador.validaNota400(signed)) throw new IllegalStateException("refused by its schema");
        return signed;
      });
      // It writes text without escaping it and then cannot read its own XML: its copy has no such text.
      TEnviNFe lote = XmlNfeUtil.xmlToObject(
          "<enviNFe xmlns=\"http://www.portalfiscal.inf.br/nfe\" versao=\"4.00\"><idLote>1</idLote><indSinc>1</indSinc>"
              + xml.replaceAll("&(lt|gt|amp);", "") + "</enviNFe>", TEnviNFe.class);
      time("java-nfe", items, () -> {
        String signed = Assinar.assinaNfe(javaNfe, XmlNfeUtil.objectToXml(lote), AssinaturaEnum.NFE);
        if (!new Validar().isValidXml(javaNfe, signed, ServicosEnum.ENVIO)) throw new IllegalStateException("refused by its schema");
        return signed;
      });
    }
    System.exit(0);
  }
}
