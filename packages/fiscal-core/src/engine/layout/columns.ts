import type { Scope } from './scope.ts';

type Body = Readonly<Record<string, unknown>>;

/** Fields of the body that are the columns of one list of the layout. */
export interface Columns {
  /** Name of the list among the coerced fields. */
  readonly list: string;
  readonly fields: readonly string[];
}

/** The columns of a body; only the body itself has any. */
export function columnsOf(scope: Scope): Columns[] {
  return [...scope.lists].flatMap(([list, { holds, scope: inner }]) =>
    holds === 'columns' ? [{ list, fields: [...inner.fields.keys()] }] : [],
  );
}

const isAbsent = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** `terminal_adicional: ['1', '2'], uf_terminal_adicional: ['RS', 'SC']` as one list of two entries, under the name of the list. */
export function gatherColumns(columns: readonly Columns[], body: Body): Body {
  const lists: Record<string, Body[]> = {};
  for (const { list, fields } of columns) {
    const values = fields.map((field) => {
      const value = body[field];
      return isAbsent(value) ? [] : Array.isArray(value) ? value : [value];
    });
    const length = Math.max(...values.map((column) => column.length));
    if (length === 0) continue;
    const entry = (_: unknown, at: number): Body =>
      Object.fromEntries(fields.map((field, column): [string, unknown] => [field, values[column]?.[at]]));
    lists[list] = Array.from({ length }, entry);
  }
  return Object.keys(lists).length === 0 ? body : { ...body, ...lists };
}

/** `terminais_adicionais[1].terminal_adicional` as the caller knows it: `terminal_adicional[1]`. */
export function columnPath(columns: readonly Columns[], path: string): string {
  const match = /^(\w+)(\[\d+\])\.(\w+)$/.exec(path);
  return match && columns.some(({ list }) => list === match[1]) ? `${match[3]}${match[2]}` : path;
}
