import { HEADER, meaningOf } from '../registry/cstat.ts';
import { NFE } from '../vocabulary/message-names.ts';
import { childrenOf, childText } from '../xml/parse.ts';
import { readAnswer } from './answers.ts';

/** A product as the national register of GTINs (CCG) has it. */
export interface GtinFacts {
  readonly gtin: string;
  /** 8, 12, 13 or 14: how long its type is. */
  readonly tpGTIN: string | null;
  readonly xProd: string | null;
  readonly ncm: string | null;
  readonly cests: readonly string[];
}

/** Answer of the CCG about a GTIN. */
export type GtinOutcome =
  | {
      readonly kind: 'encontrado';
      readonly cStat: string;
      readonly xMotivo: string;
      readonly facts: GtinFacts;
    }
  /** No data about it: not registered, not valid, not to be published. */
  | { readonly kind: 'sem-dados'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'recusado'; readonly cStat: string; readonly xMotivo: string }
  /** Too many queries: a pause of an hour. */
  | { readonly kind: 'excesso'; readonly cStat: string; readonly xMotivo: string }
  | { readonly kind: 'indisponivel'; readonly cause: string }
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string };

/** Meanings of the CCG's own codes. Source: NT 2022.001; the wording is ours, the service serves older ones too. [?] */
export const GTIN_MESSAGES: Readonly<Record<string, string>> = {
  9490: 'Consulta realizada com sucesso',
  9491: 'Rejeição: GTIN com dígito verificador inválido',
  9492: 'Rejeição: GTIN de prefixo que não é do Brasil (789 ou 790)',
  9493: 'Rejeição: Certificado de quem não emite NF-e nem NFC-e',
  9494: 'Rejeição: GTIN não cadastrado no CCG',
  9495: 'Rejeição: GTIN em situação inválida no CCG',
  9496: 'Rejeição: Dono da marca não autorizou a publicação do GTIN',
  9497: 'GTIN sem NCM no CCG',
  9498: 'GTIN com NCM inválido ou fora de vigência no CCG',
};

/** Source: NT 2022.001, codes of ccgConsGTIN. Those of `DATA` come with the product, NCM and CEST as far as they are known. */
const DATA: ReadonlySet<string> = new Set(['9490', '9497', '9498']);
const WITHOUT_DATA: ReadonlySet<string> = new Set(['9491', '9492', '9494', '9495', '9496']);
const OVERUSE = '656';

/** Payload of `consultaGTIN`. Source: consGTIN_v1.00.xsd. */
export const consGtin = (gtin: string): string =>
  `<consGTIN xmlns="${NFE.namespace}" versao="1.00"><GTIN>${gtin}</GTIN></consGTIN>`;

/** Parses a `retConsGTIN`. Never throws; an unreadable answer is unavailability. */
export function parseGtin(xml: string): GtinOutcome {
  const answer = readAnswer(xml, 'retConsGTIN');
  if (typeof answer === 'string') return { kind: 'indisponivel', cause: answer };
  const { ret } = answer;
  const cStat = childText(ret, 'cStat');
  if (!cStat) return { kind: 'indisponivel', cause: 'resposta sem cStat' };
  const xMotivo = childText(ret, 'xMotivo') ?? '';
  if (DATA.has(cStat))
    return {
      kind: 'encontrado',
      cStat,
      xMotivo,
      facts: {
        gtin: childText(ret, 'GTIN') ?? '',
        tpGTIN: childText(ret, 'tpGTIN'),
        xProd: childText(ret, 'xProd'),
        ncm: childText(ret, 'NCM'),
        cests: childrenOf(ret, 'CEST').map(({ text }) => text.trim()),
      },
    };
  if (WITHOUT_DATA.has(cStat)) return { kind: 'sem-dados', cStat, xMotivo };
  if (cStat === OVERUSE) return { kind: 'excesso', cStat, xMotivo };
  return meaningOf(cStat, 'nfe', { question: 'chave', place: HEADER }) === 'indisponivel'
    ? { kind: 'indisponivel', cause: `${cStat} ${xMotivo}`.trim() }
    : { kind: 'recusado', cStat, xMotivo };
}
