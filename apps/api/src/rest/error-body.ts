import { z } from 'zod';
import { Failure, type FailureCode } from '../failure.ts';

/** Code → HTTP status, exhaustively: a new code does not compile until it is here. */
export const STATUS: Readonly<Record<FailureCode, number>> = {
  requisicao_invalida: 400,
  nao_autenticado: 401,
  creditos_esgotados: 402,
  nao_encontrado: 404,
  metodo_nao_permitido: 405,
  cliente_ja_existe: 409,
  referencia_duplicada: 409,
  chave_idempotencia_reutilizada: 409,
  em_processamento: 409,
  documento_nao_autorizado: 409,
  mdfe_encerrado: 409,
  operacao_em_andamento: 409,
  operacao_nao_permitida: 409,
  evento_inexistente: 409,
  numeros_em_uso: 409,
  corpo_grande_demais: 413,
  tipo_de_midia_invalido: 415,
  limite_excedido: 429,
  erro_interno: 500,
  sefaz_indisponivel: 503,
};

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
  })
  .meta({ id: 'ErroDeCampo' });

export const errorBodySchema = z
  .strictObject({
    status: z.int().meta({ description: 'O mesmo código HTTP da resposta.', example: 400 }),
    code: z.string().meta({ description: 'Código estável do erro.', example: 'requisicao_invalida' }),
    message: z.string().meta({ description: 'Mensagem em português.' }),
    errors: z.array(fieldErrorSchema).meta({ description: 'Um item por campo com problema.' }),
    requestId: z
      .string()
      .meta({ description: 'O X-Request-Id da chamada.', example: 'req_5q3Zc1kXw0mJ8yT2' }),
  })
  .meta({ id: 'Erro' });

export type ErrorBody = z.infer<typeof errorBodySchema>;

/** A failure as the body of its answer. */
export function errorBody(failure: Failure, requestId: string): ErrorBody {
  return {
    status: STATUS[failure.code],
    code: failure.code,
    message: failure.message,
    errors: failure.errors.map(({ field, code, message, tag, fix }) => ({
      field,
      code,
      message,
      ...(tag === undefined ? {} : { tag }),
      ...(fix === undefined ? {} : { fix }),
    })),
    requestId,
  };
}

/** Errors the HTTP framework raises before a handler runs, by its own code. */
const FRAMEWORK: Readonly<Record<string, () => Failure>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => bodyTooLarge(),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => mediaType(),
  FST_ERR_CTP_EMPTY_TYPE: () => mediaType(),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    new Failure('requisicao_invalida', 'O corpo recebido não tem o tamanho declarado em Content-Length.'),
  FST_ERR_BAD_URL: () =>
    new Failure('requisicao_invalida', 'O endereço (URL) da requisição está malformado.'),
  FST_ERR_MAX_PARAM_LENGTH: () => new Failure('nao_encontrado', 'Recurso não encontrado.'),
};

export const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export const bodyTooLarge = () =>
  new Failure(
    'corpo_grande_demais',
    'O corpo passa do limite de 4 MB. Divida o envio em documentos menores.',
  );

export const mediaType = () =>
  new Failure(
    'tipo_de_midia_invalido',
    'Envie o corpo em JSON (UTF-8) com o cabeçalho Content-Type: application/json.',
  );

/** Whatever was thrown, as a failure; `unexpected` tells that it is ours to look at (masked for the caller). */
export function toFailure(error: unknown): { failure: Failure; unexpected: boolean } {
  if (error instanceof Failure) return { failure: error, unexpected: error.code === 'erro_interno' };
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  const known = typeof code === 'string' ? FRAMEWORK[code] : undefined;
  if (known !== undefined) return { failure: known(), unexpected: false };
  return {
    failure: new Failure(
      'erro_interno',
      'Erro interno. Tente de novo; se persistir, informe o requestId ao suporte.',
    ),
    unexpected: true,
  };
}
