import { addCents, addMoney, type Cents, cents, formatCents, isZeroCents } from '../../decimal/cents.ts';
import { add, type Decimal, decimalOrZero, format, ZERO } from '../../decimal/decimal.ts';
import { carriesContribution, carriesIpi } from '../../tax/contributions.ts';
import { carriesNormal, hasIbsCbs } from '../../tax/ibs-cbs.ts';
import { icmsSums } from '../../tax/icms.ts';
import { isService } from '../../tax/issqn.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';
import {
  CREDIT,
  DIFAL,
  EVERY_ITEM,
  ICMS_TOTAL,
  MONO,
  NORMAL,
  QUANTITIES,
  REVERSAL,
  SERVICE,
  type Sum,
  TOTALS,
  type TotalRow,
} from './totals-table.ts';

/** What an item adds to (and takes from) vNF; also its vItem. Source: rule W16-10. */
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
  readonly sums: Map<string, Cents>;
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

function sumOf(state: State, total: string): Cents {
  const known = state.sums.get(total);
  if (known !== undefined) return known;
  const made = cents();
  state.sums.set(total, made);
  return made;
}

function addAll(state: State, item: FlatInput, pairs: readonly Sum[]): void {
  for (const [field, total] of pairs) {
    const value = item[field];
    if (typeof value === 'string') addMoney(sumOf(state, total), value);
  }
}

/** Adds `field` to a total and to the item's own value. */
function addValue(state: State, own: Cents, item: FlatInput, field: string, total: string): void {
  const value = item[field];
  if (typeof value !== 'string') return;
  addMoney(sumOf(state, total), value);
  addMoney(own, value);
}

function addIcms(state: State, own: Cents, item: FlatInput): void {
  for (const field of icmsSums(textOf(item, 'icms_situacao_tributaria'))) {
    const value = item[field];
    if (typeof value !== 'string') continue;
    const total = ICMS_TOTAL[field];
    if (total === undefined) {
      state.quantities.set(field, add(state.quantities.get(field) ?? ZERO, decimalOrZero(value)));
      continue;
    }
    addMoney(sumOf(state, total), value);
    if (field === 'icms_valor_desonerado' && item['icms_deducao_desoneracao'] === '1') {
      addMoney(state.relief, value);
      const less = cents();
      addMoney(less, value);
      addCents(own, less, -1);
    } else if (field === 'icms_valor_st') {
      // Direct billing of a new vehicle to the consumer: ST is not part of the value (rule W16-10, tpOp = 2).
      if (item['veiculo_tipo_operacao'] === '2') addMoney(state.stLeftOut, value);
      else addMoney(own, value);
    } else if (field === 'fcp_valor_st' || field === 'icms_valor_mono_retencao') addMoney(own, value);
  }
}

function addIbsCbs(state: State, item: FlatInput): void {
  if (!hasIbsCbs(item)) return;
  state.ibsCbs = true;
  if (carriesNormal(item)) {
    state.normal = true;
    addAll(state, item, NORMAL);
  } else if (item['mono_total_ibs_item'] !== undefined) {
    state.mono = true;
    addAll(state, item, MONO);
  }
  if (item['credito_presumido_oper_base_calculo'] !== undefined) addAll(state, item, CREDIT);
  if (item['ibs_valor_estorno_credito'] !== undefined || item['cbs_valor_estorno_credito'] !== undefined) {
    state.reversal = true;
    addAll(state, item, REVERSAL);
  }
}

/** Sums one item and returns its share of vNF. */
function addItem(state: State, item: FlatInput): Cents {
  const own = cents();
  const counts = item['inclui_no_total'] !== '0';
  const service = isService(item);
  addAll(state, item, EVERY_ITEM);
  for (const field of ['valor_frete', 'valor_seguro', 'valor_outras_despesas'])
    addMoney(own, textOf(item, field));
  if (item['valor_desconto'] !== undefined) {
    const less = cents();
    addMoney(less, textOf(item, 'valor_desconto'));
    addCents(own, less, -1);
  }
  addMoney(own, textOf(item, 'valor_bruto'));
  if (counts)
    addMoney(sumOf(state, service ? 'valor_total_servicos' : 'valor_produtos'), textOf(item, 'valor_bruto'));
  if (service) {
    state.services = true;
    addAll(state, item, SERVICE);
  } else {
    addIcms(state, own, item);
    addValue(state, own, item, 'ii_valor', 'valor_total_ii');
  }
  if (carriesIpi(item)) addValue(state, own, item, 'ipi_valor', 'valor_ipi');
  if (item['percentual_devolvido'] !== undefined)
    addValue(state, own, item, 'valor_ipi_devolvido', 'valor_ipi_devolvido');
  for (const tax of ['pis', 'cofins'] as const) {
    if (carriesContribution(item, tax))
      addMoney(
        sumOf(state, service ? `valor_${tax}_servicos` : `valor_${tax}`),
        textOf(item, `${tax}_valor`),
      );
    if (item[`inclui_${tax}_st_no_total`] === '1') {
      addMoney(state.contributionsSt, textOf(item, `${tax}_valor_st`));
      addMoney(own, textOf(item, `${tax}_valor_st`));
    }
  }
  if (item['icms_base_calculo_uf_destino'] !== undefined) addAll(state, item, DIFAL);
  if (item['is_situacao_tributaria'] !== undefined)
    addMoney(sumOf(state, 'is_valor_total'), textOf(item, 'is_valor'));
  addIbsCbs(state, item);
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
  const discount = cents();
  addMoney(discount, textOf(input, 'valor_desconto'));
  addCents(value, discount, -1);
  return formatCents(value);
}

/**
 * Puts the totals into a body whose items are complete, in place: only where the note-level field is absent
 * (a sent total wins, even a wrong one: the authority tells). Also each item's vItem, once the note has gIBSCBS.
 *
 * @param date of emission, `AAAA-MM-DD`: default competence of services
 */
export function completeTotals(input: FlatInput, items: readonly FlatInput[], date: string): void {
  const state: State = {
    sums: new Map(),
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
  const values = items.map((item) => addItem(state, item));
  for (const row of TOTALS) {
    if (input[row.field] !== undefined || !due(row, state)) continue;
    const total = state.sums.get(row.field);
    if (OMIT_ZERO.has(row.when) && (total === undefined || isZeroCents(total))) continue;
    input[row.field] = total === undefined ? '0.00' : formatCents(total);
  }
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

/** Totals by XML tag, for the validate route. Tags of ICMSTot win over homonyms of other groups. */
export function totalsByTag(input: FlatInput): Record<string, string> {
  const totals: Record<string, string> = {};
  for (const { field, tag } of TOTALS) {
    const value = textOf(input, field);
    if (value !== undefined) totals[tag] ??= value;
  }
  for (const [field, tag] of [
    ['valor_total', 'vNF'],
    ['ibs_cbs_is_valor_total', 'vNFTot'],
  ] as const) {
    const value = textOf(input, field);
    if (value !== undefined) totals[tag] = value;
  }
  return totals;
}
