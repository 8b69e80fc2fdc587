import { alternatives, completeAlternatives } from './alternatives.ts';
import { carriesIpi } from './formulas.ts';
import { type TaxItem, text } from './item.ts';
import {
  type Block,
  completeIfSent,
  completeLeaves,
  constant,
  type Ledger,
  missing,
  type TaxLeaf,
} from './leaf.ts';

export const IPI = alternatives({
  value: ['ipi_valor', 'vIPI'],
  base: ['ipi_base_calculo', 'vBC'],
  rate: ['ipi_aliquota', 'pIPI'],
  quantity: ['ipi_quantidade_total', 'qUnid'],
  each: ['ipi_valor_por_unidade_tributavel', 'vUnid'],
  baseIsOperation: true,
  source: 'CTN art. 47; RIPI/2010 art. 190',
  uncertain: 'se o desconto incondicional sai da base',
});

const FRAMING = ['ipi_codigo_enquadramento_legal', 'cEnq'] as const;
const O09 = 'MOC 7.0 O09-10 (388)';
/** Codes accepted by a CST: only some have a range of their own, so 999 («outros») is valid for the rest. */
const RANGES: ReadonlyMap<string, string> = new Map([
  ['02', '301 a 399'],
  ['52', '301 a 399'],
  ['04', '001 a 099'],
  ['54', '001 a 099'],
  ['05', '101 a 199'],
  ['55', '101 a 199'],
]);
const FRAMINGS: ReadonlyMap<string, TaxLeaf> = new Map(
  [...RANGES].map(([cst, range]) => [
    cst,
    missing(...FRAMING, `Informe ${FRAMING[0]}: com o CST ${cst} ele vai de ${range}.`, O09),
  ]),
);
export const OTHER_FRAMING = constant(...FRAMING, '999', O09);

/** IPI only with its CST; 00, 49, 50 and 99 are taxed (group O07), the others are the code alone (O08). */
export function completeIpi(item: TaxItem, ledger: Ledger): void {
  const code = text(item, 'ipi_situacao_tributaria');
  if (code === undefined) return;
  completeLeaves(item, [FRAMINGS.get(code) ?? OTHER_FRAMING], ledger);
  if (carriesIpi(item)) completeAlternatives(item, { both: IPI, ledger });
}

const P = 'leiaute PL_010f, grupo P';
const duty = (field: string, tag: string): TaxLeaf =>
  missing(field, tag, `Informe ${field}, da declaração de importação; se não houver, envie 0.00.`, P);
/** Import duty: nothing in the note determines it. */
export const II: Block = {
  leaves: [
    duty('ii_base_calculo', 'vBC'),
    duty('ii_despesas_aduaneiras', 'vDespAdu'),
    duty('ii_valor', 'vII'),
    duty('ii_valor_iof', 'vIOF'),
  ],
};
export const completeIi = (item: TaxItem, ledger: Ledger): void => completeIfSent(item, II, ledger);

/** IPI given back with returned goods (group UA). */
export const RETURNED: Block = {
  leaves: [
    missing(
      'percentual_devolvido',
      'pDevol',
      'Informe percentual_devolvido, o percentual da mercadoria que se devolve.',
      'MOC 7.0 UA01-10 (354)',
    ),
    missing(
      'valor_ipi_devolvido',
      'vIPIDevol',
      'Informe valor_ipi_devolvido, da nota de origem; se não houver, envie 0.00.',
      'MOC 7.0 UA01-10 (354)',
    ),
  ],
};
export const completeReturned = (item: TaxItem, ledger: Ledger): void =>
  completeIfSent(item, RETURNED, ledger);
