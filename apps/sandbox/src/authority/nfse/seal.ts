import { canonicalParts } from '@fiscal/core/signing/canonicalize';
import { type SigningKey, signEnveloped } from '@fiscal/core/signing/sign';

export const NFSE_NAMESPACE = 'http://www.sped.fazenda.gov.br/nfse';
const XMLNS = ` xmlns="${NFSE_NAMESPACE}"`;

/** Signed root (`DPS`, `pedRegEvento`) inside a document of the environment: canonical, with inherited namespace. */
export function inside(xml: string): string {
  const parts = canonicalParts(xml);
  if (typeof parts === 'string') throw new Error(`verified document is not canonical: ${parts}`);
  const versao = /^<\w+[^>]* versao="([^"]*)"/.exec(xml.replace(/^<\?[^>]*>\s*/, ''))?.[1] ?? '1.01';
  return `<${parts.root} versao="${versao}">${parts.signed.replace(XMLNS, '')}${parts.signature}</${parts.root}>`;
}

/** A document of the environment: `element` is canonical, written without namespace. */
export function sealDocument(
  root: string,
  element: string,
  { id, signer }: { readonly id: string; readonly signer: SigningKey },
): string {
  const { signature } = signEnveloped({ namespace: NFSE_NAMESPACE, element, id, signer });
  return `<${root}${XMLNS} versao="1.01">${element}${signature}</${root}>`;
}
