import { inForce, type Moment } from '../../calendar/calendar.ts';
import type { Problem } from '../document/definition.ts';
import type { Effect } from '../document/rule-switches.ts';
import { type Coercer, coercerOf } from './coerce-value.ts';
import { columnPath, columnsOf, gatherColumns } from './columns.ts';
import { addDecimals, formatDecimal } from './decimal-text.ts';
import { textOf } from './flat.ts';
import {
  differenceOf,
  isWatched,
  noticesOf,
  pendingProblem,
  SIGHTINGS_MAX,
  type Sighting,
  shorten,
} from './notices.ts';
import { type Holds, type Scope, scopeOf } from './scope.ts';
import { createShapes, type FieldValue, type Shape, type Shapes } from './shape.ts';
import type { Coerce, CoercionContext, FlatInput, Kind, Layout, Pending } from './types.ts';

type Body = Readonly<Record<string, unknown>>;
const isBody = (value: unknown): value is Body =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Meaning of a key of a body. */
type Entry = Scalar | List;
interface Scalar {
  readonly field: string;
  readonly tag: string;
  readonly coerce: Coercer;
  /** Kind of a value whose written form may differ from the sent one, which is reported; else null. */
  readonly watched: Kind | null;
  /** Set for a field that is omitted until an operator turns it on. */
  readonly pending: Pending | null;
}
interface List {
  readonly field: string;
  readonly tag: string;
  readonly coerce: null;
  readonly pending: Pending | null;
  readonly entries: Entries;
  readonly holds: Holds;
  /** The only field of an entry: a bare text or number replaces the object. */
  readonly single: string | null;
}
/** Null for a name that is documented and feeds no element. */
type Entries = ReadonlyMap<string, Entry | null>;

interface Run {
  readonly context: CoercionContext;
  readonly problems: Problem[];
  readonly sightings: Sighting[];
  readonly shapes: Shapes;
  /**
   * Caller's path to the object being read, with its trailing dot; built from the parts only when a problem is
   * reported.
   */
  readonly trail: (string | number)[];
}

function pathOf(run: Run, key: string): string {
  let path = '';
  for (const part of run.trail) path += typeof part === 'number' ? `[${part}].` : part;
  return key === '' ? path.replace(/\.$/, '') : path + key;
}

/** Documented names of one object without an element of their own. */
function unwritten(scope: Scope, path: string, { ignored, sums }: Layout): readonly string[] {
  const inside = path === '' ? '' : `${path}[].`;
  return [
    // The contract judges the model in a body; not every layout reads it.
    ...(path === '' ? ['mod'] : []),
    ...ignored.flatMap((row) => (row.path.startsWith(inside) ? [row.path.slice(inside.length)] : [])),
    ...sums.flatMap(({ list, field }) => (list === path ? [field] : [])),
    ...columnsOf(scope).flatMap(({ fields }) => fields),
  ];
}

/** Pending fields of one object, by name. */
function pendingIn(path: string, { pending = [] }: Layout): ReadonlyMap<string, Pending> {
  const inside = path === '' ? '' : `${path}[].`;
  const names = pending.flatMap((row) => {
    const name = row.path.startsWith(inside) ? row.path.slice(inside.length) : '';
    return name === '' || name.includes('.') ? [] : [[name, row] as const];
  });
  return new Map(names);
}

function compileScope(scope: Scope, path: string, layout: Layout): Entries {
  const entries = new Map<string, Entry | null>();
  const pending = pendingIn(path, layout);
  for (const [field, { tag, type }] of scope.fields)
    entries.set(field, {
      field,
      tag,
      coerce: coercerOf(type),
      watched: isWatched(type.kind) ? type.kind : null,
      pending: pending.get(field) ?? null,
    });
  for (const [field, row] of pending)
    if (!entries.has(field) && !scope.lists.has(field))
      entries.set(field, { field, tag: row.tag ?? '', coerce: () => '', watched: null, pending: row });
  for (const [field, list] of scope.lists) {
    const { tag, holds } = list;
    const inner = compileScope(list.scope, path === '' ? field : `${path}[].${field}`, layout);
    const [only, more] = [...inner].flatMap(([name, entry]) => (entry === null ? [] : [name]));
    const single = holds === 'object' || more !== undefined ? null : (only ?? null);
    entries.set(field, {
      field,
      tag,
      coerce: null,
      pending: pending.get(field) ?? null,
      entries: inner,
      holds,
      single,
    });
  }
  for (const [spelling, field] of Object.entries(layout.synonyms[path] ?? {})) {
    const entry = entries.get(field);
    if (entry && !entries.has(spelling)) entries.set(spelling, entry);
  }
  for (const name of unwritten(scope, path, layout)) if (!entries.has(name)) entries.set(name, null);
  return entries;
}

