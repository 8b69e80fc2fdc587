import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { type RejectionHint, rejectionHint } from '@fiscal/core/registry/rejections';
import { type BodyField, type BodyFields, bodyFields } from '../../inputs/body-fields.ts';
import { englishOf } from './english/english.ts';
import { layoutEnglish } from './english/layout-problems.ts';
import { noticeEnglish, type SaidNotice } from './english/notices.ts';
import { shortTitle, titleEnglish } from './english/titles.ts';
import { type ShownValue, shownValue } from './field-value.ts';
import { PHRASES, SENTENCES } from './phrases.ts';

/** A field of a body, with the lists on the way: `itens[].codigo_ncm`, `modal_rodoviario.rntrc`, `valor_total`. */
const PATH =
  /(?<![\w.-])[a-z][a-z0-9]*(?:(?:_|\[[\dn]*\]\.|\.)[a-z][a-z0-9]*|_\d+)+(?:\[[\dn]*\])?(?![\w-]|\.[a-z])/g;
/** The same for one after a verb. */
const LIST = String.raw`“[^”]+”(?:(?:, | e | ou )“[^”]+”)*`;

const LABEL_MAX = 60;
type Language = 'pt' | 'en';
const TITLE: Readonly<Record<Language, (title: string) => string>> = {
  pt: (title) => shortTitle(title).slice(0, LABEL_MAX).trim(),
  en: (title) => titleEnglish(title) ?? TITLE.pt(title),
};

