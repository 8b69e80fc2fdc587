// biome-ignore-all format: one row per line
import { group } from '../../../engine/layout/rows.ts';
import { ibsCbsRows, reversalRows, situationRows } from '../../../engine/portal/ibs-cbs.ts';

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS do item', [
  ...situationRows('ibs_cbs_indicador_doacao'),
  group('gIBSCBS', '0-1', 'IBS e CBS', ibsCbsRows({ vIBS: 'ibs_valor' }), { when: ['ibs_cbs_base_calculo'] }),
  group('gEstornoCred', '0-1', 'Estorno de crédito', reversalRows('ibs_valor_estornado', 'cbs_valor_estornado')),
], { when: ['ibs_cbs_situacao_tributaria'] });
