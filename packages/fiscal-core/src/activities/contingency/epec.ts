import type { Problem } from '../../engine/document/definition.ts';
import { signEvent } from '../../engine/events/sign.ts';
import { redate } from '../../lifecycle/deadlines.ts';
import type { Decision } from '../../lifecycle/emission.ts';
import { announce } from '../../registry/contingency.ts';
import { recordedEvent } from '../../sefaz/recorded-events.ts';
import type { SigningKey } from '../../signing/sign.ts';
import type { Contingency } from '../../vocabulary/contingency.ts';
import type { EventOutcome, Registered } from '../../vocabulary/event-outcome.ts';
import type { Outcome } from '../../vocabulary/outcome.ts';
import type { Authority, Caller, Keys } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import { askKey } from '../key-query.ts';
import { type Loaded, storedNowMs } from '../loaded.ts';
import type { EmissionWork, Scope } from '../ports.ts';
import { idLote, outcomeOf } from '../send.ts';
import { wireOf } from '../wire.ts';
import { type EpecSteps, priorFor } from './prior.ts';

const SEQUENCE = 1;

/** The signed event that goes before a document, or what the document lacks for it; null: none goes. */
export function announcement(
  { type, tree, environment, uf }: Pick<EmissionWork, 'type' | 'tree' | 'environment' | 'uf'>,
  contingency: Contingency,
  {
    accessKey,
    dhEmi,
    nowMs,
    signer,
  }: {
    readonly accessKey: string;
    readonly dhEmi: string;
    readonly nowMs: number;
    readonly signer: SigningKey;
  },
):
  | { readonly kind: 'assinada'; readonly xml: Buffer }
  | { readonly kind: 'recusada'; readonly problems: readonly Problem[] }
  | null {
  // The authority's clock may be ahead of ours; an event is never older than its document (577).
  const dhEvento = redate(dhEmi, Math.max(nowMs, Date.parse(dhEmi)));
  const built = announce({ type, tree }, contingency, {
    about: { environment, uf, accessKey, dhEmi },
    dhEvento,
  });
  if (built === undefined) return null;
  return 'xml' in built
    ? { kind: 'assinada', xml: signEvent(built, signer).xml }
    : { kind: 'recusada', problems: built };
}

/** Whether its EPEC is or may be registered. */
export const isEpecSent = (contingency: Contingency | null): boolean => (contingency?.epec?.sends ?? 0) > 0;

/** It cannot be given up: the number is taken, and without the document its company is barred from EPEC. Source: NT 2014.001 (142, 241). */
export const EPEC_SENT: Decision = {
  kind: 'erro-tecnico',
  code: 'epec_registrado',
  reason:
    'O EPEC do documento foi enviado: o número está tomado, e sem o documento a empresa não emite outro EPEC depois do prazo. Retome o documento e, autorizado, cancele-o.',
};

/** Nothing of the document itself has left. */
const later = (
  cause: string,
  cStat: string | null = null,
  retryAfterSeconds: number | null = null,
): Outcome => ({
  kind: 'indisponivel',
  cStat,
  cause,
  sent: false,
  retryAfterSeconds,
});

const noReceiver = ({ type, uf }: Loaded): Outcome => ({
  kind: 'bloqueado',
  code: 'epec_sem_receptor',
  cause: `Ninguém recebe o EPEC de ${type} em ${uf}: emita de outra forma`,
});

interface OnRecord {
  readonly signed: Buffer;
  readonly registered: Pick<Registered, 'nProt' | 'dhRegEvento' | 'proof'>;
}

/** An event that the authority refused as one that it has. */
interface Refused {
  readonly signed: Buffer;
  readonly caller: Caller;
  readonly keys: Keys;
  readonly sends: number;
  readonly refusal: { readonly cStat: string; readonly xMotivo: string };
}

