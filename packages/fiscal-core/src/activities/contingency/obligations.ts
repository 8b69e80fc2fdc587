import type { EventDefinition, JsonObject } from '../../engine/events/definition.ts';
import { termEndMs } from '../../engine/events/term.ts';
import { isPerson } from '../../identity/holder.ts';
import type { Faixa } from '../../inutilizacao/definition.ts';
import { waitMs } from '../../lifecycle/deadlines.ts';
import { serviceWait } from '../../lifecycle/doubt.ts';
import { OTHER_KEY } from '../../lifecycle/emission.ts';
import { atSvc } from '../../registry/endpoints.ts';
import { cancellableUntilMs, eventDeadline, removableUntilMs } from '../../registry/event-deadlines.ts';
import { eventDefinition } from '../../registry/events.ts';
import type { ObligationOutcome } from '../../vocabulary/obligation.ts';
import type { KeyOutcome } from '../../vocabulary/outcome.ts';
import { isVoidable } from '../../vocabulary/voidable.ts';
import type { Authority, Caller } from '../authority.ts';
import type { FiscalPorts } from '../fiscal-ports.ts';
import { askKey } from '../key-query.ts';
import { asOutcome } from '../query.ts';
import type { AskedFor, ObligationScope, ObligationStore, ObligationWork } from './obligation-store.ts';

/** Reason of a cancellation and of a voided number; 15 to 255 characters. */
const WHY_CANCELED = (key: string): string =>
  `Sem resposta da SEFAZ; a operação foi documentada pela chave ${key}`;
const WHY_VOIDED = 'Documento emitido em contingência com outro número por falta de resposta da SEFAZ';
const WHY_VOIDED_PRINTED = 'Documento emitido em contingência e recusado pela SEFAZ: número não utilizado';

type Found = Extract<KeyOutcome, { kind: 'encontrado' }>;

const STANDS_ALONE =
  'A primeira tentativa está autorizada, e o documento emitido no lugar dela foi recusado. Confira se ela vale para a operação; se não valer, cancele-a no portal da SEFAZ.';
const NOT_YET = 'A SEFAZ ainda não conhece a chave, e pode vir a conhecê-la';
const OTHER_CONTENT =
  'A SEFAZ tem outro conteúdo sob a chave. Confira no portal da SEFAZ a quem pertence o documento.';
const refusedQuestion = ({ cStat, xMotivo }: { readonly cStat: string; readonly xMotivo: string }): string =>
  `A SEFAZ recusou a consulta da chave (${cStat}: ${xMotivo}). Consulte-a no portal da SEFAZ e cancele o documento, se estiver autorizado, ou inutilize o número.`;
const UNDER_WAY = {
  cancelada: 'Cancelamento em andamento',
  inutilizada: 'Inutilização em andamento',
} as const;
const NOT_DONE = {
  cancelada: 'A primeira tentativa está autorizada, e o cancelamento dela foi recusado',
  inutilizada: 'O número não pôde ser inutilizado',
} as const;
const IN_USE = 'O número não pode ser inutilizado: outro documento da conta o tem.';
const TOO_LATE =
  'A primeira tentativa foi autorizada, e o prazo para cancelá-la passou. Registre a devolução ou o estorno dela, como a UF mandar.';

/**
 * Cancellation that is still possible: an NFC-e past its half hour is canceled by substitution. Source: Ajuste SINIEF
 * 19/2016, cl. 15ª.
 */
function cancellation(
  { type, uf }: ObligationWork,
  authorizedAtMs: number,
  nowMs: number,
): EventDefinition | undefined {
  const untilMs = cancellableUntilMs(type, uf, authorizedAtMs);
  if (untilMs === null || nowMs < untilMs) return eventDefinition(type, 'cancelamento');
  const term = eventDeadline(type, 'cancelamento-substituicao', uf);
  return term !== null && nowMs < termEndMs(term, authorizedAtMs)
    ? eventDefinition(type, 'cancelamento-substituicao')
    : undefined;
}

