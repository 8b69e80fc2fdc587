import type { X509Certificate } from 'node:crypto';
import { describeCertificate } from '../signing/certificate.ts';
import { chainOf, storeWith } from '../signing/trust/chain.ts';
import type { CaRow } from '../signing/trust/collect.ts';
import { parseXml, type XmlDocument, XmlError } from '../xml/parse.ts';
import type { XsdValidators } from '../xsd/validate.ts';
import { namesByProc, readProc, withoutProtocol } from './document.ts';
import { namesByProcEvento, readNfseEvent, readProcEvento } from './event.ts';
import { type ImportRefusal, type Judged, LeftOutError } from './judged.ts';
import { readNfse } from './note.ts';
import type { ImportPorts, IssuerProof, ReadFile } from './parts.ts';
import { PROC_INUT, readProcInut } from './range.ts';

/** No authority takes a larger document. */
export const IMPORT_BYTES_MAX = 2 * 1024 * 1024;
const LIMITS = { bytes: IMPORT_BYTES_MAX, elements: 100_000, prefixes: 200 };

/** Messages quote the file, and a file can name its elements at any length. */
const MESSAGE_MAX = 500;

const refusalOf = (code: ImportRefusal['code'], message: string): ImportRefusal => ({
  kind: 'recusado',
  code,
  message: message.length > MESSAGE_MAX ? `${message.slice(0, MESSAGE_MAX)}…` : message,
});

/**
 * Identifies a file and checks it: the authority's decision, signed by the claimed signer, with the key of its own
 * fields.
 */
export type ImportReader = (bytes: Uint8Array) => Judged;

/**
 * Reads documents of other issuers.
 *
 * @param schemas the installed official ones; a type without one is checked by the layout table
 */
export function createImportReader({
  schemas,
  trusted = [],
}: {
  readonly schemas: Pick<XsdValidators, 'has' | 'validate'> | null;
  /** Certificates of authorities that count beside those of ICP-Brasil. */
  readonly trusted?: readonly X509Certificate[];
}): ImportReader {
  const store = storeWith(trusted);
  const known = new WeakMap<X509Certificate, ReturnType<typeof describeSigner>>();
  const ports: ImportPorts = {
    schemaFaults: (root, xml) => (schemas?.has(root) ? schemas.validate(root, xml) : null),
    signer(certificate, atMs) {
      const signer = known.get(certificate) ?? describeSigner(certificate);
      known.set(certificate, signer);
      return { holder: signer.holder, issuer: proofOf(signer, atMs, store) };
    },
  };
  return (bytes) => {
    if (bytes.byteLength === 0) return refusalOf('arquivo_vazio', 'O arquivo está vazio.');
    try {
      return read({ document: parseXml(bytes, LIMITS), ports });
    } catch (error) {
      if (error instanceof LeftOutError) return refusalOf(error.code, error.message);
      if (error instanceof XmlError)
        return refusalOf(
          error.code === 'xml_grande_demais' ? 'arquivo_grande_demais' : 'xml_invalido',
          error.message,
        );
      throw error;
    }
  };
}

function describeSigner(certificate: X509Certificate) {
  const { cnpj, cpf, notBefore, notAfter } = describeCertificate(certificate);
  return { certificate, holder: cnpj ?? cpf, fromMs: notBefore.getTime(), toMs: notAfter.getTime() };
}

const OF_ICP_BRASIL = /^O=ICP-Brasil$/m;

/** Judged at the moment of the answer: an authority that ended since then was one when this was signed. */
function proofOf(
  { certificate, fromMs, toMs }: ReturnType<typeof describeSigner>,
  atMs: number,
  store: readonly CaRow[],
): IssuerProof {
  if (certificate.checkIssued(certificate)) return 'alheia';
  const { kind } = chainOf(certificate, [], { nowMs: atMs, store });
  if (kind === 'alheia' || (kind === 'desconhecida' && !OF_ICP_BRASIL.test(certificate.issuer)))
    return 'alheia';
  if (atMs < fromMs || atMs > toMs) return 'fora-da-validade';
  return kind === 'confiavel' ? 'confiavel' : 'desconhecida';
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
  return refusalOf(
    'tipo_desconhecido',
    `${root.name} não é um arquivo de importação: envie nfeProc, cteProc, mdfeProc, nfcomProc, dceProc, NFSe, os eventos (procEvento…) ou ProcInutNFe.`,
  );
}

const LOOKED_AT = 4096;
/** Constructs allowed before the root. */
const BEFORE = [
  ['<?', '?>'],
  ['<!--', '-->'],
] as const;

/** Whether a file is an event, by its root: events come after the documents they are of. */
export function looksLikeEvent(bytes: Uint8Array): boolean {
  let text = Buffer.from(bytes.subarray(0, LOOKED_AT))
    .toString('latin1')
    .replace(/^[^<]*/, '');
  for (let before = BEFORE.find(([start]) => text.startsWith(start)); before !== undefined; ) {
    const end = text.indexOf(before[1]);
    if (end < 0) return false;
    text = text.slice(end + before[1].length).trimStart();
    before = BEFORE.find(([start]) => text.startsWith(start));
  }
  return /^<(?:\w+:)?(?:procEvento\w+|evento)[\s>]/.test(text);
}
