import { type RejectionHint, rejectionHint } from '@fiscal/core/registry/rejections';
import { englishOf } from './english/english.ts';
import { layoutEnglish } from './english/layout-problems.ts';
import { noticeEnglish, type SaidNotice } from './english/notices.ts';
import { EVENT_LABELS } from './event-labels.ts';
import { fieldLabel, fieldValue, holdsFields, type Language, placeNamed } from './field-labels.ts';
import { PHRASES, SENTENCES } from './phrases.ts';

/** A field of a body, with the lists on the way: `itens[].codigo_ncm`, `modal_rodoviario.rntrc`, `valor_total`. */
const PATH =
  /(?<![\w.-])[a-z][a-z0-9]*(?:(?:_|\[[\dn]*\]\.|\.)[a-z][a-z0-9]*|_\d+)+(?:\[[\dn]*\])?(?![\w-]|\.[a-z])/g;
/** The same for one after a verb. */
const LIST = String.raw`“[^”]+”(?:(?:, | e | ou )“[^”]+”)*`;

const ENTRY = /\[\d+\]/g;

/** Fields whose names are one word that no Portuguese sentence has, and that word as people write it. */
const ONE_WORD: ReadonlyMap<string, Readonly<Record<Language, string>>> = new Map([
  ['numero', { pt: 'número', en: 'number' }],
  ['serie', { pt: 'série', en: 'series' }],
  ['municipio', { pt: 'município', en: 'city' }],
  ['classificacao', { pt: 'classificação', en: 'classification' }],
  ['mes', { pt: 'mês', en: 'month' }],
  ['adicoes', { pt: 'adições', en: 'additions' }],
  ['nfes', { pt: 'NF-e', en: 'NF-e' }],
  ...['cfop', 'cest', 'cnpj', 'cpf', 'ie', 'im', 'uf', 'cep', 'rntrc', 'ciot'].map(
    (name) => [name, { pt: name.toUpperCase(), en: name.toUpperCase() }] as const,
  ),
]);
const NAMES = new RegExp(
  `${PATH.source}|(?<![\\w.“-])(?:${[...ONE_WORD.keys()].join('|')})(?![\\w”[-]|\\.[a-z])`,
  'g',
);

interface About {
  readonly type: string;
  /** Path of the field that a sentence is about; empty: of none. */
  readonly field: string;
}

/** Path of a field that a sentence names; an event's sentence may name one of its NF-e. */
const pathNamed = ({ type, field }: About, named: string): string | null =>
  placeNamed(type, named, field) ?? (ONE_WORD.has(named) ? null : placeNamed('nfe', named, ''));

/** Paths of the fields that a sentence names, in its order; a name of one word behind a list is of its entries. */
function pathsIn(about: About, sentence: string): readonly (string | null)[] {
  let inside = about.field;
  return [...sentence.matchAll(NAMES)].map(([named]) => {
    const path = pathNamed({ ...about, field: ONE_WORD.has(named) ? inside : about.field }, named);
    if (path !== null && holdsFields(about.type, path)) inside = `${path}[0].`;
    return path;
  });
}

const labelNamed = (type: string, path: string, language: Language): string | null => {
  const bare = path.replaceAll(ENTRY, '');
  return fieldLabel(type, bare, language) ?? fieldLabel('nfe', bare, language);
};

/** Labels in the place of fields. */
function withLabels(about: About, sentence: string, language: Language = 'pt'): string {
  const paths = pathsIn(about, sentence);
  let at = 0;
  return sentence.replaceAll(NAMES, (named) => {
    const path = paths[at++] ?? null;
    const label = path === null ? null : labelNamed(about.type, path, language);
    const word = label === null ? ONE_WORD.get(named)?.[language] : undefined;
    return word ?? `“${label ?? EVENT_LABELS.get(named.split('.').at(-1) ?? '')?.[language] ?? named}”`;
  });
}

/** A field that a sentence quotes by its label. */
export interface Quote {
  readonly field: string;
  readonly label: string;
  readonly englishLabel: string;
}

/** Fields that sentences name, which a form has other labels for. */
function quotesIn(about: About, sentences: readonly (string | null | undefined)[]): readonly Quote[] {
  const paths = sentences.flatMap((sentence) => pathsIn(about, sentence ?? ''));
  return [...new Set(paths)].flatMap((field) => {
    if (field === null) return [];
    const label = labelNamed(about.type, field, 'pt');
    return label === null
      ? []
      : [{ field, label, englishLabel: labelNamed(about.type, field, 'en') ?? label }];
  });
}

/**
 * A sentence of the API about a document of a type, in words for people: labels in the place of fields, pages in the
 * place of routes. The API's own sentence stays with integrators.
 */
