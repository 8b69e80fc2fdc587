import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TestRunner } from 'vitest';
import { createXsdValidators } from '../xsd/validate.ts';

/** Folder of the official schemas, installed by `npm run schemas` or named by an operator. */
export const SCHEMAS_DIR =
  process.env['SCHEMAS_DIR'] ?? fileURLToPath(new URL('../../../../.cache/schemas', import.meta.url));

/** Installing them takes the network: without them, a test that needs one is skipped with the reason. */
function missing(what: string): never {
  const reason = `no official schema ${what} in ${SCHEMAS_DIR}: npm run schemas`;
  if (!existsSync(SCHEMAS_DIR)) TestRunner.getCurrentTest()?.context.skip(reason);
  throw new Error(reason);
}

/** A file of the official schemas: `cte/cte_v4.00.xsd`. Asked for in a test, last, for where no schemas are installed it ends there. */
export function officialSchema(name: string): string {
  const file = join(SCHEMAS_DIR, name);
  return existsSync(file) ? file : missing(name);
}

const validators = createXsdValidators(SCHEMAS_DIR);

/** Faults by the official schema of a message, empty = valid; requested like `officialSchema`. */
export function xsdErrors(xml: string, root: string): string[] {
  if (!validators.has(root)) missing(`of ${root}`);
  return validators.validate(root, xml).map(({ message }) => message);
}
