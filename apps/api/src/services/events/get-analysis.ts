import type { EventOnRecord } from '@fiscal/core/sefaz/event-answers';
import { isReal } from '@fiscal/core/vocabulary/target';
import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { GetDocument } from '../documents/reads.ts';
import type { AskEvents } from './get-econf.ts';

export const ANALYSIS_STATES = ['em_analise', 'deferida', 'indeferida'] as const;

export interface AnalysisState {
  readonly status: (typeof ANALYSIS_STATES)[number];
  /** When it was asked for, or decided. */
  readonly registeredAt: string | null;
  /** The município's reason; null while it has not decided. */
  readonly reason: string | null;
  /** False: the national environment did not answer; this is our own record. */
  readonly confirmed: boolean;
}

/** Null where no analysis of that document was asked for. */
export type GetAnalysis = (principal: Principal, documentId: string) => Promise<AnalysisState | null>;

interface Deps {
  readonly getDocument: GetDocument;
  readonly ask: AskEvents;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

const [REQUEST, GRANTED, DENIED] = ['101103', '105104', '105105'];
/** Officials take days: a note is not asked about more often than this. */
const ASK_EVERY_MS = 10 * 60_000;
const REMEMBERED_MAX = 10_000;

const reasonIn = ({ registered: { proof } }: EventOnRecord): string | null =>
  /<(?:\w+:)?xMotivo>([^<]*)</.exec(proof?.xml ?? '')?.[1] ?? null;

/** Decisions of the município over a note past its term, from the national environment. */
export function createGetAnalysis({ getDocument, ask, nowMs, onError }: Deps): GetAnalysis {
  const answers = new Map<string, { readonly atMs: number; readonly events: readonly EventOnRecord[] }>();

  async function onRecord(
    principal: Principal,
    view: DocumentView,
  ): Promise<readonly EventOnRecord[] | null> {
    const { accountId, clientId, environment, sandboxStrict: strict, issuer } = principal;
    const { id, type, accessKey, target } = view;
    const last = answers.get(id);
    if (last !== undefined && isReal(target) && nowMs() - last.atMs < ASK_EVERY_MS) return last.events;
    const caller = { accountId, clientId, environment, target, type, uf: issuer.uf, strict };
    const about = { subjectId: id, attemptId: null, eventId: null, signed: null } as const;
    const events = await ask({ ...caller, accessKey, about }).catch((error: unknown) => {
      onError(error);
      return null;
    });
    if (events === null) return null;
    if (answers.size >= REMEMBERED_MAX) answers.clear();
    answers.set(id, { atMs: nowMs(), events });
    return events;
  }

  return async (principal, documentId) => {
    const view = await getDocument(principal, documentId);
    if (view === null || view.type !== 'nfse' || view.protocolNumber === null) return null;
    const own = view.events.find(
      ({ type, status }) => type === 'analise-cancelamento' && status === 'autorizado',
    );
    const events = await onRecord(principal, view);
    const of = (code: string | undefined) => (events ?? []).find(({ tpEvento }) => tpEvento === code);
    const decided = of(GRANTED) ?? of(DENIED);
    if (decided !== undefined)
      return {
        status: decided.tpEvento === GRANTED ? 'deferida' : 'indeferida',
        registeredAt: decided.registered.dhRegEvento,
        reason: reasonIn(decided),
        confirmed: true,
      };
    const asked = of(REQUEST);
    if (own === undefined && asked === undefined) return null;
    return {
      status: 'em_analise',
      registeredAt: asked?.registered.dhRegEvento ?? own?.registeredAt?.toISOString() ?? null,
      reason: null,
      confirmed: events !== null,
    };
  };
}
