import { addMoney, cents, formatCents, moneyProduct, toDecimal } from '../../decimal/cents.ts';
import { compare, decimalOrZero, format, subtract, ZERO } from '../../decimal/decimal.ts';
import { type Draft, fill } from '../../engine/body/draft.ts';
import { askRates, judgeReform, reformOf } from '../../engine/body/reform.ts';
import { listOf, textOf } from '../../engine/layout/flat.ts';
import type { FlatInput } from '../../engine/layout/types.ts';
import { completeBase, completeIbsCbs, takesNormal } from '../../tax/ibs-cbs.ts';
import { completeSituation as completeReformSituation } from '../../tax/reform/reform.ts';
import { CTE_REFORM_RULES } from './rules/body.ts';

/** Situations whose element has base, rate and value. */
const WITH_VALUE = new Set(['00', '20', '90', '90_outra_uf']);
const WITH_REDUCTION = new Set(['20', '90', '90_outra_uf']);

/** Sum of the components, when there are any. */
function componentsOf(input: FlatInput): string | undefined {
  const components = listOf(input, 'componentes_valor');
  if (components.length === 0) return undefined;
  const total = cents();
  for (const component of components) addMoney(total, textOf(component, 'valor'));
  return formatCents(total);
}

/** Value of the service: as sent, else the sum of its components; what is to be received is the same. */
export function completeValues({ input }: Draft): void {
  fill(input, 'valor_total', componentsOf(input));
  fill(input, 'valor_receber', textOf(input, 'valor_total'));
}

/**
 * Fills the default situação tributária of an issuer of the Simples Nacional, and the CST of IBS and CBS from the
 * classification.
 */
export function completeSituation(draft: Draft): void {
  const { input } = draft;
  completeReformSituation(input, reformOf(draft, 'CTe'));
  if (['1', '4'].includes(textOf(input, 'regime_tributario_emitente') ?? ''))
    fill(input, 'icms_situacao_tributaria', '90_simples_nacional');
  if (input['icms_situacao_tributaria'] === '90_simples_nacional')
    fill(input, 'icms_indicador_simples_nacional', '1');
}

function icmsBase(input: FlatInput, situation: string): string | undefined {
  const total = textOf(input, 'valor_total');
  const reduction = WITH_REDUCTION.has(situation) ? textOf(input, 'icms_reducao_base_calculo') : undefined;
  // CST 20 is a reduced base: by how much, only the caller knows.
  if (situation === '20' && reduction === undefined) return undefined;
  if (total === undefined || reduction === undefined) return total;
  const remaining = subtract(decimalOrZero('100'), decimalOrZero(reduction));
  return moneyProduct(total, format(remaining, 2), 100);
}

/** ICMS of the service: base = total less its reduction, value = base × rate. */
export function completeIcms({ input }: Draft): void {
  const situation = textOf(input, 'icms_situacao_tributaria') ?? '';
  if (!WITH_VALUE.has(situation)) return;
  fill(input, 'icms_base_calculo', icmsBase(input, situation));
  const base = textOf(input, 'icms_base_calculo');
  const rate = textOf(input, 'icms_aliquota');
  if (base !== undefined && rate !== undefined) fill(input, 'icms_valor', moneyProduct(base, rate, 100));
}

/**
 * Completes the shares that base and rate determine: since 2019 all of it is due where the transport ends. Source: EC
 * 87/2015; ADCT art. 99, V.
 */
export function completeShare({ input }: Draft): void {
  const base = textOf(input, 'icms_base_calculo_uf_fim');
  const fcp = textOf(input, 'icms_percentual_fcp_uf_fim');
  const inside = textOf(input, 'icms_aliquota_interna_uf_fim');
  const between = textOf(input, 'icms_aliquota_interestadual_uf_fim');
  if (base === undefined) return;
  if (fcp !== undefined) fill(input, 'icms_valor_total_fcp_uf_fim', moneyProduct(base, fcp, 100));
  if (inside === undefined || between === undefined) return;
  const difference = subtract(decimalOrZero(inside), decimalOrZero(between));
  if (compare(difference, ZERO) < 0) return;
  fill(input, 'icms_valor_partilha_uf_fim', moneyProduct(base, format(difference, 2), 100));
  fill(input, 'icms_valor_partilha_uf_inicio', '0.00');
}

/** IBS and CBS: their base is the total less the ICMS in it, and from 2027 on less themselves. */
export function completeIbsCbsOf(draft: Draft): void {
  const { input } = draft;
  const reform = reformOf(draft, 'CTe');
  askRates(draft, reform, [[input, '']]);
  judgeReform(draft, reform, { rules: CTE_REFORM_RULES, items: [[input, '']] });
  if (!takesNormal(input, reform)) return;
  const total = textOf(input, 'valor_total');
  if (total !== undefined && input['ibs_cbs_base_calculo'] === undefined) {
    const operation = cents();
    addMoney(operation, total);
    if (WITH_VALUE.has(textOf(input, 'icms_situacao_tributaria') ?? ''))
      addMoney(operation, textOf(input, 'icms_valor'), -1);
    completeBase(input, toDecimal(operation), reform);
  }
  completeIbsCbs(input, [], reform);
  // NT 2026.004: what the service is worth has IBS and CBS in it from 2027 on, so they are never added.
  if (total !== undefined) fill(input, 'valor_total_dfe', total);
}
