import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** A table in a form that both sides can describe; lists are sorted, so that two descriptions compare by value. */
export interface TableShape {
  /** `name type` or `name type not null`. */
  readonly columns: readonly string[];
  readonly primaryKey: string;
  /** Column lists. Partial indexes are SQL's own and not part of this. */
  readonly uniques: readonly string[];
  readonly indexes: readonly string[];
  /** `columns → table(columns)`. */
  readonly foreignKeys: readonly string[];
}

const SCHEMA_DIR = fileURLToPath(new URL('../../prisma/schema', import.meta.url));
const TYPES: Readonly<Record<string, string>> = {
  String: 'text',
  Int: 'integer',
  BigInt: 'bigint',
  Float: 'double precision',
  Boolean: 'boolean',
  Json: 'jsonb',
  Bytes: 'bytea',
  'Decimal@db.Decimal': 'numeric',
  'String@db.Uuid': 'uuid',
  'Int@db.SmallInt': 'smallint',
  'DateTime@db.Timestamptz(3)': 'timestamp(3) with time zone',
  'DateTime@db.Date': 'date',
};

interface Model {
  readonly name: string;
  readonly table: string;
  readonly lines: readonly string[];
  /** Field → column, of scalar fields. */
  readonly columns: ReadonlyMap<string, string>;
}

/** The tables that prisma/schema declares, read line by line: it uses no more of the language than this knows. */
export function prismaTables(): Map<string, TableShape> {
  const models = readModels();
  const byName = new Map(models.map((model) => [model.name, model]));
  return new Map(models.map((model) => [model.table, shapeOf(model, byName)]));
}

function readModels(): Model[] {
  const text = fs
    .readdirSync(SCHEMA_DIR)
    .map((file) => fs.readFileSync(path.join(SCHEMA_DIR, file), 'utf8'))
    .join('\n');
  const raw = [...text.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => ({
    name,
    lines: body.split('\n').map((line) => line.trim()),
  }));
  const names = new Set(raw.map((model) => model.name));
  return raw.map(({ name, lines }) => ({
    name,
    lines,
    table: captureFirst(lines.join('\n'), /@@map\("(\w+)"\)/) ?? name,
    columns: new Map(
      fieldLines(lines).flatMap((line) => (names.has(typeOf(line)) ? [] : [[fieldOf(line), columnOf(line)]])),
    ),
  }));
}

function shapeOf(model: Model, models: ReadonlyMap<string, Model>): TableShape {
  const scalars = fieldLines(model.lines).filter((line) => model.columns.has(fieldOf(line)));
  const columnsOf = (fields: string, of: Model = model): string =>
    fields
      .split(',')
      .map((field) => of.columns.get(field.trim()) ?? `?${field}`)
      .join(', ');
  const blocks = (attribute: string): string[] =>
    model.lines.flatMap((line) => {
      const fields = captureFirst(line, new RegExp(`^@@${attribute}\\(\\[([^\\]]+)\\]`));
      return fields ? [columnsOf(fields)] : [];
    });
  const columnsWith = (attribute: RegExp): string[] =>
    scalars.filter((line) => attribute.test(line)).map(columnOf);
  return {
    columns: scalars.map(describeColumn).sort(),
    primaryKey: [...columnsWith(/ @id\b/), ...blocks('id')].join(', '),
    uniques: [...columnsWith(/ @unique\b/), ...blocks('unique')].sort(),
    indexes: blocks('index').sort(),
    foreignKeys: model.lines
      .flatMap((line) => {
        const [, from, to] = /@relation\(fields: \[([^\]]+)\], references: \[([^\]]+)\]/.exec(line) ?? [];
        const target = models.get(typeOf(line));
        return from && to && target ? [`${columnsOf(from)} → ${target.table}(${columnsOf(to, target)})`] : [];
      })
      .sort(),
  };
}

function describeColumn(line: string): string {
  const declared = typeOf(line);
  const native = captureFirst(line, /(@db\.\w+(?:\(\d+\))?)/) ?? '';
  const type =
    captureFirst(line, /Unsupported\("(\w+)"\)/) ??
    TYPES[declared + native] ??
    `unknown ${declared}${native}`;
  const list = /^\w+\s+\w+\[\]/.test(line) ? '[]' : '';
  return `${columnOf(line)} ${type}${list}${/^\w+\s+\w+\?/.test(line) ? '' : ' not null'}`;
}

const captureFirst = (text: string, pattern: RegExp): string | null => pattern.exec(text)?.[1] ?? null;
const fieldLines = (lines: readonly string[]): string[] => lines.filter((line) => /^\w/.test(line));
const fieldOf = (line: string): string => captureFirst(line, /^(\w+)/) ?? '';
const typeOf = (line: string): string => captureFirst(line, /^\w+\s+(\w+)/) ?? '';
const columnOf = (line: string): string => captureFirst(line, /@map\("(\w+)"\)/) ?? fieldOf(line);
