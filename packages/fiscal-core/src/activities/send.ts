import { atSvc } from '../registry/endpoints.ts';
import type { SefazReply } from '../sefaz/port.ts';
import type { KeyOutcome, Outcome, Unanswered } from '../vocabulary/outcome.ts';
import type { Authority, Caller, KeyTrouble } from './authority.ts';
import { answerWithinMs, type ContingencyWays } from './contingency/contingency.ts';
import { type EpecSteps, lacksEpec, waitsForEpec } from './contingency/prior.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import { type AttemptInput, type AttemptLoader, type Loaded, storedNowMs } from './loaded.ts';
import { wireOf } from './wire.ts';

export interface SendInput extends AttemptInput {
  /** Sends counted when the decision to send was made; any other count means that another worker sent since. */
  readonly expectedSends: number;
}

/** Digits of the lot: the time in a UUIDv7, so the same document or event always writes the same lot. */
export const idLote = (id: string): string =>
  String(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));

/** Caller for sends and queries of an attempt. */
export const forAttempt = (loaded: Loaded, withinMs?: number): Caller => ({
  ...loaded,
  ...(withinMs === undefined ? {} : { withinMs }),
  ...atSvc(loaded.type, loaded.attempt.accessKey),
  about: {
    subjectId: loaded.documentId,
    attemptId: loaded.attempt.id,
    eventId: null,
    signed: { kind: 'assinado', ownerId: loaded.attempt.id, xml: loaded.attempt.xml },
  },
});

const expectedOf = ({ attempt }: Loaded) => ({ chave: attempt.accessKey, digestValue: attempt.digestValue });

/** Meaning of a reply to sent bytes: once a byte may have left, no readable verdict is doubt. */
export function outcomeOf<T>(reply: SefazReply, read: (xml: string) => T): T | Unanswered {
  switch (reply.kind) {
    case 'resposta':
      return read(reply.xml);
    case 'nao-enviado':
      return {
        kind: 'indisponivel',
        cStat: null,
        cause: reply.cause,
        sent: false,
        retryAfterSeconds: reply.retryAfterSeconds ?? null,
      };
    case 'sem-resposta':
      return { kind: 'duvida', cause: reply.cause };
    case 'bloqueado':
      return reply;
  }
}

/** Meaning of a reply to a query, which is safe to repeat. */
export function answerOf(reply: SefazReply, read: (xml: string) => KeyOutcome): KeyOutcome {
  switch (reply.kind) {
    case 'resposta':
      return read(reply.xml);
    case 'nao-enviado':
      return {
        kind: 'indisponivel',
        cStat: null,
        cause: reply.cause,
        ...(reply.retryAfterSeconds !== undefined && { retryAfterSeconds: reply.retryAfterSeconds }),
      };
    case 'sem-resposta':
      return { kind: 'indisponivel', cStat: null, cause: reply.cause };
    case 'bloqueado':
      return reply;
  }
}

/** Without the company's keys no byte leaves. */
export const unsent = (trouble: KeyTrouble): Unanswered =>
  trouble.kind === 'bloqueado' ? trouble : { ...trouble, cStat: null, sent: false, retryAfterSeconds: null };

/** Waits of a document issued in contingency: until its SVC is on, until its preceding event has arrived there. */
const waits = (loaded: Loaded, outcome: Outcome): Outcome => {
  if (loaded.issued?.mode === 'epec') return waitsForEpec(loaded, outcome);
  return loaded.issued?.mode === 'svc' ? waitsForSvc(outcome) : outcome;
};

/** An SVC that is off halts no document that came to it by itself: without its code it is a wait like any other. Source: NT 2013.007. */
function waitsForSvc(outcome: Outcome): Outcome {
  const off = outcome.kind === 'indisponivel' && outcome.cStat === '114';
  return off ? { ...outcome, cStat: null } : outcome;
}

const withSends = (outcome: Outcome, sends: number): Outcome =>
  outcome.kind === 'indisponivel' ? { ...outcome, sends } : outcome;

