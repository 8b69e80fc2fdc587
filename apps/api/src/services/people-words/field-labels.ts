import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { type BodyField, type BodyFields, bodyFields } from '../../inputs/body-fields.ts';
import { shortTitle, titleEnglish } from './english/titles.ts';
import { type ShownValue, shownValue } from './field-value.ts';

const LABEL_MAX = 60;
export type Language = 'pt' | 'en';
const TITLE: Readonly<Record<Language, (title: string) => string>> = {
  pt: (title) => shortTitle(title).slice(0, LABEL_MAX).trim(),
  en: (title) => titleEnglish(title) ?? TITLE.pt(title),
};

interface Known {
  readonly fields: BodyFields;
  /** Fields by their name alone; of a name in two objects the outermost, then the first. */
  readonly paths: ReadonlyMap<string, string>;
}

/** Parties by the ending of their fields. */
const PARTIES: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['emitente', { pt: 'emitente', en: 'issuer' }],
  ['remetente', { pt: 'remetente', en: 'sender' }],
  ['destinatario', { pt: 'destinatário', en: 'recipient' }],
  ['expedidor', { pt: 'expedidor', en: 'dispatcher' }],
  ['recebedor', { pt: 'recebedor', en: 'receiver' }],
  ['tomador', { pt: 'tomador', en: 'taker' }],
  ['prestador', { pt: 'prestador', en: 'provider' }],
  ['intermediario', { pt: 'intermediário', en: 'intermediary' }],
]);

/** Letters that a party shares with its other names: intermediário, intermediador. */
const PARTY_STEM = 9;
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();

/** Titles that several parties share get the name of theirs: `Logradouro` → `Logradouro (emitente)`. */
export function titleOf({ name, facts, description }: BodyField, language: Language): string {
  const title = TITLE[language](facts?.title ?? description);
  const party = PARTIES.get(name.slice(name.lastIndexOf('_') + 1))?.[language];
  const isNamed = party === undefined || plain(title).includes(plain(party).slice(0, PARTY_STEM));
  return title === '' || isNamed ? title : `${title} (${party})`;
}

const isList = ({ holds }: BodyField): boolean => holds.as === 'objects';
const innerOf = ({ holds }: BodyField): BodyFields => ('fields' in holds ? holds.fields : new Map());

function pathsOf(fields: BodyFields): ReadonlyMap<string, string> {
  const paths = new Map<string, string>();
  let level: readonly (readonly [holder: string, fields: BodyFields])[] = [['', fields]];
  while (level.length > 0) {
    const own = level.flatMap(([holder, inner]) =>
      [...inner.values()].map((field) => [holder, field] as const),
    );
    for (const [holder, field] of own)
      if (!paths.has(field.name) && titleOf(field, 'pt') !== '')
        paths.set(field.name, `${holder}${field.name}`);
    level = own.flatMap(([holder, field]) =>
      'fields' in field.holds
        ? [[`${holder}${field.name}${isList(field) ? '[0]' : ''}.`, field.holds.fields]]
        : [],
    );
  }
  return paths;
}

const known = new Map<string, Known | null>();

function knownOf(type: string): Known | null {
  const found = known.get(type);
  if (found !== undefined) return found;
  const definition = DOCUMENTS.find((each) => each.type === type);
  const fields =
    definition &&
    bodyFields({ contract: definition.contractSchema, documented: definition.inputSchema }, (name) => name);
  const read = fields === undefined ? null : { fields, paths: pathsOf(fields) };
  known.set(type, read);
  return read;
}

/** The field at the end of the names; undefined where the body has no such way. */
function fieldAt(fields: BodyFields, [name, ...rest]: readonly string[]): BodyField | undefined {
  const field = [...fields.values()].find((each) => each.name === name);
  if (field === undefined || rest.length === 0) return field;
  return 'fields' in field.holds ? fieldAt(field.holds.fields, rest) : undefined;
}

const ENTRY = /\[(\d+)\]/g;
const namesOf = (path: string): readonly string[] => path.replaceAll(/\[[\dn]*\]/g, '').split('.');

/** A value of a field of a type's body as people read it. */
export const fieldValue = (type: string, path: string, value: string): ShownValue =>
  shownValue(fieldAt(knownOf(type)?.fields ?? new Map(), namesOf(path)), value);

/** Whether a field is an object or a list of them. */
export function holdsFields(type: string, path: string): boolean {
  const field = fieldAt(knownOf(type)?.fields ?? new Map(), namesOf(path));
  return field !== undefined && 'fields' in field.holds;
}

/** Label of a path in the body of a type: `NCM (item 2)`, of the innermost list; null for a field that no layout has. */
export function fieldLabel(type: string, path: string, language: Language = 'pt'): string | null {
  const body = knownOf(type);
  if (body === null) return null;
  const names = namesOf(path);
  const elsewhere = body.paths.get(names.at(-1) ?? '');
  const titles = [names, elsewhere === undefined ? [] : namesOf(elsewhere)].flatMap((way) => {
    const field = fieldAt(body.fields, way);
    return field === undefined ? [] : [titleOf(field, language)];
  });
  const label = titles.find((title) => title !== '');
  if (label === undefined) return null;
  const entry = [...path.matchAll(ENTRY)].at(-1)?.[1];
  return entry === undefined ? label : `${label} (item ${Number(entry) + 1})`;
}

/** The names of a path, with the entries of `beside` while both lead the same way, else the first of a list. */
function withEntries(fields: BodyFields, names: readonly string[], beside: readonly string[]): string {
  const [name = '', ...rest] = names;
  const [same = '', ...deeper] = beside;
  const field = [...fields.values()].find((each) => each.name === name);
  if (field === undefined || rest.length === 0) return name;
  const isSame = same.replaceAll(ENTRY, '') === name;
  const entry = isSame && same !== name ? same : `${name}${isList(field) ? '[0]' : ''}`;
  return `${entry}.${withEntries(innerOf(field), rest, isSame ? deeper : [])}`;
}

/**
 * Path of a field as a sentence about another field names it: beside that one, in an object around it, or anywhere;
 * null where the type has none.
 */
export function placeNamed(type: string, named: string, about: string): string | null {
  const body = knownOf(type);
  if (body === null) return null;
  const names = namesOf(named);
  const holders = about.split('.').slice(0, -1);
  for (let depth = holders.length; depth >= 0; depth -= 1) {
    const way = [...holders.slice(0, depth).map((each) => each.replaceAll(ENTRY, '')), ...names];
    if (fieldAt(body.fields, way) !== undefined) return withEntries(body.fields, way, holders);
  }
  return body.paths.get(names.at(-1) ?? '') ?? null;
}
