// biome-ignore-all format: one row per line
import { publishedOption } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list, sequence } from '../../../engine/layout/rows.ts';
import { ICMS_SITUATIONS } from '../../../tables/tax-situations.ts';
import * as t from './simple-types.ts';

// The children, each once: what it is, how it is written, which field feeds it.
const CST = (...values: string[]) => leaf('CST', '1-1', t.cst(ICMS_SITUATIONS, values), 'icms_situacao_tributaria', 'Situação tributária do ICMS; define o grupo XML');
const vBC = leaf('vBC', '1-1', t.TDec_1302, 'icms_base_calculo', 'Base de cálculo do ICMS');
const pICMS = leaf('pICMS', '1-1', t.TDec_0302, 'icms_aliquota', 'Alíquota do ICMS');
const vICMS = leaf('vICMS', '1-1', t.TDec_1302, 'icms_valor', 'Valor do ICMS; padrão = base x alíquota');
const desoneracao = block([
  leaf('vICMSDeson', '1-1', t.TDec_1302, 'icms_valor_desonerado', 'ICMS desonerado'),
  leaf('cBenef', '1-1', t.CBenef, 'icms_codigo_beneficio_fiscal', 'Código de benefício fiscal da UF'),
]);
const fcp = block([
  leaf('pFCP', '1-1', t.TDec_0302a04Opc, 'icms_fcp_percentual', 'Percentual do FCP'),
  leaf('vFCP', '1-1', t.TDec_1302, 'icms_fcp_valor', 'Valor do FCP; padrão = base x percentual'),
]);

const ICMS = choice('1-1', [
  group('ICMS00', '1-1', 'Tributação integral', [CST('00'), vBC, pICMS, vICMS, fcp], { situations: ['00'] }),
  group('ICMS20', '1-1', 'Base reduzida', [
    CST('20'),
    leaf('pRedBC', '1-1', t.TDec_0302Opc, 'icms_reducao_base_calculo', 'Percentual de redução da base'),
    vBC, pICMS, vICMS, desoneracao, fcp,
  ], { situations: ['20'] }),
  group('ICMS40', '1-1', 'Isenta ou não tributada', [CST('40', '41'), desoneracao], { situations: ['40', '41'] }),
  group('ICMS51', '1-1', 'Diferimento', [CST('51'), desoneracao], { situations: ['51'] }),
  group('ICMS90', '1-1', 'Outros', [CST('90'), block([vBC, pICMS, vICMS]), desoneracao, fcp], { situations: ['90'] }),
  group('ICMSSN', '1-1', 'Simples Nacional', [
    CST('90'),
    leaf('indSN', '1-1', t.Sim, 'icms_indicador_simples_nacional', 'Indicador de Simples Nacional; padrão 1'),
  ], { situations: ['90_simples_nacional'], suffix: '_simples_nacional' }),
], { by: 'icms_situacao_tributaria' });

const ICMSUFDest = list('ICMSUFDest', '0-unbounded', 'icms_uf_dest', 'Partilha do ICMS com cada UF de destino', [
  leaf('@cUFDest', '1-1', t.TCodUfIBGE, 'uf_destinatario', 'UF de destino'),
  leaf('vBCUFDest', '1-1', t.TDec_1302, 'icms_base_calculo_uf_destino', 'Base do ICMS na UF de destino'),
  leaf('pFCPUFDest', '1-1', t.TDec_0302, 'fcp_percentual_uf_destino', 'Percentual do FCP na UF de destino'),
  leaf('pICMSUFDest', '1-1', t.TDec_0302, 'icms_aliquota_interna_uf_destino', 'Alíquota interna da UF de destino'),
  leaf('vFCPUFDest', '1-1', t.TDec_1302, 'fcp_valor_uf_destino', 'FCP da UF de destino'),
  leaf('vICMSUFDest', '1-1', t.TDec_1302, 'icms_valor_uf_destino', 'ICMS de partilha da UF de destino'),
  leaf('vICMSUFEmi', '1-1', t.TDec_1302, 'icms_valor_uf_emissao', 'ICMS de partilha da UF de emissão'),
  leaf('cBenefUFDest', '0-1', t.CBenef, 'icms_beneficio_uf_destino', 'Código de benefício fiscal na UF de destino'),
]);

/** ICMS by its situação, or the mark that ICMS does not apply to the item. */
export const icmsOuSemCST = choice('1-1', [
  sequence([ICMS, ICMSUFDest]),
  leaf('indSemCST', '1-1', publishedOption({ '1': 'sem CST' }), 'icms_indicador_sem_cst', 'Item sem relação com o ICMS; não informar CFOP'),
], { by: 'icms_situacao_tributaria' });
