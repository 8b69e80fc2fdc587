import type { Evidence } from '../../lifecycle/contingency.ts';
import {
  enterContingency,
  goesAtOnce,
  justification,
  moveCondition,
  type Situation,
} from '../../lifecycle/contingency.ts';
import { redate } from '../../lifecycle/deadlines.ts';
import { contingencyWay, mayGoThatWay, NORMAL_FORM, takesAnother } from '../../registry/contingency.ts';
import { atSvc } from '../../registry/endpoints.ts';
import { removableUntilMs } from '../../registry/event-deadlines.ts';
import { isUnasked, type SefazReply } from '../../sefaz/port.ts';
import { ufBySigla } from '../../tables/uf.ts';
import { type Contingency, isPrinted, type ServiceKey } from '../../vocabulary/contingency.ts';
import type { Authority } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import { type Loaded, storedNowMs } from '../loaded.ts';
import type { EmissionWork } from '../ports.ts';
import { wireOf } from '../wire.ts';
import type { ServiceConditions } from './ports.ts';

/** An SVC of an UF is asked, and a service in trouble is looked at, no more often. Source: MOC 7.0, three minutes between status queries. */
export const LOOK_EVERY_MS = 3 * 60_000;

/** Timeout of the question whether an SVC is on: the step that asks has to end in time. */
export const SVC_LOOK_MS = 5_000;

/** Minimum time for an answer: to a question, and to a document whose company's patience is over. */
const QUESTION_MS_MIN = 500;
const LATE_ANSWER_MS = 5_000;

/** Codes of an authority that is away. Source: MOC 7.0. */
export const AWAY: ReadonlySet<string> = new Set(['108', '109']);
/** The SVC is off for the UF. Source: NT 2013.007. */
const SVC_OFF = '114';
const C_STAT = /<cStat>(\d{3})<\/cStat>/;

const keyOf = ({ target, type, uf }: ServiceKey): ServiceKey => ({ target, type, uf });

/** Current contingency of its bytes, signed or to be signed; null: the normal way. */
export const contingencyOf = ({
  contingency: { issued },
}: Pick<EmissionWork, 'contingency'>): Contingency | null => (issued?.left === true ? null : issued);

/** tpEmis that it is to be signed with; one that left its contingency is a normal one again. */
export function wantedForm(work: Pick<EmissionWork, 'contingency' | 'tpEmis'>): string {
  const { issued } = work.contingency;
  if (issued === null) return work.tpEmis;
  return issued.left === true ? NORMAL_FORM : issued.tpEmis;
}

/** Whether its bytes were or may be announced by EPEC or printed, and so are never dated again. */
export const staysSigned = (contingency: Contingency | null): boolean =>
  contingency !== null && contingency.mode !== 'svc';

export const situationOf = ({
  contingency,
  operationCreatedAtMs,
  readAtMs,
}: Pick<EmissionWork, 'contingency' | 'operationCreatedAtMs' | 'readAtMs'>): Situation => ({
  policy: contingency.policy,
  forced: contingency.forced,
  service: contingency.service,
  contingency: contingency.issued,
  ageMs: readAtMs - operationCreatedAtMs,
  patienceMs: contingency.patienceMs,
});

/** A document that may have arrived gets another number only if we allocate its number. */
export const mayRenumber = ({
  type,
  contingency: { renumbers, serie },
  numeroGiven,
}: Pick<EmissionWork, 'type' | 'contingency' | 'numeroGiven'>): boolean =>
  takesAnother(type) && renumbers && (!numeroGiven || serie !== null);

/** Whether the message is a query of a key; by default it is the document. */
interface OfQuestion {
  readonly question?: boolean;
}

/**
 * Timeout of an answer to a document that is handed out when its company's patience is over: most of that time, the
 * rest is for the query that follows. Undefined: the default.
 */
export function answerWithinMs(
  loaded: Loaded,
  nowMs: number,
  { question = false }: OfQuestion = {},
): number | undefined {
  const { attempt, type, uf, operationCreatedAtMs, contingency: set } = loaded;
  const offline = set.policy === 'automatica' && contingencyWay(type, uf)?.mode === 'offline';
  if (!offline || set.issued !== null || attempt.tpEmis !== NORMAL_FORM || !mayRenumber(loaded))
    return undefined;
  const { patienceMs } = set;
  const leftMs = operationCreatedAtMs + patienceMs - nowMs;
  const late = Math.max(patienceMs, LATE_ANSWER_MS);
  if (question) return leftMs > -patienceMs / 4 ? Math.max(patienceMs / 4, QUESTION_MS_MIN) : late;
  return leftMs > patienceMs / 2 ? leftMs * 0.75 : late;
}

/** Evidence about the service in a reply; null: none. */
function evidenceIn(reply: SefazReply): Evidence | null {
  switch (reply.kind) {
    case 'bloqueado':
      return null;
    case 'nao-enviado':
      return isUnasked(reply) ? null : { kind: 'parada', cause: reply.cause };
    case 'sem-resposta':
      return { kind: 'silencio', cause: reply.cause };
    case 'resposta': {
      const cStat = C_STAT.exec(reply.xml)?.[1];
      return cStat !== undefined && AWAY.has(cStat)
        ? { kind: 'parada', cause: `serviço paralisado (${cStat})` }
        : { kind: 'resposta' };
    }
  }
}

/** When the trouble began by the account's clock, never after the document; and the date that the document has. */
function momentsOf(work: EmissionWork, redated: boolean): { since: string; dhEmi: string } {
  const { accountNowMs, readAtMs } = work;
  const emittedMs = redated ? accountNowMs : Date.parse(work.dhEmi);
  const beganMs = accountNowMs - readAtMs + (work.contingency.service?.firstFailedAtMs ?? readAtMs);
  return {
    since: redate(work.dhEmi, Math.min(beganMs, emittedMs)),
    dhEmi: redate(work.dhEmi, emittedMs),
  };
}

