import type { KeyRecord } from '@fiscal/core/activities/events/event-query';
import type { Ask } from '@fiscal/core/activities/questions';
import { chaveParts, parseChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { isReal } from '@fiscal/core/vocabulary/target';
import { type Principal, targetOfPrincipal } from '@fiscal/db/base/types';
import { Failure, invalid } from '../../base/failure.ts';

export const SITUATIONS = ['autorizada', 'cancelada', 'denegada', 'desconhecida', 'recusada'] as const;

/** An authority's record under a key. */
export interface ConsultedKey {
  readonly accessKey: string;
  readonly type: string;
  /** `desconhecida`: it has nothing; `recusada`: it did not answer the question (too old, another key has the number). */
  readonly situation: (typeof SITUATIONS)[number];
  readonly cStat: string;
  readonly xMotivo: string;
  readonly protocolNumber: string | null;
  readonly registeredAt: string | null;
  /** Digest of the authorized document: to compare with a file. */
  readonly digestValue: string | null;
  readonly events: readonly {
    readonly eventCode: string;
    readonly sequence: number;
    readonly protocolNumber: string | null;
    readonly registeredAt: string | null;
    readonly xMotivo: string;
  }[];
  readonly checkedAt: string;
}

/** Asks the authority of any document of the portal. @throws {Failure} requisicao_invalida, sefaz_indisponivel */
export type ConsultKey = (principal: Principal, chave: string) => Promise<ConsultedKey>;

interface Deps {
  readonly ask: Ask;
  readonly nowMs: () => number;
  readonly onError: (error: unknown) => void;
}

/** Authorities take ten questions for a key in an hour, then block the CNPJ. Source: MOC 7.0, consumo indevido. */
const ASKED_AGAIN_MS = 6 * 60_000;
const KEPT_MAX = 5000;

const refusal = (message: string, fix: string): Failure =>
  invalid([{ field: 'chave', code: 'chave_invalida', message, fix }]);

/** Authority to query for a key. @throws {Failure} requisicao_invalida */
function whereOf(text: string) {
  const chave = parseChave(text);
  if (chave === null)
    throw refusal(
      'A chave de acesso não é válida.',
      'Envie os 44 caracteres da chave e confira o dígito verificador.',
    );
  const { mod, cUF } = chaveParts(chave);
  const type = DOCUMENTS.find(({ modelo }) => modelo === mod)?.type;
  const uf = ufByCodigo(cUF)?.sigla;
  if (type === undefined || uf === undefined)
    throw refusal(
      `A chave é de um modelo (${mod}) ou de uma UF (${cUF}) que não se consulta aqui.`,
      'Consulte NF-e, NFC-e, CT-e, MDF-e, NFCom ou DC-e.',
    );
  return { accessKey: chave, type, uf };
}

const away = (cause: string): Failure =>
  new Failure('sefaz_indisponivel', `A SEFAZ não respondeu: ${cause}`, { headers: { 'Retry-After': '60' } });
/** Not asked, so that the authority does not block the company. */
const blockFailure = (cause: string, seconds: number): Failure =>
  new Failure('sefaz_indisponivel', cause, { headers: { 'Retry-After': String(seconds) } });

const SITUATION_OF = { autorizado: 'autorizada', cancelado: 'cancelada', denegado: 'denegada' } as const;

function consultedKey({
  outcome,
  events,
}: KeyRecord): Omit<ConsultedKey, 'accessKey' | 'type' | 'checkedAt'> {
  switch (outcome.kind) {
    case 'indisponivel':
      throw outcome.retryAfterSeconds === undefined
        ? away(outcome.cause)
        : blockFailure(outcome.cause, outcome.retryAfterSeconds);
    case 'bloqueado':
      throw away(outcome.cause);
    case 'desconhecido':
    case 'recusado':
      return {
        situation: outcome.kind === 'desconhecido' ? 'desconhecida' : 'recusada',
        cStat: outcome.cStat,
        xMotivo: outcome.xMotivo,
        protocolNumber: null,
        registeredAt: null,
        digestValue: null,
        events: [],
      };
    case 'encontrado':
      return {
        situation: SITUATION_OF[outcome.situacao],
        cStat: outcome.cStat,
        xMotivo: outcome.xMotivo,
        protocolNumber: outcome.nProt,
        registeredAt: outcome.dhRecbto,
        digestValue: outcome.digVal,
        events: (events ?? []).map(({ tpEvento, sequence, registered }) => ({
          eventCode: tpEvento,
          sequence,
          protocolNumber: registered.nProt,
          registeredAt: registered.dhRegEvento,
          xMotivo: registered.xMotivo,
        })),
      };
  }
}

export function createConsultKey({ ask, nowMs, onError }: Deps): ConsultKey {
  const cached = new Map<string, { readonly atMs: number; readonly answer: ConsultedKey }>();
  const remember = (key: string, answer: ConsultedKey): void => {
    const [oldest] = cached.keys();
    if (oldest !== undefined && cached.size >= KEPT_MAX) cached.delete(oldest);
    cached.set(key, { atMs: nowMs(), answer });
  };
  return async (principal, text) => {
    const { accountId, clientId, environment, sandboxStrict } = principal;
    const { accessKey, type, ...where } = whereOf(text);
    const target = targetOfPrincipal(principal);
    const id = `${clientId} ${target} ${accessKey}`;
    const known = cached.get(id);
    if (known !== undefined && nowMs() - known.atMs < ASKED_AGAIN_MS) return known.answer;
    cached.delete(id);
    const caller = { accountId, clientId, environment, target, type, strict: sandboxStrict, ...where };
    const record = await ask('consultarChave', { ...caller, accessKey }).catch((error: unknown) => {
      onError(error);
      throw away('nenhum worker respondeu.');
    });
    const answer = { accessKey, type, ...consultedKey(record), checkedAt: new Date(nowMs()).toISOString() };
    // The sandbox does not mind, and what is tried there changes by the second.
    if (isReal(target)) remember(id, answer);
    return answer;
  };
}
