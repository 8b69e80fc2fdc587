import type { TRPC_ERROR_CODE_KEY, TRPCError } from '@trpc/server';
import { Failure, type FailureCode, type FieldError } from '../base/failure.ts';
import { STATUS, toFailure } from '../edge/failures.ts';

/** Data of a refusal for the console, beside its message. */
export interface Fault {
  readonly code: FailureCode;
  readonly httpStatus: number;
  readonly errors: readonly FieldError[];
  readonly requestId: string | null;
}

/** Refusals of tRPC itself, before a procedure runs. */
const OWN: Readonly<Partial<Record<TRPC_ERROR_CODE_KEY, () => Failure>>> = {
  BAD_REQUEST: () => new Failure('requisicao_invalida', 'A requisição está malformada.'),
  PARSE_ERROR: () => new Failure('requisicao_invalida', 'O corpo não é um JSON válido.'),
  NOT_FOUND: () => new Failure('nao_encontrado', 'Recurso não encontrado.'),
  METHOD_NOT_SUPPORTED: () =>
    new Failure('metodo_nao_permitido', 'Este procedimento não aceita este método.'),
  UNSUPPORTED_MEDIA_TYPE: () =>
    new Failure('tipo_de_midia_invalido', 'Envie o corpo em JSON (Content-Type: application/json).'),
  PAYLOAD_TOO_LARGE: () => new Failure('corpo_grande_demais', 'O corpo passa do limite de 4 MB.'),
};

/** Any error of a procedure, as a failure; an `unexpected` one is our fault, and masked. */
export function faultOf(error: TRPCError): { readonly failure: Failure; readonly unexpected: boolean } {
  const { cause } = error;
  const own = cause instanceof Failure ? undefined : OWN[error.code];
  return own === undefined ? toFailure(cause) : { failure: own(), unexpected: false };
}

export const faultShape = (failure: Failure, requestId: string | null): Fault => ({
  code: failure.code,
  httpStatus: STATUS[failure.code],
  errors: failure.errors,
  requestId,
});
