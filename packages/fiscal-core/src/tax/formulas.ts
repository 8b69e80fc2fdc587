import { addMoney, cents, formatCents, moneyProduct } from '../decimal/cents.ts';
import { add, type Decimal, decimalOrZero, format, multiply, percent, subtract } from '../decimal/decimal.ts';
import { hasAll, type TaxItem, text } from './item.ts';
import type { Formula } from './leaf.ts';

export const HUNDRED = decimalOrZero('100');
const amount = (item: TaxItem, field: string): Decimal => decimalOrZero(text(item, field));
/** Money text, or undefined below zero. */
const money = (value: Decimal): string | undefined => (value.units < 0n ? undefined : format(value, 2));
/** Money text; what would be negative is zero. */
export const floorAtZero = (value: Decimal): string => money(value) ?? '0.00';

const formula = (
  how: string,
  needs: readonly string[],
  value: (item: TaxItem, facts: Parameters<Formula['value']>[1]) => string | undefined,
): Formula => ({
  how,
  needs,
  value: (item, facts) => (hasAll(item, needs) ? value(item, facts) : undefined),
});

/** `base × rate`, in percent. */
export const percentOf = (base: string, rate: string, how: string): Formula =>
  formula(how, [base, rate], (item) => moneyProduct(text(item, base) ?? '', text(item, rate) ?? '', 100));
/** `quantity × amount per unit`. */
export const perUnit = (quantity: string, each: string, how: string): Formula =>
  formula(how, [quantity, each], (item) =>
    moneyProduct(text(item, quantity) ?? '', text(item, each) ?? '', 1),
  );
/** `left − right`. */
export const difference = (left: string, right: string, how: string): Formula =>
  formula(how, [left, right], (item) => money(subtract(amount(item, left), amount(item, right))));
/** The value of another field. */
export const same = (field: string, how: string): Formula =>
  formula(how, [field], (item) => text(item, field));

const IPI_TAXED = new Set(['00', '49', '50', '99']);
/** The item's IPI element carries a value. */
export const carriesIpi = (item: TaxItem): boolean =>
  IPI_TAXED.has(text(item, 'ipi_situacao_tributaria') ?? '');

const OPERATION_NEEDS = ['valor_bruto'];
/** vProd + vFrete + vSeg + vOutro − vDesc (+ vIPI); undefined when a part is not known or the sum is negative. */
function operation(item: TaxItem, { withIpi }: { readonly withIpi: boolean }): string | undefined {
  const gross = text(item, 'valor_bruto');
  if (gross === undefined) return undefined;
  const total = cents();
  addMoney(total, gross);
  addMoney(total, text(item, 'valor_frete'));
  addMoney(total, text(item, 'valor_seguro'));
  addMoney(total, text(item, 'valor_outras_despesas'));
  addMoney(total, text(item, 'valor_desconto'), -1);
  if (withIpi && carriesIpi(item)) {
    const ipi = text(item, 'ipi_valor');
    if (ipi === undefined) return undefined;
    addMoney(total, ipi);
  }
  const value = formatCents(total);
  return value.startsWith('-') ? undefined : value;
}

/** The value of the operation, base of most taxes. */
export const OPERATION = formula('vProd + vFrete + vSeg + vOutro − vDesc', OPERATION_NEEDS, (item) =>
  operation(item, { withIpi: false }),
);

/** `vOp × rate`. */
export const percentOfOperation = (rate: string, how: string): Formula =>
  formula(how, [...OPERATION_NEEDS, rate], (item) => {
    const base = operation(item, { withIpi: false });
    return base === undefined ? undefined : moneyProduct(base, text(item, rate) ?? '', 100);
  });

/** Base × (1 − reduction), absent reduction counting as none. */
function reduceBase(base: string, item: TaxItem, reduction: string): string | undefined {
  const rate = text(item, reduction);
  return rate === undefined
    ? base
    : money(percent(decimalOrZero(base), subtract(HUNDRED, decimalOrZero(rate))));
}

/** The base of an import includes the tax itself, other taxes and customs expenses, which a note does not contain. */
const isImport = (item: TaxItem): boolean => text(item, 'cfop')?.startsWith('3') === true;
/** Own base of ICMS, reduced by the percentage of `reduction`; vIPI is part of it when the buyer is the final consumer. */
const ownBase = (reduction: string, how: string, needs: readonly string[] = OPERATION_NEEDS): Formula =>
  formula(how, needs, (item, facts) => {
    const base = isImport(item) ? undefined : operation(item, { withIpi: facts.finalConsumer });
    return base === undefined ? undefined : reduceBase(base, item, reduction);
  });
