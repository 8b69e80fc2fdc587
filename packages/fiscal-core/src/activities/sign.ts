import type { Problem, Signer } from '../engine/document/definition.ts';
import { faultsOf } from '../engine/document/faults.ts';
import { LAYOUT_FAULT, layoutFirst } from '../engine/document/problems.ts';
import { abandonedUnsent } from '../lifecycle/abandon.ts';
import { BELIEVED_MS } from '../lifecycle/contingency.ts';
import { isStale, redate, redates, type Wait } from '../lifecycle/deadlines.ts';
import { serviceWait } from '../lifecycle/doubt.ts';
import type { Decision, ReadyAttempt } from '../lifecycle/emission.ts';
import { chosenContingency, putContingency } from '../registry/contingency.ts';
import { paceOf } from '../registry/documents.ts';
import { removableUntilMs } from '../registry/event-deadlines.ts';
import { finishedText } from '../registry/finished-text.ts';
import { isPrinted } from '../vocabulary/contingency.ts';
import type { Unproven } from '../vocabulary/outcome.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { DocumentStatus } from '../vocabulary/states.ts';
import { type Authority, type Keys, offWhile, withoutKeys } from './authority.ts';
import { codeInDoubt } from './code-in-doubt.ts';
import { type ContingencyWays, contingencyOf, staysSigned, wantedForm } from './contingency/contingency.ts';
import { announcement, EPEC_SENT, isEpecSent } from './contingency/epec.ts';
import { responsibleFaults } from './demanded-responsible.ts';
import type { FiscalPorts } from './fiscal-ports.ts';
import { createLawAtSigning } from './law-at-signing.ts';
import type { AttemptLoader } from './loaded.ts';
import type { AttemptRow, EmissionWork, Scope } from './ports.ts';
import { createPriorCheck } from './registers/prior-checks.ts';
import { lookupsFor } from './registers/worker-lookups.ts';
import { wireOf } from './wire.ts';

/** Visible data of a document in Temporal. */
export interface DocumentLabels {
  readonly clientId: string;
  readonly type: string;
  readonly environment: Ambiente;
  readonly uf: string;
  readonly accessKey: string;
  /** Lets operators find it without revealing the key. */
  readonly keyHash: string;
}

export type Signed =
  /** The operation is no longer pending. */
  | { readonly kind: 'nada' }
  | {
      readonly kind: 'pronto';
      readonly labels: DocumentLabels;
      readonly attempt: ReadyAttempt;
      /** Abandoned by its account. */
      readonly abandoned: boolean;
    }
  | { readonly kind: 'aguardar'; readonly labels: DocumentLabels; readonly wait: Wait }
  | { readonly kind: 'decidido'; readonly labels: DocumentLabels; readonly decision: Decision }
  /** Refused by our own validation and already written down: the list of faults may be long, so it goes straight to the rows. */
  | {
      readonly kind: 'registrado';
      readonly labels: DocumentLabels;
      readonly status: DocumentStatus;
      readonly cStat: string;
      readonly more: boolean;
    };

/** This shortly before its term, nothing waits for a service. */
const NEAR_MS = 3 * 3_600_000;
/**
 * A signal wakes waiting documents. This slow poll is a fallback, rare enough to be cheap for tens of thousands.
 */
const POLL_MS = 6 * 3_600_000;
const GIVEN_UP = {
  cStat: null,
  reason: 'A emissão foi dada por perdida: a SEFAZ será consultada pela chave, e nada mais será enviado',
};
const ON_HOLD = serviceWait({
  cStat: null,
  reason: 'Emitido em contingência: será transmitido quando a SEFAZ voltar',
  unsent: true,
  heldNearMs: NEAR_MS,
});

/** The first attempt is not at the authority, and what was issued in its place was refused. */
const refusedTwice = (
  attemptId: string,
  { cStat, xMotivo }: { readonly cStat: string; readonly xMotivo: string },
): Decision => ({
  kind: 'rejeitada',
  attemptId,
  cStat,
  xMotivo,
  origin: 'sefaz',
  errors: [],
  numero: 'livre',
});

/** Bytes that are or may be at the authority stay as they are; so do unsent ones that are not too old. */
const usable = (attempt: AttemptRow | null): attempt is AttemptRow =>
  attempt !== null && attempt.state !== 'recusado' && attempt.state !== 'substituido';

const labelsBy =
  (keyHash: FiscalPorts['keyHash']) =>
  (work: EmissionWork, accessKey: string): DocumentLabels => {
    const { clientId, type, environment, uf } = work;
    return { clientId, type, environment, uf, accessKey, keyHash: keyHash(accessKey) };
  };

