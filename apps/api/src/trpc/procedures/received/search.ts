import { parseInscricao } from '@fiscal/core/identity/holder';
import type { ReceivedFilter } from '@fiscal/db/received/received-documents';

const KEY = /^[0-9A-Z]{44}(?:[0-9]{6})?$/;
const AMOUNT = /^(?:R\$\s*)?(\d{1,3}(?:\.\d{3})+|\d{1,13}),(\d{2})$/;
/** An NFS-e's has up to 13 digits. */
const NUMBER = /^\d{1,13}$/;

/** Reads what a person typed to find a received note: access key, CNPJ or CPF, amount, number, else a part of the issuer's name. */
export function searchOf(
  typed: string,
): Pick<ReceivedFilter, 'accessKey' | 'emitente' | 'nome' | 'numero' | 'valor'> {
  const text = typed.trim();
  if (text === '') return {};
  const key = text.replaceAll(/\s/g, '').toUpperCase();
  if (KEY.test(key)) return { accessKey: key };
  const emitente = parseInscricao(text);
  if (emitente !== null) return { emitente };
  const [, units, cents] = AMOUNT.exec(text) ?? [];
  if (units !== undefined) return { valor: `${units.replaceAll('.', '')}.${cents}` };
  return NUMBER.test(text) ? { numero: Number(text) } : { nome: text };
}
