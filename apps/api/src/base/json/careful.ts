import { JsonError, type JsonLimits, tooDeep, tooLong } from './json-error.ts';
import { plainNumber } from './plain-number.ts';
import { plainText } from './plain-text.ts';

const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const WORDS = [
  ['true', true],
  ['false', false],
  ['null', null],
] as const;

interface Cursor {
  readonly text: string;
  readonly limits: JsonLimits;
  at: number;
}

/** The parser behind `parseJson` for texts that need care; same grammar as JSON.parse (RFC 8259). */
export function readCarefully(text: string, limits: JsonLimits): unknown {
  const cursor: Cursor = { text, limits, at: 0 };
  const value = readValue(cursor, 0);
  skipSpace(cursor);
  if (cursor.at < text.length) throw unexpectedToken(cursor, 'o fim do texto');
  return value;
}

function readValue(cursor: Cursor, depth: number): unknown {
  skipSpace(cursor);
  const start = cursor.text[cursor.at];
  if (start === '{') return readObject(cursor, depth + 1);
  if (start === '[') return readArray(cursor, depth + 1);
  if (start === '"') return readString(cursor);
  for (const [word, value] of WORDS) {
    if (cursor.text.startsWith(word, cursor.at)) {
      cursor.at += word.length;
      return value;
    }
  }
  return readNumber(cursor);
}

function readObject(cursor: Cursor, depth: number): unknown {
  enter(cursor, depth);
  const object: Record<string, unknown> = {};
  if (closes(cursor, '}')) return object;
  do {
    skipSpace(cursor);
    if (cursor.text[cursor.at] !== '"') throw unexpectedToken(cursor, 'o nome de um campo entre aspas');
    const key = readString(cursor);
    expect(cursor, ':');
    const value = readValue(cursor, depth);
    if (key !== '__proto__') object[key] = value;
  } while (continues(cursor, '}'));
  return object;
}

function readArray(cursor: Cursor, depth: number): unknown {
  enter(cursor, depth);
  const list: unknown[] = [];
  if (closes(cursor, ']')) return list;
  do {
    if (list.length === cursor.limits.entries) throw tooLong(cursor.limits);
    list.push(readValue(cursor, depth));
  } while (continues(cursor, ']'));
  return list;
}

function readString(cursor: Cursor): string {
  const { text, at: start } = cursor;
  let escapes = false;
  for (let i = start + 1; i < text.length; i++) {
    const code = text.charCodeAt(i);
    if (code < 0x20)
      throw new JsonError('caractere de controle dentro de um texto; escreva-o como \\n, \\t ou \\u00XX', i);
    if (code === 0x5c) {
      cursor.at = i;
      const escape = match(cursor, ESCAPE);
      if (escape === null) throw new JsonError('sequência de escape inválida dentro de um texto', i);
      escapes = true;
      i += escape.length - 1;
    } else if (code === 0x22) {
      cursor.at = i + 1;
      return escapes ? unescape(text.slice(start, i + 1)) : text.slice(start + 1, i);
    }
  }
  throw new JsonError('texto sem as aspas finais', start);
}

const unescape = (quoted: string): string => plainText(String(JSON.parse(quoted)));

function readNumber(cursor: Cursor): number | string {
  const text = match(cursor, NUMBER);
  if (text === null) throw unexpectedToken(cursor, 'um valor');
  const plain = plainNumber(text);
  return keepsText(plain) ? plain : Number(plain);
}

/** True when floating point, or its own text form, would not give the written digits back. */
function keepsText(text: string): boolean {
  if (/[eE]/.test(text) || /^-?0\.00000/.test(text)) return true;
  return text.replace(/[-.]/g, '').replace(/^0+/, '').length > 15;
}

function match(cursor: Cursor, pattern: RegExp): string | null {
  pattern.lastIndex = cursor.at;
  const found = pattern.exec(cursor.text)?.[0] ?? null;
  if (found !== null) cursor.at += found.length;
  return found;
}

function skipSpace(cursor: Cursor): void {
  match(cursor, SPACE);
}

function enter(cursor: Cursor, depth: number): void {
  if (depth > cursor.limits.depth) throw tooDeep(cursor.limits);
  cursor.at++;
}

function expect(cursor: Cursor, char: string): void {
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== char) throw unexpectedToken(cursor, `"${char}"`);
  cursor.at++;
}

function closes(cursor: Cursor, end: string): boolean {
  skipSpace(cursor);
  if (cursor.text[cursor.at] !== end) return false;
  cursor.at++;
  return true;
}

function continues(cursor: Cursor, end: string): boolean {
  skipSpace(cursor);
  const char = cursor.text[cursor.at];
  if (char !== ',' && char !== end) throw unexpectedToken(cursor, `"," ou "${end}"`);
  cursor.at++;
  return char === ',';
}

function unexpectedToken(cursor: Cursor, wanted: string): JsonError {
  const found =
    cursor.at < cursor.text.length ? `veio ${JSON.stringify(cursor.text[cursor.at])}` : 'o texto acabou';
  return new JsonError(`esperava ${wanted}, ${found}`, cursor.at);
}
