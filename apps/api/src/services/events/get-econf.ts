import type { EventOnRecord } from '@fiscal/core/sefaz/event-answers';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import { isReal, type Target } from '@fiscal/core/vocabulary/target';
import type { DocumentView, Principal } from '@fiscal/db/base/types';
import type { GetDocument } from '../documents/reads.ts';
import type { OperationTarget } from './operate.ts';

export interface EconfState {
  readonly status: 'autorizado' | 'cancelado';
  /** Code of the registration, or of its cancellation. */
  readonly cStat: string | null;
  readonly xMotivo: string | null;
}

/** Null for a document that is not the caller's and for a protocol that no reconciliation of it has. */
export type GetEconf = (
  principal: Principal,
  on: OperationTarget,
  protocol: string,
) => Promise<EconfState | null>;

/** Queries the authority itself (core's `eventosRegistrados`); null when it does not answer. */
export type AskEvents = (query: {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly target: Target;
  readonly type: string;
  readonly uf: string;
  /** The authority that is asked instead of the UF's own, as `SVRS`. */
  readonly authorizer?: string;
  readonly strict: boolean;
  readonly accessKey: string;
  /** The exchange is stored with the document. */
  readonly about: {
    readonly subjectId: string;
    readonly attemptId: null;
    readonly eventId: null;
    readonly signed: null;
  };
}) => Promise<readonly EventOnRecord[] | null>;

export interface GetEconfDeps {
  readonly getDocument: GetDocument;
  readonly ask: AskEvents;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Real authorities block who asks for one key more than ten times an hour (656). */
const ASK_EVERY_MS = 10 * 60_000;
const REMEMBERED_MAX = 10_000;

/** A reconciliation by its protocol: our record, completed by the authority's. */
export function createGetEconf({ getDocument, ask, nowMs, onError }: GetEconfDeps): GetEconf {
  const askedAtMs = new Map<string, number>();

  function isDue({ id, target }: DocumentView): boolean {
    if (!isReal(target)) return true;
    const last = askedAtMs.get(id);
    if (last !== undefined && nowMs() - last < ASK_EVERY_MS) return false;
    if (askedAtMs.size >= REMEMBERED_MAX) askedAtMs.clear();
    askedAtMs.set(id, nowMs());
    return true;
  }

  async function onRecord(principal: Principal, view: DocumentView): Promise<readonly EventOnRecord[]> {
    if (!isDue(view)) return [];
    const { accountId, clientId, environment, sandboxStrict, issuer } = principal;
    const { type, accessKey, target } = view;
    const { authorizer } = view.subject;
    const uf = ufByCodigo(accessKey.slice(0, 2))?.sigla ?? issuer.uf;
    try {
      return (
        (await ask({
          accountId,
          clientId,
          environment,
          target,
          type,
          uf,
          ...(authorizer === undefined ? {} : { authorizer }),
          strict: sandboxStrict,
          accessKey,
          about: { subjectId: view.id, attemptId: null, eventId: null, signed: null },
        })) ?? []
      );
    } catch (error) {
      onError(error);
      return [];
    }
  }

  return async (principal, { documentId, types }, protocol) => {
    const view = await getDocument(principal, documentId);
    // A document that was never authorized has no events anywhere.
    if (view === null || !types.includes(view.type) || view.protocolNumber === null) return null;
    return econfState(view.events, await onRecord(principal, view), protocol);
  };
}

/** The two records put together: what either knows is so. */
export function econfState(
  ours: DocumentView['events'],
  theirs: readonly EventOnRecord[],
  protocol: string,
): EconfState | null {
  const stateOf = (
    status: EconfState['status'],
    own: DocumentView['events'][number] | undefined,
    other: EventOnRecord | undefined,
  ): EconfState | null => {
    if (own !== undefined) return { status, cStat: own.cStat, xMotivo: own.xMotivo };
    return other === undefined
      ? null
      : { status, cStat: other.registered.cStat, xMotivo: other.registered.xMotivo };
  };
  const registered = stateOf(
    'autorizado',
    ours.find(
      ({ type, status, protocolNumber }) =>
        type === 'econf' && status === 'autorizado' && protocolNumber === protocol,
    ),
    theirs.find(({ tpEvento, registered: { nProt } }) => tpEvento === '110750' && nProt === protocol),
  );
  if (registered === null) return null;
  return (
    stateOf(
      'cancelado',
      ours.find(
        ({ type, status, details }) =>
          type === 'cancelamento-econf' && status === 'autorizado' && details?.['nProtEvento'] === protocol,
      ),
      theirs.find(({ tpEvento, nProtEvento }) => tpEvento === '110751' && nProtEvento === protocol),
    ) ?? registered
  );
}
