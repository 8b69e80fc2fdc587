// biome-ignore-all format: one row per line

import { cOrgaoAutor, verAplic } from '../../../../engine/events/define/rows.ts';
import type { Draft, EventSpec } from '../../../../engine/events/define/spec.ts';
import { text } from '../../../../engine/layout/facets.ts';
import { listOf, textOf } from '../../../../engine/layout/flat.ts';
import { group, leaf, list } from '../../../../engine/layout/rows.ts';
import type { Row } from '../../../../engine/layout/types.ts';
import { NItem, TDec_1104, TDec_1302 } from '../../../../engine/portal/simple-types.ts';
import { tpAutorEmitente } from '../layout.ts';

/** Kinds that `cancelamento-evento` cancels. Source: e110001_v1.00.xsd, those of the issuer; 110300 by NT 2026.006 [?]. */
export const REFORM_KINDS = ['pagamento-integral', 'importacao-sem-isencao', 'perecimento-transporte', 'fornecimento-nao-realizado', 'previsao-entrega', 'vinculacao-pagamento', 'credito-presumido'] as const;

/** Properties that the issuer's events of the reform share. The term is in no text that was read [?]. */
export const REFORM = {
  types: ['nfe'],
  sequenceMax: 99,
} as const satisfies Partial<EventSpec>;

/** Rows before the body. */
export const head: readonly Row[] = [
  cOrgaoAutor,
  leaf('tpAutor', '1-1', tpAutorEmitente, 'engine', 'Autor do evento'),
  verAplic,
];

/** Tags of a quantity and its unit, and of the taxes to reverse if the event has them. */
interface Quantity {
  readonly tag: string;
  readonly quantity: string;
  readonly unit: string;
  readonly description: string;
  readonly reversed?: true;
}

/** Items of the note, each with its taxes and the quantity that the event is about. */
export const quantities = ({ tag, quantity, unit, description, reversed }: Quantity): Row =>
  list(tag, '1-990', 'itens', description, [
    leaf('@nItem', '1-1', NItem, 'numero_item', 'Número do item na nota'),
    leaf('vIBS', '1-1', TDec_1302, 'ibs_valor', 'IBS da nota que corresponde à quantidade'),
    leaf('vCBS', '1-1', TDec_1302, 'cbs_valor', 'CBS da nota que corresponde à quantidade'),
    group('gControleEstoque', '1-1', 'Quantidade', [
      leaf(quantity, '1-1', TDec_1104, 'quantidade', 'Quantidade a que o evento se refere'),
      leaf(unit, '1-1', text(1, 6), 'unidade', 'Unidade da quantidade'),
      ...(reversed ? [
        leaf('vIBS', '1-1', TDec_1302, 'ibs_credito_estornado', 'Crédito de IBS das aquisições a estornar'),
        leaf('vCBS', '1-1', TDec_1302, 'cbs_credito_estornado', 'Crédito de CBS das aquisições a estornar'),
      ] : []),
    ]),
  ]);

/** Refuses an item that comes twice. Source: xs:unique of the schemas. */
export function checkItems({ input, problems }: Draft): void {
  const numbers = listOf(input, 'itens').map((item) => textOf(item, 'numero_item'));
  numbers.forEach((number, at) => {
    if (number === undefined || numbers.indexOf(number) === at) return;
    const field = `itens[${at}].numero_item`;
    problems.push({ field, code: 'repetido', message: `O item ${number} está repetido.`, tag: 'nItem', fix: `Junte em um só os itens de ${field}.` });
  });
}
