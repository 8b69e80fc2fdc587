import * as b from './icms-blocks.ts';
import { type TaxItem, text } from './item.ts';
import { type Block, completeIfSent, completeLeaves, type Ledger } from './leaf.ts';

interface Situation {
  readonly always: readonly Block[];
  /** Completed only when something of them was sent. */
  readonly ifSent: readonly Block[];
}
const situation = (always: readonly Block[], ifSent: readonly Block[] = []): Situation => ({
  always,
  ifSent,
});

const EXEMPT = situation([], [b.RELIEF]);
const SHARED = situation([b.MAYBE_REDUCED_OWN, b.ST, b.SHARE], [b.FCP_ST_ALONE, b.RELIEF]);
const SIMPLES_PLAIN = situation([]);
const SIMPLES_ST = situation([b.ST_ALONE], [b.FCP_ST_ALONE]);
const PASSED_ON = situation([b.PASSED_ON], [b.FCP_ST_BEFORE, b.EFFECTIVE]);
const WITHHELD = situation([], [b.ST_BEFORE, b.FCP_ST_BEFORE, b.EFFECTIVE]);

/**
 * CST or CSOSN → what its element is made of, beyond orig and the code itself.
 * Source: layout PL_010f, groups N02 to N10h (elements ICMS00 … ICMSSN900).
 */
export const ICMS_SITUATIONS: Readonly<Record<string, Situation>> = {
  '00': situation([b.OWN], [b.FCP_00]),
  '02': situation([b.MONO]),
  '10': situation([b.OWN, b.ST], [b.FCP, b.FCP_ST, b.RELIEF_ST]),
  '10_partilha': SHARED,
  '15': situation([b.MONO_OWN, b.MONO_WITHHELD], [b.MONO_REDUCTION]),
  '20': situation([b.REDUCED_OWN], [b.FCP, b.RELIEF]),
  '20_partilha': SHARED,
  '30': situation([b.ST_ALONE], [b.FCP_ST_ALONE, b.RELIEF]),
  '40': EXEMPT,
  '41': EXEMPT,
  '41_st': PASSED_ON,
  '50': EXEMPT,
  '51': situation([], [b.DEFERRAL, b.FCP, b.FCP_DEFERRED]),
  '53': situation([b.MONO_DEFERRED]),
  '60': WITHHELD,
  '60_st': PASSED_ON,
  '61': situation([b.MONO_BEFORE]),
  '70': situation([b.REDUCED_OWN, b.ST], [b.FCP, b.FCP_ST, b.RELIEF, b.RELIEF_ST]),
  '90': situation([], [b.OWN_NET, b.DEFERRED, b.FCP, b.FCP_DEFERRED, b.ST, b.FCP_ST, b.RELIEF, b.RELIEF_ST]),
  '90_partilha': SHARED,
  '101': situation([b.SIMPLES_CREDIT]),
  '102': SIMPLES_PLAIN,
  '103': SIMPLES_PLAIN,
  '201': situation([b.ST_ALONE, b.SIMPLES_CREDIT], [b.FCP_ST_ALONE]),
  '202': SIMPLES_ST,
  '203': SIMPLES_ST,
  '300': SIMPLES_PLAIN,
  '400': SIMPLES_PLAIN,
  '500': WITHHELD,
  '900': situation([], [b.MAYBE_REDUCED_OWN, b.ST_ALONE, b.FCP_ST_ALONE, b.SIMPLES_CREDIT]),
};

/** Keyed by the caller's own text, which may be any (`constructor`). */
const situations = new Map(Object.entries(ICMS_SITUATIONS));

/** Completes the ICMS of an item, whose IPI is complete. */
export function completeIcms(item: TaxItem, ledger: Ledger): void {
  const found = situations.get(text(item, 'icms_situacao_tributaria') ?? '');
  if (found === undefined) return;
  for (const { leaves } of found.always) completeLeaves(item, leaves, ledger);
  for (const block of found.ifSent) completeIfSent(item, block, ledger);
}

const NONE: readonly string[] = [];
const summed = new Map<string, readonly string[]>(
  [...situations].map(([code, { always, ifSent }]) => [
    code,
    [...always, ...ifSent].flatMap(({ sums = [] }) => sums),
  ]),
);

/** Item fields that the element of this CST or CSOSN really carries and that count in the totals. */
export const icmsSums = (situacao: string | undefined): readonly string[] =>
  summed.get(situacao ?? '') ?? NONE;

const OUT_OF_IBS_CBS = ['icms_valor', 'fcp_valor', 'icms_valor_mono'];
const leaving = new Map<string, readonly string[]>(
  [...summed].map(([code, fields]) => [code, fields.filter((field) => OUT_OF_IBS_CBS.includes(field))]),
);

/** Item fields of this CST's element that leave the base of IBS and CBS (NT 2025.002, UB16-10). */
export const icmsOutOfIbsCbs = (situacao: string | undefined): readonly string[] =>
  leaving.get(situacao ?? '') ?? NONE;
