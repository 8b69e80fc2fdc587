import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { ANSWERED, OUT_OF_REACH, RECONCILED } from './support/event-rules.ts';

const listed = z.array(
  z.object({
    type: z.string(),
    cStat: z.string(),
    level: z.string(),
    stage: z.string(),
    event: z.string().nullable(),
  }),
);

/** What `npm run sandbox:rules` says is enforced over events and voiding of NF-e and NFC-e, always or in strict mode. */
function enforced(): string[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const command = ['--import', 'tsx', 'apps/sandbox/src/cli/rules.ts', '--json'];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const names = listed
    .parse(JSON.parse(printed))
    .filter(({ type }) => type === 'nfe' || type === 'nfce')
    .filter(({ level }) => level === 'on' || level === 'strict')
    .filter(({ stage }) => stage === 'evento' || stage === 'inutilizacao')
    .map(({ cStat, stage, event }) => `${event?.slice(0, 6) ?? stage} ${cStat}`);
  return [...new Set(names)].toSorted();
}

it('every rule over events and voiding is broken through /v1, or out of its reach for a reason', () => {
  const known = [...ANSWERED, ...RECONCILED, ...Object.keys(OUT_OF_REACH)];
  expect(known.toSorted()).toEqual(enforced());
});
