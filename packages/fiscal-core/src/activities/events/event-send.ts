import type { EventAnswer } from '../../lifecycle/event.ts';
import { atSvc, endpointTable, eventRoute } from '../../registry/endpoints.ts';
import { sameEffect } from '../../registry/events.ts';
import type { ExpectedEvent } from '../../sefaz/event-answers.ts';
import { recordedEvent } from '../../sefaz/recorded-events.ts';
import { AttemptGoneError } from '../../vocabulary/errors.ts';
import type { EventFound, EventOutcome } from '../../vocabulary/event-outcome.ts';
import type { Authority, Caller } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import { askKey } from '../key-query.ts';
import { asOutcome } from '../query.ts';
import type { Recent } from '../recent.ts';
import { idLote, outcomeOf, unsent } from '../send.ts';
import { wireOf } from '../wire.ts';
import type { EventWork, SignedEventRow } from './event-ports.ts';
import { definitionOf, type EventInput } from './event-sign.ts';

/** Steps on one set of signed bytes. */
export interface SignedEventInput extends EventInput {
  readonly signedId: string;
}

export interface SendEventInput extends SignedEventInput {
  /** Sends counted when the decision to send was made; any other count means that another worker sent since. */
  readonly expectedSends: number;
}

type Loaded = EventWork & { readonly signed: SignedEventRow };

const callerOf = (work: Loaded): Caller => {
  const { accountId, clientId, documentId, eventId, strict, target, subject, signed } = work;
  const { type, uf, environment, authorizer } = subject;
  return {
    accountId,
    clientId,
    strict,
    type,
    uf,
    ...(authorizer === undefined ? {} : { authorizer }),
    environment,
    target,
    about: {
      subjectId: documentId,
      attemptId: null,
      eventId,
      signed: { kind: 'evento-assinado', ownerId: signed.id, xml: signed.xml },
    },
  };
};

/** The same where the event is looked for: at the document's SVC, if that takes such events, else at the UF's authority. */
function askedFrom(work: Loaded): Caller {
  const { type, accessKey } = work.subject;
  const taken = endpointTable(type)?.svc?.events.includes(definitionOf(work).tpEvento) === true;
  return { ...callerOf(work), ...(taken && atSvc(type, accessKey)) };
}

/** The same at the authority that takes this event, which may not be the UF's own. */
function receiverOf(work: Loaded): Caller {
  const route = eventRoute(work.subject.type, definitionOf(work).tpEvento);
  const elsewhere = route !== null && route.authorizer !== 'UF';
  return { ...askedFrom(work), ...(elsewhere && { authorizer: route.authorizer }) };
}

const expectedOf = (work: Loaded): ExpectedEvent => ({
  chave: work.subject.accessKey,
  tpEvento: definitionOf(work).tpEvento,
  sequence: work.signed.sequence,
});

export function createSendEvent({ events }: FiscalPorts, recent: Recent<EventWork>, authority: Authority) {
  async function load({ accountId, documentId, operationId, signedId }: SignedEventInput): Promise<Loaded> {
    const work = await events.loadEvent({ accountId, documentId }, operationId);
    if (work?.signed?.id !== signedId) throw new AttemptGoneError('O evento assinado já não é o atual');
    return { ...work, signed: work.signed };
  }

  /** Signed bytes never change, so remembered ones are as good as read ones, but for their counters. */
  function loadRecent(input: SignedEventInput): Promise<Loaded> {
    const known = recent.take(input.signedId);
    return known?.signed ? Promise.resolve({ ...known, signed: known.signed }) : load(input);
  }

  return {
    /**
     * Sends the stored bytes once. The row becomes `enviando` before the first byte leaves, so a worker after a crash
     * finds doubt and queries; run again with the same input it sends nothing.
     */
    async transmitirEvento(input: SendEventInput): Promise<EventOutcome> {
      const { accountId, documentId, signedId, expectedSends } = input;
      const work = await loadRecent(input);
      const { eventId, signed } = work;
      const receiver = receiverOf(work);
      const keys = await authority.keys(receiver);
      if (keys.kind !== 'ok') return unsent(keys);
      const marked = { eventId, signedId, expectedSends };
      if (!(await events.markEventSending({ accountId, documentId }, marked)))
        return { kind: 'duvida', cause: 'Os bytes já foram enviados por outra execução' };
      const wire = wireOf(work.subject.type);
      const reply = await authority.ask(
        receiver,
        { service: 'recepcaoEvento', payload: wire.event(signed.xml, idLote(eventId)) },
        keys,
      );
      const outcome = outcomeOf(reply, (xml) => wire.readEvent(xml, expectedOf(work)));
      if (outcome.kind === 'duvida' && outcome.said !== undefined)
        await events.saveEventSaid({ accountId, documentId }, eventId, outcome.said);
      return outcome;
    },

    /** Asks the document's authority what it has on record under the key, and looks for the event. */
    async consultarEvento(input: SignedEventInput): Promise<EventAnswer> {
      const work = await load(input);
      const { subject, signed } = work;
      const caller = askedFrom(work);
      const wire = wireOf(subject.type);
      const keys = await authority.keys(caller);
      const answer =
        keys.kind === 'ok'
          ? await askKey(authority, caller, { chave: subject.accessKey, keys })
          : asOutcome(keys);
      const outcome = wire.eventInQuery(answer, {
        ...expectedOf(work),
        digestValue: signed.digestValue,
        sameEffect: sameEffect(subject.type, definitionOf(work)),
      });
      await keepForeign(work, outcome);
      return { outcome, sends: signed.sends };
    },
  };

  /** Stores a foreign event under our sequence in the document's history; its sequence is used up. */
  async function keepForeign(work: Loaded, outcome: EventFound): Promise<void> {
    if (outcome.kind !== 'encontrado' || outcome.sameContent || definitionOf(work).duplicate === 'adotar')
      return;
    const { proof } = outcome.registered;
    const { type } = work.subject;
    if (proof?.kind === 'procEvento')
      await events.recordEvent(
        work,
        recordedEvent(type, wireOf(type).procEvento(work.signed.xml, proof).toString()),
      );
  }
}
