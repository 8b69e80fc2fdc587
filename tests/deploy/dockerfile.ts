import fs from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../../scripts/base/paths.mjs';

/** A target of deploy/Dockerfile as what it is run by. */
export interface Target {
  readonly entrypoint: readonly string[];
  readonly cmd: readonly string[];
  /** Health check command; null when it declares none. */
  readonly healthcheck: readonly string[] | null;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  /** `COPY --from=build`: from → to. */
  readonly copied: readonly (readonly [from: string, to: string])[];
}

export const DOCKERFILE = path.join(ROOT, 'deploy/Dockerfile');
const words = z.array(z.string());

/** The stages that are images, by name; what a stage is made from counts as its own. */
export function targetsOf(text = fs.readFileSync(DOCKERFILE, 'utf8')): ReadonlyMap<string, Target> {
  const lines = text
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, ' ')
    .split('\n');
  const stages = new Map<string, Target>();
  let [name, stage] = ['', emptyTarget()];
  for (const line of lines) {
    const [, instruction = '', rest = ''] = /^([A-Z]+)\s+(.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') {
      const [base = '', as = ''] = rest.split(/\s+AS\s+/);
      [name, stage] = [as, { ...(stages.get(base) ?? emptyTarget()) }];
    }
    if (instruction === 'USER') stage = { ...stage, user: rest };
    if (instruction === 'ENV')
      stage = { ...stage, env: { ...stage.env, ...Object.fromEntries(rest.split(/\s+/).map(pair)) } };
    if (instruction === 'ENTRYPOINT') stage = { ...stage, entrypoint: words.parse(JSON.parse(rest)) };
    if (instruction === 'CMD') stage = { ...stage, cmd: words.parse(JSON.parse(rest)) };
    if (instruction === 'HEALTHCHECK') {
      const command = /CMD\s+(\[.*\])$/.exec(rest)?.[1];
      stage = { ...stage, healthcheck: command === undefined ? null : words.parse(JSON.parse(command)) };
    }
    const copied = /^--from=build\s+(\S+)\s+(\S+)$/.exec(instruction === 'COPY' ? rest : '');
    if (copied) stage = { ...stage, copied: [...stage.copied, [copied[1] ?? '', copied[2] ?? '']] };
    stages.set(name, stage);
  }
  return new Map([...stages].filter(([, { entrypoint }]) => entrypoint.length > 0));
}

const emptyTarget = (): Target => ({
  entrypoint: [],
  cmd: [],
  healthcheck: null,
  user: '',
  env: {},
  copied: [],
});

const pair = (text: string): [string, string] => [text.split('=', 1)[0] ?? '', text.replace(/^[^=]*=/, '')];