export const signerOf = ({ identity, csc, cscId }: Keys): Signer => ({
  privateKey: identity.privateKey,
  certificateBase64: identity.certificateBase64,
  ...(csc === null ? {} : { csc }),
  ...(cscId === null ? {} : { cscId }),
});

// oxlint-disable-next-line max-lines-per-function -- the steps of one activity in their order
export function createSign(
  ports: FiscalPorts,
  load: AttemptLoader,
  { authority, contingency }: { readonly authority: Authority; readonly contingency: ContingencyWays },
) {
  const { store, clock, definitionOf, policyOf, liveTransmission } = ports;
  const labelsOf = labelsBy(ports.keyHash);
  const lawAtSigning = createLawAtSigning(ports);
  const priorVerdict = createPriorCheck(lookupsFor(ports), definitionOf);

  async function saidOf(work: EmissionWork, attempt: AttemptRow): Promise<Unproven | null> {
    if (attempt.state !== 'enviando' || attempt.nRec !== null) return null;
    const expected = { chave: attempt.accessKey, digestValue: attempt.digestValue };
    return codeInDoubt(work.type, {
      question: 'documento',
      kept: attempt.said,
      answer: () => store.lastAnswer(work, attempt),
      read: (xml) => wireOf(work.type).readAuthorisation(xml, expected),
    });
  }

  async function ready(work: EmissionWork, attempt: AttemptRow): Promise<Signed> {
    const said = await saidOf(work, attempt);
    load.remember(work, attempt);
    const { id, accessKey, digestValue, state, sends, nRec } = attempt;
    const of = { id, accessKey, digestValue, sent: state !== 'assinado', sends, nRec };
    return {
      kind: 'pronto',
      labels: labelsOf(work, accessKey),
      attempt: said === null ? of : { ...of, said },
      abandoned: work.abandoned,
    };
  }

  /** Bytes that left a moment ago may still be on their way: an authority that does not know them yet proves nothing. */
  function tooEarly(work: EmissionWork, { state, sentAtMs }: AttemptRow): Wait | null {
    if (state !== 'enviando' || sentAtMs === null) return null;
    const msMin = sentAtMs + ports.proofAfterMs - work.readAtMs;
    return msMin > 0 ? serviceWait({ ...GIVEN_UP, msMin }) : null;
  }

  /** Signed as it is to be sent. */
  const isCurrent = (work: EmissionWork, attempt: AttemptRow): boolean =>
    attempt.tpEmis === wantedForm(work) &&
    (staysSigned(contingencyOf(work)) || !isStale(policyOf(paceOf(work)), work, work.accountNowMs));

  /** A document issued without the authority waits until that answers again. */
  function next(work: EmissionWork, attempt: AttemptRow): Signed | Promise<Signed> {
    const { service, forced } = work.contingency;
    const failing = service?.state === 'suspeita' || service?.state === 'contingencia';
    const failedAtMs = failing ? service.lastFailedAtMs : null;
    const away = failedAtMs !== null && work.readAtMs - failedAtMs < BELIEVED_MS;
    const issued = contingencyOf(work);
    const deadline = issued?.deadline ?? null;
    const heldMs = deadline === null ? POLL_MS : Date.parse(deadline) - NEAR_MS - work.accountNowMs;
    if (!isPrinted(issued) || heldMs < 0 || !(away || forced)) return ready(work, attempt);
    const wait = { ...ON_HOLD, msMin: Math.min(heldMs, POLL_MS) };
    return { kind: 'aguardar', labels: labelsOf(work, attempt.accessKey), wait };
  }

  async function refuse(scope: Scope, work: EmissionWork, problems: readonly Problem[]): Promise<Signed> {
    const errors = layoutFirst(problems);
    const [first] = errors;
    const cStat = first?.cStat ?? LAYOUT_FAULT;
    const finished = first?.message.startsWith('Rejeição: ') === true ? first.message : '';
    const { status, more } = await store.settleEmission(scope, work.operationId, {
      kind: 'rejeitada',
      attemptId: null,
      cStat,
      xMotivo: finished || finishedText(work.type, cStat, first?.onRecord),
      origin: 'validacao',
      errors,
      numero: 'livre',
    });
    return { kind: 'registrado', labels: labelsOf(work, work.accessKey), status, cStat, more };
  }

  /** Returns the moment of issue to sign with: a document that waited too long gets a new date. */
  function datedAt(work: EmissionWork, issued: ReturnType<typeof contingencyOf>) {
    const policy = policyOf(paceOf(work));
    const old = issued === null ? isStale(policy, work, work.accountNowMs) : redates(policy, work);
    return { old, dhEmi: old ? redate(work.dhEmi, work.accountNowMs) : work.dhEmi };
  }

  /** Null when what counts is what is stored, also by a faster worker. Faults instead of bytes that no authority would take. */
  async function sign(
    scope: Scope,
    work: EmissionWork,
    { keys, stale }: { readonly keys: Keys; readonly stale: AttemptRow | null },
  ): Promise<AttemptRow | readonly Problem[] | null> {
    const definition = definitionOf(work.type);
    const { serie, numero, codigoNumerico } = work;
    const issued = contingencyOf(work);
    const tpEmis = wantedForm(work);
    const { old, dhEmi } = datedAt(work, issued);
    const way = issued ?? chosenContingency(work.type, work.tree, dhEmi);
    if (way !== null) putContingency(work.type, work.tree, way);
    const identity = { serie, numero, codigoNumerico, dhEmi };
    // The number may differ from the one in its tree.
    const rekeyed = old || tpEmis !== work.tpEmis || work.contingency.issued !== null;
    const accessKey = rekeyed ? definition.finalize(work.tree, identity) : work.accessKey;
    const signed = definition.sign(work.tree, {
      ...signerOf(keys),
      csrts: keys.csrt ? [keys.csrt, ...ports.csrts] : ports.csrts,
    });
    const faults = [...definition.sizeFaults(signed.xml.length), ...responsibleFaults(work, signed.xml)];
    if (faults.length > 0) return faults;
    const prior =
      way && announcement(work, way, { accessKey, dhEmi, nowMs: work.accountNowMs, signer: signerOf(keys) });
    if (prior?.kind === 'recusada') return prior.problems;
    const { attemptId, created } = await store.saveAttempt(scope, {
      accessKey,
      tpEmis,
      dhEmi,
      removableUntil: (atMs) => removableUntilMs(work.type, work.uf, atMs),
      ...signed,
      ...(stale === null ? {} : { replaces: stale.id }),
      ...(way !== null && way.mode !== 'epec' && { inContingency: true }),
      ...(way !== null && issued === null && { chosen: way }),
      ...(prior && { prior: prior.xml }),
    });
    if (way !== issued) return null;
    const row = {
      id: attemptId,
      accessKey,
      tpEmis,
      nRec: null,
      sends: 0,
      sentAtMs: null,
      said: null,
      createdAtMs: clock.nowMs(),
    };
    return created ? { ...row, ...signed, state: 'assinado' } : null;
  }

  /** Loads, validates, signs and stores the bytes; finds an existing attempt. Returns the next step. */
  async function assinar(input: Scope & { readonly operationId: string }): Promise<Signed> {
    const scope = { accountId: input.accountId, documentId: input.documentId };
    const work = await store.loadEmission(scope);
    if (work?.operationId !== input.operationId) return { kind: 'nada' };
    const attempt = usable(work.attempt) ? work.attempt : null;
    if (work.abandoned && isEpecSent(contingencyOf(work)))
      return { kind: 'decidido', labels: labelsOf(work, work.accessKey), decision: EPEC_SENT };
    const labels = labelsOf(work, work.accessKey);
    const early = attempt !== null && work.abandoned ? tooEarly(work, attempt) : null;
    if (early !== null) return { kind: 'aguardar', labels, wait: early };
    if (attempt !== null && (work.abandoned || attempt.state !== 'assinado')) return ready(work, attempt);
    if (work.abandoned) return { kind: 'decidido', labels, decision: abandonedUnsent(null, 0) };

    if (attempt === null) {
      const law = await lawAtSigning(work, { dhEmi: datedAt(work, contingencyOf(work)).dhEmi });
      if (law.notices.length > 0) await store.addNotices(scope, law.notices);
      const problems = faultsOf(definitionOf(work.type), law.problems, work.tree);
      if (problems.length > 0) return refuse(scope, work, problems);
    }

    const off = offWhile(liveTransmission, work.target);
    if (off !== null) return { kind: 'decidido', labels, decision: { kind: 'erro-tecnico', ...off } };
    const refused = work.contingency.issued?.refused;
    if (attempt !== null && refused !== undefined)
      return { kind: 'decidido', labels, decision: refusedTwice(attempt.id, refused) };
    if (attempt !== null && isCurrent(work, attempt)) return next(work, attempt);

    if (attempt === null) {
      const { problems: refused, notices } = await priorVerdict(work);
      if (refused.length > 0) return refuse(scope, work, refused);
      if (notices.length > 0) await store.addNotices(scope, notices);
      if (await contingency.leave(work, redates(policyOf(paceOf(work)), work))) return assinar(input);
    }
    const keys = await authority.keys(work);
    if (keys.kind !== 'ok') return { labels, ...withoutKeys(keys) };
    const signed = await sign(scope, work, { keys, stale: attempt });
    if (signed === null) return assinar(input);
    return 'id' in signed ? next(work, signed) : refuse(scope, work, signed);
  }

  return { assinar };
}
