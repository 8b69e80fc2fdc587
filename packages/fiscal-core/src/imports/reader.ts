import type { X509Certificate } from 'node:crypto';
import { describeCertificate } from '../signing/certificate.ts';
import { chainOf } from '../signing/trust/chain.ts';
import { parseXml, type XmlDocument, XmlError } from '../xml/parse.ts';
import type { XsdValidators } from '../xsd/validate.ts';
import { namesByProc, readProc, withoutProtocol } from './document.ts';
import { namesByProcEvento, readNfseEvent, readProcEvento } from './event.ts';
import { type ImportRefusal, type Judged, LeftOutError } from './judged.ts';
import { readNfse } from './note.ts';
import type { ImportPorts, ReadFile, SignerFacts } from './parts.ts';
import { PROC_INUT, readProcInut } from './range.ts';

/** No authority takes a larger document. */
export const IMPORT_BYTES_MAX = 2 * 1024 * 1024;
const LIMITS = { bytes: IMPORT_BYTES_MAX, elements: 100_000 };

const refused = (code: ImportRefusal['code'], message: string): ImportRefusal => ({
  kind: 'recusado',
  code,
  message,
});

/** Says what a file is, and whether it holds: what an authority decided, signed by whom it says, with the key of its own fields. */
export type ImportReader = (bytes: Uint8Array) => Judged;

/**
 * Reads what others issued.
 *
 * @param schemas the installed official ones; what has none is held against the layout table
 */
export function createImportReader({
  schemas,
  nowMs,
}: {
  readonly schemas: Pick<XsdValidators, 'has' | 'validate'> | null;
  readonly nowMs: () => number;
}): ImportReader {
  const known = new WeakMap<X509Certificate, SignerFacts>();
  const ports: ImportPorts = {
    schemaFaults: (root, xml) => (schemas?.has(root) ? schemas.validate(root, xml) : null),
    signer(certificate) {
      const facts = known.get(certificate) ?? factsOf(certificate, nowMs());
      known.set(certificate, facts);
      return facts;
    },
  };
  return (bytes) => {
    if (bytes.byteLength === 0) return refused('arquivo_vazio', 'O arquivo está vazio.');
    try {
      return read({ document: parseXml(bytes, LIMITS), ports });
    } catch (error) {
      if (error instanceof LeftOutError) return refused(error.code, error.message);
      if (error instanceof XmlError)
        return refused(
          error.code === 'xml_grande_demais' ? 'arquivo_grande_demais' : 'xml_invalido',
          error.message,
        );
      throw error;
    }
  };
}

function factsOf(certificate: X509Certificate, nowMs: number): SignerFacts {
  const { cnpj, cpf } = describeCertificate(certificate);
  // An authority that ended since then was one when this was signed.
  const { kind } = chainOf(certificate, [], nowMs);
  return { holder: cnpj ?? cpf, icpBrasil: kind === 'confiavel' || kind === 'vencida' };
}

const NFSE_NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';

function read(file: ReadFile): Judged {
  const { root } = file.document;
  const { name, namespace } = root;
  const proc = namesByProc.get(name);
  if (proc) return readProc(file, proc);
  const event = namesByProcEvento.get(name);
  if (event) return readProcEvento(file, event);
  if (namespace === NFSE_NAMESPACE && name === 'NFSe') return readNfse(file);
  if (namespace === NFSE_NAMESPACE && name === 'evento') return readNfseEvent(file);
  if (PROC_INUT.has(name)) return readProcInut(file);
  return unknown(file.document);
}

function unknown({ root }: XmlDocument): ImportRefusal {
  const bare = [...namesByProc.values()].find(({ documento }) => documento === root.name);
  if (bare) return withoutProtocol(bare);
  return refused(
    'tipo_desconhecido',
    `${root.name} não é um arquivo de importação: envie nfeProc, cteProc, mdfeProc, nfcomProc, dceProc, NFSe, os eventos (procEvento…) ou ProcInutNFe.`,
  );
}

/** Whether a file is an event, by its beginning: events come after the documents they are of. */
export const looksLikeEvent = (bytes: Uint8Array): boolean =>
  /<(?:\w+:)?(?:procEvento\w+|evento)[\s>]/.test(Buffer.from(bytes.subarray(0, 512)).toString('latin1'));
