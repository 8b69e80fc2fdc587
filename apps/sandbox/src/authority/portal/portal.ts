import type { RuleBasis } from '../../rules/rule.ts';
import type { Authority, ListedRule } from '../authority.ts';
import { createAutorizacao } from './autorizacao.ts';
import { createConsultaProtocolo } from './consulta-protocolo.ts';
import { createRecepcaoEvento } from './recepcao-evento.ts';
import { createRetAutorizacao } from './ret-autorizacao.ts';
import { listRules } from './rules/list.ts';
import { createStatusServico } from './status-servico.ts';
import type { PortalDeps, PortalDocument, PortalEventContext, PortalType } from './type.ts';

/** A type of the portal in the sandbox, without the shape of its documents. */
export interface PortalMember {
  readonly type: string;
  /** Accepted messages and the parts validated inside them. */
  readonly messages: readonly string[];
  /** Operation names of its events and own services, for conditions. */
  readonly operations: readonly string[];
  readonly rules: () => readonly ListedRule[];
  readonly authority: (deps: PortalDeps) => Authority;
}

export function portalMember<D extends PortalDocument, C extends RuleBasis, E extends PortalEventContext<D>>(
  type: PortalType<D, C, E>,
): PortalMember {
  const { names, lot, events, messages = [], operations = [] } = type;
  const rules = () => listRules(type);
  return {
    type: type.type,
    messages: [
      names.documento,
      ...(lot ? [lot.envio, lot.consRecibo] : []),
      names.consSit,
      names.consStatServ,
      lot?.envioEvento ?? names.evento,
      ...events.flatMap(({ element, unchecked }) => (unchecked ? [] : [element])),
      ...messages,
    ],
    operations: [...events.flatMap((kind) => kind.operations), ...operations],
    rules,
    authority: (deps) => ({
      type: type.type,
      bytesMax: type.bytesMax,
      services: {
        statusServico: createStatusServico(type, deps.schema),
        autorizacao: createAutorizacao(type, deps),
        ...(lot && { retAutorizacao: createRetAutorizacao(type, lot, deps) }),
        consultaProtocolo: createConsultaProtocolo(type, deps),
        recepcaoEvento: createRecepcaoEvento(type, deps),
        ...type.services?.(deps),
      },
      rules: rules(),
    }),
  };
}
