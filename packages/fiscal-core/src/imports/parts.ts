import type { X509Certificate } from 'node:crypto';
import { type SignatureVerdict, type VerifyOptions, verifySigned } from '../signing/verify.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { child, childText, sourceOf, type XmlDocument, type XmlElement } from '../xml/parse.ts';
import type { XsdError } from '../xsd/validate.ts';
import { leaveOut } from './judged.ts';

/** What the reader of files is given. */
export interface ImportPorts {
  /** Faults against the official schema of a message; null where none is installed. */
  readonly schemaFaults: (root: string, xml: Uint8Array) => readonly XsdError[] | null;
  readonly signer: (certificate: X509Certificate) => SignerFacts;
}

export interface SignerFacts {
  /** CNPJ or CPF of the holder; null when the certificate names none. */
  readonly holder: string | null;
  /** False when no authority that we know of ICP-Brasil issued it. */
  readonly icpBrasil: boolean;
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

/** Holds the signature against the element's own bytes. */
export function verified(
  { document }: ReadFile,
  element: XmlElement,
  { what, ...options }: VerifyOptions & { readonly what: string },
): Verified {
  const verdict = verifySigned(bytesOf(document, element), {
    ...options,
    inheritedNamespace: element.namespace,
  });
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

/** The signer has to be one of those who may sign: of a company, whatever establishment. */
export function signedBy(
  { ports }: ReadFile,
  { certificate }: Verified,
  authors: readonly string[],
): readonly 'certificado_fora_da_icp_brasil'[] {
  const { holder, icpBrasil } = ports.signer(certificate);
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
  return icpBrasil ? [] : ['certificado_fora_da_icp_brasil'];
}

/** Where a fault lies, by the last names of its path. */
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
  const told =
    first ?? `${place === '' ? 'um elemento' : place} não está como o esquema oficial de ${root} pede.`;
  leaveOut('leiaute_invalido', `O XML não segue o leiaute: ${told}${more}`);
}
