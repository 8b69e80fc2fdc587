import { promisify } from 'node:util';
import { crc32, inflateRaw } from 'node:zlib';
import type { ImportRefusal } from '@fiscal/core/imports/judged';
import { IMPORT_BYTES_MAX } from '@fiscal/core/imports/reader';
import { type ImportFile, refusedFile } from './import-file.ts';

/** Bytes that can be read at any place. */
export interface RandomAccess {
  readonly size: number;
  readonly read: (offset: number, length: number) => Promise<Buffer>;
}

/** The archive itself cannot be used; pt-BR. */
export class ZipError extends Error {}

const inflate = promisify(inflateRaw);

/** Source of the layout: APPNOTE.TXT 6.3.10, 4.3.7, 4.3.12, 4.3.16. */
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MAX = 0xffff;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const LOCAL = 0x04034b50;
const LOCAL_BYTES = 30;
const MANY = 0xffff;
const HUGE = 0xffff_ffff;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 0x1;
const UTF8 = 0x800;
/** Maximum length of a file's name in reports; its end identifies it better than its folders. */
const NAME_MAX = 300;
/** Maximum size of all files of an archive together. */
const TOTAL_MAX = 4 * 1024 ** 3;
const DIRECTORY_MAX = 64 * 1024 * 1024;

interface Entry {
  readonly name: string;
  readonly flags: number;
  readonly method: number;
  readonly crc: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

async function directoryOf(
  bytes: RandomAccess,
): Promise<{ readonly count: number; readonly directory: Buffer }> {
  const tail = await bytes.read(Math.max(0, bytes.size - END_BYTES - COMMENT_MAX), bytes.size);
  let at = tail.length - END_BYTES;
  while (at >= 0 && tail.readUInt32LE(at) !== END) at--;
  if (at < 0) throw new ZipError('O arquivo não é um ZIP, ou está cortado.');
  const [count, size, offset] = [
    tail.readUInt16LE(at + 10),
    tail.readUInt32LE(at + 12),
    tail.readUInt32LE(at + 16),
  ];
  if (count === MANY || size === HUGE || offset === HUGE)
    throw new ZipError('O ZIP tem 65.535 arquivos ou mais, ou passa de 4 GB: divida-o em vários.');
  if (size > DIRECTORY_MAX || offset + size > bytes.size)
    throw new ZipError('O índice do ZIP está danificado.');
  return { count, directory: await bytes.read(offset, size) };
}

function entriesOf(count: number, directory: Buffer): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  for (let n = 0; n < count; n++) {
    if (at + CENTRAL_BYTES > directory.length || directory.readUInt32LE(at) !== CENTRAL)
      throw new ZipError('O índice do ZIP está danificado.');
    const [nameBytes, extra, comment] = [28, 30, 32].map((place) => directory.readUInt16LE(at + place));
    const flags = directory.readUInt16LE(at + 8);
    const end = at + CENTRAL_BYTES + (nameBytes ?? 0);
    entries.push({
      name: directory.toString((flags & UTF8) === 0 ? 'latin1' : 'utf8', at + CENTRAL_BYTES, end),
      flags,
      method: directory.readUInt16LE(at + 10),
      crc: directory.readUInt32LE(at + 16),
      packed: directory.readUInt32LE(at + 20),
      size: directory.readUInt32LE(at + 24),
      offset: directory.readUInt32LE(at + 42),
    });
    at = end + (extra ?? 0) + (comment ?? 0);
  }
  return entries;
}

/** Overlapping entries would let a small archive expand without limit. */
function assertApart(entries: readonly Entry[]): void {
  let end = 0;
  for (const { offset, packed } of entries.toSorted((a, b) => a.offset - b.offset)) {
    if (offset < end) throw new ZipError('O ZIP tem arquivos sobrepostos: não foi aberto.');
    end = offset + LOCAL_BYTES + packed;
  }
  if (entries.reduce((sum, { size }) => sum + size, 0) > TOTAL_MAX)
    throw new ZipError('O conteúdo do ZIP passa de 4 GB: divida-o em vários.');
}

/** Nothing is ever written to a disk by these names; one that tries to leave its folder is a hostile archive's all the same. */
const isUnsafe = (name: string): boolean =>
  /^(?:[/\\]|[A-Za-z]:)/.test(name) || name.includes('\0') || name.split(/[/\\]/).includes('..');

function refusalOf({ name, flags, method, size }: Entry): ImportRefusal | null {
  if (isUnsafe(name))
    return refusedFile('arquivo_inseguro', 'O nome do arquivo sai da pasta do ZIP: não foi lido.');
  if (/\.zip$/i.test(name))
    return refusedFile('arquivo_inseguro', 'ZIP dentro de ZIP não é aberto: extraia-o antes.');
  if ((flags & ENCRYPTED) !== 0)
    return refusedFile('arquivo_inseguro', 'O arquivo está protegido por senha: envie o ZIP sem senha.');
  if (method !== STORED && method !== DEFLATED)
    return refusedFile(
      'arquivo_inseguro',
      'O ZIP usa uma compressão que não é lida: use a normal (deflate).',
    );
  return size > IMPORT_BYTES_MAX ? tooLarge : null;
}

const tooLarge = refusedFile(
  'arquivo_grande_demais',
  `O arquivo descompactado passa de ${IMPORT_BYTES_MAX / 1024 ** 2} MB: nenhum documento fiscal é tão grande.`,
);
const damaged = refusedFile('xml_invalido', 'O arquivo está danificado dentro do ZIP.');

async function contentOf(bytes: RandomAccess, entry: Entry): Promise<Uint8Array | ImportRefusal> {
  const refusal = refusalOf(entry);
  if (refusal !== null) return refusal;
  const head = await bytes.read(entry.offset, LOCAL_BYTES);
  if (head.length < LOCAL_BYTES || head.readUInt32LE(0) !== LOCAL) return damaged;
  const start = entry.offset + LOCAL_BYTES + head.readUInt16LE(26) + head.readUInt16LE(28);
  const packed = await bytes.read(start, entry.packed);
  if (packed.length < entry.packed) return damaged;
  try {
    const content =
      entry.method === STORED ? packed : await inflate(packed, { maxOutputLength: IMPORT_BYTES_MAX });
    return content.length === entry.size && crc32(content) === entry.crc ? content : damaged;
  } catch (error) {
    return error instanceof RangeError ? tooLarge : damaged;
  }
}

/**
 * The XML files of an archive, one at a time and never on a disk; what else is in it is passed by.
 *
 * @throws {ZipError}
 */
export async function* zipFiles(bytes: RandomAccess, label: string): AsyncIterable<ImportFile> {
  const { count, directory } = await directoryOf(bytes);
  const entries = entriesOf(count, directory);
  assertApart(entries);
  for (const entry of entries) {
    if (!/\.(?:xml|zip)$/i.test(entry.name) && !isUnsafe(entry.name)) continue;
    yield { name: `${label}/${entry.name.slice(-NAME_MAX)}`, read: () => contentOf(bytes, entry) };
  }
}
