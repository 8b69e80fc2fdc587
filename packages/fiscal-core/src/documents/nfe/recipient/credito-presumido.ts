// biome-ignore-all format: one row per line

import type { EventSpec } from '../../../engine/events/define/spec.ts';
import { pattern } from '../../../engine/layout/facets.ts';
import { group, leaf, list } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import { NItem, TDec_0302a04, TDec_1302 } from '../../../engine/portal/simple-types.ts';
import { defineNfeEvent } from '../events/define.ts';
import { checkItems, head, REFORM } from '../events/reform/reform.ts';

const cCredPres = pattern('[0-9]{2}', '2 dígitos', { as: 'code', pad: 2 });

/** Credit of one of the two taxes. */
const creditOf = (tag: string, tax: 'ibs' | 'cbs', name: string): Row =>
  group(tag, '0-1', `Crédito presumido de ${name}`, [
    leaf('pCredPres', '1-1', TDec_0302a04, `${tax}_percentual`, `Percentual do crédito de ${name}`),
    leaf('vCredPres', '1-1', TDec_1302, `${tax}_valor`, `Valor do crédito de ${name}`),
  ]);

/** Items of the note with the credit that is claimed for each. Source: NT 2025.002-RTC v1.52 §8.4. */
export const credits: Row = list('gCredPresOper', '1-990', 'itens', 'Itens com crédito presumido', [
  leaf('@nItem', '1-1', NItem, 'numero_item', 'Número do item na nota'),
  leaf('vBCCredPres', '1-1', TDec_1302, 'base_calculo', 'Base de cálculo do crédito'),
  leaf('cCredPres', '1-1', cCredPres, 'codigo', 'Código da tabela cCredPres'),
  creditOf('gIBSCredPres', 'ibs', 'IBS'),
  creditOf('gCBSCredPres', 'cbs', 'CBS'),
]);

/** Properties that the event has by either author. */
export const CREDIT_EVENT = {
  kind: 'credito-presumido',
  tpEvento: '211110',
  descEvento: 'Solicitação de Apropriação de crédito presumido',
  ...REFORM,
  source: 'NT 2025.002-RTC v1.52 §8.4; its schema (v1.40) is in no wheel or npm package',
  required: ['itens'],
} as const satisfies Partial<EventSpec>;

/** The issuer's, when the note lacks the credit or has it wrong. */
export const creditoPresumido = defineNfeEvent({ ...CREDIT_EVENT, rows: [...head, credits], complete: checkItems });
