import fs from 'node:fs';
import { table } from '../scripts/base/table.mjs';
import { install } from '../scripts/install/install.mjs';
import { readOptions } from '../scripts/stack/settings.mjs';
import { drill } from './restore/drill.mjs';

/**
 * `npm run restore-drill [-- --mode journal,margin] [--lose N]`: emissions under way, a backup, a database destroyed and restored to a moment with
 * N authorized documents after it, `restore.ts`, and an audit (docs/backups.md). CRASH_PLANT=empty-journal and no-command plant faults that it must find.
 */
const options = readOptions({ mode: { type: 'string' }, lose: { type: 'string' } });
const lose = Number(options.lose ?? '12');
if (!(Number.isInteger(lose) && lose >= 1)) throw new Error('--lose: a whole number from 1');
await install({ temporal: true });
/** @type {Awaited<ReturnType<typeof drill>>[]} */
const results = [];
for (const mode of (options.mode ?? 'journal,margin').split(',')) {
  if (mode !== 'journal' && mode !== 'margin') throw new Error('--mode: journal, margin or both');
  const result = await drill({ mode, lose, plant: process.env.CRASH_PLANT });
  console.log(JSON.stringify({ mode, ...result.counts }));
  for (const fault of result.faults) console.log(`FAULT ${fault}`);
  if (result.faults.length > 0) console.log(`logs: ${result.scratch}`);
  else fs.rmSync(result.scratch, { recursive: true, force: true });
  results.push(result);
}
const head = ['mode', 'emissions', 'at authority', 'adopted', 'lost 202', 'suspects', 'restore s', 'faults'];
console.log(
  `\n${table([head, ...results.map(({ mode, counts, faults }) => [mode, counts.emissions, counts.atAuthority, counts.adopted, counts.lost, counts.suspects, counts.restoreSeconds, faults.length])])}`,
);
if (results.some(({ faults }) => faults.length > 0)) process.exitCode = 1;
