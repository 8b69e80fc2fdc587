import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ROOT } from '../../scripts/base/paths.mjs';
import { packagesOf } from '../../scripts/deploy/packages-of.mjs';
import { DOCKERFILE, targetsOf } from '../deploy/dockerfile.ts';

const dockerfile = fs.readFileSync(DOCKERFILE, 'utf8');
const compose = fs.readFileSync(path.join(ROOT, 'deploy/compose.yaml'), 'utf8');

describe('images', () => {
  it('are built from the manifest of every workspace, which npm ci compares with its lock', () => {
    const manifests = ['apps', 'packages']
      .flatMap((dir) => fs.readdirSync(path.join(ROOT, dir)).map((name) => `${dir}/${name}`))
      .concat('e2e')
      .filter((dir) => fs.existsSync(path.join(ROOT, dir, 'package.json')));
    const copied = [...dockerfile.matchAll(/^COPY (\S+)\/package\.json /gm)].map(([, dir]) => dir);
    expect(new Set(copied)).toEqual(new Set(manifests));
  });

  it('run the Node of releases', () => {
    const release = fs.readFileSync(path.join(ROOT, '.node-version'), 'utf8').trim();
    expect(/^ARG NODE_IMAGE=node:([\d.]+)-/m.exec(dockerfile)?.[1]).toBe(release);
  });

  it.each([
    ['no', 'node:24', 0],
    ['yes', 'node:24', 1],
    ['yes', `node:24@sha256:${'0'.repeat(64)}`, 0],
    ['', 'node:24', 1],
  ])('with BY_DIGEST=%s are built on %s or not', async (byDigest, image, code) => {
    const [, check = 'exit 2'] = /^RUN (case "\$BY_DIGEST[^]*?esac)$/m.exec(dockerfile) ?? [];
    const shell = spawn('sh', ['-c', check], { env: { BY_DIGEST: byDigest, NODE_IMAGE: image } });
    expect(await once(shell, 'exit')).toEqual([code, null]);
  });

  it('of others are settings of compose, which take a digest as a whole', () => {
    const own = /^ {4}image: emite-\w+:\$\{EMITE_VERSION:-[\d.]+\}$/;
    const other = /^ {4}image: \$\{[A-Z_]+_IMAGE:-[\w/.-]+:\d[\w.-]*(?:@sha256:[\da-f]{64})?\}$/;
    const lines = compose.match(/^.*\bimage:.*$/gm) ?? [];
    expect(lines.filter((line) => own.test(line))).toHaveLength(6);
    expect(lines.filter((line) => !own.test(line) && !other.test(line))).toEqual([]);
  });

  it('of every process are run by Node itself, as an unprivileged user, and report their health by a route', () => {
    const targets = targetsOf();
    expect([...targets.keys()]).toEqual(['api', 'worker', 'sandbox', 'letters', 'console', 'migrate']);
    for (const [name, { entrypoint, user, healthcheck, copied }] of targets) {
      expect([name, user]).toEqual([name, '1000:1000']);
      // Half a migration would have to be resolved by hand: it is let end.
      const first = name === 'migrate' ? 'tsx' : '/first.mjs';
      expect(entrypoint.slice(0, 3)).toEqual(['node', '--import', first]);
      expect(copied.map(([from]) => from)).toContain(`/image/${name}`);
      if (name === 'migrate') expect(healthcheck).toBeNull();
      else expect(healthcheck?.slice(0, 2)).toEqual(['node', '/healthcheck.mjs']);
    }
  });
});

describe('the first process of a container', () => {
  it.each([
    ['ends at once by a signal that it has no handler for yet', '', 143],
    ['ends as its own handler says', 'process.once("SIGTERM", () => setTimeout(process.exit, 50, 7));', 7],
  ])('%s', async (_, handler, code) => {
    const program = `${handler} setInterval(() => {}, 1000); console.log("started");`;
    const first = path.join(ROOT, 'deploy/first.mjs');
    const child = spawn(process.execPath, ['--import', first, '--eval', program]);
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = once(child, 'exit');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await ended).toEqual([code, null]);
  });
});

describe('the health check of images', () => {
  it.each([
    ['220 arquivos.example.com ESMTP\r\n', 0],
    ['421 later\r\n', 1],
  ])('reads the greeting %j of a mail server', async (greeting, code) => {
    const server = net.createServer((socket) => socket.end(greeting)).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : 0;
    const check = [path.join(ROOT, 'deploy/healthcheck.mjs'), `smtp://127.0.0.1:${port}`];
    expect(await once(spawn(process.execPath, check), 'exit')).toEqual([code, null]);
  });
});

describe('content of an image', () => {
  it('is what its workspace needs and nothing of development', () => {
    const { packages, workspaces } = packagesOf('apps/api');
    expect(workspaces).toContain('packages/paper');
    expect(packages).toEqual(expect.arrayContaining(['node_modules/fastify', 'node_modules/pdfkit']));
    const beside = ['vitest', 'prisma', 'next', 'playwright'].map((name) => `node_modules/${name}`);
    expect(packages.filter((place) => beside.includes(place))).toEqual([]);
  });

  it('of letters has no code of the database but its driver', () => {
    const { packages, workspaces } = packagesOf('apps/letters');
    expect(workspaces).toEqual(['apps/letters', 'packages/fiscal-core']);
    expect(packages).toEqual(expect.arrayContaining(['node_modules/smtp-server', 'node_modules/mailparser']));
    expect(packages.filter((place) => /prisma|temporal/.test(place))).toEqual([]);
  });

  it('has two versions of a package where two are needed', () => {
    const nested = packagesOf('apps/api').packages.filter((place) => place.split('node_modules').length > 2);
    expect(nested).toContain('node_modules/fastify/node_modules/find-my-way');
  });
});
