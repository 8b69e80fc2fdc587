import { Failure } from '../base/failure.ts';

/** Printable text of 1 to 255 characters by which callers name a request; `where` is what they call it. @throws {Failure} requisicao_invalida */
export function shortText(value: string, field: string, where: 'cabeçalho' | 'argumento'): string {
  if (value.length <= 255 && /^[\x20-\x7e\xa0-\xff]+$/.test(value)) return value;
  const message = `O ${where} ${field} deve ter de 1 a 255 caracteres imprimíveis.`;
  throw new Failure('requisicao_invalida', message, {
    errors: [{ field, code: 'tamanho_invalido', message }],
  });
}