type Ports = Pick<FiscalPorts, 'store' | 'services' | 'clock' | 'lookEveryMs' | 'newCodigoNumerico'>;

type Move = Parameters<ServiceConditions['move']>[2];

/** The ways of a document around an authority that is away, where its company wants that. */
export function createContingency(ports: Ports, authority: Authority) {
  const { store, services, clock, lookEveryMs, newCodigoNumerico: codigoOf } = ports;
  /** Whether the SVC is on for a UF, by its own answer. */
  async function svcIsOn(work: EmissionWork, authorizer: string): Promise<boolean> {
    const cUF = ufBySigla(work.uf)?.cUF;
    const keys = await authority.keys(work);
    // Claimed last: who cannot ask leaves the look to the next one.
    if (keys.kind !== 'ok' || cUF === undefined) return false;
    if (!(await services.claimSvcLook(work, keyOf(work), lookEveryMs))) return false;
    const wire = wireOf(work.type);
    const caller = { ...work, authorizer, observe: true };
    const question = { service: 'statusServico', payload: wire.status(work.environment, cUF) } as const;
    const reply = await authority.ask(caller, question, keys);
    return reply.kind === 'resposta' && wire.readStatus(reply.xml).online;
  }

  /** A failed note is repeated by the next document: no answer is lost for it. */
  const noteCondition = (loaded: Loaded, next: Move): Promise<unknown> =>
    services.move(loaded, keyOf(loaded), next).catch(() => null);

  /** @param redated whether it gets a new date when it is signed */
  async function enter(
    work: EmissionWork,
    redated: boolean,
    write: (contingency: Contingency) => Promise<boolean>,
  ): Promise<boolean> {
    const way = goesAtOnce(situationOf(work)) ? contingencyWay(work.type, work.uf) : null;
    if (way === null || !mayGoThatWay(work.type, work.tree)) return false;
    const { service, forced } = work.contingency;
    const known = forced || service?.state === 'contingencia';
    if (way.authorizer !== null && !known && !(await svcIsOn(work, way.authorizer))) return false;
    if (!forced)
      await services.move(work, keyOf(work), (before) =>
        before?.state === 'suspeita' ? enterContingency(before, way.mode) : before,
      );
    const { since, dhEmi } = momentsOf(work, redated);
    return write({
      mode: way.mode,
      tpEmis: way.tpEmis,
      since,
      reason: justification(forced ? 'contingência acionada pela empresa' : (service?.cause ?? null)),
      deadline: way.deadline?.(dhEmi) ?? null,
    });
  }

  return {
    /** Sends the document the other way, where its company wants that and nothing of it is at the authority; else false. */
    leave: (work: EmissionWork, redated: boolean): Promise<boolean> =>
      enter(work, redated, (contingency) => store.setContingency(work, contingency)),

    /**
     * The same for what may be at the authority: under another number, for one that was transmitted is not used again in contingency.
     * Source: Ajuste SINIEF 07/2005, cl. 11ª, § 14; Ajuste SINIEF 19/2016, cl. 11ª, § 2º.
     */
    async issueAnew(work: EmissionWork, redated: boolean): Promise<boolean> {
      const { attempt, serie } = work;
      if (attempt?.state !== 'enviando' || !mayRenumber(work)) return false;
      const aside = {
        attemptId: attempt.id,
        sends: attempt.sends,
        serie: work.contingency.serie ?? serie,
        codigoOf,
        removableUntil: (atMs: number) => removableUntilMs(work.type, work.uf, atMs),
      };
      return enter(work, redated, (contingency) => store.setAside(work, { ...aside, contingency }));
    },

    /** Returns a document to the normal way when its SVC is no longer needed or on; nothing of it is at the SVC. */
    async returnToNormal(work: EmissionWork): Promise<boolean> {
      const back = contingencyOf(work)?.mode === 'svc' && work.contingency.service?.state !== 'contingencia';
      const { issued, forced } = work.contingency;
      return back && !forced && issued !== null && store.setContingency(work, { ...issued, left: true });
    },

    /**
     * Notes the state of the service in a reply, for a company with a contingency policy. An answer of a service
     * already known as normal costs nothing.
     *
     * @param question a query of a key goes to another service than the one that authorizes, so that only its silence
     *   counts
     */
    async note(loaded: Loaded, reply: SefazReply, { question = false }: OfQuestion = {}): Promise<void> {
      const evidence = evidenceIn(reply);
      // The answer of another authority reveals nothing about the UF's own.
      if (loaded.authorizer !== undefined || (question && evidence?.kind !== 'silencio')) return;
      const { policy, service } = loaded.contingency;
      const printed = isPrinted(loaded.issued);
      const watched = printed || (policy !== 'desligada' && contingencyWay(loaded.type, loaded.uf) !== null);
      if (!watched || evidence === null) return;
      const next: Move = (before, nowMs) => moveCondition(before, evidence, nowMs);
      if (evidence.kind === 'resposta' && next(service, storedNowMs(loaded, clock)) === service) return;
      if (atSvc(loaded.type, loaded.attempt.accessKey).authorizer === undefined) {
        await noteCondition(loaded, next);
        return;
      }
      // Only the end of an SVC is noted: the row belongs to the normal service.
      const off = reply.kind === 'resposta' && C_STAT.exec(reply.xml)?.[1] === SVC_OFF;
      if (off)
        await noteCondition(loaded, (before) =>
          before?.state === 'contingencia' ? { ...before, state: 'suspeita', mode: null } : before,
        );
    },
  };
}

export type ContingencyWays = ReturnType<typeof createContingency>;
