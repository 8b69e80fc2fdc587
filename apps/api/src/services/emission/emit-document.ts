import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { isPerson } from '@fiscal/core/identity/holder';
import { ISSUED_BY_PERSONS } from '@fiscal/core/identity/persons';
import { type CreditsView, getCredits } from '@fiscal/db/accounts/credits';
import type { Db } from '@fiscal/db/base/client';
import type { Acceptor, AcceptResult, Principal } from '@fiscal/db/base/types';
import { findIdempotent, type IdempotentRequest } from '@fiscal/db/records/idempotency';
import { currentTraceParent, inSpan } from '@fiscal/telemetry/spans';
import { Failure, invalid } from '../../base/failure.ts';
import { toCredits } from '../account/get-account.ts';
import type { Wake } from '../waking/wake.ts';
import { type EmissionSettings, emissionContext, isStrict } from './emission-context.ts';
import { emitAnswer } from './emit-answer.ts';
import { refuseOversized } from './oversized.ts';
import { predictResult } from './predicted.ts';
import type { TakeTestQuota } from './test-quota.ts';

export interface EmitRequest {
  readonly principal: Principal;
  readonly definition: DocumentDefinition;
  readonly body: Readonly<Record<string, unknown>>;
  readonly bodyText: string;
  readonly strictHeader: boolean;
  /** `Prefer: handling=strict`. */
  readonly strictHandling: boolean;
  readonly referencia: string | null;
  readonly idempotency: IdempotentRequest | null;
  /** Limit on what this caller emits; absent: none. */
  readonly ceiling?: Ceiling;
}

/** Takes the amount of a document before it is accepted, and takes it back if it is not. */
export interface Ceiling {
  /** @throws {Failure} for an amount above it */
  take(amount: string | null): Promise<void>;
  giveBack(): Promise<void>;
}

/** Content of the 202. */
export interface Accepted {
  readonly status: number;
  /** Body in the form of `emitAnswer`. */
  readonly body: unknown;
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
  readonly documentId: string;
}

/** Nothing is accepted under the key. */
const NOT_ACCEPTED: ReadonlySet<AcceptResult['kind']> = new Set([
  'recusado',
  'referencia_duplicada',
  'creditos_esgotados',
  'numeracao_esgotada',
]);

export interface EmitDeps extends EmissionSettings {
  readonly db: Db;
  readonly acceptor: Acceptor;
  readonly wake: Wake;
  readonly takeTestQuota: TakeTestQuota;
  /** For metrics. */
  readonly onAccepted: (type: string, environment: number) => void;
}

/**
 * Takes an emission: checks it against the contract, completes it, numbers it and commits it with its
 * operation. The answer never waits for Temporal: the wake-up goes out afterwards and may be lost.
 *
 * @throws {Failure} operacao_nao_permitida, requisicao_invalida, corpo_grande_demais, limite_excedido, creditos_esgotados, referencia_duplicada, chave_idempotencia_reutilizada, em_processamento
 */
export function createEmitDocument(deps: EmitDeps) {
  return async (request: EmitRequest): Promise<Accepted> => {
    const { principal, definition, body, idempotency } = request;
    refusePeopleInProduction(principal);
    refusePersons(principal, definition);
    if (idempotency !== null) {
      const earlier = await findIdempotent(deps.db, principal, idempotency);
      if (earlier !== null) return toAccepted(earlier);
    }
    const strict = isStrict(principal, request.strictHeader);
    const context = emissionContext(deps, principal, { strict });
    const prepared = definition.take(body, context);
    const faults = request.strictHandling
      ? predictResult(definition, prepared, { strict: true }).problems
      : [];
    if ('refused' in prepared) throw invalid(request.strictHandling ? faults : prepared.refused);
    if (faults.length > 0) throw invalid(faults);
    refuseOversized(definition, prepared, request.bodyText);
    await deps.takeTestQuota(principal);
    await request.ceiling?.take('summary' in prepared ? prepared.summary.valorTotal : null);
    const creditsMilli = principal.environment === 1 ? definition.creditsMilli : 0;
    const { type, modelo } = definition;
    const result = await inSpan('accept', { attributes: { 'emite.type': type } }, async (span) => {
      const accepted = await deps.acceptor.accept({
        principal,
        type,
        modelo,
        prepared,
        payload: request.bodyText,
        creditsMilli,
        strict,
        refuseFaults: request.strictHandling,
        referencia: request.referencia,
        idempotency,
        traceParent: currentTraceParent(),
      });
      if ('documentId' in accepted) span.setAttribute('emite.document_id', accepted.documentId);
      if (accepted.kind === 'aceito') span.setAttribute('emite.access_key', accepted.accessKey);
      return accepted;
    });
    if (NOT_ACCEPTED.has(result.kind)) await request.ceiling?.giveBack();
    if (result.kind === 'aceito') {
      deps.wake(result.documentId, principal.accountId);
      deps.onAccepted(type, principal.environment);
    }
    if (result.kind === 'creditos_esgotados')
      throw creditsExhausted(BigInt(creditsMilli), await getCredits(deps.db, principal.accountId));
    return toAccepted(result);
  };
}

