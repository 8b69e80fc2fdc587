import { parseCnpj } from '../../identity/cnpj.ts';
import { parseCpf } from '../../identity/cpf.ts';
import type { Operacao } from '../../vocabulary/operacao.ts';
import type { Summary } from '../document/definition.ts';
import { textOf } from '../layout/flat.ts';
import type { FlatInput } from '../layout/types.ts';

/** Fields of a body that appear in a list of documents. */
export interface SummaryFields {
  /** Name of the other party: the first of these that was sent. Empty where a type has none. */
  readonly destinatario: readonly string[];
  /** Fields of its CNPJ or CPF: the first one present. */
  readonly documento: readonly string[];
  /** Field of the document's value. */
  readonly valorTotal: string;
  /** Kind of operation of a completed body; absent = the type has none. */
  readonly operacao?: (input: FlatInput) => Operacao;
}

const NAME_MAX = 150;
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
const AMOUNT = /^\d{1,15}(\.\d{1,4})?$/;

const firstOf = (input: FlatInput, fields: readonly string[]): string | undefined => {
  const field = fields.find((each) => textOf(input, each) !== undefined);
  return field === undefined ? undefined : textOf(input, field);
};

/** Name as the caller sent it: homologation replaces names by fixed words. */
export const recipientOf = (input: FlatInput, { destinatario }: SummaryFields): Summary['destinatario'] =>
  firstOf(input, destinatario)?.slice(0, NAME_MAX).replace(UNPRINTABLE, ' ').trim() || null;

/** Bare, however it was written. */
export function recipientDocumentOf(
  input: FlatInput,
  { documento }: SummaryFields,
): Summary['documentoDestinatario'] {
  const sent = firstOf(input, documento);
  return sent === undefined ? null : (parseCnpj(sent) ?? parseCpf(sent));
}

/** Amount of a completed input; null when it is no amount. */
export function amountOf(input: FlatInput, { valorTotal }: SummaryFields): Summary['valorTotal'] {
  const value = textOf(input, valorTotal);
  return value !== undefined && AMOUNT.test(value) ? value : null;
}

/** Amount and kind of operation of a completed input. */
export const worthOf = (
  input: FlatInput,
  fields: SummaryFields,
): Pick<Summary, 'valorTotal' | 'operacao'> => ({
  valorTotal: amountOf(input, fields),
  operacao: fields.operacao?.(input) ?? null,
});
