import { FiscalError } from '@fiscal/core/vocabulary/errors';

/** Every way a use case can refuse a request; `edge/failures.ts` maps each to its HTTP status. */
export type FailureCode =
  | 'requisicao_invalida'
  | 'nao_autenticado'
  | 'creditos_esgotados'
  | 'sem_permissao'
  | 'nao_encontrado'
  | 'metodo_nao_permitido'
  | 'cliente_ja_existe'
  | 'referencia_duplicada'
  | 'chave_idempotencia_reutilizada'
  | 'em_processamento'
  | 'documento_nao_autorizado'
  | 'mdfe_encerrado'
  | 'operacao_em_andamento'
  | 'operacao_nao_permitida'
  | 'alterado_por_outro'
  | 'evento_inexistente'
  | 'numeros_em_uso'
  | 'cota_atingida'
  | 'cursor_expirado'
  | 'corpo_grande_demais'
  | 'tipo_de_midia_invalido'
  | 'limite_excedido'
  | 'erro_interno'
  | 'sefaz_indisponivel'
  | 'servico_ocupado';

/** A faulty field, in the caller's own terms. */
export interface FieldError {
  readonly field: string;
  readonly code: string;
  readonly message: string;
  readonly tag?: string | undefined;
  readonly fix?: string | undefined;
  /** Code with which the authority would refuse it. */
  readonly cStat?: string | undefined;
}

/** Refusal for the caller instead of an answer; `message` is pt-BR. */
export class Failure extends FiscalError {
  readonly code: FailureCode;
  readonly errors: readonly FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(
    code: FailureCode,
    message: string,
    more: {
      errors?: readonly FieldError[];
      headers?: Readonly<Record<string, string>>;
      cause?: unknown;
    } = {},
  ) {
    super(message, more.cause === undefined ? undefined : { cause: more.cause });
    this.code = code;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}

/** The same words for an unknown id, another tenant's, another environment's and another type's. */
export const notFound = () => new Failure('nao_encontrado', 'Recurso não encontrado.');

/** Fields reported in an answer; a hostile body can have many thousands of bad ones. */
export const FIELD_ERRORS_MAX = 1000;

/** A 400 that lists every bad field at once. */
export function invalid(errors: readonly FieldError[]): Failure {
  const [first] = errors;
  const message =
    errors.length === 1 && first !== undefined
      ? first.message
      : `A requisição tem ${errors.length} campos com problema; veja a lista em errors.`;
  return new Failure('requisicao_invalida', message, { errors: errors.slice(0, FIELD_ERRORS_MAX) });
}
