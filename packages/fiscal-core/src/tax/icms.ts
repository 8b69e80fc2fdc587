import {
  compute,
  type Fills,
  fillAll,
  fillSame,
  has,
  hasAny,
  type Product,
  type TaxItem,
  text,
} from './item.ts';

/** Children of an ICMS element that stand or fall together. */
interface Block {
  /** Defaults of its members; a member without default is the caller's to send. */
  readonly fills: Fills;
  readonly others?: readonly string[];
  /** The block exists only with this field (a percentage that may not be zero). */
  readonly gate?: string;
  readonly products?: readonly Product[];
  /** Item field → the totals it is summed into (flat names of `totals.ts`). */
  readonly sums?: readonly string[];
}

const ZERO = '0.00';
const per100 = (value: string, base: string, rate: string): Product => ({ value, base, rate, per: 100 });
const perUnit = (value: string, base: string, rate: string): Product => ({ value, base, rate, per: 1 });

const OWN_FILLS = {
  icms_modalidade_base_calculo: '3',
  icms_base_calculo: ZERO,
  icms_aliquota: ZERO,
  icms_valor: ZERO,
} as const;
const OWN: Block = {
  fills: OWN_FILLS,
  products: [per100('icms_valor', 'icms_base_calculo', 'icms_aliquota')],
  sums: ['icms_base_calculo', 'icms_valor'],
};
const REDUCED_OWN: Block = { ...OWN, fills: { ...OWN_FILLS, icms_reducao_base_calculo: ZERO } };
const FCP: Block = {
  fills: { fcp_base_calculo: { same: 'icms_base_calculo' }, fcp_percentual: ZERO, fcp_valor: ZERO },
  gate: 'fcp_percentual',
  products: [per100('fcp_valor', 'fcp_base_calculo', 'fcp_percentual')],
  sums: ['fcp_valor'],
};
/** ICMS00 has no vBCFCP. */
const FCP_00: Block = {
  fills: { fcp_percentual: ZERO, fcp_valor: ZERO },
  gate: 'fcp_percentual',
  products: [per100('fcp_valor', 'icms_base_calculo', 'fcp_percentual')],
  sums: ['fcp_valor'],
};
const FCP_DEFERRED: Block = {
  fills: { icms_fcp_valor_diferido: ZERO },
  others: ['icms_fcp_valor_efetivo'],
  gate: 'icms_fcp_percentual_diferimento',
};
const ST: Block = {
  fills: { icms_base_calculo_st: ZERO, icms_aliquota_st: ZERO, icms_valor_st: ZERO },
  others: ['icms_modalidade_base_calculo_st'],
  sums: ['icms_base_calculo_st', 'icms_valor_st'],
};
const FCP_ST: Block = {
  fills: { fcp_base_calculo_st: { same: 'icms_base_calculo_st' }, fcp_valor_st: ZERO },
  gate: 'fcp_percentual_st',
  products: [per100('fcp_valor_st', 'fcp_base_calculo_st', 'fcp_percentual_st')],
  sums: ['fcp_valor_st'],
};
const ST_BEFORE: Block = {
  fills: { icms_base_calculo_retido_st: ZERO, icms_aliquota_final: ZERO, icms_valor_retido_st: ZERO },
  others: ['icms_valor_substituto'],
};
const FCP_ST_BEFORE: Block = {
  fills: { fcp_base_calculo_retido_st: ZERO, fcp_valor_retido_st: ZERO },
  gate: 'fcp_percentual_retido_st',
  products: [per100('fcp_valor_retido_st', 'fcp_base_calculo_retido_st', 'fcp_percentual_retido_st')],
  sums: ['fcp_valor_retido_st'],
};
const RELIEF: Block = {
  fills: { icms_valor_desonerado: ZERO },
  others: ['icms_motivo_desoneracao'],
  sums: ['icms_valor_desonerado'],
};
const RELIEF_ST: Block = {
  fills: { icms_valor_icms_st_desonerado: ZERO },
  others: ['icms_motivo_desoneracao_icms_st'],
};
const DEFERRED: Block = {
  fills: { icms_valor_operacao: ZERO, icms_percentual_diferimento: ZERO, icms_valor_diferido: ZERO },
};
const MONO: Block = {
  fills: { icms_aliquota: ZERO, icms_valor_mono: ZERO },
  products: [perUnit('icms_valor_mono', 'icms_base_calculo_mono', 'icms_aliquota')],
  sums: ['icms_base_calculo_mono', 'icms_valor_mono'],
};
/** Every member of ICMS53 is optional. */
const MONO_DEFERRED: Block = { fills: {}, sums: ['icms_base_calculo_mono', 'icms_valor_mono'] };
const MONO_WITHHELD: Block = {
  fills: { icms_aliquota_retencao: ZERO, icms_valor_mono_retencao: ZERO },
  products: [
    perUnit('icms_valor_mono_retencao', 'icms_base_calculo_mono_retencao', 'icms_aliquota_retencao'),
  ],
  sums: ['icms_base_calculo_mono_retencao', 'icms_valor_mono_retencao'],
};
const MONO_BEFORE: Block = {
  fills: { icms_aliquota_retido: ZERO, icms_valor_mono_retido: ZERO },
  products: [perUnit('icms_valor_mono_retido', 'icms_base_calculo_mono_retido', 'icms_aliquota_retido')],
  sums: ['icms_base_calculo_mono_retido', 'icms_valor_mono_retido'],
};
const PASSED_ON: Block = {
  fills: {
    icms_base_calculo_retido_remetente: ZERO,
    icms_valor_retido_remetente: ZERO,
    icms_base_calculo_destino: ZERO,
    icms_valor_destino: ZERO,
  },
};
const SIMPLES_CREDIT: Block = {
  fills: { icms_aliquota_credito_simples: ZERO, icms_valor_credito_simples: ZERO },
};

