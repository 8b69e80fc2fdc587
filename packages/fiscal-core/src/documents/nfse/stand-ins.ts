import { ufBySigla } from '../../tables/uf.ts';
import type { Draft } from '../body/draft.ts';
import type { StandIn } from '../body/stand-ins.ts';
import { textOf } from '../layout/flat.ts';

/** What the contract leaves out and a profile may not have. Everything else of a DPS has a default that needs no lending. */
export const NFSE_STAND_INS: readonly StandIn<Draft, 'dps'>[] = [
  {
    stage: 'dps',
    field: 'codigo_municipio_emissora',
    tag: 'cLocEmi',
    value: ({ input, context }) =>
      textOf(input, 'codigo_municipio_prestacao') ?? ufBySigla(context.issuer.uf)?.capital.codigo,
    why: 'cLocEmi is required and part of the DPS Id',
  },
];
