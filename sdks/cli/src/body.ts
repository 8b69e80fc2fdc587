import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './failure.ts';

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const NUMBER = /^(-?)(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/** A number's value as one text, `15e-1` for `1.50` too; null for what is no number. */
function valueOf(number: string): string | null {
  const found = NUMBER.exec(number);
  if (found === null) return null;
  const [, sign = '', whole = '', fraction = '', power = '0'] = found;
  const digits = `${whole}${fraction}`.replace(/^0+/, '');
  const mantissa = digits.replace(/0+$/, '');
  if (mantissa === '') return '0';
  return `${sign}${mantissa}e${Number(power) - fraction.length + digits.length - mantissa.length}`;
}

/** Numbers of a JSON text that would lose digits on their way. */
const lossy = (json: string): readonly string[] =>
  (json.match(TOKENS) ?? []).filter(
    (token) => !token.startsWith('"') && valueOf(token) !== valueOf(String(Number(token))),
  );

/** The body of a file, or of the standard input for `-`. @throws {UsageError} */
export async function readBody(file: string): Promise<object> {
  const json = file === '-' ? await text(process.stdin) : await readFile(file, 'utf8');
  let body: unknown;
  try {
    body = JSON.parse(json);
  } catch (error) {
    throw new UsageError(`${file} não é JSON: ${error instanceof Error ? error.message : ''}`);
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new UsageError(`${file} deve ter um objeto: um documento.`);
  const [first] = lossy(json);
  if (first !== undefined)
    throw new UsageError(`O número ${first} perderia algarismos: escreva-o entre aspas, "${first}".`);
  return body;
}
