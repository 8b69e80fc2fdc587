// biome-ignore-all format: one row per line
import { group } from '../../../engine/layout/rows.ts';
import { ibsCbsRows, reversalRows, situationRows } from '../../../engine/portal/ibs-cbs.ts';

export const IBSCBS = group('IBSCBS', '0-1', 'IBS e CBS da prestação', [
  ...situationRows('ibs_cbs_indicador_doacao'),
  group('gIBSCBS', '0-1', 'IBS e CBS', ibsCbsRows({
    government: ['ibs_aliquota_uf', 'ibs_valor_tributo_uf', 'ibs_aliquota_municipio', 'ibs_valor_tributo_municipio', 'ibs_cbs_aliquota', 'cbs_valor_tributo'],
  })),
  group('gEstornoCred', '0-1', 'Estorno de crédito', reversalRows('ibs_valor_estornado', 'cbs_valor_estornado'), { when: ['ibs_valor_estornado'] }),
], { when: ['ibs_cbs_situacao_tributaria'] });