/**
 * The replacement was rejected. Never resend these bytes; query the key until the authority proves that it has no
 * record.
 */
function refuseChanged(
  { contingency: { issued } }: Loaded,
  { nowMs, proofAfterMs }: { readonly nowMs: number; readonly proofAfterMs: number },
): Outcome | null {
  if (issued?.refused === undefined) return null;
  const { cStat, xMotivo, inDoubtSince } = issued.refused;
  const provenAtMs = Date.parse(inDoubtSince) + proofAfterMs;
  if (nowMs >= provenAtMs) return { kind: 'rejeitado', cStat, xMotivo };
  return {
    kind: 'indisponivel',
    cStat: null,
    cause: `A SEFAZ ainda pode ter a primeira tentativa; a outra foi recusada (${cStat}: ${xMotivo})`,
    sent: false,
    retryAfterSeconds: Math.ceil((provenAtMs - nowMs) / 1_000),
  };
}

interface SendParts {
  readonly authority: Authority;
  readonly contingency: ContingencyWays;
  readonly epec: EpecSteps;
}

export function createSend(
  { store, clock, proofAfterMs }: FiscalPorts,
  load: AttemptLoader,
  { authority, contingency, epec }: SendParts,
) {
  async function keepSaid(
    { accountId, documentId, attemptId }: AttemptInput,
    outcome: Outcome,
  ): Promise<void> {
    if (outcome.kind === 'duvida' && outcome.said !== undefined)
      await store.saveSaid({ accountId, documentId }, attemptId, outcome.said);
  }

  return {
    /**
     * Sends the stored bytes once. The row becomes `enviando` before the first byte leaves, so a worker after a crash
     * finds doubt and queries; run again with the same input it sends nothing.
     */
    async transmitir(input: SendInput): Promise<Outcome> {
      const scope = { accountId: input.accountId, documentId: input.documentId };
      const loaded = await load.recent(input);
      const refused = refuseChanged(loaded, { nowMs: storedNowMs(loaded, clock), proofAfterMs });
      if (refused !== null) return refused;
      const keys = await authority.keys(loaded);
      // A run before this one may have marked them, and sent them.
      if (keys.kind !== 'ok') return withSends(unsent(keys), input.expectedSends);
      if (lacksEpec(loaded)) return epec.announceByEpec(scope, loaded, keys);
      if (!(await store.markSending(scope, input.attemptId, input.expectedSends)))
        return { kind: 'duvida', cause: 'Os bytes já foram enviados por outra execução' };
      const wire = wireOf(loaded.type);
      const payload = wire.authorize(loaded.attempt.xml, idLote(loaded.documentId));
      const caller = forAttempt(loaded, answerWithinMs(loaded, storedNowMs(loaded, clock)));
      const reply = await authority.ask(caller, { service: 'autorizacao', payload }, keys);
      const read = outcomeOf(reply, (xml) => wire.readAuthorisation(xml, expectedOf(loaded)));
      const outcome = withSends(waits(loaded, read), input.expectedSends + 1);
      if (outcome.kind === 'recibo') await store.saveReceipt(scope, input.attemptId, outcome.nRec);
      await keepSaid(input, outcome);
      await contingency.note(loaded, reply);
      return outcome;
    },

    /** Asks for the verdict of an asynchronous lot. */
    async recibo(input: AttemptInput & { readonly nRec: string }): Promise<Outcome> {
      const loaded = await load.fresh(input);
      const keys = await authority.keys(loaded);
      if (keys.kind !== 'ok') return unsent(keys);
      const { receipts } = wireOf(loaded.type);
      if (receipts === null) return { kind: 'recibo-perdido', cause: `${loaded.type} não tem recibos` };
      const payload = receipts.ask(loaded.environment, input.nRec);
      const reply = await authority.ask(forAttempt(loaded), { service: 'retAutorizacao', payload }, keys);
      const expected = { ...expectedOf(loaded), nRec: input.nRec };
      const outcome = outcomeOf(reply, (xml) => receipts.read(xml, expected));
      await keepSaid(input, outcome);
      return outcome;
    },
  };
}
