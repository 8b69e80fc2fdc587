import { addCents, addMoney, type Cents, cents, formatCents, isZeroCents } from '../../../decimal/cents.ts';
import { add, type Decimal, decimalOrZero, format, ZERO } from '../../../decimal/decimal.ts';
import { valuesByTag } from '../../../engine/body/values-by-tag.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import type { FlatInput } from '../../../engine/layout/types.ts';
import { carriesContribution } from '../../../tax/contributions.ts';
import { carriesIpi } from '../../../tax/formulas.ts';
import { carriesNormal, hasIbsCbs } from '../../../tax/ibs-cbs.ts';
import { ICMS_SITUATIONS, icmsSums } from '../../../tax/icms.ts';
import {
  CONTRIBUTIONS,
  CREDIT,
  DIFAL,
  EVERY_ITEM,
  GROSS_GOODS,
  GROSS_SERVICE,
  ICMS,
  IMPORT_DUTY,
  IPI,
  IPI_RETURNED,
  MONO,
  NORMAL,
  QUANTITIES,
  REVERSAL,
  SELECTIVE,
  SERVICE,
  type Sum,
  TOTALS,
  type TotalRow,
} from './table.ts';

/** Totals that make up vNF, as they are written. Source: rule W16-10. */
const VALUE_PLUS_TOTALS = [
  'valor_produtos',
  'fcp_valor_total_st',
  'icms_valor_mono_retencao',
  'valor_frete',
  'valor_seguro',
  'valor_outras_despesas',
  'valor_total_ii',
  'valor_ipi',
  'valor_ipi_devolvido',
  'valor_total_servicos',
] as const;

interface State {
  /** Sums in the order of TOTALS. */
  readonly sums: readonly Cents[];
  readonly quantities: Map<string, Decimal>;
  /** Parts of vNF that have no total of their own. */
  readonly relief: Cents;
  readonly stLeftOut: Cents;
  readonly contributionsSt: Cents;
  readonly itemTotal: Cents;
  services: boolean;
  ibsCbs: boolean;
  normal: boolean;
  mono: boolean;
  reversal: boolean;
}

/** Amounts of a CST's element that enter the totals. */
interface IcmsSums {
  readonly money: readonly Sum[];
  readonly quantities: readonly string[];
}
const icmsBySituation = new Map<string, IcmsSums>(
  Object.keys(ICMS_SITUATIONS).map((situacao) => {
    const carried = icmsSums(situacao);
    return [
      situacao,
      {
        money: ICMS.filter(({ field }) => carried.includes(field)),
        quantities: QUANTITIES.filter((field) => carried.includes(field)),
      },
    ];
  }),
);

/** Adds one item field to its total and to the item's own value. */
function addOne(state: State, own: Cents, item: FlatInput, row: Sum): void {
  const value = item[row.field];
  if (typeof value !== 'string') return;
  const total = state.sums[row.at];
  if (total !== undefined) addMoney(total, value);
  if (row.share !== 0) addMoney(own, value, row.share);
}

function addAll(state: State, own: Cents, item: FlatInput, rows: readonly Sum[]): void {
  for (const row of rows) addOne(state, own, item, row);
}

function addIcms(state: State, own: Cents, item: FlatInput): void {
  const found = icmsBySituation.get(textOf(item, 'icms_situacao_tributaria') ?? '');
  if (found === undefined) return;
  addAll(state, own, item, found.money);
  for (const field of found.quantities) {
    const value = textOf(item, field);
    if (value !== undefined)
      state.quantities.set(field, add(state.quantities.get(field) ?? ZERO, decimalOrZero(value)));
  }
  if (item['icms_deducao_desoneracao'] === '1' && icmsCarries(found, 'icms_valor_desonerado')) {
    const relief = textOf(item, 'icms_valor_desonerado');
    addMoney(state.relief, relief);
    addMoney(own, relief, -1);
  }
  // Direct billing of a new vehicle to the consumer: ST is not part of the value (rule W16-10, tpOp = 2).
  if (item['veiculo_tipo_operacao'] === '2' && icmsCarries(found, 'icms_valor_st')) {
    const st = textOf(item, 'icms_valor_st');
    addMoney(state.stLeftOut, st);
    addMoney(own, st, -1);
  }
}
const icmsCarries = ({ money }: IcmsSums, wanted: string): boolean =>
  money.some(({ field }) => field === wanted);

function addIbsCbs(state: State, own: Cents, item: FlatInput): void {
  if (!hasIbsCbs(item)) return;
  state.ibsCbs = true;
  if (carriesNormal(item)) {
    state.normal = true;
    addAll(state, own, item, NORMAL);
  } else if (item['mono_total_ibs_item'] !== undefined) {
    state.mono = true;
    addAll(state, own, item, MONO);
  }
  if (item['credito_presumido_oper_base_calculo'] !== undefined) addAll(state, own, item, CREDIT);
  if (item['ibs_valor_estorno_credito'] !== undefined || item['cbs_valor_estorno_credito'] !== undefined) {
    state.reversal = true;
    addAll(state, own, item, REVERSAL);
  }
}

