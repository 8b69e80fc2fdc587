import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../base/errors.mjs';
import { CACHE, ROOT, readJson } from '../base/paths.mjs';
import { fetchArchive, xsdFiles } from './schemas/archives.mjs';
import { ADDED, ARCHIVES, FOLDERS, NEWER, NEWER_PATTERNS } from './schemas/sources.mjs';

/** @typedef {Map<string, Buffer>} Files contents by name */

/** Folder of the official XSDs; `SCHEMAS_DIR` names an operator's own instead. */
export const SCHEMAS = path.join(CACHE, 'schemas');
const MANIFEST = 'manifest.json';

/** @type {(bytes: string | Uint8Array) => string} */
const sha256 = (bytes) => createHash('sha256').update(bytes).digest('hex');
/** Changes with the sources, which triggers a new installation. */
const RECIPE = sha256(
  JSON.stringify([ARCHIVES, FOLDERS, NEWER, NEWER_PATTERNS, ADDED], (_, value) =>
    value instanceof RegExp ? value.source : value,
  ),
);

/** True when every file that these sources give is there. */
export function schemasInstalled(dir = SCHEMAS) {
  const manifest = readJson(path.join(dir, MANIFEST));
  return (
    manifest?.recipe === RECIPE &&
    Object.keys(manifest.files).every((name) => fs.existsSync(path.join(dir, name)))
  );
}

/** Names of installed files that are missing or changed. */
export function damagedSchemas(dir = SCHEMAS) {
  const files = readJson(path.join(dir, MANIFEST))?.files ?? {};
  return Object.entries(files)
    .filter(([name, hash]) => {
      const file = path.join(dir, name);
      return !fs.existsSync(file) || sha256(fs.readFileSync(file)) !== hash;
    })
    .map(([name]) => name);
}

/** Messages whose XSD is not installed, as `folder/root`: the layout tables alone check those. */
export function missingSchemas(dir = SCHEMAS) {
  /** @type {Record<string, Record<string, string>>} */
  const roots = readJson(path.join(ROOT, 'packages/fiscal-core/src/xsd/roots.json'));
  return Object.entries(roots).flatMap(([folder, messages]) =>
    Object.entries(messages)
      .filter(([, file]) => !fs.existsSync(path.join(dir, folder, file)))
      .map(([root]) => `${folder}/${root}`),
  );
}

/**
 * Installs the XSDs unless present. The files of an unavailable archive are skipped, and the error names it in one
 * line; the next call retries.
 * @type {(options?: { dir?: string, say?: (line: string) => void }) => Promise<void>}
 */
export async function installSchemas({ dir = SCHEMAS, say = () => undefined } = {}) {
  if (schemasInstalled(dir)) return;
  const part = `${dir}.${process.pid}.part`;
  const downloads = path.join(part, '.downloads');
  fs.mkdirSync(downloads, { recursive: true });
  try {
    /** @type {Map<string, Files>} */
    const archives = new Map();
    /** @type {string[]} */
    const failures = [];
    for (const [name, archive] of Object.entries(ARCHIVES)) {
      say(`official XSDs: fetching ${archive.spec} …`);
      try {
        archives.set(name, xsdFiles(archive, await fetchArchive(archive, downloads)));
      } catch (error) {
        failures.push(messageOf(error));
      }
    }
    fs.rmSync(downloads, { recursive: true });
    if (archives.size > 0) {
      const files = writeFolders(part, archives);
      const recipe = failures.length === 0 ? RECIPE : null;
      fs.writeFileSync(path.join(part, MANIFEST), JSON.stringify({ recipe, files }, null, 1));
      replace(dir, part);
    }
    if (failures.length > 0) throw new Error(failures.join('; '));
  } finally {
    fs.rmSync(part, { recursive: true, force: true });
  }
}

/**
 * Writes every folder that the archives at hand give; returns the hash of each file.
 * @type {(part: string, archives: Map<string, Files>) => Record<string, string>}
 */
