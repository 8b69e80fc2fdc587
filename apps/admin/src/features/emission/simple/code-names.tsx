'use client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../../trpc/client.tsx';

export type CodeTable = 'ncm' | 'cfop' | 'cest' | 'municipio';
const DIGITS: Readonly<Record<CodeTable, number>> = { ncm: 8, cfop: 4, cest: 7, municipio: 7 };
const CODED: readonly (readonly [name: RegExp, table: CodeTable])[] = [
  [/^codigo_ncm(?:_|$)/, 'ncm'],
  [/^cfop$/, 'cfop'],
  [/^cest$/, 'cest'],
  [/^codigo_municipio_/, 'municipio'],
];

/** Table of a field's codes; null where it has none. */
export const tableOf = (name: string): CodeTable | null =>
  CODED.find(([pattern]) => pattern.test(name))?.[1] ?? null;

export const FOR_GOOD = { staleTime: Number.POSITIVE_INFINITY } as const;

/** Digits of a code as people write it, without points. */
export const bareCode = (text: string): string => text.replaceAll('.', '').trim();

/** Name of a code in its table; undefined while it is incomplete or unknown. */
export function useCodeName(table: CodeTable, value: string): string | undefined {
  const api = useApi();
  const enabled = /^\d+$/.test(value) && value.length === DIGITS[table];
  const named = useQuery(api.emission.codes.queryOptions({ table, asked: value }, { ...FOR_GOOD, enabled }));
  return enabled ? named.data?.codes[0]?.nome : undefined;
}

/** Name below a coded field. */
export function CodeName({ name }: { readonly name: string | undefined }) {
  return name === undefined ? null : (
    <p className="mt-1 line-clamp-3 text-[13px] break-words text-ink-soft" title={name}>
      {name}
    </p>
  );
}