const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

function coerceList(entry: List, key: string, value: unknown, run: Run): FlatInput[] | null {
  if (isBlank(value)) return null;
  if (entry.holds === 'object') return coerceObject(entry, key, value, run);
  const items: readonly unknown[] = Array.isArray(value) ? value : [value];
  if (isBody(value)) see(run, 'valor_ambiguo', key, null);
  const list: FlatInput[] = [];
  run.trail.push(key, 0);
  for (let i = 0; i < items.length; i++) {
    run.trail[run.trail.length - 1] = i;
    const made = coerceEntry(entry, key, items[i], run);
    if (made) list.push(made);
  }
  run.trail.length -= 2;
  return list.length === 0 ? null : list;
}

function coerceEntry(entry: List, key: string, item: unknown, run: Run): FlatInput | null {
  if (isBody(item)) return coerceBody(entry.entries, item, run);
  const { single, holds } = entry;
  if (single !== null && (typeof item === 'string' || typeof item === 'number')) {
    if (holds === 'objects') return coerceBody(entry.entries, { [single]: item }, run);
    const text = entry.entries.get(single);
    const value = text ? coerceField(text, '', item, run) : null;
    return value === null ? null : { [single]: value };
  }
  const due = holds === 'texts' ? ['textos', 'texto'] : ['objetos', 'objeto'];
  run.problems.push({
    field: pathOf(run, ''),
    code: 'tipo_invalido',
    message: `${key} deve ser uma lista de ${due[0]}`,
    tag: entry.tag,
    fix: `Envie cada entrada de ${key} como um ${due[1]}.`,
  });
  return null;
}

/** Reads an object, alone or as the only entry of a list. */
function coerceObject(entry: List, key: string, value: unknown, run: Run): FlatInput[] | null {
  const body: unknown = Array.isArray(value) && value.length === 1 ? value[0] : value;
  if (!isBody(body)) {
    run.problems.push({
      field: pathOf(run, key),
      code: 'tipo_invalido',
      message: `${key} deve ser um objeto`,
      tag: entry.tag,
      fix: `Envie ${key} como um objeto com os seus campos.`,
    });
    return null;
  }
  run.trail.push(`${key}.`);
  const made = coerceBody(entry.entries, body, run);
  run.trail.length -= 1;
  return [made];
}

function see(run: Run, code: Sighting['code'], key: string, detail: Sighting['told']): void {
  if (run.sightings.length < SIGHTINGS_MAX)
    run.sightings.push({ code, field: pathOf(run, key), told: detail });
}

interface WatchedValue {
  readonly key: string;
  readonly value: unknown;
  readonly written: string;
}

function watch(kind: Kind, { key, value, written }: WatchedValue, run: Run): void {
  if (typeof value !== 'string' && typeof value !== 'number') return;
  const code = differenceOf(value, written, kind, run.context.doubtsThousands);
  if (code !== null) see(run, code, key, written);
}

/** A name that the object does not have. */
function seeUnknown(entries: Entries, key: string, run: Run): void {
  const name = shorten(key);
  see(run, 'campo_desconhecido', name, { name, known: entries });
}

/** True when an operator turned the row on, or its first day has come and no operator has a switch. */
function isWritten({ change, place }: Pending, effect: Effect | undefined, law: Moment | undefined): boolean {
  if ('unknown' in place) return false;
  return (
    effect === 'off' ||
    (effect === undefined && 'written' in place && (law === undefined || inForce(change, law)))
  );
}

/** Reports a field whose row is off, and returns true; false when it is written. A blank counts as absent. */
function isLeftOut(pending: Pending, key: string, value: unknown, run: Run): boolean {
  const effect = run.context.pending?.get(pending.change);
  if (isWritten(pending, effect, run.context.law)) return false;
  if (isBlank(value) || (Array.isArray(value) && value.length === 0)) return true;
  if (effect === 'refuse') run.problems.push(pendingProblem(pathOf(run, key), pending));
  else see(run, 'campo_ainda_sem_leiaute', key, pending);
  return true;
}