function requestOf(
  { kind, input }: EventDefinition,
  { document: { accessKey } }: ObligationWork,
): JsonObject {
  const justificativa = WHY_CANCELED(accessKey);
  return input.parse(
    kind === 'cancelamento-substituicao'
      ? { justificativa, chave_nfe_substituta: accessKey }
      : { justificativa },
  );
}

/** Behind UTC: the year of the request is that of its issuer's clock. */
const BRASILIA_MS = 3 * 3_600_000;

/** Null: numbers of the type cannot be voided, nor those of a person, for the request names its issuer by CNPJ alone. */
function faixaOf(work: ObligationWork, nowMs: number): Faixa | null {
  const { modelo, environment, uf, emitente, serie, numero, kind } = work;
  if (!isVoidable(modelo) || isPerson(emitente)) return null;
  return {
    environment,
    uf,
    cnpj: emitente,
    modelo,
    ano: new Date(nowMs - BRASILIA_MS).getUTCFullYear(),
    serie,
    inicio: numero,
    fim: numero,
    justificativa: kind === 'numero' ? WHY_VOIDED_PRINTED : WHY_VOIDED,
  };
}

/** Whether its key is the document's again, and valid. */
const isAdopted = ({ accessKey, document }: ObligationWork): boolean =>
  accessKey === document.accessKey && document.status !== 'REJEITADA';

/** Whether its number belongs to the document under another key. */
const isTheDocuments = ({ kind, serie, numero, document }: ObligationWork): boolean =>
  kind === 'chave' && serie === document.serie && numero === document.numero;

/** The authority has the number under the document's own key, so that the first one is not there and never will be. */
const isUnderTheOther = (
  work: ObligationWork,
  { cStat, chave }: Extract<KeyOutcome, { kind: 'recusado' }>,
): boolean =>
  isTheDocuments(work) &&
  OTHER_KEY.has(cStat) &&
  (chave === work.document.accessKey || (chave === null && work.document.status === 'AUTORIZADA'));

/** The attempt's own authorizer. */
const callerOf = (work: ObligationWork): Caller => ({
  ...work,
  ...atSvc(work.type, work.accessKey),
  about: { subjectId: work.documentId, attemptId: work.attemptId, eventId: null, signed: null },
});

/** Ends of a step without a call to the authority. */
const endsOf = (store: ObligationStore, policyOf: FiscalPorts['policyOf']) => ({
  later: async (work: ObligationWork, reason: string, msMin = 0): Promise<null> => {
    const ms = waitMs(policyOf(work.type), serviceWait({ cStat: null, reason, msMin }), work.tries);
    await store.deferObligation(work, { waitMs: ms, reason });
    return null;
  },
  handOver: async (work: ObligationWork, reason: string): Promise<null> => {
    await store.handOver(work, reason);
    return null;
  },
  close: async (work: ObligationWork, outcome: ObligationOutcome): Promise<null> => {
    await store.closeObligation(work, outcome);
    return null;
  },
});

/** Asks the authority for the key of the number. */
async function askNumber(authority: Authority, work: ObligationWork): Promise<KeyOutcome> {
  const keys = await authority.keys(work);
  return keys.kind === 'ok'
    ? askKey(authority, callerOf(work), { chave: work.accessKey, keys })
    : asOutcome(keys);
}

/**
 * Settles what a contingency left behind, one step a call: each is safe to run again. A first attempt that is found on record is
 * canceled where it is, only after the document issued in its place is authorized; one that is proven absent has its number voided, where
 * its type has that. What the authority refuses is a person's to settle.
 */
