import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { breaksOf, SCHEMA_FILE, textOf } from '../graphql/published.ts';
import { schema } from '../graphql/schema.ts';

/**
 * `npm run graphql:schema` writes the schema of the code. A change that breaks callers of the last commit's schema is refused, unless
 * it is said: `npm run graphql:schema -- --breaking`.
 */
const { values } = parseArgs({ options: { breaking: { type: 'boolean', default: false } } });
const root = path.resolve(import.meta.dirname, '../../../..');
const file = path.join(root, SCHEMA_FILE);

const committed = spawnSync('git', ['show', `HEAD:${SCHEMA_FILE}`], { cwd: root, encoding: 'utf8' });
const published =
  committed.status === 0 ? committed.stdout : existsSync(file) ? readFileSync(file, 'utf8') : null;
const breaks = published === null ? [] : breaksOf(published, schema());
for (const line of breaks) console.error(`breaks callers: ${line}`);
if (breaks.length > 0 && !values.breaking) {
  console.error('not written; say so if that is meant: npm run graphql:schema -- --breaking');
  process.exitCode = 1;
} else {
  writeFileSync(file, textOf(schema()));
  console.log(`${SCHEMA_FILE} written`);
}
