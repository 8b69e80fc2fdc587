import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import readline from 'node:readline';
import { describe, expect, it, vi } from 'vitest';
import { exampleOf } from '../../packages/webhooks/src/message.ts';
import { DELAYS_MS } from '../../packages/webhooks/src/retries.ts';
import { createSender } from '../../packages/webhooks/src/send.ts';
import { newSecret, signatureHeaders } from '../../packages/webhooks/src/sign.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { freePort, isListening } from '../../scripts/base/ports.mjs';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import { expectVerdicts, inRoom, shown } from '../support/webhook-receivers.ts';

const tsx = ['--import', import.meta.resolve('tsx')];

const text = fs.readFileSync(path.join(ROOT, 'docs/webhooks.md'), 'utf8');

it('docs/webhooks.md shows a message as it is', () => {
  const [, json = ''] = /```json\n([\s\S]*?)\n```/.exec(text) ?? [];
  expect(JSON.parse(json)).toEqual(exampleOf('document.authorized'));
});

it('docs/webhooks.md lists the retries that are made', () => {
  const words = ['s', 'min', 'h'];
  const inWords = (ms: number): string => {
    const unit = ms >= 3_600_000 ? 2 : ms >= 60_000 ? 1 : 0;
    return `${ms / 1_000 / 60 ** unit} ${words[unit]}`;
  };
  const delays = DELAYS_MS.slice(1).map(inWords);
  expect(text).toContain(`${delays.slice(0, -1).join(', ')} and ${delays.at(-1)}`);
});

describe('the receivers of docs/webhooks.md accept our signatures, and nothing else', () => {
  it.each([
    ['verify.ts', 'secret'],
    ['verify-public.ts', 'pair'],
  ] as const)('in TypeScript: %s', async (name, kind) => {
    await inRoom({ shown: [name], programs: ['main.ts.txt'] }, async (room) => {
      const main = fs.readFileSync(path.join(room, 'main.ts.txt'), 'utf8');
      fs.writeFileSync(path.join(room, 'main.ts'), main.replace('VERIFY.ts', name));
      await expectVerdicts(room, [[process.execPath, ...tsx, 'main.ts']], kind);
    });
  });

  it.skipIf(!hasTool('python3'))('in Python (needs python3)', async () => {
    await inRoom({ shown: ['verify.py'], programs: ['main.py'] }, (room) =>
      expectVerdicts(room, [['python3', 'main.py']]),
    );
  });
});

it('the receiver that docs/webhooks.md shows, of less than 30 lines, takes each message once', async () => {
  expect(shown['receiver.ts']?.trim().split('\n').length).toBeLessThan(30);
  await inRoom({ shown: ['verify.ts', 'receiver.ts'], programs: [] }, async (room) => {
    const port = await freePort();
    const secret = newSecret();
    const env = { ...machineEnv(process.env), PORT: String(port), EMITE_WEBHOOK_SECRET: secret };
    const receiver = spawn(process.execPath, [...tsx, 'receiver.ts'], { cwd: room, env, stdio: 'pipe' });
    const sender = createSender({ loopbackAllowed: true });
    try {
      const lines = readline.createInterface({ input: receiver.stdout })[Symbol.asyncIterator]();
      await vi.waitFor(async () => expect(await isListening(port)).toBe(true), { timeout: 300_000 });
      const send = async (
        id: string,
        status: 'document.authorized' | 'document.cancelled',
        body?: string,
      ) => {
        const signed = JSON.stringify({ ...exampleOf(status), id });
        const result = await sender.send({
          url: `http://127.0.0.1:${port}/`,
          environment: 2,
          headers: signatureHeaders({ id, at: new Date(), body: signed }, [secret]),
          body: body ?? signed,
        });
        return result.kind === 'answered' ? result.status : result.reason;
      };
      expect(await send('msg_1', 'document.authorized')).toBe(204);
      expect(await send('msg_1', 'document.authorized')).toBe(204);
      expect(await send('msg_2', 'document.authorized', '{}')).toBe(400);
      expect(await send('msg_3', 'document.cancelled')).toBe(204);
      const { documentId } = exampleOf('document.authorized').data;
      expect((await lines.next()).value).toBe(`document.authorized ${documentId} AUTORIZADA`);
      expect((await lines.next()).value).toBe(`document.cancelled ${documentId} CANCELADA`);
    } finally {
      sender.close();
      receiver.kill();
      await once(receiver, 'close');
    }
  });
});