export function createObligations(
  { obligations: store, clock, policyOf, proofAfterMs }: FiscalPorts,
  authority: Authority,
) {
  const { later, handOver, close } = endsOf(store, policyOf);
  /** Current time at the authority. */
  const hereMs = ({ clockOffsetMs }: ObligationWork): number => clock.nowMs() + clockOffsetMs;

  async function ask(work: ObligationWork): Promise<AskedFor | null> {
    if (work.document.status === 'PENDENTE' || work.document.status === 'ERRO_TECNICO')
      return later(work, 'Espera o desfecho do documento emitido no lugar dela');
    if (isAdopted(work)) return close(work, 'adotada');
    const outcome = await askNumber(authority, work);
    switch (outcome.kind) {
      case 'indisponivel':
      case 'bloqueado':
        return later(work, outcome.cause);
      case 'encontrado':
        return settleFound(work, outcome);
      case 'desconhecido':
        return unknown(work, work.inDoubtSinceMs + proofAfterMs - work.readAtMs);
      case 'recusado':
        return isUnderTheOther(work, outcome)
          ? close(work, 'sem-uso')
          : handOver(work, refusedQuestion(outcome));
    }
  }

  /** @param leftMs time until its absence is proven for good */
  const unknown = (work: ObligationWork, leftMs: number): Promise<AskedFor | null> =>
    leftMs > 0 ? later(work, NOT_YET, leftMs) : voidNumber(work);

  async function settleFound(work: ObligationWork, on: Found): Promise<AskedFor | null> {
    if (on.digVal !== null && on.digVal !== work.digestValue) return handOver(work, OTHER_CONTENT);
    const recordedMs = Date.parse(on.dhRecbto);
    const authorizedAtMs = Number.isNaN(recordedMs) ? work.inDoubtSinceMs : recordedMs;
    const untilMs = removableUntilMs(work.type, work.uf, authorizedAtMs);
    await store.foundAttempt(work, { ...on, removableUntilMs: untilMs });
    if (on.situacao === 'denegado') return close(work, 'denegada');
    if (on.situacao === 'cancelado') return close(work, 'cancelada');
    // Nothing was issued in its place: it may be what covers the sale.
    if (work.document.status === 'REJEITADA') return handOver(work, STANDS_ALONE);
    return cancel(work, authorizedAtMs);
  }

  async function cancel(work: ObligationWork, authorizedAtMs: number): Promise<AskedFor | null> {
    const definition = cancellation(work, authorizedAtMs, hereMs(work));
    if (definition === undefined) return handOver(work, TOO_LATE);
    const { kind, tpEvento } = definition;
    await store.askCancellation(work, { kind, tpEvento, request: requestOf(definition, work) });
    return { accountId: work.accountId, documentId: work.documentId };
  }

  async function voidNumber(work: ObligationWork): Promise<AskedFor | null> {
    if (isTheDocuments(work)) return close(work, 'sem-uso');
    const faixa = faixaOf(work, hereMs(work));
    if (faixa === null) return close(work, 'sem-uso');
    const inutilizacaoId = await store.askVoiding(work, faixa);
    if (inutilizacaoId === 'em-uso') return handOver(work, IN_USE);
    return inutilizacaoId === null
      ? later(work, `Outro pedido de inutilização da série ${work.serie} está em andamento`)
      : { accountId: work.accountId, inutilizacaoId };
  }

  /** The requested operation has ended, or is pending. */
  async function settleAsked(work: ObligationWork, done: keyof typeof UNDER_WAY): Promise<AskedFor | null> {
    const { asked } = work;
    switch (asked?.state) {
      case 'pendente':
        return later(work, UNDER_WAY[done]);
      case 'concluida':
        return close(work, done);
      case undefined:
        return done === 'cancelada' ? ask(work) : voidNumber(work);
      default:
        return handOver(work, `${NOT_DONE[done]}: ${asked?.xMotivo ?? 'sem motivo'}`);
    }
  }

  return {
    /** Runs a step of a due obligation; does nothing for a closed one. Returns the run to wake. */
    async regularizar(scope: ObligationScope): Promise<AskedFor | null> {
      const work = await store.loadObligation(scope);
      if (work === null) return null;
      if (work.step === 'consultar') return ask(work);
      return settleAsked(work, work.step === 'cancelar' ? 'cancelada' : 'inutilizada');
    },
  };
}
