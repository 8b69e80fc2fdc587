import type { LotStore } from '../../state/lots.ts';
import type { Authority } from '../authority.ts';
import type { DecideDeps } from '../decide.ts';
import type { RegisterDeps } from '../events/register.ts';
import type { SchemaCheck } from '../message.ts';
import { createAutorizacao } from './autorizacao.ts';
import { createConsultaProtocolo } from './consulta-protocolo.ts';
import { EVENT_KINDS } from './events/kinds.ts';
import { createInutilizacao } from './inutilizacao.ts';
import { createRecepcaoEvento } from './recepcao-evento.ts';
import { createRetAutorizacao } from './ret-autorizacao.ts';
import { listRules } from './rules/table.ts';
import { createStatusServico } from './status-servico.ts';

export interface NfeAuthorityDeps extends DecideDeps, RegisterDeps {
  readonly lots: LotStore;
  readonly schema: SchemaCheck;
}

/** Messages taken, and what is validated inside them. */
export const NFE_MESSAGES = [
  'NFe',
  'enviNFe',
  'consReciNFe',
  'consSitNFe',
  'consStatServ',
  'inutNFe',
  'envEvento',
  ...[...EVENT_KINDS.keys()].map((tpEvento) => `e${tpEvento}`),
];

const MODELOS = { nfe: '55', nfce: '65' } as const;

/** NF-e and NFC-e share services, messages and most rules; the address tells which of the two is taken. */
export function createNfeAuthority(type: keyof typeof MODELOS, deps: NfeAuthorityDeps): Authority {
  return {
    type,
    bytesMax: 500 * 1024,
    services: {
      statusServico: createStatusServico({ ...deps, type }),
      autorizacao: createAutorizacao({ ...deps, modelo: MODELOS[type] }),
      retAutorizacao: createRetAutorizacao(deps),
      consultaProtocolo: createConsultaProtocolo({ ...deps, type }),
      inutilizacao: createInutilizacao({ ...deps, modelo: MODELOS[type] }),
      recepcaoEvento: createRecepcaoEvento({ ...deps, modelo: MODELOS[type] }),
    },
    rules: listRules(type),
  };
}
