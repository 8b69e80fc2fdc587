import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PROOF_AFTER_MS } from '@fiscal/core/lifecycle/abandon';
import { restoreRows } from '@fiscal/db/restore/restore';
import { loadRestoreEnv } from '../env.ts';
import { recordsFrom } from '../journal/journalled.ts';

/**
 * After the database was restored to an earlier moment, before any process writes to it (docs/backups.md):
 * `restore.ts --moment ISO [--journal DIR | --margin N]` with OWNER_DATABASE_URL. Prints a JSON line for each suspect, then one that counts.
 */
const USAGE = `usage: restore.ts --moment 2026-11-30T12:00:00Z (--journal DIR | --margin N)
--moment: that the database was restored to. --journal: what was sent since (JOURNAL_DIR). --margin: without one, how many numbers each
série goes further; 1000 is a minute at sixteen documents a second in one série.`;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(2);
};

const { values } = parseArgs({
  options: { moment: { type: 'string' }, journal: { type: 'string' }, margin: { type: 'string' } },
});
const env = loadRestoreEnv();
const momentMs = Date.parse(values.moment ?? '');
const dir = values.journal ?? (values.margin === undefined ? env.JOURNAL_DIR : undefined);
const margin = values.margin === undefined ? null : Number(values.margin);
if (Number.isNaN(momentMs)) fail('--moment: an instant, as 2026-11-30T12:00:00Z');
if ((dir === undefined) === (margin === null)) fail('either --journal or --margin');
if (dir !== undefined && !existsSync(dir)) fail(`--journal: there is no ${dir}`);
if (margin !== null && !(Number.isInteger(margin) && margin >= 0 && margin < 1_000_000))
  fail('--margin: a whole number below 1,000,000');

const print = (value: object): void => void process.stdout.write(`${JSON.stringify(value)}\n`);
const damaged: object[] = [];
const counts = await restoreRows({
  ownerUrl: env.OWNER_DATABASE_URL,
  proofAfterMs: PROOF_AFTER_MS * env.EMISSION_WAIT_FACTOR,
  sends: dir === undefined ? null : recordsFrom(dir, momentMs, (line) => void damaged.push(line)),
  margin: margin ?? 0,
  suspect: print,
});
for (const line of damaged) print(line);
print({ ...counts, damaged: damaged.length });
if (damaged.some((line) => 'kind' in line && line.kind === 'danificada')) process.exitCode = 1;
