import type { AppRouter } from '@fiscal/api/trpc';
import type { inferRouterOutputs } from '@trpc/server';
import type { Locale } from '../../text/locale.ts';

type Answers = inferRouterOutputs<AppRouter>['emission'];
export type EmissionField = Answers['schema'][number];
export type EmissionType = Answers['types'][number];

/** `1 · saída`; in English where that is written. */
export const choiceLabel = (
  { value, meaning, english }: EmissionField['values'][number],
  locale: Locale,
): string => {
  const words = (locale === 'en' ? english : null) ?? meaning;
  return words === null ? value : `${value} · ${words}`;
};

/** Title of a field or group; in English where that is written. */
export const titleIn = (
  { title, english }: Pick<EmissionField, 'title' | 'english'>,
  locale: Locale,
): string => (locale === 'en' ? english : null) ?? title;

/** Fields that are shown together. */
export interface FieldGroup {
  /** `required`, or the tag of the XML's group; `''` directly below the document. */
  readonly id: string;
  readonly section: EmissionField['section'];
  readonly fields: readonly EmissionField[];
}

export const REQUIRED = 'required';

/** Required fields, then the others by the XML's groups in their order. */
export function groupsOf(fields: readonly EmissionField[]): readonly FieldGroup[] {
  const groups = new Map<string, { section: EmissionField['section']; fields: EmissionField[] }>();
  for (const field of fields) {
    const id = field.required ? REQUIRED : (field.section?.tag ?? '');
    const known = groups.get(id);
    if (known === undefined)
      groups.set(id, { section: field.required ? null : field.section, fields: [field] });
    else known.fields.push(field);
  }
  const all = [...groups].map(([id, group]) => ({ id, ...group }));
  return [...all.filter(({ id }) => id === REQUIRED), ...all.filter(({ id }) => id !== REQUIRED)];
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** An exact match of name or tag takes precedence. */
function exactMatches(fields: readonly EmissionField[], asked: string): readonly EmissionField[] {
  return fields.flatMap((field) => {
    if (plain(field.name) === asked || plain(field.tag ?? '') === asked) return [field];
    const inside = exactMatches(field.fields, asked);
    return inside.length === 0 ? [] : [{ ...field, fields: inside }];
  });
}

/**
 * Finds fields whose name, tag or description has every word; a list or object also matches by its inner fields, which
 * alone are then returned.
 */
export function searchFields(fields: readonly EmissionField[], asked: string): readonly EmissionField[] {
  const words = plain(asked)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return fields;
  const exact = exactMatches(fields, plain(asked.trim()));
  if (exact.length > 0) return exact;
  const isFound = ({ name, title, english, tag, section }: EmissionField) => {
    const text = plain([name, title, english, tag, section?.title, section?.english].join(' '));
    return words.every((word) => text.includes(word));
  };
  return fields.flatMap((field) => {
    if (isFound(field)) return [field];
    const inside = searchFields(field.fields, asked);
    return inside.length === 0 ? [] : [{ ...field, fields: inside }];
  });
}

/** The field a path leads to; `itens[0].codigo_ncm` and `itens.codigo_ncm` are one. */
export function fieldAt(
  fields: readonly EmissionField[],
  steps: readonly (string | number)[],
): EmissionField | undefined {
  const [name, ...rest] = steps.filter((step) => typeof step === 'string');
  const found = fields.find((field) => field.name === name);
  return found === undefined || rest.length === 0 ? found : fieldAt(found.fields, rest);
}

const LABEL_MAX = 60;

/** Splits a description into a short label and the rest. */
export function labelOf(title: string): readonly [label: string, more: string] {
  const cut = title.search(title.length <= LABEL_MAX ? /;/ : /[;:(]/);
  return cut < 2 ? [title, ''] : [title.slice(0, cut).trim(), title.slice(cut).replace(/^[;:]\s*/, '')];
}
