import type { UnclosedOutcome } from '@fiscal/core/sefaz/nao-encerrados';
import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Target } from '@fiscal/core/vocabulary/target';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';
import type { DocumentSummary } from '@fiscal/db/documents/documents';
import type { ListDocuments } from './reads.ts';

/** Asks the authority itself (core's `naoEncerrados`). */
export type AskUnclosed = (query: {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly target: Target;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
  readonly emitente: string;
}) => Promise<UnclosedOutcome>;

export interface UnclosedMdfe {
  readonly accessKey: string;
  readonly protocolNumber: string;
  /** Null where another system issued it. */
  readonly id: string | null;
  readonly authorizedAt: Date | null;
  readonly daysOpen: number | null;
}

export interface UnclosedList {
  /** Null when the authority does not answer: then the list is our own record. */
  readonly cStat: string | null;
  readonly message: string;
  /** Oldest first. */
  readonly mdfes: readonly UnclosedMdfe[];
}

export type ListUnclosedMdfe = (principal: Principal) => Promise<UnclosedList>;

export interface ListUnclosedMdfeDeps {
  readonly listDocuments: ListDocuments;
  readonly ask: AskUnclosed;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

const TYPE = 'mdfe';
const LIST_MAX = 200;
const DAY_MS = 86_400_000;
const AWAY = 'Não foi possível consultar a SEFAZ agora; a lista é a dos nossos registros.';

/** The MDF-e of a company that are authorized and not closed. */
export function createListUnclosedMdfe(deps: ListUnclosedMdfeDeps): ListUnclosedMdfe {
  async function queryAuthority(principal: Principal): Promise<UnclosedOutcome> {
    const { accountId, clientId, environment, sandboxStrict, issuer } = principal;
    const { uf, cnpj } = issuer;
    try {
      return await deps.ask({
        accountId,
        clientId,
        environment,
        target: targetOfPrincipal(principal),
        type: TYPE,
        uf,
        strict: sandboxStrict,
        emitente: cnpj,
      });
    } catch (error) {
      deps.onError(error);
      return { kind: 'indisponivel', cause: AWAY };
    }
  }

  const ours = async (principal: Principal): Promise<readonly DocumentSummary[]> =>
    (await deps.listDocuments(principal, { type: TYPE, status: 'AUTORIZADA', limit: LIST_MAX })).data.filter(
      ({ target }) => target === targetOfPrincipal(principal),
    );

  return async (principal) => {
    const [outcome, known] = await Promise.all([queryAuthority(principal), ours(principal)]);
    const nowMs = deps.nowMs();
    if (outcome.kind !== 'lista') {
      const cStat = outcome.kind === 'recusado' ? outcome.cStat : null;
      const message = outcome.kind === 'recusado' ? outcome.xMotivo : AWAY;
      return { cStat, message, mdfes: known.map((document) => toUnclosedMdfe(document, nowMs)).toReversed() };
    }
    const byKey = new Map(known.map((document) => [document.accessKey, document]));
    const mdfes = outcome.mdfes.map(({ chave, nProt }) => {
      const document = byKey.get(chave);
      return document === undefined
        ? { accessKey: chave, protocolNumber: nProt, id: null, authorizedAt: null, daysOpen: null }
        : { ...toUnclosedMdfe(document, nowMs), protocolNumber: nProt };
    });
    return { cStat: outcome.cStat, message: outcome.xMotivo, mdfes };
  };
}

const toUnclosedMdfe = (
  { accessKey, protocolNumber, id, authorizedAt }: DocumentSummary,
  nowMs: number,
): UnclosedMdfe => ({
  accessKey,
  protocolNumber: protocolNumber ?? '',
  id,
  authorizedAt,
  daysOpen: authorizedAt && Math.max(0, Math.floor((nowMs - authorizedAt.getTime()) / DAY_MS)),
});
