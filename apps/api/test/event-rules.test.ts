import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { CTE_ANSWERED, CTE_OUT_OF_REACH, CTE_RECONCILED } from './support/cte-event-rules.ts';
import { DCE_ANSWERED, DCE_OUT_OF_REACH, DCE_RECONCILED } from './support/dce-event-rules.ts';
import {
  ANSWERED,
  NFCOM_ANSWERED,
  NFCOM_OUT_OF_REACH,
  NFCOM_RECONCILED,
  OUT_OF_REACH,
  RECONCILED,
} from './support/event-rules.ts';
import { MDFE_ANSWERED, MDFE_OUT_OF_REACH, MDFE_RECONCILED } from './support/mdfe-event-rules.ts';

const listed = z.array(
  z.object({
    type: z.string(),
    cStat: z.string(),
    level: z.string(),
    stage: z.string(),
    event: z.string().nullable(),
  }),
);

/** What `npm run sandbox:rules` says is enforced over events and voiding of these types, always or in strict mode. */
function enforced(types: readonly string[]): string[] {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const command = ['--import', 'tsx', 'apps/sandbox/src/cli/rules.ts', '--json'];
  const printed = execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const names = listed
    .parse(JSON.parse(printed))
    .filter(({ type }) => types.includes(type))
    .filter(({ level }) => level === 'on' || level === 'strict')
    .filter(({ stage }) => stage === 'evento' || stage === 'inutilizacao')
    .map(({ cStat, stage, event }) => `${event?.slice(0, 6) ?? stage} ${cStat}`);
  return [...new Set(names)].toSorted();
}

it.each([
  { types: ['nfe', 'nfce'], answered: ANSWERED, reconciled: RECONCILED, outOfReach: OUT_OF_REACH },
  { types: ['cte'], answered: CTE_ANSWERED, reconciled: CTE_RECONCILED, outOfReach: CTE_OUT_OF_REACH },
  { types: ['mdfe'], answered: MDFE_ANSWERED, reconciled: MDFE_RECONCILED, outOfReach: MDFE_OUT_OF_REACH },
  { types: ['dce'], answered: DCE_ANSWERED, reconciled: DCE_RECONCILED, outOfReach: DCE_OUT_OF_REACH },
  {
    types: ['nfcom'],
    answered: NFCOM_ANSWERED,
    reconciled: NFCOM_RECONCILED,
    outOfReach: NFCOM_OUT_OF_REACH,
  },
])(
  'every rule over events and voiding of $types is broken through /v1, or out of its reach for a reason',
  ({ types, answered, reconciled, outOfReach }) => {
    const known = [...answered, ...reconciled, ...Object.keys(outOfReach)];
    expect(known.toSorted()).toEqual(enforced(types));
  },
);
