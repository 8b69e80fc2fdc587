import type { EarlierEvent, EventSubject } from '../engine/events/definition.ts';
import type { EventKind } from '../vocabulary/states.ts';
import { EVENTS } from './events.ts';

const PROTOCOL = '135260000000001';
const subjectOf = (type: string): EventSubject => ({
  type,
  environment: 2,
  uf: 'SP',
  accessKey: '',
  emitente: '',
  dhEmi: '',
  protocolNumber: PROTOCOL,
  authorizedAtMs: 0,
  tpEmis: '1',
});

/** Event that takes a registered one back: refused without it and taken with it; null where none does. */
export function undoneBy(type: string, kind: EventKind): EventKind | null {
  const subject = subjectOf(type);
  const request = { numero_protocolo: PROTOCOL };
  const registered: EarlierEvent = {
    kind,
    sequence: 1,
    status: 'autorizado',
    protocolNumber: PROTOCOL,
    details: null,
  };
  const undoing = EVENTS.find(
    (event) =>
      event.types.includes(type) &&
      event.refusal(subject, [], request) !== null &&
      event.refusal(subject, [registered], request) === null,
  );
  return undoing?.kind ?? null;
}
