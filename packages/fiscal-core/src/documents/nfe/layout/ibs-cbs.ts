// biome-ignore-all format: one row per line
import { publishedOption, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import { ibsCbsRows, reversalRows, situationRows } from '../../../engine/portal/ibs-cbs.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { gIBSCBSMono } from './ibs-cbs-mono.ts';

const gIBSCBS = group('gIBSCBS', '1-1', 'IBS e CBS', ibsCbsRows({
  zfm: {
    rows: [
      leaf('tpALCZFMCBS', '1-1', publishedOption(), 'cbs_alc_zfm_tipo', 'Alíquota zero da CBS em ALC/ZFM; aciona o grupo'),
      leaf('nProcSuframa', '0-1', publishedText, 'cbs_alc_zfm_processo_suframa', 'Processo Suframa do item'),
    ],
    when: ['cbs_alc_zfm_tipo'],
  },
}));

const gTransfCred = group('gTransfCred', '1-1', 'Transferência de crédito (CST 800)', [
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_transferido', 'IBS a transferir (CST 800); aciona gTransfCred'),
  leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_transferido', 'CBS a transferir'),
], { situations: ['800'] });

const gAjusteCompet = group('gAjusteCompet', '1-1', 'Ajuste de competência (CST 811)', [
  leaf('competApur', '1-1', t.TCompetApur, 'data_competencia_apuracao', 'Competência AAAA-MM (CST 811); aciona gAjusteCompet'),
  leaf('vIBS', '1-1', t.TDec1302RTC, 'ibs_valor_ajuste_competencia', 'IBS do ajuste'),
  leaf('vCBS', '1-1', t.TDec1302RTC, 'cbs_valor_ajuste_competencia', 'CBS do ajuste'),
], { situations: ['811'] });

const gEstornoCred = group('gEstornoCred', '0-1', 'Estorno de crédito', reversalRows('ibs_valor_estorno_credito', 'cbs_valor_estorno_credito'), { when: ['ibs_valor_estorno_credito'] });

const gCredPresOper = group('gCredPresOper', '1-1', 'Crédito presumido da operação', [
  leaf('vBCCredPres', '1-1', t.TDec1302RTC, 'credito_presumido_oper_base_calculo', 'Base do crédito presumido; aciona gCredPresOper'),
  leaf('cCredPres', '1-1', t.TcCredPres, 'credito_presumido_oper_codigo_classificacao', 'Código do crédito presumido (2 dígitos)'),
  group('gIBSCredPres', '0-1', 'Crédito presumido do IBS', [
    leaf('pCredPres', '1-1', t.TDec_0302_04RTC, 'ibs_percentual_credito_presumido', 'Percentual no IBS'),
    choice('1-1', [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'ibs_valor_credito_presumido', 'Valor no IBS (ou condição suspensiva)'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'ibs_valor_condicao_suspensiva', 'Valor no IBS em condição suspensiva'),
    ]),
  ]),
  group('gCBSCredPres', '0-1', 'Crédito presumido da CBS', [
    leaf('pCredPres', '1-1', t.TDec_0302_04RTC, 'cbs_credito_percentual', 'Percentual na CBS'),
    choice('1-1', [
      leaf('vCredPres', '1-1', t.TDec1302RTC, 'cbs_valor_credito_presumido', 'Valor na CBS (ou condição suspensiva)'),
      leaf('vCredPresCondSus', '1-1', t.TDec1302RTC, 'cbs_valor_condicao_suspensiva', 'Valor na CBS em condição suspensiva'),
    ]),
  ]),
], { when: ['credito_presumido_oper_base_calculo'] });

const gCredPresIBSZFM = group('gCredPresIBSZFM', '1-1', 'Crédito presumido de IBS na ZFM', [
  leaf('competApur', '1-1', t.TCompetApur, 'credito_presumido_zfm_competencia', 'Competência AAAA-MM; aciona gCredPresIBSZFM'),
  leaf('tpCredPresIBSZFM', '1-1', t.TTpCredPresIBSZFM, 'credito_presumido_zfm_classificacao', 'Classificação ZFM'),
  leaf('vCredPresIBSZFM', '1-1', t.TDec1302RTC, 'credito_presumido_zfm_valor', 'Valor do crédito presumido ZFM'),
], { when: ['credito_presumido_zfm_competencia'] });

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS do item', [
  ...situationRows('ibs_cbs_indicacao_doacao', '; exigido de CRT 3'),
  choice('0-1', [gIBSCBS, gIBSCBSMono, gTransfCred, gAjusteCompet], { by: 'ibs_cbs_situacao_tributaria' }),
  gEstornoCred,
  choice('0-1', [gCredPresOper, gCredPresIBSZFM]),
], { when: ['ibs_cbs_situacao_tributaria'] });
