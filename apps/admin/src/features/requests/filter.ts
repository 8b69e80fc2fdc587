/** Names of the filters in the page's address. */
export const FILTERS = ['id', 'resposta', 'rota', 'empresa', 'ambiente', 'de', 'ate'] as const;
export type FilterName = (typeof FILTERS)[number];

const DAY_MS = 86_400_000;

/** Midnight in Brasília of a date as a field holds it, `2026-11-22`. */
function midnight(date: string | null): Date | undefined {
  const at = new Date(`${date}T00:00:00-03:00`);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

const CLASSES = { '2': 2, '4': 4, '5': 5 } as const;
const AMBIENTES = { producao: 1, teste: 2 } as const;

const oneOf = <T extends object>(table: T, key: string | null): T[keyof T] | undefined =>
  Object.entries(table).find(([name]) => name === key)?.[1];

/** The filter of `requests.list` that an address asks for. */
export function filterOf(query: Pick<URLSearchParams, 'get'>) {
  const text = (name: FilterName) => query.get(name)?.trim() || undefined;
  const to = midnight(query.get('ate'));
  return {
    requestId: text('id'),
    statusClass: oneOf(CLASSES, query.get('resposta')),
    route: text('rota'),
    clientId: text('empresa'),
    environment: oneOf(AMBIENTES, query.get('ambiente')),
    from: midnight(query.get('de')),
    to: to && new Date(to.getTime() + DAY_MS),
  };
}

/** The address with these filters; what is empty is left out. */
export function addressOf(path: string, filters: Readonly<Partial<Record<FilterName, string>>>): string {
  const query = new URLSearchParams();
  for (const name of FILTERS) {
    const value = filters[name]?.trim();
    if (value) query.set(name, value);
  }
  const text = query.toString();
  return text === '' ? path : `${path}?${text}`;
}