/** The value of one field as it will be written; null when it is absent or refused. */
function coerceField(entry: Entry, key: string, value: unknown, run: Run): FieldValue | null {
  if (entry.pending !== null && isLeftOut(entry.pending, key, value, run)) return null;
  if (entry.coerce === null) return coerceList(entry, key, value, run);
  const text = entry.coerce(value, run.context);
  if (typeof text === 'string') {
    if (text === '') return null;
    if (text !== value && entry.watched !== null) watch(entry.watched, { key, value, written: text }, run);
    return text;
  }
  run.problems.push({
    field: pathOf(run, key),
    code: text.code,
    message: `${key || entry.field} ${text.reason}`,
    tag: entry.tag,
    fix: text.fix,
  });
  return null;
}

function coerceBody(entries: Entries, body: Body, run: Run): FlatInput {
  const before = run.problems.length;
  const seen = run.sightings.length;
  const values: FieldValue[] = [];
  let shape: Shape | null = run.shapes.root;
  for (const key in body) {
    const entry = entries.get(key);
    if (!entry) {
      if (entry === undefined) seeUnknown(entries, key, run);
      continue;
    }
    const value = entry.field === key ? coerceField(entry, key, body[key], run) : undefined;
    if (value === null) continue;
    shape = value === undefined ? null : run.shapes.follow(shape, key);
    if (value === undefined || shape === null) {
      run.problems.length = before;
      run.sightings.length = seen;
      return coerceSpellings(entries, body, run);
    }
    values.push(value);
  }
  return run.shapes.make(shape, values);
}

/** The same for a body with other spellings: two keys may then name one field, and the field's own name wins. */
function coerceSpellings(entries: Entries, body: Body, run: Run): FlatInput {
  const input: FlatInput = {};
  for (const key in body) {
    const entry = entries.get(key);
    if (entry === undefined) seeUnknown(entries, key, run);
    if (!entry || (entry.field !== key && input[entry.field] !== undefined)) continue;
    const value = coerceField(entry, key, body[key], run);
    if (value !== null) input[entry.field] = value;
  }
  return input;
}

/**
 * Compiles the coercion of a layout's bodies: one pass over the keys that are present. Unknown keys are reported and
 * not read.
 */
export function compileCoercion(layout: Layout): Coerce {
  const scope = scopeOf(layout);
  const entries = compileScope(scope, '', layout);
  const columns = columnsOf(scope);
  const shapes = createShapes();
  return (body, context) => {
    const run: Run = { context, problems: [], sightings: [], shapes, trail: [] };
    const input = coerceBody(entries, columns.length === 0 ? body : gatherColumns(columns, body), run);
    for (const sum of layout.sums) addSum(sum, scope, body, input);
    const { problems, sightings } = run;
    return {
      input,
      problems:
        columns.length === 0
          ? problems
          : problems.map((problem) => ({ ...problem, field: columnPath(columns, problem.field) })),
      // Worked out for who reads them: a name that is nearly right is looked for among all of its object.
      get notices() {
        return sightings.length === 0 ? [] : noticesOf(sightings, columns);
      },
    };
  };
}

/** Characters of a part of a sum: far more than any amount has. */
const PART_MAX = 100;

/** A note-level field that callers may send in parts, e.g. the change of each payment, a lone one included. Malformed parts are not summed. */
function addSum(sum: Layout['sums'][number], scope: Scope, body: Body, input: FlatInput): void {
  const sent = body[sum.list];
  const list = isBody(sent) ? [sent] : sent;
  const kind = scope.fields.get(sum.into)?.type.kind;
  if (textOf(input, sum.into) !== undefined || !Array.isArray(list) || kind?.as !== 'decimal') return;
  const parts = list
    .filter(isBody)
    .map((entry) => entry[sum.field])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => String(value).trim().replace(',', '.'))
    .filter((text) => text.length <= PART_MAX && /^\d+(?:\.\d+)?$/.test(text));
  if (parts.length > 0) input[sum.into] = formatDecimal(addDecimals(parts), kind.min, kind.max);
}