const credits = (milli: bigint): string => toCredits(milli).toLocaleString('pt-BR');

/** Failure with the needed and the available credits. */
function creditsExhausted(neededMilli: bigint, account: CreditsView | null): Failure {
  const { availableMilli = 0n, heldMilli = 0n } = account ?? {};
  const heldText =
    heldMilli > 0n ? `, e ${credits(heldMilli)} estão reservados para documentos em andamento` : '';
  return new Failure(
    'creditos_esgotados',
    `Faltam créditos: a emissão custa ${credits(neededMilli)} e a conta tem ${credits(availableMilli)} disponíveis${heldText}. Adicione créditos para emitir.`,
  );
}

/**
 * Documents with fiscal value require a token, used by a system, or a person with a fresh proof. @throws {Failure}
 * operacao_nao_permitida
 */
export function refusePeopleInProduction({
  environment,
  person,
}: Pick<Principal, 'environment' | 'person'>): void {
  if (environment !== 1 || person === undefined || person.emitsLive === true) return;
  throw new Failure(
    'operacao_nao_permitida',
    'Por aqui, uma pessoa emite somente no ambiente de teste. Em produção, emita pela API ou pela página Emitir do console.',
  );
}

/** @throws {Failure} operacao_nao_permitida */
function refusePersons(
  { issuer }: Pick<Principal, 'issuer'>,
  { type, nome }: Pick<DocumentDefinition, 'type' | 'nome'>,
): void {
  if (ISSUED_BY_PERSONS.has(type) || !isPerson(issuer.cnpj)) return;
  throw new Failure(
    'operacao_nao_permitida',
    `Uma pessoa física não emite ${nome} com o seu e-CPF. Cadastre a empresa pelo CNPJ.`,
  );
}

function toAccepted(result: Exclude<AcceptResult, { kind: 'creditos_esgotados' }>): Accepted {
  switch (result.kind) {
    case 'aceito':
      return { ...result.answer, replayed: false, documentId: result.documentId };
    case 'repetido':
      return {
        status: result.status,
        body: result.body,
        replayed: true,
        documentId: emitAnswer.parse(result.body).invoiceId,
      };
    case 'recusado':
      throw invalid(result.problems);
    case 'referencia_duplicada':
      throw new Failure(
        'referencia_duplicada',
        `A referência já foi usada no documento ${result.documentId}. Use outra em X-Referencia ou consulte esse documento.`,
      );
    case 'chave_idempotencia_reutilizada':
      throw new Failure(
        'chave_idempotencia_reutilizada',
        'A Idempotency-Key já foi usada com outro corpo nas últimas 48 horas. Use uma chave nova.',
      );
    case 'em_processamento':
      throw new Failure(
        'em_processamento',
        'A primeira requisição com esta Idempotency-Key ainda está em processamento. Tente de novo em instantes.',
        { headers: { 'retry-after': '1' } },
      );
    case 'numeracao_esgotada':
      throw new Failure(
        'operacao_nao_permitida',
        `A série ${result.serie} não tem mais números. Envie outra em serie.`,
      );
  }
}
