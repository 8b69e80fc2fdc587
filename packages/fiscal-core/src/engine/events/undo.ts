import type { EventKind } from '../../vocabulary/states.ts';
import type { EarlierEvent, EventDefinition, JsonObject } from './definition.ts';
import { protocolsInForce } from './sequence.ts';

/** Tags of the protocol of the event to cancel, by type of document and event. */
export const CANCELLED_PROTOCOL = ['nProtEvento', 'nProtCE', 'nProtIE', 'nProtVincPgto', 'nProtEvPrestDes'];

/** tpEvento of the events whose nProt is the protocol of the event to cancel, and not that of the document. */
const CANCELLING_BY_NPROT: ReadonlySet<string> = new Set(['111502', '111503']);

/** Tags under which an event of the type names the event that it cancels. */
export const cancelledTags = (tpEvento: string): readonly string[] =>
  CANCELLING_BY_NPROT.has(tpEvento) ? ['nProt'] : CANCELLED_PROTOCOL;

/** Request's field for the protocol of the event to cancel; without it the newest one in force is meant. */
export const PROTOCOL_FIELD = {
  path: 'numero_protocolo',
  description: 'Protocolo do evento a cancelar; padrão: o autorizado por último',
};

/** Preconditions of an event that cancels another: the one named by its protocol, or the newest in force. */
export function undoing(
  kind: EventKind,
  cancelKind: EventKind,
  name: string,
): Pick<EventDefinition, 'refusal' | 'cancels'> {
  const target = (earlier: readonly EarlierEvent[], { numero_protocolo }: JsonObject): string | null => {
    const protocols = protocolsInForce(kind, cancelKind, earlier);
    if (numero_protocolo === undefined) return protocols.at(-1) ?? null;
    return protocols.find((protocol) => protocol === numero_protocolo) ?? null;
  };
  return {
    refusal: (_, earlier, request) =>
      target(earlier, request) === null
        ? {
            code: 'evento_inexistente',
            message: `O documento não tem ${name} registrado e não cancelado${request['numero_protocolo'] === undefined ? '' : ' com esse protocolo'}.`,
          }
        : null,
    cancels: target,
  };
}
