import { type Steps, stepsOf } from '../../editor/json-path.ts';
import { PLAIN_LAYOUTS, type PlainList } from './plain-layouts.ts';
import { OF_COMPANY, plainLabel, type plainMessages } from './plain-messages.ts';
import type { PlainType } from './plain-types.ts';

type Texts = (typeof plainMessages)['pt-BR'];

const labelAt = (place: string, label: string | undefined): string | null =>
  label === undefined ? null : `${place} · ${label}`;

function listPlace(text: Texts, lists: readonly PlainList[], [name, index, ...rest]: Steps): string | null {
  const list = lists.find((each) => each.name === name);
  if (list === undefined) return null;
  const titles: Readonly<Record<string, readonly string[]>> = text.list;
  const [title = ''] = titles[list.name] ?? [];
  if (typeof index !== 'number') return title;
  const entry = `${title} ${index + 1}`;
  const [next] = rest;
  if (typeof next !== 'string') return entry;
  return rest.length === 1
    ? labelAt(entry, plainLabel(text, next, list.name))
    : listPlace(text, list.lists ?? [], rest);
}

/** Label that the form of a type has at a path: `Destinatário · CEP`, `Item 2 · NCM`; null where it has none. */
export function plainPlace(type: PlainType, text: Texts, path: string): string | null {
  const steps = stepsOf(path);
  const [first, ...rest] = steps;
  if (typeof first !== 'string') return null;
  const titles: Readonly<Record<string, string>> = text.title;
  for (const { title, holder, fields, lists = [], party } of PLAIN_LAYOUTS[type]) {
    const own = titles[title] ?? '';
    if (holder !== undefined && holder === first) {
      const [name] = rest;
      if (typeof name !== 'string') return own;
      return rest.length === 1 && fields.includes(name)
        ? labelAt(own, plainLabel(text, name))
        : listPlace(text, lists, rest);
    }
    if (holder !== undefined) continue;
    if (rest.length === 0 && party !== undefined && first.endsWith(`_${party}`))
      return labelAt(own, plainLabel(text, first));
    if (rest.length === 0 && fields.includes(first)) return plainLabel(text, first) ?? null;
    if (lists.some(({ name }) => name === first)) return listPlace(text, lists, steps);
  }
  return rest.length === 0 && OF_COMPANY.test(first) ? (plainLabel(text, first) ?? null) : null;
}