function addContributions(state: State, own: Cents, item: FlatInput, service: boolean): void {
  for (const { tax, goods, service: ofService, st, stCounts } of CONTRIBUTIONS) {
    if (carriesContribution(item, tax)) addOne(state, own, item, service ? ofService : goods);
    if (item[stCounts] === '1') {
      addMoney(state.contributionsSt, textOf(item, st));
      addMoney(own, textOf(item, st));
    }
  }
}

/** Sums one item and returns its share of vNF. */
function addItem(state: State, item: FlatInput, service: boolean): Cents {
  const own = cents();
  addMoney(own, textOf(item, 'valor_bruto'));
  if (item['inclui_no_total'] !== '0') addOne(state, own, item, service ? GROSS_SERVICE : GROSS_GOODS);
  addAll(state, own, item, EVERY_ITEM);
  if (service) {
    state.services = true;
    addAll(state, own, item, SERVICE);
  } else {
    addIcms(state, own, item);
    addOne(state, own, item, IMPORT_DUTY);
  }
  if (carriesIpi(item)) addOne(state, own, item, IPI);
  if (item['percentual_devolvido'] !== undefined) addOne(state, own, item, IPI_RETURNED);
  addContributions(state, own, item, service);
  if (item['icms_base_calculo_uf_destino'] !== undefined) addAll(state, own, item, DIFAL);
  if (item['is_situacao_tributaria'] !== undefined) addOne(state, own, item, SELECTIVE);
  addIbsCbs(state, own, item);
  return own;
}

const due = (row: TotalRow, state: State): boolean =>
  row.when === 'sempre' ||
  row.when === 'naoZero' ||
  (row.when === 'servico' && state.services) ||
  (row.when === 'ibsCbs' && state.ibsCbs) ||
  (row.when === 'mono' && state.mono) ||
  (row.when === 'estorno' && state.reversal);
const OMIT_ZERO: ReadonlySet<TotalRow['when']> = new Set(['naoZero', 'servico']);

/** vNF over the totals as they are written, sent ones included. */
function noteValue(input: FlatInput, state: State): string {
  const value = cents();
  for (const field of VALUE_PLUS_TOTALS) addMoney(value, textOf(input, field));
  addMoney(value, textOf(input, 'icms_valor_total_st'));
  addCents(value, state.contributionsSt);
  addCents(value, state.stLeftOut, -1);
  addCents(value, state.relief, -1);
  addMoney(value, textOf(input, 'valor_desconto'), -1);
  return formatCents(value);
}

/**
 * Puts the totals into a body whose items are complete, in place: only where the note-level field is absent
 * (a sent total wins, even a wrong one: the authority reports it). Also each item's vItem, once the note has gIBSCBS.
 *
 * @param services items taxed by ISSQN
 * @param date day of emission, `AAAA-MM-DD`: default competence of services
 */
export function completeTotals(
  input: FlatInput,
  items: readonly FlatInput[],
  services: ReadonlySet<FlatInput>,
  date: string,
): void {
  const state: State = {
    sums: TOTALS.map(() => cents()),
    quantities: new Map(),
    relief: cents(),
    stLeftOut: cents(),
    contributionsSt: cents(),
    itemTotal: cents(),
    services: false,
    ibsCbs: false,
    normal: false,
    mono: false,
    reversal: false,
  };
  const values = items.map((item) => addItem(state, item, services.has(item)));
  TOTALS.forEach((row, at) => {
    const total = state.sums[at];
    if (total === undefined || input[row.field] !== undefined || !due(row, state)) return;
    if (!(OMIT_ZERO.has(row.when) && isZeroCents(total))) input[row.field] = formatCents(total);
  });
  for (const field of QUANTITIES) {
    const total = state.quantities.get(field);
    if (total !== undefined && total.units !== 0n) input[field] ??= format(total, 2);
  }
  if (state.services) input['data_prestacao_servico'] ??= date;
  input['valor_total'] ??= noteValue(input, state);
  if (!state.normal) return;
  items.forEach((item, i) => {
    const value = values[i];
    if (value !== undefined) item['valor_total_item'] ??= formatCents(value);
    if (item['inclui_no_total'] !== '0') addMoney(state.itemTotal, textOf(item, 'valor_total_item'));
  });
  input['ibs_cbs_is_valor_total'] ??= formatCents(state.itemTotal);
}

/** Totals by XML tag. Tags of ICMSTot win over homonyms of other groups. */
export const totalsByTag = (input: FlatInput): Record<string, string> => ({
  ...valuesByTag(input, TOTALS),
  ...valuesByTag(input, [
    { field: 'valor_total', tag: 'vNF' },
    { field: 'ibs_cbs_is_valor_total', tag: 'vNFTot' },
  ]),
});
