import type { IncomingMessage } from 'node:http';
import { Failure } from '../base/failure.ts';
import { JsonError, JsonLimitError } from '../base/json/json-error.ts';
import { lineAndColumn, parseJson } from '../base/json/parse.ts';

export const BODY_LIMIT_BYTES = 4 * 1024 * 1024;

export const bodyTooLarge = () =>
  new Failure(
    'corpo_grande_demais',
    'O corpo passa do limite de 4 MB. Divida o envio em documentos menores.',
  );

export const mediaType = () =>
  new Failure(
    'tipo_de_midia_invalido',
    'Envie o corpo em JSON (UTF-8) com o cabeçalho Content-Type: application/json.',
  );

const compressionRefusal = () =>
  new Failure('tipo_de_midia_invalido', 'Envie o corpo sem compressão, sem o cabeçalho Content-Encoding.');

/** No document comes near either. */
const LIMITS = { depth: 64, entries: 10_000 } as const;
/** An oversized body is read on up to here, so that its sender gets the 413 instead of a broken connection. */
const DRAIN_LIMIT_BYTES = 32 * 1024 * 1024;

/** White space that JSON allows around a value; other invisible bytes, as a lone byte order mark, are no JSON. */
const SPACES: ReadonlySet<number> = new Set([0x20, 0x09, 0x0a, 0x0d]);

/** A JSON body with its source text; `value` is undefined when nothing was sent. */
export interface JsonBody {
  readonly text: string;
  readonly value: unknown;
}

/** @throws {Failure} tipo_de_midia_invalido */
function assertPlain({ headers }: IncomingMessage): void {
  const coding = headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding !== '' && coding !== 'identity') throw compressionRefusal();
}

/** The bytes of a body as they come, `max` at most. @throws {Failure} tipo_de_midia_invalido, corpo_grande_demais */
export async function* bytesOf(stream: IncomingMessage, max: number): AsyncGenerator<Buffer> {
  assertPlain(stream);
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= max) yield bytes;
    else if (size > max + DRAIN_LIMIT_BYTES) break;
  }
  if (size > max)
    throw new Failure(
      'corpo_grande_demais',
      `O arquivo passa de ${max / 1024 ** 2} MB. Divida-o em vários, cada um num pedido.`,
    );
}

/** Reads a request body of at most 4 MB. @throws {Failure} tipo_de_midia_invalido, corpo_grande_demais, requisicao_invalida */
export async function readBody(stream: IncomingMessage): Promise<JsonBody> {
  assertPlain(stream);
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= BODY_LIMIT_BYTES) chunks.push(bytes);
    else if (size > DRAIN_LIMIT_BYTES) break;
    else chunks.length = 0;
  }
  if (size > BODY_LIMIT_BYTES) throw bodyTooLarge();
  return parseBody(Buffer.concat(chunks));
}

/** Bytes of a body → its JSON value. @throws {Failure} requisicao_invalida, naming the position */
export function parseBody(bytes: Buffer): JsonBody {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Failure('requisicao_invalida', 'O corpo não está codificado em UTF-8.');
  }
  if (text.trim() === '') {
    if (!bytes.every((byte) => SPACES.has(byte)))
      throw new Failure('requisicao_invalida', 'O corpo não tem JSON: envie um objeto, ou nenhum corpo.');
    return { text: '', value: undefined };
  }
  try {
    return { text, value: parseJson(text, LIMITS) };
  } catch (error) {
    if (error instanceof JsonLimitError) throw new Failure('requisicao_invalida', error.message);
    if (!(error instanceof JsonError)) throw error;
    const place = lineAndColumn(text, error.position);
    throw new Failure(
      'requisicao_invalida',
      `JSON malformado na posição ${error.position} (${place}): ${error.message}.`,
    );
  }
}
