import type { Answers } from '../../../trpc/client.tsx';
import { sumReais } from '../format-reais.ts';
import { STATUSES, type Status } from '../messages.ts';

export type DocumentTotal = NonNullable<Answers['documents']['totals']>[number];
type Operacao = NonNullable<DocumentTotal['operacao']>;

/** Authorized, and not canceled. */
type Valid = 'AUTORIZADA' | 'ENCERRADA';
type Outside = Exclude<Status, Valid>;
const isValid = (status: Status): status is Valid => status === 'AUTORIZADA' || status === 'ENCERRADA';
/** The only types whose amounts are of sales. */
const SALES: ReadonlySet<string> = new Set(['nfe', 'nfce']);

/** The sum of the authorized documents of one type and one kind of operation. */
export interface Worth {
  readonly type: string;
  /** Null where the type has none. */
  readonly operacao: Operacao | null;
  /** In reais, a decimal text. */
  readonly reais: string;
}

/** A line for each type and kind of operation, never two in one sum; in the order of `types`. */
export function worthOf(totals: readonly DocumentTotal[], types: readonly string[]): readonly Worth[] {
  const lines = new Map<string, Worth>();
  const order = [...types, ...totals.map(({ type }) => type)];
  for (const { type, operacao, status, valorTotal } of totals) {
    if (!isValid(status)) continue;
    const key = `${type} ${operacao}`;
    lines.set(key, { type, operacao, reais: sumReais([lines.get(key)?.reais ?? '0', valorTotal]) });
  }
  return [...lines.values()].toSorted((one, other) => order.indexOf(one.type) - order.indexOf(other.type));
}

/** The sum of NF-e and NFC-e of `saida`; null where there is none. */
export function salesOf(totals: readonly DocumentTotal[]): string | null {
  const sales = worthOf(totals, []).filter(({ type, operacao }) => SALES.has(type) && operacao === 'saida');
  return sales.length === 0 ? null : sumReais(sales.map(({ reais }) => reais));
}

/** Documents that are in no sum, by status. */
export const outsideOf = (totals: readonly DocumentTotal[]): readonly (readonly [Outside, number])[] =>
  STATUSES.flatMap((status) => {
    if (isValid(status)) return [];
    const count = totals.reduce((sum, each) => sum + (each.status === status ? each.count : 0), 0);
    return count === 0 ? [] : [[status, count] as const];
  });
