import type { Draft } from '../../engine/body/draft.ts';
import type { StandIn } from '../../engine/body/stand-ins.ts';
import { textOf } from '../../engine/layout/flat.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { meOrEpp } from './regime.ts';

const sandboxDefault = (
  field: string,
  tag: string,
  value: string,
  why: string,
  when?: (draft: Draft) => boolean,
) => ({ stage: 'dps', field, tag, value, why, ...(when && { when }) }) as const;

const TOTALS = [
  ['federais', 'pTotTribFed'],
  ['estaduais', 'pTotTribEst'],
  ['municipais', 'pTotTribMun'],
] as const;

/**
 * Fields that the contract omits and neither profile nor rule determines. `totais`: when the total of taxes is absent
 * in all its forms.
 */
export const NFSE_STAND_INS: readonly StandIn<Draft, 'dps' | 'totais'>[] = [
  sandboxDefault('codigo_opcao_simples_nacional', 'opSimpNac', '1', 'opSimpNac is required'),
  sandboxDefault(
    'regime_tributario_simples_nacional',
    'regApTribSN',
    '1',
    'E0166: ME and EPP say how they assess',
    meOrEpp,
  ),
  sandboxDefault('regime_especial_tributacao', 'regEspTrib', '0', 'regEspTrib is required'),
  sandboxDefault('tributacao_iss', 'tribISSQN', '1', 'tribISSQN is required'),
  sandboxDefault('tipo_retencao_iss', 'tpRetISSQN', '1', 'tpRetISSQN is required'),
  {
    stage: 'dps',
    field: 'codigo_municipio_emissora',
    tag: 'cLocEmi',
    value: ({ input, context }) =>
      textOf(input, 'codigo_municipio_prestacao') ?? ufBySigla(context.issuer.uf)?.capital.codigo,
    why: 'cLocEmi is required and part of the DPS Id',
  },
  ...TOTALS.map(
    ([level, tag]) =>
      ({
        stage: 'totais',
        field: `percentual_total_tributos_${level}`,
        tag,
        value: '0.00',
        why: 'totTrib is required',
      }) as const,
  ),
];
