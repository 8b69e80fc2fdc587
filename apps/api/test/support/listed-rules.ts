import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { Breaches } from './breach.ts';

const listed = z.array(
  z.object({
    type: z.string(),
    cStat: z.string(),
    level: z.string(),
    stage: z.string(),
    event: z.string().nullable(),
    predicted: z.string().nullable(),
  }),
);

let printed: z.infer<typeof listed> | null = null;

/** The command takes seconds: it is run once. */
function rules(): z.infer<typeof listed> {
  const root = fileURLToPath(new URL('../../../..', import.meta.url));
  const command = ['--import', 'tsx', 'apps/sandbox/src/cli/rules.ts', '--json'];
  const run = () => execFileSync(process.execPath, command, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  return (printed ??= listed.parse(JSON.parse(run())));
}

/** Rules of these types that `npm run sandbox:rules` lists as enforced, always or in strict mode. */
export function enforcedRules(types: readonly string[]): z.infer<typeof listed> {
  return rules()
    .filter(({ type }) => types.includes(type))
    .filter(({ level }) => level === 'on' || level === 'strict');
}

/** Whether a rule is over events and voiding, not over documents. */
export const isOfEvents = ({ stage }: { readonly stage: string }): boolean =>
  stage === 'evento' || stage === 'inutilizacao';

/** Breaches of a type: those that validation reports are refused before anything is sent. */
export function withOrigins(type: string, breaches: Breaches): Breaches {
  const known = new Set(
    enforcedRules([type]).flatMap(({ cStat, predicted }) =>
      predicted === null || predicted === 'notice' ? [] : [cStat],
    ),
  );
  return Object.fromEntries(
    Object.entries(breaches).map(([cStat, breach]) => [
      cStat,
      known.has(cStat) ? { ...breach, origin: 'validacao' as const } : breach,
    ]),
  );
}