const OWN_BASE_HOW = 'vProd + vFrete + vSeg + vOutro − vDesc, mais vIPI com consumidor final';
export const OWN_BASE = ownBase('', OWN_BASE_HOW);
export const REDUCED_BASE = ownBase('icms_reducao_base_calculo', `(${OWN_BASE_HOW}) × (1 − pRedBC)`, [
  ...OPERATION_NEEDS,
  'icms_reducao_base_calculo',
]);
export const MAYBE_REDUCED_BASE = ownBase('icms_reducao_base_calculo', `(${OWN_BASE_HOW}) × (1 − pRedBC)`);
export const EFFECTIVE_BASE = ownBase(
  'icms_reducao_base_calculo_efetiva',
  `(${OWN_BASE_HOW}) × (1 − pRedBCEfet)`,
  [...OPERATION_NEEDS, 'icms_reducao_base_calculo_efetiva'],
);

export const OWN_VALUE = percentOf('icms_base_calculo', 'icms_aliquota', 'vBC × pICMS');
/** Own ICMS after deferral, where a deferral was sent. */
export const NET_VALUE = formula(
  'vBC × pICMS, menos o diferimento',
  ['icms_base_calculo', 'icms_aliquota'],
  (item, facts) => {
    const whole = text(item, 'icms_valor_operacao') ?? OWN_VALUE.value(item, facts) ?? '';
    const rate = text(item, 'icms_percentual_diferimento');
    if (rate === undefined) return item['icms_valor_diferido'] === undefined ? whole : undefined;
    const deferred = text(item, 'icms_valor_diferido') ?? moneyProduct(whole, rate, 100);
    return money(subtract(decimalOrZero(whole), decimalOrZero(deferred)));
  },
);

/** 4 (margin) when there is an MVA, 6 (value of the operation) when a base was sent without one. */
export const ST_MODE = formula('4 com pMVAST, 6 com vBCST sem pMVAST', [], (item) => {
  if (item['icms_margem_valor_adicionado_st'] !== undefined) return '4';
  return item['icms_base_calculo_st'] === undefined ? undefined : '6';
});
export const ST_BASE = formula(
  '(vProd + vFrete + vSeg + vOutro − vDesc + vIPI) × (1 + pMVAST) × (1 − pRedBCST)',
  ['icms_modalidade_base_calculo_st', ...OPERATION_NEEDS],
  (item) => {
    const mode = text(item, 'icms_modalidade_base_calculo_st');
    const margin = text(item, 'icms_margem_valor_adicionado_st');
    if (mode !== '6' && (mode !== '4' || margin === undefined)) return undefined;
    const base = operation(item, { withIpi: true });
    if (base === undefined) return undefined;
    const raised = mode === '6' ? '0' : (margin ?? '0');
    const grown = percent(decimalOrZero(base), add(HUNDRED, decimalOrZero(raised)));
    const remaining = subtract(HUNDRED, amount(item, 'icms_reducao_base_calculo_st'));
    return money(percent(grown, remaining));
  },
);
export const ST_VALUE = formula(
  'vBCST × pICMSST − vICMS, nunca abaixo de zero',
  ['icms_base_calculo_st', 'icms_aliquota_st', 'icms_valor'],
  (item) =>
    floorAtZero(
      subtract(
        percent(amount(item, 'icms_base_calculo_st'), amount(item, 'icms_aliquota_st')),
        amount(item, 'icms_valor'),
      ),
    ),
);
const FCP_ST_NEEDS = ['fcp_base_calculo_st', 'fcp_percentual_st'];
/** In elements that have an own FCP, which is taken off (absent counts as zero). */
export const FCP_ST_NET = formula('vBCFCPST × pFCPST − vFCP, nunca abaixo de zero', FCP_ST_NEEDS, (item) =>
  floorAtZero(
    subtract(
      percent(amount(item, 'fcp_base_calculo_st'), amount(item, 'fcp_percentual_st')),
      amount(item, 'fcp_valor'),
    ),
  ),
);

/** Quantity × ad rem × (1 − pRedAdRem). */
export const MONO_REDUCED = formula(
  'qBCMono × adRemICMS × (1 − pRedAdRem)',
  ['icms_base_calculo_mono', 'icms_aliquota'],
  (item) =>
    money(
      percent(
        multiply(amount(item, 'icms_base_calculo_mono'), amount(item, 'icms_aliquota')),
        subtract(HUNDRED, amount(item, 'icms_percentual_reducao')),
      ),
    ),
);

/** vProd − vDeducao − vDescIncond. */
export const SERVICE_BASE = formula('vProd − vDeducao − vDescIncond', OPERATION_NEEDS, (item) =>
  money(
    subtract(
      amount(item, 'valor_bruto'),
      add(amount(item, 'issqn_valor_deducao'), amount(item, 'issqn_valor_desconto_incondicionado')),
    ),
  ),
);
