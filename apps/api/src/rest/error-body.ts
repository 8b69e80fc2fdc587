import { z } from 'zod';
import type { Failure, FieldError } from '../base/failure.ts';
import { STATUS } from '../edge/failures.ts';

export const fieldErrorSchema = z
  .strictObject({
    field: z
      .string()
      .meta({ description: 'Caminho do campo no corpo enviado.', example: 'itens[1].codigo_ncm' }),
    code: z.string().meta({ description: 'Código estável do problema.', example: 'formato_invalido' }),
    message: z.string().meta({ description: 'O problema, em português.' }),
    tag: z
      .string()
      .exactOptional()
      .meta({ description: 'Tag do XML alimentada pelo campo.', example: 'NCM' }),
    fix: z.string().exactOptional().meta({ description: 'O que fazer.' }),
    cStat: z
      .string()
      .exactOptional()
      .meta({ description: 'Código com que a SEFAZ o recusaria, quando há um.', example: '778' }),
  })
  .meta({ id: 'ErroDeCampo' });

/** A faulty field as answers show it. */
export const fieldErrorBody = ({ field, code, message, tag, fix, cStat }: FieldError) => ({
  field,
  code,
  message,
  ...(tag === undefined ? {} : { tag }),
  ...(fix === undefined ? {} : { fix }),
  ...(cStat === undefined ? {} : { cStat }),
});

export const errorBodySchema = z
  .strictObject({
    status: z.int().meta({ description: 'O mesmo código HTTP da resposta.', example: 400 }),
    code: z.string().meta({
      description: 'Código estável do erro; outros podem vir a existir.',
      example: 'requisicao_invalida',
      'x-extensible-enum': Object.keys(STATUS),
    }),
    message: z.string().meta({ description: 'Mensagem em português.' }),
    errors: z.array(fieldErrorSchema).meta({ description: 'Um item por campo com problema.' }),
    requestId: z.string().meta({
      description: 'O X-Request-Id da chamada.',
      example: 'req_3f8e1c52-6a0d-4b7e-9c41-d2a85f60b713',
    }),
  })
  .meta({ id: 'Erro' });

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A failure as the body of its answer. */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  return {
    status: STATUS[failure.code],
    code: failure.code,
    message: failure.message,
    errors: failure.errors.map(fieldErrorBody),
    requestId,
  };
}
