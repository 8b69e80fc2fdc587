import type { AppRouter } from '@fiscal/api/trpc';

type FaultCode = AppRouter['_def']['_config']['$types']['errorShape']['data']['code'];

/** The API's refusals in English, by their codes; one without words does not compile. Its own words are pt-BR. */
const ENGLISH: Readonly<Record<FaultCode | 'sem_conexao', string>> = {
  chave_idempotencia_reutilizada: 'This key was already used for another request.',
  alterado_por_outro: 'Another person changed this while you were editing.',
  cliente_ja_existe: 'There is a company with this CNPJ already.',
  cota_atingida: 'The account has reached its limit. Ask support for more.',
  corpo_grande_demais: 'What was sent is too large.',
  cursor_expirado: 'The cursor has expired: changes are kept for 7 days.',
  creditos_esgotados: 'The account has no credits left.',
  documento_nao_autorizado: 'The document is not authorized.',
  em_processamento: 'The same request is still being processed.',
  erro_interno: 'Something went wrong on our side. Try again.',
  evento_inexistente: 'There is no such event to act on.',
  limite_excedido: 'Too many tries. Wait a moment.',
  mdfe_encerrado: 'The MDF-e is closed.',
  metodo_nao_permitido: 'This cannot be called that way.',
  nao_autenticado: 'You are not signed in, or what you gave is not right.',
  nao_encontrado: 'This account has no such record.',
  numeros_em_uso: 'Numbers of this range are in use.',
  operacao_em_andamento: 'Another operation is still under way.',
  operacao_nao_permitida: 'This is not possible as things stand.',
  referencia_duplicada: 'Another document has this reference.',
  requisicao_invalida: 'What was sent is not valid.',
  sefaz_indisponivel: 'SEFAZ does not answer now.',
  sem_conexao: 'No connection to the server. Check the network and try again.',
  servico_ocupado: 'The printing service is busy.',
  sem_permissao: 'Your role does not allow this.',
  tipo_de_midia_invalido: 'What was sent is of the wrong kind.',
};

const BY_CODE: ReadonlyMap<string, string> = new Map(Object.entries(ENGLISH));

/** Null for what is no code of the API. */
export const inEnglish = (code: string): string | null => BY_CODE.get(code) ?? null;
