import type { EventStore } from '../../state/events.ts';
import type { Authority } from '../authority.ts';
import type { DecideDeps } from '../decide.ts';
import type { RegisterDeps } from '../events/register.ts';
import type { SchemaCheck } from '../message.ts';
import { createAutorizacao } from './autorizacao.ts';
import { createConsultaProtocolo } from './consulta-protocolo.ts';
import { createRecepcaoEvento } from './recepcao-evento.ts';
import { listRules } from './rules/list.ts';
import { createStatusServico } from './status-servico.ts';
import type { PortalType } from './type.ts';

export interface PortalDeps extends DecideDeps, RegisterDeps {
  readonly events: EventStore;
  readonly schema: SchemaCheck;
}

/** Messages taken of a type, and what is validated inside them. */
export const messagesOf = ({ names, events, messages = [] }: PortalType): readonly string[] => [
  names.documento,
  names.consSit,
  names.consStatServ,
  names.evento,
  ...events.map(({ element }) => element),
  ...messages,
];

/** The authorities of CT-e, MDF-e, NFCom or DC-e. */
export const createPortalAuthority = (type: PortalType, deps: PortalDeps): Authority => ({
  type: type.names.type,
  bytesMax: type.bytesMax,
  services: {
    statusServico: createStatusServico(type, deps.schema),
    autorizacao: createAutorizacao(type, deps),
    consultaProtocolo: createConsultaProtocolo(type, deps),
    recepcaoEvento: createRecepcaoEvento(type, deps),
    ...type.services?.(deps),
  },
  rules: listRules(type),
});
