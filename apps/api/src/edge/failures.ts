import { Failure, type FailureCode } from '../base/failure.ts';
import { bodyTooLarge, mediaType } from './read-body.ts';

/** Code → HTTP status, exhaustively: a new code does not compile until it is here. */
export const STATUS: Readonly<Record<FailureCode, number>> = {
  requisicao_invalida: 400,
  nao_autenticado: 401,
  creditos_esgotados: 402,
  sem_permissao: 403,
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
  alterado_por_outro: 409,
  evento_inexistente: 409,
  numeros_em_uso: 409,
  cota_atingida: 409,
  cursor_expirado: 410,
  corpo_grande_demais: 413,
  tipo_de_midia_invalido: 415,
  limite_excedido: 429,
  erro_interno: 500,
  sefaz_indisponivel: 503,
  servico_ocupado: 503,
};

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

/** Any thrown value, as a failure; an `unexpected` one is our fault (masked for the caller). */
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