function writeFolders(part, archives) {
  /** @type {Record<string, string>} */
  const files = {};
  for (const [folder, parts] of Object.entries(FOLDERS)) {
    for (const [name, published] of flatten(parts, archives)) {
      const file = `${folder}/${name}`;
      const bytes = withNewer(withPatterns(published, NEWER_PATTERNS[folder]), NEWER[file], ADDED[file]);
      fs.mkdirSync(path.join(part, folder), { recursive: true });
      fs.writeFileSync(path.join(part, folder, name), bytes);
      files[`${folder}/${name}`] = sha256(bytes);
    }
  }
  return files;
}

/**
 * Files of one flat folder: each part's, the first of a name winning.
 * @type {(parts: import('./schemas/sources.mjs').Part[], archives: Map<string, Files>) => Files}
 */
function flatten(parts, archives) {
  /** @type {Files} */
  const files = new Map();
  for (const { archive, from, only } of parts) {
    for (const [entry, bytes] of archives.get(archive) ?? []) {
      const published = path.posix.basename(entry);
      const name = published.replaceAll(' ', '');
      if (path.posix.dirname(entry) === from && (only?.test(published) ?? true) && !files.has(name))
        files.set(name, bytes);
    }
  }
  return files;
}

/**
 * A file with the patterns of its folder's newer revision.
 * @type {(published: Buffer, patterns?: Record<string, string>) => Buffer}
 */
function withPatterns(published, patterns = {}) {
  const before = published.toString('utf8');
  const text = before.replace(/(?<=<xs:pattern value=")[^"]*/g, (pattern) => patterns[pattern] ?? pattern);
  return text === before ? published : Buffer.from(text);
}

/**
 * A file with the patterns and elements of its newer revision. @throws {Error} naming what it does not have
 * @type {(published: Buffer, patterns?: Record<string, string>, added?: import('./schemas/sources.mjs').Added[]) => Buffer}
 */
function withNewer(published, patterns = {}, added = []) {
  let text = published.toString('utf8');
  for (const [type, pattern] of Object.entries(patterns)) {
    const found = new RegExp(
      `(<xs:simpleType name="${type}">(?:(?!</xs:simpleType>)[^])*?<xs:pattern value=")[^"]*`,
    );
    if (!found.test(text)) throw new Error(`no pattern of ${type} to be made newer`);
    text = text.replace(found, `$1${pattern}`);
  }
  for (const { after = '', before, elements } of added) {
    const anchor = after || before;
    if (text.split(anchor).length !== 2) throw new Error(`${anchor} is not there once`);
    const at = text.indexOf(before, text.indexOf(anchor));
    text = text.slice(0, at) + elements + text.slice(at);
  }
  return text === published.toString('utf8') ? published : Buffer.from(text);
}

/**
 * Puts the finished folder in place; when another process was faster, its result is as good.
 * @type {(dir: string, part: string) => void}
 */
function replace(dir, part) {
  fs.rmSync(dir, { recursive: true, force: true });
  try {
    fs.renameSync(part, dir);
  } catch (error) {
    if (!schemasInstalled(dir)) throw error;
  }
}

function check() {
  const dir = process.env.SCHEMAS_DIR ?? SCHEMAS;
  const damaged = dir === SCHEMAS && !schemasInstalled(dir) ? ['the set is incomplete'] : damagedSchemas(dir);
  const missing = missingSchemas(dir);
  console.log(
    `${dir}: ${damaged.length ? `damaged (${damaged.join(', ')}): run "npm run schemas"` : 'whole'}`,
  );
  console.log(missing.length ? `no XSD installed for: ${missing.join(', ')}` : 'an XSD for every message');
  return damaged.length ? 1 : 0;
}

/** @type {(args: string[]) => Promise<number>} */
async function main(args) {
  if (args.includes('--check')) return check();
  if (process.env.SCHEMAS_DIR) {
    console.log(`SCHEMAS_DIR is set: ${process.env.SCHEMAS_DIR} is used as it is`);
    return 0;
  }
  if (damagedSchemas().length > 0) fs.rmSync(path.join(SCHEMAS, MANIFEST), { force: true });
  await installSchemas({ say: console.log });
  console.log(`official XSDs: ${SCHEMAS}`);
  return 0;
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  main(process.argv.slice(2)).then(
    (code) => {
      process.exitCode = code;
    },
    (error) => {
      console.error(`error: ${messageOf(error)}`);
      process.exitCode = 1;
    },
  );
}
