import { hash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

/** `{ id: text }` (Relay, urql), or the manifest of Apollo's tools. */
const manifest = z.union([
  z.looseObject({
    operations: z.array(z.looseObject({ id: z.string(), body: z.string() })),
  }),
  z.record(z.string(), z.string()),
]);

function ofManifest(text: string): readonly (readonly [string, string])[] {
  const read = manifest.parse(JSON.parse(text));
  return 'operations' in read && Array.isArray(read.operations)
    ? read.operations.map(({ id, body }) => [id, body] as const)
    : Object.entries(z.record(z.string(), z.string()).parse(read));
}

/**
 * Operations of a file or of every file in a folder, `.graphql` (one operation each, with its fragments) or `.json` (a manifest).
 *
 * @returns text by id and by the SHA-256 of the text
 * @throws {Error} when a file cannot be read as either
 */
export function readRegistered(place: string): ReadonlyMap<string, string> {
  const files = statSync(place).isDirectory()
    ? readdirSync(place)
        .filter((name) => /\.(?:graphql|json)$/.test(name))
        .sort()
        .map((name) => path.join(place, name))
    : [place];
  const texts = new Map<string, string>();
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    const operations = file.endsWith('.json') ? ofManifest(text) : [[path.parse(file).name, text] as const];
    for (const [id, operation] of operations)
      texts.set(id, operation).set(hash('sha256', operation), operation);
  }
  return texts;
}