type Labels = ReadonlyMap<string, string>;
interface Known {
  readonly fields: BodyFields;
  /** Titles by name alone; of a name in two objects the first. */
  readonly labels: Readonly<Record<Language, Labels>>;
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

/** Titles that several parties share get the name of theirs: `Logradouro` → `Logradouro (emitente)`. */
function titleOf({ name, facts, description }: BodyField, language: Language): string {
  const title = TITLE[language](facts?.title ?? description);
  const party = PARTIES.get(name.slice(name.lastIndexOf('_') + 1))?.[language];
  const isNamed = party === undefined || title.toLowerCase().includes(party);
  return title === '' || isNamed ? title : `${title} (${party})`;
}

function addLabels(labels: Map<string, string>, fields: BodyFields, language: Language): void {
  for (const field of fields.values()) {
    const title = titleOf(field, language);
    if (title !== '' && !labels.has(field.name)) labels.set(field.name, title);
    if ('fields' in field.holds) addLabels(labels, field.holds.fields, language);
  }
}

const known = new Map<string, Known | null>();

function knownOf(type: string): Known | null {
  const found = known.get(type);
  if (found !== undefined) return found;
  const definition = DOCUMENTS.find((each) => each.type === type);
  const labels = { pt: new Map<string, string>(), en: new Map<string, string>() };
  const fields =
    definition &&
    bodyFields({ contract: definition.contractSchema, documented: definition.inputSchema }, (name) => name);
  if (fields !== undefined)
    for (const language of ['pt', 'en'] as const) addLabels(labels[language], fields, language);
  const read = fields === undefined ? null : { fields, labels };
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

/** Label of a path in the body of a type: `NCM (item 2)`, of the innermost list; null for a field that no layout has. */
export function fieldLabel(type: string, path: string, language: Language = 'pt'): string | null {
  const body = knownOf(type);
  if (body === null) return null;
  const names = namesOf(path);
  const field = fieldAt(body.fields, names);
  const label = (field && titleOf(field, language)) || body.labels[language].get(names.at(-1) ?? '');
  if (label === undefined) return null;
  const entry = [...path.matchAll(ENTRY)].at(-1)?.[1];
  return entry === undefined ? label : `${label} (item ${Number(entry) + 1})`;
}

/** Labels in the place of fields. */
const withLabels = (type: string, sentence: string, language: Language = 'pt'): string =>
  sentence.replaceAll(PATH, (path) => {
    const label = fieldLabel(type, path, language) ?? fieldLabel('nfe', path, language);
    return `“${
      label ??
      path
        .split(/[.[\]]+/)
        .filter(Boolean)
        .at(-1)
        ?.replaceAll('_', ' ')
    }”`;
  });

/**
 * A sentence of the API about a document of a type, in words for people: labels in the place of fields, pages in the
 * place of routes. The API's own sentence stays with integrators.
 */
export function peopleWords(type: string, sentence: string): string {
  const written = SENTENCES.get(sentence);
  if (written !== undefined) return written;
  const paged = PHRASES.reduce((text, [from, to]) => text.replaceAll(from, to), sentence);
  return withLabels(type, paged)
    .replaceAll(
      new RegExp(`\\b([Oo])mita (${LIST})`, 'g'),
      (_, o, list) => `${o === 'O' ? 'Deixe' : 'deixe'} em branco ${list}`,
    )
    .replaceAll(/\bEnvie (?=em “|“)/g, 'Preencha ')
    .replaceAll(/\benvie (?=em “|“)/g, 'preencha ')
    .replaceAll(/Preencha em “/g, 'Informe em “')
    .replaceAll(/preencha em “/g, 'informe em “')
    .replaceAll(/(“[^”]+”) não veio e foi calculado/g, '$1 estava em branco e foi calculado')
    .replaceAll(/ {2,}/g, ' ');
}

/** Fields whose names are one word, in English. */
const ONE_WORD: readonly (readonly [field: RegExp, english: string])[] = [
  [/\bnumero\b/g, '“number”'],
  [/\bserie\b/g, '“series”'],
  [/\bmunicipio\b/g, '“city”'],
  [/\bcfop\b/g, 'CFOP'],
  [/\bcest\b/g, 'CEST'],
];

const ENGLISH_LIST = String.raw`“[^”]+”(?:(?:, | and | or )“[^”]+”)*`;

/** Forms are filled in, calls are sent. */
const ENGLISH_ACTS: readonly (readonly [act: RegExp, words: string])[] = [
  [new RegExp(`\\b([Ll])eave out (${ENGLISH_LIST})`, 'g'), '$1eave $2 blank'],
  [/\b([Ss])end (?:in )?(“[^”]+”) (\d+|[A-Z]{2}|true|false)\b/g, '$1et $2 to $3'],
  [/\bSend in (“[^”]+”)/g, 'Fill in $1 with'],
  [/\bsend in (“[^”]+”)/g, 'fill in $1 with'],
  [/\bSend (?=“)/g, 'Fill in '],
  [/\bsend (?=“)/g, 'fill in '],
];

function peopleEnglish(type: string, sentence: string): string | null {
  const english = englishOf(sentence);
  if (english === null) return null;
  const labeled = ONE_WORD.reduce(
    (text, [field, name]) => text.replaceAll(field, name),
    withLabels(type, english, 'en'),
  );
  return ENGLISH_ACTS.reduce((text, [act, words]) => text.replaceAll(act, words), labeled);
}

/** A field with its labels. */
interface Place {
  readonly field: string;
  readonly label: string | null;
  readonly englishLabel: string | null;
}

export interface PeopleHint extends RejectionHint {
  /** The field to blame, of the first entry of its list; null where the code blames none. */
  readonly place: Place | null;
  /** Null where none is written. */
  readonly english: { readonly cause: string | null; readonly fix: string | null };
}

function placeOf(type: string, { field }: RejectionHint): Place | null {
  if (field === undefined) return null;
  const first = field.replaceAll('[]', '[0]');
  return { field: first, label: fieldLabel(type, first), englishLabel: fieldLabel(type, first, 'en') };
}

/** A rejection's explanation in words for people. */
export function peopleHint(type: string, cStat: string): PeopleHint | null {
  const hint = rejectionHint(type, cStat);
  return (
    hint && {
      ...hint,
      place: placeOf(type, hint),
      cause: peopleWords(type, hint.cause),
      fix: peopleWords(type, hint.fix),
      english: { cause: peopleEnglish(type, hint.cause), fix: peopleEnglish(type, hint.fix) },
    }
  );
}

interface Told extends SaidNotice {
  readonly field: string;
  readonly fix?: string | undefined;
  readonly cStat?: string | undefined;
}

/** Verbs that a layout's remedy begins with; behind them is the name of a field. */
const BEFORE_NAME = String.raw`^(?:Envie|Informe|Retire|Corrija|Reduza|Omita|Mantenha apenas um|Use um|Envie em)`;

/** Names of one word, which no sentence separates from Portuguese: only where a message of the layout has the field's own. */
function ownName(label: string | null, field: string, sentence: string): string {
  const name =
    field
      .split('.')
      .at(-1)
      ?.replaceAll(/\[\d*\]/g, '') ?? '';
  if (label === null || !/^[a-z]+$/.test(name)) return sentence;
  return sentence
    .replace(new RegExp(`^${name}(?= \\(@?\\w+\\))`, 'i'), `“${label}”`)
    .replace(new RegExp(`(${BEFORE_NAME}) ${name}(?=[ :.,])`), `$1 “${label}”`);
}

/** The tag that a layout's message has behind the field. */
const TAG_BEHIND = /^(“[^”]+”) \(@?\w+\)/;

const sentenceOf = (type: string, { field }: Told, label: string | null, sentence: string): string =>
  peopleWords(type, ownName(label, field, sentence)).replace(TAG_BEHIND, '$1');

/** Codes of a document that its schema refuses: their explanation leads to the list that this text is part of. */
const SCHEMA_FAULTS: ReadonlySet<string> = new Set(['215', '225', 'E1235']);

/** The code explains a refusal that an authority may give. */
function toldInEnglish(type: string, told: Told, label: string | null): string | null {
  const { code, cStat, field } = told;
  const name = `“${label ?? field.split('.').at(-1) ?? ''}”`;
  const fault = layoutEnglish(told, name);
  if (fault !== null) return withLabels(type, fault, 'en');
  const written = noticeEnglish(told, name);
  if (written !== null || cStat === undefined || SCHEMA_FAULTS.has(cStat)) return written;
  const { cause = null, fix = null } = peopleHint(type, cStat)?.english ?? {};
  if (cause === null) return null;
  const explained = [cause, fix].filter(Boolean).join(' ');
  return code === 'risco_de_rejeicao'
    ? `The tax authority may refuse this with code ${cStat}: ${explained}`
    : explained;
}

/** A calculated value as people read it, in the place of the body's. */
function withShownValue<T extends Told>(type: string, told: T): { portuguese: T; english: T } {
  const { code, suggestion, message, field } = told;
  if (code !== 'calculado' || suggestion === undefined) return { portuguese: told, english: told };
  const { portuguese, english } = fieldValue(type, field, suggestion);
  const end = `: ${suggestion}.`;
  const shown = message.endsWith(end) ? `${message.slice(0, -end.length)}: ${portuguese}.` : message;
  return { portuguese: { ...told, message: shown }, english: { ...told, suggestion: english } };
}

/** A problem or notice of a body with its label and sentences for people. */
export function withPeopleWords<T extends Told>(type: string, told: T) {
  const path = told.field.replaceAll(ENTRY, '');
  const name = fieldLabel(type, path);
  const { portuguese, english } = withShownValue(type, told);
  return {
    ...told,
    people: {
      label: fieldLabel(type, told.field),
      englishLabel: fieldLabel(type, told.field, 'en'),
      message: sentenceOf(type, told, name, portuguese.message),
      ...(told.fix !== undefined && { fix: sentenceOf(type, told, name, told.fix) }),
      /** Message and fix in one text; null where none is written. */
      english: toldInEnglish(type, english, fieldLabel(type, path, 'en')),
    },
  };
}