/** Announces documents by EPEC before they are transmitted. */
export function createEpec(
  { epecs, clock }: Pick<FiscalPorts, 'epecs' | 'clock'>,
  authority: Authority,
): EpecSteps {
  async function register(
    scope: Scope,
    { type, attempt }: Loaded,
    { signed, registered }: OnRecord,
  ): Promise<Outcome> {
    const { nProt, dhRegEvento, proof } = registered;
    const event = proof && recordedEvent(type, wireOf(type).procEvento(signed, proof).toString());
    await epecs.register(scope, { protocolo: nProt, registeredAt: dhRegEvento }, event);
    return later(`EPEC registrado (${nProt ?? attempt.accessKey}); o documento é transmitido em seguida`);
  }

  /** Whether the key has the event already: its answer may have been lost. */
  async function ask(
    scope: Scope,
    loaded: Loaded,
    { signed, caller, keys, sends, refusal }: Refused,
  ): Promise<Outcome> {
    const { type, attempt } = loaded;
    const wire = wireOf(type);
    const answer = await askKey(authority, caller, { chave: attempt.accessKey, keys });
    const found = wire
      .eventsOnRecord(answer, attempt.accessKey)
      ?.find(({ tpEvento }) => tpEvento === priorFor(loaded)?.tpEvento);
    if (found !== undefined) return register(scope, loaded, { signed, registered: found.registered });
    if (answer.kind === 'indisponivel') return later(answer.cause, answer.cStat, answer.retryAfterSeconds);
    if (answer.kind === 'bloqueado') return answer;
    // 124 without the event itself: registered, without its protocol.
    if (answer.kind === 'desconhecido' && answer.cStat === '124')
      return register(scope, loaded, {
        signed,
        registered: {
          nProt: null,
          dhRegEvento: redate(loaded.issued?.since ?? '', storedNowMs(loaded, clock) + loaded.accountAheadMs),
          proof: null,
        },
      });
    // A send may not have reached the queried authority yet.
    if (answer.kind === 'desconhecido' && sends > 1) return later(refusal.xMotivo, refusal.cStat);
    return { kind: 'duplicado', ...refusal, chave: null };
  }

  return {
    async announceByEpec(scope: Scope, loaded: Loaded, keys: Keys): Promise<Outcome> {
      const { type, uf, attempt, documentId } = loaded;
      const prior = priorFor(loaded);
      const signed = prior && (await epecs.bytesOf(scope, attempt.id));
      const authorizer = prior?.receiver(uf);
      if (prior === undefined || !signed || !authorizer) return noReceiver(loaded);
      const sends = await epecs.markSending(scope);
      if (sends === null) return later('O EPEC já está registrado');
      const wire = wireOf(type);
      const owned = { kind: 'evento-assinado', ownerId: attempt.id, xml: signed } as const;
      const about = { subjectId: documentId, attemptId: attempt.id, eventId: null, signed: owned };
      const caller: Caller = { ...loaded, authorizer, about };
      const payload = wire.event(signed, idLote(documentId));
      const reply = await authority.ask(caller, { service: prior.service, payload }, keys);
      const expected = { chave: attempt.accessKey, tpEvento: prior.tpEvento, sequence: SEQUENCE };
      const outcome = outcomeOf<EventOutcome>(reply, (xml) => wire.readEvent(xml, expected));
      switch (outcome.kind) {
        case 'registrado':
          return register(scope, loaded, { signed, registered: outcome });
        case 'bloqueado':
          return outcome;
        case 'indisponivel':
          return later(outcome.cause, outcome.cStat, outcome.retryAfterSeconds);
        case 'duvida':
          return later(`Quem recebe o EPEC não respondeu: ${outcome.cause}`);
        default: {
          const { cStat, xMotivo } = outcome;
          if (outcome.kind === 'duplicado' || prior.known.includes(cStat)) {
            // [?] The event goes from the national environment to the UF, which answers for its keys.
            const asked = prior.receiver(uf) === 'AN' ? { ...loaded, about } : caller;
            return ask(scope, loaded, { signed, caller: asked, keys, sends, refusal: { cStat, xMotivo } });
          }
          return prior.taken.includes(cStat)
            ? { kind: 'duplicado', cStat, xMotivo, chave: null }
            : { kind: 'rejeitado', cStat, xMotivo };
        }
      }
    },
  };
}
