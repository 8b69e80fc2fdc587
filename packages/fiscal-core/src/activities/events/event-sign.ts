import type { EventDefinition } from '../../engine/events/definition.ts';
import { signEvent } from '../../engine/events/sign.ts';
import { redate, type Wait } from '../../lifecycle/deadlines.ts';
import type { EventDecision, ReadyEvent } from '../../lifecycle/event.ts';
import { eventDefinition } from '../../registry/events.ts';
import type { Unproven } from '../../vocabulary/outcome.ts';
import type { DocumentStatus } from '../../vocabulary/states.ts';
import { type Authority, type Keys, offWhile, withoutKeys } from '../authority.ts';
import { codeInDoubt } from '../code-in-doubt.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import type { Scope } from '../ports.ts';
import type { Recent } from '../recent.ts';
import { type DocumentLabels, signerOf } from '../sign.ts';
import { wireOf } from '../wire.ts';
import type { EventWork, LastWait, SignedEventRow } from './event-ports.ts';

export interface EventInput extends Scope {
  readonly operationId: string;
}

export interface SignEventInput extends EventInput {
  /** A foreign event has the sequence of these bytes: sign again, with this sequence or a later one. */
  readonly renumber: { readonly signedId: string; readonly sequence: number } | null;
}

export type SignedEvent =
  /** The operation is no longer pending, or of a kind that a newer worker knows. */
  | { readonly kind: 'nada' }
  | {
      readonly kind: 'pronto';
      readonly labels: DocumentLabels;
      readonly signedId: string;
      readonly event: ReadyEvent;
    }
  | { readonly kind: 'aguardar'; readonly labels: DocumentLabels; readonly wait: Wait }
  /** Woken before its wait is over: nothing is asked of the authority until then. */
  | { readonly kind: 'cedo'; readonly labels: DocumentLabels; readonly wait: LastWait }
  | { readonly kind: 'decidido'; readonly labels: DocumentLabels; readonly decision: EventDecision }
  /** Refused by us and already written down; nothing was sent. */
  | {
      readonly kind: 'registrado';
      readonly labels: DocumentLabels;
      readonly status: DocumentStatus;
      readonly motivo: string;
      readonly more: boolean;
    };

/** The event's definition for a pending operation; throws when the type does not take it, which acceptance has seen to. */
export function definitionOf({ kind, subject }: EventWork): EventDefinition {
  const definition = eventDefinition(subject.type, kind);
  if (definition === undefined) throw new Error(`${subject.type} takes no event ${kind}`);
  return definition;
}

async function saidOf(
  events: FiscalPorts['events'],
  work: EventWork,
  { state, said: stored, sends, sequence }: SignedEventRow,
): Promise<Unproven | null> {
  if (state !== 'enviando') return null;
  const { type, accessKey: chave } = work.subject;
  const { tpEvento } = definitionOf(work);
  return codeInDoubt(type, {
    question: 'evento',
    kept: stored,
    answer: () => events.lastEventAnswer(work, { eventId: work.eventId, sends }),
    read: (xml) => wireOf(type).readEvent(xml, { chave, tpEvento, sequence }),
  });
}

/** Objection by changes of the document and its events since the operation was accepted. */
function objection(work: EventWork, sequence: number): string | null {
  const definition = definitionOf(work);
  if (work.status !== 'AUTORIZADA')
    return `O documento está ${work.status} e não aceita mais este evento. Nada foi enviado à SEFAZ.`;
  if (sequence > definition.sequenceMax)
    return `O documento já tem ${definition.sequenceMax} eventos deste tipo, o máximo. Nada foi enviado à SEFAZ.`;
  return definition.refusal(work.subject, work.earlier, work.request)?.message ?? null;
}

