import { changeOf, writtenDay } from '../../calendar/calendar.ts';
import type { Since } from '../../calendar/change.ts';
import { type Names, nearestName } from '../../identity/nearest-name.ts';
import type { Notice, Problem } from '../document/definition.ts';
import { type Columns, columnPath } from './columns.ts';
import type { Kind, Pending } from './types.ts';

/** Something that coercion saw at one place of a body. */
export interface Sighting {
  readonly code: Extract<
    Notice['code'],
    'campo_desconhecido' | 'texto_ajustado' | 'zeros_a_esquerda' | 'valor_ambiguo' | 'campo_ainda_sem_leiaute'
  >;
  /** JSON path as the caller has it. */
  readonly field: string;
  /** For an unknown field: its name, and those of its object; for a pending one its row; null for an object in a list's place. Else: the written value. */
  readonly told: { readonly name: string; readonly known: Names } | Pending | string | null;
}

/** Maximum recorded sightings of a body, and maximum notices: many more than a mistake makes. */
export const SIGHTINGS_MAX = 20_000;
const NOTICES_MAX = 100;

const MASK = /[+.\-/() ]+/g;
const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/;

const trimmedLines = (text: string): string =>
  text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .join('\n');

/** Matches a decimal text that Brazilians write for thousands. */
const LIKE_A_THOUSAND = /^\s*-?[1-9]\d{0,2}\.\d{3}\s*$/;

/** True for a number that its sender may read as another; `thousands`: texts such as `1.290` count too. */
const isAmbiguous = (text: string, thousands: boolean): boolean =>
  text.includes(',') || (thousands && LIKE_A_THOUSAND.test(text));

/**
 * Difference between a text and its written form; null if there is none, ignoring blanks at the edges, and mask and
 * case of a code.
 * @param thousands texts such as `1.290` are in doubt
 */
export function differenceOf(
  value: string | number,
  written: string,
  kind: Kind,
  thousands = false,
): Sighting['code'] | null {
  if (kind.as === 'decimal' || kind.as === 'integer')
    return typeof value === 'string' && isAmbiguous(value, thousands) ? 'valor_ambiguo' : null;
  const text = String(value).normalize('NFC').trim();
  if (text === written) return null;
  if (kind.as === 'text') {
    const sent = kind.lines ? trimmedLines(text) : text;
    return (kind.upper ? sent.toUpperCase() : sent) === written ? null : 'texto_ajustado';
  }
  const bare = text.replace(MASK, '');
  if (/^\d+$/.test(bare))
    return written.length > bare.length && written.endsWith(bare) ? 'zeros_a_esquerda' : null;
  return kind.as === 'code' && bare.toUpperCase() !== written ? 'texto_ajustado' : null;
}

/** Kinds of values that `differenceOf` may report. */
export const isWatched = ({ as }: Kind): boolean =>
  as === 'text' ||
  as === 'code' ||
  as === 'option' ||
  as === 'situacao' ||
  as === 'decimal' ||
  as === 'integer';

/** Characters of a name or text that a notice repeats. */
const SHOWN_MAX = 80;
/** Neither NUL nor half a character, which no database takes; a cut may leave one. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}]+/gu;
export const shorten = (text: string): string =>
  (text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX)}…` : text).replace(UNPRINTABLE, ' ');

/** `itens[3].cfop` → `itens[].cfop`. */
const generic = (field: string): string => field.replace(/\[\d+\]/g, '[]');

function pendingFix(place: Pending['place'], production: Since): string {
  if ('written' in place)
    return `Retire o campo, ou envie-o desde ${writtenDay(String(production))}, o primeiro dia dele em produção.`;
  return 'row' in place
    ? 'Retire o campo, ou peça a quem opera a plataforma que o ligue; o sandbox ainda não o tem no seu esquema.'
    : 'Retire o campo: o esquema oficial dele ainda não foi encontrado.';
}

/** Reason why a pending field is not written, and the remedy. @param where pt-BR, where there are several */
export function pendingProblem(field: string, { change, tag, place }: Pending, where = ''): Problem {
  const { norm, production } = changeOf(change);
  const named = tag === null ? '' : ` (${tag})`;
  const message = `O campo ${field}${named} é da ${norm}, cujo leiaute ainda não é escrito aqui${where}.`;
  return {
    field,
    code: 'campo_ainda_sem_leiaute',
    message,
    ...(tag !== null && { tag }),
    fix: pendingFix(place, production),
  };
}

/** pt-BR: what became of a value that is not written as it was sent. */
const DONE: Partial<Record<Sighting['code'], string>> = {
  texto_ajustado: 'tem caracteres que não podem ser escritos: foi escrito',
  zeros_a_esquerda: 'tem menos dígitos que o código: foi escrito, com zeros à esquerda,',
  valor_ambiguo: 'tem vírgula, ou parece ter ponto de milhar: foi lido com separador decimal e escrito',
};

function noticeOf({ code, field, told }: Sighting, count: number): Notice {
  const where = count > 1 ? ` (em ${count} lugares; este é o primeiro)` : '';
  if (told === null) {
    const message = `O campo ${field} é uma lista e veio como um objeto: foi lido como uma lista de um só${where}. Envie uma lista.`;
    return { field, code, message };
  }
  if (typeof told !== 'string' && 'change' in told) {
    const { message, fix } = pendingProblem(field, told, where);
    return { field, code, message: `${message} Ficou fora do XML. ${fix}`, norm: changeOf(told.change).norm };
  }
  if (typeof told !== 'string') {
    const suggestion = nearestName(told.name, told.known);
    const asked = suggestion === undefined ? '' : ` O campo que existe é ${suggestion}.`;
    const message = `O campo ${field} não é conhecido e não foi lido${where}.${asked}`;
    return { field, code, message, ...(suggestion !== undefined && { suggestion }) };
  }
  const suggestion = shorten(told);
  return {
    field,
    code,
    message: `O campo ${field} ${DONE[code] ?? ''} "${suggestion}"${where}.`,
    suggestion,
  };
}

/** Groups sightings into one notice per name of a field, across its lists. */
export function noticesOf(sightings: readonly Sighting[], columns: readonly Columns[]): Notice[] {
  const groups = new Map<string, { readonly first: Sighting; count: number }>();
  for (const sighting of sightings) {
    const key = `${sighting.code} ${generic(sighting.field)}`;
    const group = groups.get(key);
    if (group) group.count += 1;
    else if (groups.size < NOTICES_MAX) groups.set(key, { first: sighting, count: 1 });
  }
  return [...groups.values()].map(({ first, count }) =>
    noticeOf({ ...first, field: columnPath(columns, first.field) }, count),
  );
}
