import { moneyProduct } from '../../decimal/cents.ts';
import { decimalOrZero, format, subtract } from '../../decimal/decimal.ts';
import { textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';

export const SIMPLES_NACIONAL = '90_simples_nacional';

/** Amounts that the element of a situação carries. Source: layout 1.00, choice of imposto. */
interface Carried {
  readonly value: boolean;
  readonly relief: boolean;
  readonly fcp: boolean;
}
const SITUATIONS: ReadonlyMap<string, Carried> = new Map([
  ['00', { value: true, relief: false, fcp: true }],
  ['20', { value: true, relief: true, fcp: true }],
  ['40', { value: false, relief: true, fcp: false }],
  ['41', { value: false, relief: true, fcp: false }],
  ['51', { value: false, relief: true, fcp: false }],
  ['90', { value: true, relief: true, fcp: true }],
]);

/** Item fields of ICMS that will be written, so that nothing else is summed. */
export function writtenIcms(item: FlatInput): readonly string[] {
  const carried = SITUATIONS.get(textOf(item, 'icms_situacao_tributaria') ?? '');
  if (carried === undefined) return [];
  return [
    ...(carried.value ? ['icms_base_calculo', 'icms_valor'] : []),
    ...(carried.relief ? ['icms_valor_desonerado'] : []),
    ...(carried.fcp ? ['icms_fcp_valor'] : []),
  ];
}

/** Puts `base × rate / 100` where the value alone is missing. */
export function fillProduct(
  item: FlatInput,
  value: string,
  { base, rate }: { readonly base: string; readonly rate: string },
): void {
  const left = textOf(item, base);
  const right = textOf(item, rate);
  if (item[value] === undefined && left !== undefined && right !== undefined)
    item[value] = moneyProduct(left, right, 100);
}

/** The item's value less the reduction of the base. */
function reducedBase(item: FlatInput): string | undefined {
  const total = textOf(item, 'valor_total_item');
  const reduction = textOf(item, 'icms_reducao_base_calculo');
  // CST 20 is a reduced base: by how much, only the caller knows.
  if (total === undefined || (reduction === undefined && item['icms_situacao_tributaria'] === '20'))
    return undefined;
  const remaining = subtract(decimalOrZero('100'), decimalOrZero(reduction));
  return moneyProduct(total, format(remaining, 4), 100);
}

/** The situação that an item without one has: none at all, or that of the Simples Nacional. */
function defaultSituation(item: FlatInput, regime: string | undefined): void {
  if (item['icms_situacao_tributaria'] !== undefined || item['icms_indicador_sem_cst'] !== undefined) return;
  if (item['cfop'] === undefined) item['icms_indicador_sem_cst'] = '1';
  else if (regime === '1') item['icms_situacao_tributaria'] = SIMPLES_NACIONAL;
}

/** Completes ICMS and its FCP, in place. */
export function completeIcms(item: FlatInput, regime: string | undefined): void {
  defaultSituation(item, regime);
  const situation = textOf(item, 'icms_situacao_tributaria');
  if (situation === SIMPLES_NACIONAL) item['icms_indicador_simples_nacional'] ??= '1';
  if (SITUATIONS.get(situation ?? '')?.value !== true) return;
  if (item['icms_base_calculo'] === undefined && item['icms_aliquota'] !== undefined) {
    const base = reducedBase(item);
    if (base !== undefined) item['icms_base_calculo'] = base;
  }
  fillProduct(item, 'icms_valor', { base: 'icms_base_calculo', rate: 'icms_aliquota' });
  fillProduct(item, 'icms_fcp_valor', { base: 'icms_base_calculo', rate: 'icms_fcp_percentual' });
}
