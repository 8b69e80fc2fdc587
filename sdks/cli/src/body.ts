import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { UsageError } from './failure.ts';

const TOKENS = /"(?:[^"\\]|\\.)*"|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

/** `1.50` and `1.5` are one value. */
const plain = (number: string): string =>
  number.includes('.') && !/e/i.test(number) ? number.replace(/\.?0+$/, '') : number;

/** Numbers of a JSON text that would lose digits on their way. */
const lossy = (json: string): readonly string[] =>
  (json.match(TOKENS) ?? []).filter(
    (token) => !token.startsWith('"') && plain(token) !== String(Number(token)),
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