interface Situation {
  readonly always: readonly Block[];
  /** Completed only when one of their members was sent. */
  readonly ifSent: readonly Block[];
}
const situation = (always: readonly Block[], ifSent: readonly Block[] = []): Situation => ({
  always,
  ifSent,
});

const EXEMPT = situation([], [RELIEF]);
const SHARED = situation([OWN, ST], [FCP_ST, RELIEF]);
const SIMPLES_PLAIN = situation([]);
const SIMPLES_ST = situation([ST], [FCP_ST]);

/**
 * CST or CSOSN → what its element is made of, beyond orig and the code itself.
 * Source: layout PL_010f, groups N02 to N10h (elements ICMS00 … ICMSSN900).
 */
export const ICMS_SITUATIONS: Readonly<Record<string, Situation>> = {
  '00': situation([OWN], [FCP_00]),
  '02': situation([MONO]),
  '10': situation([OWN, ST], [FCP, FCP_ST, RELIEF_ST]),
  '10_partilha': SHARED,
  '15': situation([MONO, MONO_WITHHELD]),
  '20': situation([REDUCED_OWN], [FCP, RELIEF]),
  '20_partilha': SHARED,
  '30': situation([ST], [FCP_ST, RELIEF]),
  '40': EXEMPT,
  '41': EXEMPT,
  '41_st': situation([PASSED_ON], [FCP_ST_BEFORE]),
  '50': EXEMPT,
  /** Its own base and value stand alone and, in common practice, stay out of the totals. */
  '51': situation([], [FCP, FCP_DEFERRED]),
  '53': situation([MONO_DEFERRED]),
  '60': situation([], [ST_BEFORE, FCP_ST_BEFORE]),
  '60_st': situation([PASSED_ON], [FCP_ST_BEFORE]),
  '61': situation([MONO_BEFORE]),
  '70': situation([REDUCED_OWN, ST], [FCP, FCP_ST, RELIEF, RELIEF_ST]),
  '90': situation([], [OWN, DEFERRED, FCP, FCP_DEFERRED, ST, FCP_ST, RELIEF, RELIEF_ST]),
  '90_partilha': SHARED,
  '101': situation([SIMPLES_CREDIT]),
  '102': SIMPLES_PLAIN,
  '103': SIMPLES_PLAIN,
  '201': situation([ST, SIMPLES_CREDIT], [FCP_ST]),
  '202': SIMPLES_ST,
  '203': SIMPLES_ST,
  '300': SIMPLES_PLAIN,
  '400': SIMPLES_PLAIN,
  '500': situation([], [ST_BEFORE, FCP_ST_BEFORE]),
  '900': situation([], [OWN, ST, FCP_ST, SIMPLES_CREDIT]),
};

/** By the caller's own text, which may be any (`constructor`). */
const situations = new Map(Object.entries(ICMS_SITUATIONS));

const membersOf = ({ fills, others = [], gate }: Block): readonly string[] => [
  ...Object.keys(fills),
  ...others,
  ...(gate === undefined ? [] : [gate]),
];
const members = new Map<Block, readonly string[]>();
for (const { always, ifSent } of situations.values())
  for (const block of [...always, ...ifSent]) members.set(block, membersOf(block));

/** A block whose percentage is absent or zero cannot be written: its zeros go, anything else is left to be reported. */
function dropZeros(item: TaxItem, block: Block): void {
  for (const field of members.get(block) ?? []) if (isZero(item, field)) delete item[field];
}
const isZero = (item: TaxItem, field: string): boolean => /^0(\.0+)?$/.test(text(item, field) ?? '');
/** The percentage that brings a block is absent or zero. */
const isShut = (item: TaxItem, gate: string): boolean => !has(item, gate) || isZero(item, gate);

function completeBlock(item: TaxItem, block: Block): void {
  fillSame(item, block.fills);
  for (const product of block.products ?? []) compute(item, product);
  if (block === ST && !has(item, 'icms_modalidade_base_calculo_st'))
    item['icms_modalidade_base_calculo_st'] = has(item, 'icms_margem_valor_adicionado_st') ? '4' : '6';
  fillAll(item, block.fills);
}

/** Completes the ICMS of an item: computed value, modalities, zeros for what its element demands. */
export function completeIcms(item: TaxItem): void {
  const found = situations.get(text(item, 'icms_situacao_tributaria') ?? '');
  if (found === undefined) return;
  for (const block of found.always) completeBlock(item, block);
  for (const block of found.ifSent) {
    if (block.gate !== undefined && isShut(item, block.gate)) dropZeros(item, block);
    else if (hasAny(item, members.get(block) ?? [])) completeBlock(item, block);
  }
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
  [...summed].map(([code, fields]) => [
    code,
    code === '51' ? ['icms_valor', 'fcp_valor'] : fields.filter((field) => OUT_OF_IBS_CBS.includes(field)),
  ]),
);

/** Item fields of this CST's element that leave the base of IBS and CBS (NT 2025.002, UB16-10). */
export const icmsOutOfIbsCbs = (situacao: string | undefined): readonly string[] =>
  leaving.get(situacao ?? '') ?? NONE;
