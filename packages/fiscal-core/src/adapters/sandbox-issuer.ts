import { request } from 'node:https';
import { z } from 'zod';

const issuedSchema = z.object({
  certPem: z.string().min(1),
  keyPem: z.string().min(1),
  chainPem: z.string(),
});
export type IssuedCertificate = z.infer<typeof issuedSchema>;

export interface CertificateRequest {
  readonly accountId: string;
  readonly clientId: string;
  readonly cnpj: string;
  readonly name: string;
}

/** Asks the sandbox's CA for a company's certificate. */
export type IssueCertificate = (
  company: CertificateRequest,
) => Promise<
  | { readonly kind: 'emitido'; readonly certificate: IssuedCertificate }
  | { readonly kind: 'indisponivel'; readonly cause: string }
>;

const TIMEOUT_MS = 10_000;
const ANSWER_BYTES_MAX = 256 * 1024;

export function createIssuer(sandbox: {
  readonly baseUrl: string;
  readonly ca: string;
  readonly adminToken: string;
}): IssueCertificate {
  const { baseUrl, ca, adminToken } = sandbox;
  const away = (cause: string) => ({
    kind: 'indisponivel' as const,
    cause: `O sandbox não emitiu o certificado de teste (${cause})`,
  });
  return (company) =>
    new Promise((resolve) => {
      const body = JSON.stringify(company);
      const call = request(
        new URL('/sandbox/certificates', baseUrl),
        {
          method: 'POST',
          ca,
          timeout: TIMEOUT_MS,
          headers: {
            authorization: `Bearer ${adminToken}`,
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
          },
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk: string) => {
            text += chunk;
            if (text.length > ANSWER_BYTES_MAX) response.destroy(new Error('answer too long'));
          });
          response.on('error', (error) => resolve(away(error.message)));
          response.on('end', () => {
            const { statusCode = 0 } = response;
            if (statusCode < 200 || statusCode > 299) return resolve(away(`HTTP ${statusCode}`));
            const parsed = issuedSchema.safeParse(jsonOf(text));
            resolve(
              parsed.success ? { kind: 'emitido', certificate: parsed.data } : away('resposta ilegível'),
            );
          });
        },
      );
      call.on('timeout', () => call.destroy(new Error('timeout')));
      call.on('error', (error) => resolve(away(error.message)));
      call.end(body);
    });
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
