import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
/** A network of its own, in which nothing is but loopback; who is not root is one there. */
const UNSHARE = process.getuid?.() === 0 ? ['-n'] : ['-rn'];
const LOOPBACK_UP =
  "import fcntl, socket, struct; fcntl.ioctl(socket.socket(), 0x8914, struct.pack('16sH14s', b'lo', 0x41, b''))";
const hasNetworks = spawnSync('unshare', [...UNSHARE, 'true']).status === 0;

it.skipIf(!hasNetworks)(
  'no process of a stack, PostgreSQL and Temporal among them, sends a packet beyond loopback while LIVE_TRANSMISSION is unset',
  () => {
    const script = `python3 -c "${LOOPBACK_UP}" && exec "${process.execPath}" --import tsx tests/support/alone.ts`;
    const { LIVE_TRANSMISSION: _, ...rest } = process.env;
    const { stdout, stderr } = spawnSync('unshare', [...UNSHARE, 'sh', '-c', script], {
      cwd: ROOT,
      encoding: 'utf8',
      env: rest,
      timeout: 300_000,
    });
    const report: unknown = JSON.parse(
      /^TOLD (.*)$/m.exec(stdout)?.[1] ?? JSON.stringify(stderr.slice(-2000)),
    );
    expect(report).toMatchObject({ strayed: 0, verdicts: ['AUTORIZADA', 'ERRO_TECNICO'], asked: [200, 200] });
    expect(report).not.toMatchObject({ noticed: 0 });
  },
  200_000,
);
