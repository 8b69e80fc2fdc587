import { createPrivateKey, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createHttpsSefaz } from '@fiscal/core/adapters/https';
import { createIssuer } from '@fiscal/core/adapters/sandbox-issuer';
import { documentOf } from '@fiscal/core/registry/documents';
import { parseAutorizacao } from '@fiscal/core/sefaz/answers';
import { buildProc, enviNFe } from '@fiscal/core/sefaz/messages';
import { minimalNfe } from '@fiscal/core/testing/builders';
import { stack } from '@fiscal/core/testing/stack';
import { preparedOf } from '@fiscal/core/testing/taken';
import type { Company } from './api.ts';

/** Data of a document that another provider issued and hands over. */
export interface Elsewhere {
  readonly chave: string;
  readonly xml: Buffer;
}

/** Issues NF-e of a company at the emulated authority as another system of it would: signed and sent without us. */
export async function issuedElsewhere(
  { accountId, clientId, cnpj }: Company,
  numeros: readonly number[],
): Promise<readonly Elsewhere[]> {
  const { sandboxUrl: baseUrl, sandboxCaFile, sandboxAdminToken: adminToken } = stack();
  const ca = readFileSync(sandboxCaFile, 'utf8');
  const about = { accountId, clientId, cnpj, name: 'EMPRESA DE TESTE LTDA' };
  const issued = await createIssuer({ baseUrl, ca, adminToken })(about);
  if (issued.kind !== 'emitido') throw new Error(issued.cause);
  const { certPem, keyPem, chainPem } = issued.certificate;
  const privateKey = createPrivateKey(keyPem);
  const certificateBase64 = new X509Certificate(certPem).raw.toString('base64');
  const identity = {
    id: `${accountId}:${cnpj}`,
    keyPem,
    certPem: certPem + chainPem,
    privateKey,
    certificateBase64,
  };
  const sefaz = createHttpsSefaz({ liveTransmission: false, sandbox: { baseUrl, ca } });
  const nfe = documentOf('nfe');
  const files: Elsewhere[] = [];
  for (const numero of numeros) {
    const nowMs = Date.now();
    const prepared = preparedOf(nfe, minimalNfe(nowMs, { cnpj_emitente: cnpj, numero }), {
      ambiente: 2,
      issuer: { cnpj, name: 'EMPRESA DE TESTE LTDA', ie: '110042490114', uf: 'SP' },
      nowMs,
      completeInSandbox: true,
      verProc: 'outro 1.0',
    });
    const { tree, dhEmi } = prepared;
    const chave = nfe.finalize(tree, { serie: 1, numero, codigoNumerico: '73402951', dhEmi });
    const { xml } = nfe.sign(tree, { privateKey, certificateBase64 });
    const reply = await sefaz.call({
      type: 'nfe',
      service: 'autorizacao',
      uf: 'SP',
      ambiente: 2,
      target: 'sandbox',
      payload: enviNFe({ xml, idLote: String(numero) }),
      identity,
      timeoutMs: 300_000,
    });
    if (reply.kind !== 'resposta') throw new Error(JSON.stringify(reply));
    const outcome = parseAutorizacao(reply.xml, { chave });
    if (outcome.kind !== 'autorizado') throw new Error(JSON.stringify(outcome));
    files.push({ chave, xml: buildProc(xml, outcome.prot) });
  }
  sefaz.close();
  return files;
}
