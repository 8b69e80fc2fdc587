import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { type RejectionHint, rejectionHint } from '@fiscal/core/registry/rejections';
import { type BodyField, type BodyFields, bodyFields } from '../../inputs/body-fields.ts';
import { englishOf } from './english/english.ts';
import { PHRASES, SENTENCES } from './phrases.ts';

/** A field of a body, with the lists on the way: `itens[].codigo_ncm`, `modal_rodoviario.rntrc`, `valor_total`. */
const PATH =
  /(?<![\w.-])[a-z][a-z0-9]*(?:(?:_|\[[\dn]*\]\.|\.)[a-z][a-z0-9]*|_\d+)+(?:\[[\dn]*\])?(?![\w-]|\.[a-z])/g;
/** The same for one after a verb. */
const LIST = String.raw`“[^”]+”(?:(?:, | e | ou )“[^”]+”)*`;

const LABEL_MAX = 60;
/** `Município (IBGE, 7 dígitos); padrão = …` → `Município`. */
const short = (title: string): string => {
  const [head = title] = title.split(/[;:(]/);
  return head.trim().replace(/[.]$/, '').slice(0, LABEL_MAX).trim();
};

type Labels = ReadonlyMap<string, string>;
interface Known {
  readonly fields: BodyFields;
  /** Titles by name alone; of a name in two objects the first. */
  readonly labels: Labels;
}

const titleOf = ({ facts, description }: BodyField): string => short(facts?.title ?? description);

function addLabels(labels: Map<string, string>, fields: BodyFields): void {
  for (const field of fields.values()) {
    const title = titleOf(field);
    if (title !== '' && !labels.has(field.name)) labels.set(field.name, title);
    if ('fields' in field.holds) addLabels(labels, field.holds.fields);
  }
}

const known = new Map<string, Known | null>();

function knownOf(type: string): Known | null {
  const found = known.get(type);
  if (found !== undefined) return found;
  const definition = DOCUMENTS.find((each) => each.type === type);
  const labels = new Map<string, string>();
  const fields =
    definition &&
    bodyFields({ contract: definition.contractSchema, documented: definition.inputSchema }, (name) => name);
  if (fields !== undefined) addLabels(labels, fields);
  const read = fields === undefined ? null : { fields, labels };
  known.set(type, read);
  return read;
}

/** Title of the field at the end of the names; undefined where the body has no such way. */
function titleAt(fields: BodyFields, [name, ...rest]: readonly string[]): string | undefined {
  const field = [...fields.values()].find((each) => each.name === name);
  if (field === undefined) return undefined;
  if (rest.length > 0) return 'fields' in field.holds ? titleAt(field.holds.fields, rest) : undefined;
  return titleOf(field) || undefined;
}

const ENTRY = /\[(\d+)\]/g;

/** Label of a path in the body of a type: `NCM (item 2)`, of the innermost list; null for a field that no layout has. */
export function fieldLabel(type: string, path: string): string | null {
  const body = knownOf(type);
  if (body === null) return null;
  const names = path.replaceAll(/\[[\dn]*\]/g, '').split('.');
  const label = titleAt(body.fields, names) ?? body.labels.get(names.at(-1) ?? '');
  if (label === undefined) return null;
  const entry = [...path.matchAll(ENTRY)].at(-1)?.[1];
  return entry === undefined ? label : `${label} (item ${Number(entry) + 1})`;
}

/** Labels in the place of fields. */
const withLabels = (type: string, sentence: string): string =>
  sentence.replaceAll(PATH, (path) => {
    const label = fieldLabel(type, path) ?? fieldLabel('nfe', path);
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
  [/\bmunicipio\b/g, '“town”'],
  [/\bcfop\b/g, 'CFOP'],
  [/\bcest\b/g, 'CEST'],
];

function peopleEnglish(type: string, sentence: string): string | null {
  const english = englishOf(sentence);
  return (
    english &&
    ONE_WORD.reduce((text, [field, name]) => text.replaceAll(field, name), withLabels(type, english))
  );
}

export interface PeopleHint extends RejectionHint {
  /** Null where none is written. */
  readonly english: { readonly cause: string | null; readonly fix: string | null };
}

/** A rejection's explanation in words for people. */
export function peopleHint(type: string, cStat: string): PeopleHint | null {
  const hint = rejectionHint(type, cStat);
  return (
    hint && {
      ...hint,
      cause: peopleWords(type, hint.cause),
      fix: peopleWords(type, hint.fix),
      english: { cause: peopleEnglish(type, hint.cause), fix: peopleEnglish(type, hint.fix) },
    }
  );
}

interface Told {
  readonly field: string;
  readonly message: string;
  readonly fix?: string | undefined;
}

/** A problem or notice of a body with its label and sentences for people. */
export const withPeopleWords = <T extends Told>(type: string, told: T) => ({
  ...told,
  people: {
    label: fieldLabel(type, told.field),
    message: peopleWords(type, told.message),
    ...(told.fix !== undefined && { fix: peopleWords(type, told.fix) }),
  },
});