export function createSignEvent(ports: FiscalPorts, recent: Recent<EventWork>, authority: Authority) {
  const { events, liveTransmission, keyHash } = ports;

  const labelsOf = ({ clientId, subject }: EventWork): DocumentLabels => {
    const { type, environment, uf, accessKey } = subject;
    return { clientId, type, environment, uf, accessKey, keyHash: keyHash(accessKey) };
  };

  async function ready(work: EventWork, signed: SignedEventRow): Promise<SignedEvent> {
    const said = await saidOf(events, work, signed);
    const { sequenceMax, duplicate } = definitionOf(work);
    const { id, sequence, sends } = signed;
    recent.keep(id, { ...work, signed });
    const sent = signed.state === 'enviando';
    const of = { eventId: work.eventId, sequence, sequenceMax, duplicate, sent, sends };
    const event = said === null ? of : { ...of, said };
    return { kind: 'pronto', labels: labelsOf(work), signedId: id, event };
  }

  async function refuse(work: EventWork, xMotivo: string): Promise<SignedEvent> {
    const verdict = { kind: 'recusado', cStat: null, xMotivo } as const;
    const { status, more } = await events.settleEvent(work, work.operationId, verdict);
    return { kind: 'registrado', labels: labelsOf(work), status, motivo: xMotivo, more };
  }

  async function sign(work: EventWork, sequence: number, keys: Keys): Promise<SignedEventRow | null> {
    const { subject, request, earlier } = work;
    const definition = definitionOf(work);
    // The authority's clock may be ahead; an event is never older than its document (577, 579).
    const dhEvento = redate(subject.dhEmi, Math.max(work.accountNowMs, subject.authorizedAtMs));
    const nProtEvento = definition.cancels(earlier, request);
    const cancelled = earlier.find(({ protocolNumber }) => protocolNumber === nProtEvento);
    const tpEventoAut = cancelled && eventDefinition(subject.type, cancelled.kind)?.tpEvento;
    const sequenceAut = cancelled?.sequence;
    const moment = { sequence, dhEvento, nProtEvento, tpEventoAut, sequenceAut };
    const built = definition.build(request, subject, moment);
    const { xml, digestValue } = signEvent(built, signerOf(keys));
    const { signedId, created } = await events.saveEventBytes(work, {
      eventId: work.eventId,
      replaces: work.signed?.id ?? null,
      sequence,
      xml,
      digestValue,
      details: built.details,
    });
    return created
      ? { id: signedId, sequence, state: 'assinado', xml, digestValue, sends: 0, said: null }
      : null;
  }

  /** Loads, numbers, builds, signs and stores the bytes; finds existing ones. Returns the next step. */
  async function assinarEvento(input: SignEventInput): Promise<SignedEvent> {
    const { accountId, documentId, operationId, renumber } = input;
    const loaded = await events.loadEvent({ accountId, documentId }, operationId);
    if (loaded === null) return { kind: 'nada' };
    const labels = labelsOf(loaded);
    if (loaded.wait !== null) return { kind: 'cedo', labels, wait: loaded.wait };
    // Operations that wait behind this one have not happened yet.
    const work = { ...loaded, earlier: loaded.earlier.filter(({ status }) => status !== 'pendente') };
    if (work.signed !== null && work.signed.id !== renumber?.signedId) return ready(work, work.signed);

    const next = definitionOf(work).sequence(work.earlier, work.request);
    const sequence = Math.max(renumber?.sequence ?? 1, next);
    const against = objection(work, sequence);
    if (against !== null) return refuse(work, against);
    const off = offWhile(liveTransmission, work.target);
    if (off !== null) return { kind: 'decidido', labels, decision: { kind: 'erro-tecnico', ...off } };

    const { clientId, subject, target } = work;
    const { environment } = subject;
    const keys = await authority.keys({ accountId, clientId, environment, target });
    if (keys.kind !== 'ok') return { labels, ...withoutKeys(keys) };
    const signed = await sign(work, sequence, keys);
    // Another worker was faster: what counts is what it stored.
    return signed === null ? assinarEvento(input) : ready(work, signed);
  }

  return { assinarEvento };
}
