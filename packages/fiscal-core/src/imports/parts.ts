import type { X509Certificate } from 'node:crypto';
import type { SignatureVerdict, VerifyOptions } from '../signing/verify.ts';
import { verifyForeign } from '../signing/verify-foreign.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { child, childText, sourceOf, type XmlDocument, type XmlElement } from '../xml/parse.ts';
import type { XsdError } from '../xsd/validate.ts';
import { leaveOut } from './judged.ts';

/** Ports of the reader of files. */
export interface ImportPorts {
  /** Faults against the official schema of a message; null where none is installed. */
  readonly schemaFaults: (root: string, xml: Uint8Array) => readonly XsdError[] | null;
  /** @param atMs when the authority took what was signed */
  readonly signer: (certificate: X509Certificate, atMs: number) => SignerFacts;
}

/** Trust in a certificate's issuer at a moment. */
export type IssuerProof =
  /** A root that we have. */
  | 'confiavel'
  /** An authority of ICP-Brasil by its name that leads to no root that we have. */
  | 'desconhecida'
  /** Issued by its holder alone, or by an authority outside ICP-Brasil. */
  | 'alheia'
  /** It was not in force then. */
  | 'fora-da-validade';

export interface SignerFacts {
  /** CNPJ or CPF of the holder; null when the certificate names none. */
  readonly holder: string | null;
  readonly issuer: IssuerProof;
}

/** A file that was read as XML. */
export interface ReadFile {
  readonly document: XmlDocument;
  readonly ports: ImportPorts;
}

export function need(element: XmlElement, name: string): XmlElement {
  const found = child(element, name);
  return found ?? leaveOut('xml_invalido', `O XML está incompleto: falta ${name} em ${element.name}.`);
}

export function needText(element: XmlElement, name: string): string {
  return (
    childText(element, name) ??
    leaveOut('xml_invalido', `O XML está incompleto: falta ${name} em ${element.name}.`)
  );
}

export function environmentOf(element: XmlElement): Ambiente {
  const tpAmb = needText(element, 'tpAmb');
  if (tpAmb === '1') return 1;
  return tpAmb === '2'
    ? 2
    : leaveOut('leiaute_invalido', `tpAmb ${tpAmb} não existe: só há 1 (produção) e 2 (homologação).`);
}

export const bytesOf = (document: XmlDocument, element: XmlElement): Buffer =>
  Buffer.from(sourceOf(document, element));

type Verified = Extract<SignatureVerdict, { ok: true }>;

/** Holds the signature against the element. */
export function checkSignature(
  { document }: ReadFile,
  element: XmlElement,
  { what, ...options }: VerifyOptions & { readonly what: string },
): Verified {
  const verdict = verifyForeign(document, element, options);
  if (verdict.ok) return verdict;
  const why =
    verdict.code === '297'
      ? `a assinatura não confere com o conteúdo (${verdict.cause}): o XML foi alterado depois de assinado`
      : `a assinatura não pode ser conferida (${verdict.cause})`;
  return leaveOut(
    'assinatura_invalida',
    `${what}: ${why}. Envie o arquivo original, como a SEFAZ o autorizou.`,
  );
}

const baseOf = (holder: string): string => (holder.length === 14 ? holder.slice(0, 8) : holder);

/**
 * An authority of ICP-Brasil issued the certificate of a signature, and it was in force.
 *
 * @param at when the authority took what was signed, as it wrote it
 */
export function certifiedBy(
  { ports }: ReadFile,
  { certificate }: Verified,
  at: string,
): {
  /** CNPJ or CPF; null when the certificate names none. */
  readonly holder: string | null;
  readonly warnings: readonly 'cadeia_desconhecida'[];
} {
  const { holder, issuer } = ports.signer(certificate, momentOf(at));
  if (issuer === 'alheia')
    return leaveOut(
      'certificado_sem_icp_brasil',
      'O certificado da assinatura não foi emitido por uma autoridade da ICP-Brasil. Envie o arquivo original, como a SEFAZ o autorizou.',
    );
  if (issuer === 'fora-da-validade')
    return leaveOut(
      'certificado_fora_da_validade',
      `O certificado da assinatura não estava em vigor em ${at}, quando a SEFAZ recebeu o documento.`,
    );
  return { holder, warnings: issuer === 'confiavel' ? [] : ['cadeia_desconhecida'] };
}

/** Also checks that the signer is one of the allowed holders, of any establishment. */
export function signedBy(
  file: ReadFile,
  signature: Verified,
  { authors, at }: { readonly authors: readonly string[]; readonly at: string },
): readonly 'cadeia_desconhecida'[] {
  const { holder, warnings } = certifiedBy(file, signature, at);
  if (holder === null)
    return leaveOut(
      'certificado_de_outro',
      'O certificado da assinatura não diz de quem é: não traz CNPJ nem CPF.',
    );
  if (!authors.some((author) => baseOf(author) === baseOf(holder)))
    return leaveOut(
      'certificado_de_outro',
      `O XML é de ${authors[0]} e foi assinado com o certificado de ${holder}.`,
    );
  return warnings;
}

function momentOf(text: string): number {
  const at = Date.parse(text);
  return Number.isNaN(at)
    ? leaveOut('protocolo_invalido', `A data da resposta da SEFAZ (${text}) é ilegível.`)
    : at;
}

/** Place of a fault, by the last names of its path. */
const placeOf = (path: string | null): string =>
  (path ?? '')
    .replaceAll(/\*\[local-name\(\)='?(\w+)'?\]|\w+:(?=\w)/g, '$1')
    .split('/')
    .slice(-2)
    .join('/');

/** Faults against the installed schema, else those that the layout table knows. */
export function obeysLayout(
  { ports }: ReadFile,
  {
    root,
    xml,
    faults,
  }: { readonly root: string; readonly xml: Uint8Array; readonly faults: () => readonly string[] },
): void {
  const found = ports.schemaFaults(root, xml);
  if (found?.length === 0) return;
  const [first, ...others] = faults();
  const [official] = found ?? [];
  if (first === undefined && official === undefined) return;
  const more = others.length > 0 ? ` (e mais ${others.length})` : '';
  const place = placeOf(official?.path ?? null);
  const fault =
    first ?? `${place === '' ? 'um elemento' : place} não está como o esquema oficial de ${root} pede.`;
  leaveOut('leiaute_invalido', `O XML não segue o leiaute: ${fault}${more}`);
}
