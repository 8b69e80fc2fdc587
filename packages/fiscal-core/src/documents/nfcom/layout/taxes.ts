// biome-ignore-all format: one row per line
import { group, leaf } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import { CONTRIBUTION_SITUATIONS } from '../../../tables/tax-situations.ts';
import * as t from './simple-types.ts';

/** Base, rate and value, the same under four names. */
const tributo = (tag: string, name: string, before: readonly Row[] = []) => group(tag, '0-1', tag, [
  ...before,
  leaf('vBC', '1-1', t.TDec_1302, `${name}_base_calculo`, `Base de cálculo do ${tag}`),
  leaf(`p${tag}`, '1-1', t.TDec_0302a04, `${name}_aliquota_porcentual`, `Alíquota do ${tag}`),
  leaf(`v${tag}`, '1-1', t.TDec_1302, `${name}_valor`, `Valor do ${tag}; padrão = base x alíquota`),
]);
const situacao = (tag: string, name: string) =>
  leaf('CST', '1-1', t.cst(CONTRIBUTION_SITUATIONS, ['01', '02', '06', '07', '08', '09', '49']), `${name}_situacao_tributaria`, `CST do ${tag}: 01 alíquota básica, 02 diferenciada, 06 alíquota zero, 07 isenta, 08 sem incidência, 09 suspensão, 49 outras saídas`);

export const PIS = tributo('PIS', 'pis', [situacao('PIS', 'pis')]);
export const COFINS = tributo('COFINS', 'cofins', [situacao('COFINS', 'cofins')]);
export const FUST = tributo('FUST', 'fust');
export const FUNTTEL = tributo('FUNTTEL', 'funttel');

export const retTrib = group('retTrib', '0-1', 'Tributos federais retidos', [
  leaf('vRetPIS', '1-1', t.TDec_1302_1308, 'pis_valor_retido', 'PIS retido'),
  leaf('vRetCofins', '1-1', t.TDec_1302_1308, 'cofins_valor_retido', 'COFINS retida'),
  leaf('vRetCSLL', '1-1', t.TDec_1302_1308, 'csll_valor_retido', 'CSLL retida'),
  leaf('vBCIRRF', '1-1', t.TDec_1302_1308, 'irrf_base_calculo', 'Base do IRRF'),
  leaf('vIRRF', '1-1', t.TDec_1302_1308, 'irrf_valor_retido', 'IRRF retido'),
]);