export function peopleWords(type: string, sentence: string, field = ''): string {
  const written = SENTENCES.get(sentence);
  if (written !== undefined) return written;
  const paged = PHRASES.reduce((text, [from, to]) => text.replaceAll(from, to), sentence);
  return withLabels({ type, field }, paged)
    .replaceAll(
      new RegExp(`\\b([Oo])mita (${LIST})`, 'g'),
      (_, o, list) => `${o === 'O' ? 'Deixe' : 'deixe'} em branco ${list}`,
    )
    .replaceAll(/\b([Oo])mita-[ao]s?\b/g, (_, o) => `${o === 'O' ? 'Deixe' : 'deixe'} em branco`)
    .replaceAll(/\bsem enviar (?=“)/g, 'sem preencher ')
    .replaceAll(/\bEnvie (?=em “|“)/g, 'Preencha ')
    .replaceAll(/\benvie (?=em “|“)/g, 'preencha ')
    .replaceAll(/\b([Pp]reencha “[^”]+”) (?=\d)/g, '$1 com ')
    .replaceAll(/Preencha em “/g, 'Informe em “')
    .replaceAll(/preencha em “/g, 'informe em “')
    .replaceAll(/(“[^”]+”) não veio e foi calculado/g, '$1 estava em branco e foi calculado')
    .replaceAll(/ {2,}/g, ' ');
}

const ENGLISH_LIST = String.raw`“[^”]+”(?:(?:, | and | or )“[^”]+”)*`;

/** Forms are filled in, calls are sent. */
const ENGLISH_ACTS: readonly (readonly [act: RegExp, words: string])[] = [
  [new RegExp(`\\b([Ll])eave out (${ENGLISH_LIST})`, 'g'), '$1eave $2 blank'],
  [/\b([Ss])end (?:in )?(“[^”]+”) (\d+|[A-Z]{2}|true|false)\b/g, '$1et $2 to $3'],
  [/ true or false(?=\.)/g, ' yes or no'],
  [/ true(?=\.)/g, ' yes'],
  [/\bSend in (“[^”]+”)/g, 'Fill in $1 with'],
  [/\bsend in (“[^”]+”)/g, 'fill in $1 with'],
  [/\bSend (?=“)/g, 'Fill in '],
  [/\bsend (?=“)/g, 'fill in '],
  [/\bwithout sending (?=“)/g, 'without filling in '],
  [/\b([Ll])eave (it|them) out\b/g, '$1eave $2 blank'],
];

function peopleEnglish(about: About, sentence: string): string | null {
  const english = englishOf(sentence);
  if (english === null) return null;
  return ENGLISH_ACTS.reduce(
    (text, [act, words]) => text.replaceAll(act, words),
    withLabels(about, english, 'en'),
  );
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
  readonly quotes: readonly Quote[];
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
  if (hint === null) return null;
  const { cause, fix } = hint;
  const place = placeOf(type, hint);
  const about = { type, field: place?.field ?? '' };
  return {
    ...hint,
    place,
    cause: peopleWords(type, cause, about.field),
    fix: peopleWords(type, fix, about.field),
    english: { cause: peopleEnglish(about, cause), fix: peopleEnglish(about, fix) },
    quotes: quotesIn(about, [cause, fix, englishOf(cause), englishOf(fix)]),
  };
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

const sentenceOf = (
  type: string,
  { field }: Told,
  { label, sentence }: { readonly label: string | null; readonly sentence: string },
): string => peopleWords(type, ownName(label, field, sentence), field).replace(TAG_BEHIND, '$1');

/** Codes of a document that its schema refuses: their explanation leads to the list that this text is part of. */
const SCHEMA_FAULTS: ReadonlySet<string> = new Set(['215', '225', 'E1235']);

/** The code explains a refusal that an authority may give. */
function toldInEnglish(type: string, told: Told, label: string | null): string | null {
  const { code, cStat, field } = told;
  const name = `“${label ?? field.split('.').at(-1) ?? ''}”`;
  const fault = layoutEnglish(told, name);
  if (fault !== null) return withLabels({ type, field }, fault, 'en');
  const written = noticeEnglish(told, name);
  if (written !== null || cStat === undefined || SCHEMA_FAULTS.has(cStat)) return written;
  const hint = rejectionHint(type, cStat);
  const [cause, fix] =
    hint === null ? [] : [hint.cause, hint.fix].map((each) => peopleEnglish({ type, field }, each));
  if (!cause) return null;
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
  const { field, cStat } = told;
  const path = field.replaceAll(ENTRY, '');
  const hint = cStat === undefined ? null : rejectionHint(type, cStat);
  const name = fieldLabel(type, path);
  const { portuguese, english } = withShownValue(type, told);
  return {
    ...told,
    people: {
      label: fieldLabel(type, field),
      englishLabel: fieldLabel(type, field, 'en'),
      message: sentenceOf(type, told, { label: name, sentence: portuguese.message }),
      ...(told.fix !== undefined && { fix: sentenceOf(type, told, { label: name, sentence: told.fix }) }),
      /** Message and fix in one text; null where none is written. */
      english: toldInEnglish(type, english, fieldLabel(type, path, 'en')),
      quotes: quotesIn({ type, field }, [
        told.message,
        told.fix,
        hint && englishOf(hint.cause),
        hint && englishOf(hint.fix),
      ]),
    },
  };
}
