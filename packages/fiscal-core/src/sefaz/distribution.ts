import { HEADER, meaningOf } from '../registry/cstat.ts';
import { DISTRIBUTIONS, type PortalDistributed } from '../vocabulary/received/distribution.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import { child, childrenOf, childText, type XmlElement } from '../xml/parse.ts';
import { readAnswer } from './answers.ts';

/** Question to the distribution: what follows an NSU, one NSU, or one document by its key. */
export type DistributionQuestion =
  | { readonly by: 'ultNSU'; readonly nsu: number }
  | { readonly by: 'NSU'; readonly nsu: number }
  | { readonly by: 'chave'; readonly chave: string };

/** Content of a `docZip`, still compressed. */
export interface DocZip {
  /** Null in the answer to a key. */
  readonly nsu: number | null;
  /** Spelling of the authority, which varies, so only the content decides the kind. */
  readonly schema: string;
  /** gzip of the XML. */
  readonly zipped: Buffer;
}

interface Position {
  /** Last NSU that was looked at; null when the answer has none. */
  readonly ultNSU: number | null;
  /** Greatest NSU of the party; null when the answer has none. */
  readonly maxNSU: number | null;
}

/** Answer of the distribution. */
export type DistributionAnswer =
  | ({
      readonly kind: 'documentos';
      readonly documents: readonly DocZip[];
      /** The authority names no greatest NSU: only an answer without documents ends the sequence. */
      readonly openEnd?: true;
    } & Position)
  | ({ readonly kind: 'nenhum' } & Position)
  /** 656, or HTTP 429: the CNPJ is blocked. A 656 to `ultNSU` names the last NSU that was handed out to anyone. */
  | ({ readonly kind: 'consumo-indevido'; readonly xMotivo: string } & Position)
  | ({ readonly kind: 'recusada'; readonly cStat: string; readonly xMotivo: string } & Position)
  | { readonly kind: 'indisponivel'; readonly cause: string }
  /** Proves nothing: the question may have been counted. */
  | { readonly kind: 'ilegivel'; readonly cause: string };

const NOTHING = '137';
const FOUND = '138';
const OVERUSE = '656';

/** NSUs have 15 digits. */
export const formatNsu = (nsu: number): string => String(nsu).padStart(15, '0');

const CONTENT: Readonly<Record<DistributionQuestion['by'], (value: string) => string>> = {
  ultNSU: (nsu) => `<distNSU><ultNSU>${nsu}</ultNSU></distNSU>`,
  NSU: (nsu) => `<consNSU><NSU>${nsu}</NSU></consNSU>`,
  chave: (chave) => `<consChNFe><chNFe>${chave}</chNFe></consChNFe>`,
};

/** Payload of `distribuicaoDFe`. Sources: distDFeInt_v1.01.xsd of NF-e, distDFeInt_v1.00.xsd of CT-e and MDF-e. */
export function distDFeInt(
  type: PortalDistributed,
  {
    ambiente,
    cUF,
    interested,
  }: { readonly ambiente: Ambiente; readonly cUF: string; readonly interested: string },
  question: DistributionQuestion,
): string {
  const { namespace, versao, namesUf } = DISTRIBUTIONS[type];
  const party = interested.length === 11 ? 'CPF' : 'CNPJ';
  const value = question.by === 'chave' ? question.chave : formatNsu(question.nsu);
  const author = `${namesUf ? `<cUFAutor>${cUF}</cUFAutor>` : ''}<${party}>${interested}</${party}>`;
  return `<distDFeInt xmlns="${namespace}" versao="${versao}"><tpAmb>${ambiente}</tpAmb>${author}${CONTENT[question.by](value)}</distDFeInt>`;
}

const nsuOf = (text: string | null | undefined): number | null =>
  text !== null && text !== undefined && /^\d{1,15}$/.test(text) ? Number(text) : null;

function documentsOf(ret: XmlElement): readonly DocZip[] {
  const lot = child(ret, 'loteDistDFeInt');
  if (lot === undefined) return [];
  return childrenOf(lot, 'docZip').map(({ attributes, text }) => ({
    // Sequences begin at 1.
    nsu: nsuOf(attributes['NSU']) || null,
    schema: attributes['schema'] ?? '',
    zipped: Buffer.from(text, 'base64'),
  }));
}

/** Parses a `retDistDFeInt`. Never throws; an unreadable answer is a case of its own. */
export function parseDistribution(xml: string): DistributionAnswer {
  const answer = readAnswer(xml, 'retDistDFeInt');
  if (typeof answer === 'string') return { kind: 'ilegivel', cause: answer };
  const { ret } = answer;
  const cStat = childText(ret, 'cStat');
  if (!cStat) return { kind: 'ilegivel', cause: 'resposta sem cStat' };
  const xMotivo = childText(ret, 'xMotivo') ?? '';
  const position = { ultNSU: nsuOf(childText(ret, 'ultNSU')), maxNSU: nsuOf(childText(ret, 'maxNSU')) };
  if (cStat === FOUND) return { kind: 'documentos', documents: documentsOf(ret), ...position };
  if (cStat === NOTHING) return { kind: 'nenhum', ...position };
  if (cStat === OVERUSE) return { kind: 'consumo-indevido', xMotivo, ...position };
  // Every distribution answers by these codes; the table of CT-e gives 589, 593 and 656 the meanings of its other services.
  return meaningOf(cStat, 'nfe', { question: 'chave', place: HEADER }) === 'indisponivel'
    ? { kind: 'indisponivel', cause: `${cStat} ${xMotivo}`.trim() }
    : { kind: 'recusada', cStat, xMotivo, ...position };
}
