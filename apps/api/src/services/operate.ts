import type { EventKind, JsonObject } from '@fiscal/core/events/definition';
import type { OperationView } from '@fiscal/db/repositories/document-operations';
import type { IdempotentRequest } from '@fiscal/db/repositories/idempotency';
import type { Principal } from '@fiscal/db/types';

/** The document an operation is asked for; one of another type is not found. */
export interface OperationTarget {
  readonly documentId: string;
  /** Document types of the route, e.g. `['nfe', 'nfce']`. */
  readonly types: readonly string[];
}

/** What the 202 of an asynchronous operation says. */
export interface Enqueued {
  readonly operationId: string;
  readonly message: string;
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
}

/** A decided event, for the body of a synchronous operation. */
export interface Performed extends OperationView {
  /** True when an earlier answer is given again (Idempotency-Key). */
  readonly replayed: boolean;
}

/** `request` is what the event's `input` made of the body: normalised JSON. */
export interface Operate {
  /**
   * Durable when it resolves; wakes the workflow, whose verdict appears in the document's events.
   *
   * @throws {Failure} nao_encontrado, documento_nao_autorizado, operacao_em_andamento, the definition's own refusals, chave_idempotencia_reutilizada
   */
  enqueue(
    principal: Principal,
    on: OperationTarget,
    kind: EventKind,
    request: JsonObject,
    idempotency?: IdempotentRequest | null,
  ): Promise<Enqueued>;
  /**
   * The same, and waits up to 20 s for the authority's verdict.
   *
   * @throws {Failure} as `enqueue`, and sefaz_indisponivel (503, Retry-After) when there is none yet: the operation stays and is finished
   */
  perform(
    principal: Principal,
    on: OperationTarget,
    kind: EventKind,
    request: JsonObject,
    idempotency?: IdempotentRequest | null,
  ): Promise<Performed>;
}
