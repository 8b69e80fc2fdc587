import type { LotStore } from '../../state/lots.ts';
import type { Authority } from '../authority.ts';
import { createAutorizacao } from './autorizacao.ts';
import { createConsultaProtocolo } from './consulta-protocolo.ts';
import type { DecideDeps } from './decide.ts';
import type { SchemaCheck } from './message.ts';
import { createRetAutorizacao } from './ret-autorizacao.ts';
import { listRules } from './rules/table.ts';
import { createStatusServico } from './status-servico.ts';

export interface NfeAuthorityDeps extends DecideDeps {
  readonly lots: LotStore;
  readonly schema: SchemaCheck;
}

/** Messages taken, and the document inside them. */
export const NFE_MESSAGES = ['NFe', 'enviNFe', 'consReciNFe', 'consSitNFe', 'consStatServ'];

const MODELOS = { nfe: '55', nfce: '65' } as const;

/** NF-e and NFC-e share services, messages and most rules; the address tells which of the two is taken. */
export function createNfeAuthority(type: keyof typeof MODELOS, deps: NfeAuthorityDeps): Authority {
  return {
    type,
    services: {
      statusServico: createStatusServico({ ...deps, type }),
      autorizacao: createAutorizacao({ ...deps, modelo: MODELOS[type] }),
      retAutorizacao: createRetAutorizacao(deps),
      consultaProtocolo: createConsultaProtocolo({ ...deps, type }),
    },
    rules: listRules(type),
  };
}
