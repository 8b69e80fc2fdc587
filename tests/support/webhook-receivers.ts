import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import {
  newSecret,
  newSigningKeyPair,
  type Signed,
  signatureHeaders,
} from '../../packages/webhooks/src/sign.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { run } from '../../scripts/base/run.mjs';

/** Programs that ask what docs/webhooks.md shows. */
const PROGRAMS = path.join(ROOT, 'tests/webhook-receivers');

/** Code blocks of docs/webhooks.md, by the name of their file: each block marked with `<!-- receiver: NAME -->`. */
export const shown: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ...fs
      .readFileSync(path.join(ROOT, 'docs/webhooks.md'), 'utf8')
      .matchAll(/<!-- receiver: (\S+) -->\n```\w+\n([\s\S]*?)\n```/g),
  ].map(([, name = '', text = '']) => [name, `${text}\n`]),
);

/** Keys of the signer and the verifier: a secret for `v1`, a pair for `v1a`. */
interface Keys {
  /** Signing key; `verifies` is the verifying one. */
  readonly signs: string;
  readonly verifies: string;
}
const secret = (): Keys => {
  const text = newSecret();
  return { signs: text, verifies: text };
};
const pair = (): Keys => {
  const { privateKey, publicKey } = newSigningKeyPair();
  return { signs: privateKey, verifies: publicKey };
};

interface Vector {
  readonly name: string;
  readonly accepted: boolean;
  /** Key, id, timestamp, signatures and body. */
  readonly args: readonly string[];
}

/** How a message is signed, by which keys, and what of it is sent otherwise. */
interface VectorParts {
  readonly signed?: Partial<Signed>;
  readonly keys?: readonly Keys[];
  readonly sent?: {
    readonly id?: string;
    readonly body?: string;
    readonly signature?: string;
    readonly at?: string;
  };
}

/** Messages that a receiver must accept, and others that it must not, signed now. */
function vectors(make: () => Keys): readonly Vector[] {
  const [key, other] = [make(), make()];
  const body = '{"type":"webhook.test","data":{"message":"Olá, açúcar € 😀"}}';
  const at = (seconds: number) => new Date(Date.now() + seconds * 1_000);
  const message: Signed = { id: 'msg_019aa5b2', at: at(0), body };
  const vector = (
    name: string,
    accepted: boolean,
    { signed = {}, keys = [key], sent = {} }: VectorParts = {},
  ): Vector => {
    const headers = signatureHeaders(
      { ...message, ...signed },
      keys.map(({ signs }) => signs),
    );
    const args = [
      key.verifies,
      sent.id ?? headers['webhook-id'],
      sent.at ?? headers['webhook-timestamp'],
      sent.signature ?? headers['webhook-signature'],
      sent.body ?? body,
    ];
    return { name, accepted, args };
  };
  return [
    vector('as it was sent', true),
    vector('four minutes old', true, { signed: { at: at(-240) } }),
    vector('during a rotation, the old key', true, { keys: [other, key] }),
    vector('during a rotation, the new key', true, { keys: [key, other] }),
    vector('beside a signature of another kind', true, { keys: [make === pair ? secret() : pair(), key] }),
    vector('with another body', false, { sent: { body: body.replace('test', 'tost') } }),
    vector('with another id', false, { sent: { id: 'msg_2' } }),
    vector('with another time', false, { sent: { at: String(Math.floor(Date.now() / 1_000) + 1) } }),
    vector('six minutes old', false, { signed: { at: at(-360) } }),
    vector('six minutes ahead', false, { signed: { at: at(360) } }),
    vector('by another key', false, { keys: [other] }),
    vector('without a signature', false, { sent: { signature: '' } }),
    vector('with half a signature', false, { sent: { signature: 'v1,' } }),
    vector('with something else for a signature', false, {
      sent: { signature: 'v1,é v1a,* v2,AAAA , ,, x' },
    }),
    vector('without a time', false, { sent: { at: '' } }),
    vector('with words for a time', false, { sent: { at: 'agora' } }),
  ];
}

/** Runs a command to its end, and throws its output when it fails. */
async function runToEnd(command: string, args: readonly string[], cwd: string): Promise<string> {
  const { code, output } = await run(command, [...args], { cwd, env: machineEnv(process.env) });
  expect(code, `${command} ${args.slice(0, 4).join(' ')}\n${output.slice(-4_000)}`).toBe(0);
  return output;
}

/** A folder with these files of the document and of the programs, removed afterwards. */
export async function inRoom<T>(
  files: { readonly shown: readonly string[]; readonly programs: readonly string[] },
  work: (room: string) => Promise<T>,
): Promise<T> {
  const room = fs.mkdtempSync(path.join(os.tmpdir(), 'emite-receiver-'));
  try {
    for (const name of files.shown) fs.writeFileSync(path.join(room, name), shown[name] ?? '');
    for (const name of files.programs) fs.copyFileSync(path.join(PROGRAMS, name), path.join(room, name));
    return await work(room);
  } finally {
    fs.rmSync(room, { recursive: true, force: true });
  }
}

const KEYS = { secret, pair };

/**
 * Has a program judge every vector, and compares: `steps` are commands in its folder, the last of which takes them. They are made
 * right before it, as their ages are those of its clock.
 */
export async function expectVerdicts(
  room: string,
  steps: readonly (readonly [command: string, ...args: string[]])[],
  kind: keyof typeof KEYS = 'secret',
): Promise<void> {
  for (const [command, ...args] of steps.slice(0, -1)) await runToEnd(command, args, room);
  const [command = '', ...args] = steps.at(-1) ?? [];
  const asked = vectors(KEYS[kind]);
  const output = await runToEnd(command, [...args, ...asked.flatMap((each) => each.args)], room);
  const printed = output.trim().split(/\r?\n/);
  expect(asked.map(({ name }, at) => [name, printed[at]])).toEqual(
    asked.map(({ name, accepted }) => [name, String(accepted)]),
  );
}
