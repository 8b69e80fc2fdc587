import { readdirSync, readFileSync } from 'node:fs';
import type { Payload } from '@fiscal/core/testing/builders';

const DOCUMENTS = new URL('../../../../packages/fiscal-core/src/documents/', import.meta.url);
const ENDING = '.input.json';

/** Names of the payloads that core keeps of a document type, each beside the XML it must give. */
export const fixturesOf = (type: string): string[] =>
  readdirSync(new URL(`${type}/fixtures/`, DOCUMENTS))
    .filter((file) => file.endsWith(ENDING))
    .map((file) => file.slice(0, -ENDING.length));

/** A fixture by type and name. */
export const fixtureOf = (type: string, name: string): Payload =>
  JSON.parse(readFileSync(new URL(`${type}/fixtures/${name}${ENDING}`, DOCUMENTS), 'utf8'));
