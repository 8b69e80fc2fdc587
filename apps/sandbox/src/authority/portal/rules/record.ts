import { type EventDeadline, termEndMs } from '@fiscal/core/engine/events/term';
import { eventDeadline } from '@fiscal/core/registry/event-deadlines';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { EventKind } from '@fiscal/core/vocabulary/states';
import type { Brackets } from '../../../rules/rule.ts';
import type { EventFacts } from '../../events/register.ts';
import type { PortalEventContext } from '../type.ts';
import { CLOCK_TOLERANCE_MS } from './document.ts';

/** Records of the authority, for any type of document. */
type OnRecord = PortalEventContext<unknown>;

export const isAhead = (laterMs: number, earlierMs: number): boolean =>
  laterMs - earlierMs > CLOCK_TOLERANCE_MS;

/** The same type of event with the same number is registered. */
export function sameEvent({ tpEvento, nSeqEvento }: EventFacts, { earlier }: OnRecord): false | Brackets {
  const event = earlier.find((one) => one.tpEvento === tpEvento && one.nSeqEvento === Number(nSeqEvento));
  return event !== undefined && { nProt: event.nProt, dhRegEvento: event.dhRegEvento };
}

export const beforeEmission = ({ dhEventoMs }: EventFacts, { subject }: OnRecord): boolean =>
  subject !== null && isAhead(subject.dhEmiMs, dhEventoMs);

/** Documents of contingency are exempt: they are authorized after their events. */
export const beforeAuthorization = ({ chave, dhEventoMs }: EventFacts, { subject }: OnRecord): boolean =>
  subject !== null && chave.slice(34, 35) === '1' && isAhead(subject.authorizedAtMs, dhEventoMs);

const SEQUENCE_MAX = 99;

export const beyondSequence = ({ nSeqEvento, kind }: EventFacts): boolean =>
  Number(nSeqEvento) > (kind === undefined ? 1 : (kind.sequenceMax ?? SEQUENCE_MAX));

/** The term of an event in the UF of its key; null when there is none. */
export const deadlineOf = ({ chave }: EventFacts, type: string, kind: EventKind): EventDeadline | null =>
  eventDeadline(type, kind, ufByCodigo(chave.slice(0, 2))?.sigla ?? '');

/** Start of the term of a document on record, in milliseconds since the epoch; null when there is no term. */
export const termStartMs = (deadline: EventDeadline | null, { subject }: OnRecord): number | null => {
  if (deadline === null || subject === null) return null;
  return deadline.from === 'emissao' ? subject.dhEmiMs : subject.authorizedAtMs;
};

/** True once the term of a document on record has passed. */
export function isPast(deadline: EventDeadline | null, c: OnRecord): boolean {
  const from = termStartMs(deadline, c);
  return deadline !== null && from !== null && c.nowMs > termEndMs(deadline, from);
}
