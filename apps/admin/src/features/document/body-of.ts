const PATH = /^(\w+)\[(\d+)\]\.(\w+)$/;

/** Turns form fields by path (`correcoes[0].campo_corrigido`) into a body, without empty fields. */
export function bodyOf(values: Readonly<Record<string, string>>): Record<string, unknown> {
  const body: Record<string, unknown> = {};
  const lists = new Map<string, Map<number, Record<string, string>>>();
  for (const [path, value] of Object.entries(values)) {
    if (value.trim() === '') continue;
    const [, list, index, field] = PATH.exec(path) ?? [];
    if (list === undefined || field === undefined) {
      body[path] = value;
      continue;
    }
    const entries = lists.get(list) ?? new Map<number, Record<string, string>>();
    lists.set(list, entries);
    entries.set(Number(index), { ...entries.get(Number(index)), [field]: value });
  }
  for (const [list, entries] of lists)
    body[list] = [...entries].toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
  return body;
}
