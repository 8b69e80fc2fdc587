import { spawn } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import fs from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import path from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { loadEnv as apiEnv } from '../../apps/api/src/env.ts';
import { loadEnv as lettersEnv } from '../../apps/letters/src/env.ts';
import { loadEnv as sandboxEnv } from '../../apps/sandbox/src/env.ts';
import { loadEnv as workerEnv } from '../../apps/workflows/src/env.ts';
import { cliEnv } from '../../packages/db/src/cli/env.ts';
import { ROOT } from '../../scripts/base/paths.mjs';
import { freePorts, isListening } from '../../scripts/base/ports.mjs';
import { run } from '../../scripts/base/run.mjs';
import { runTypeScript } from '../../scripts/base/tsx.mjs';
import { waitFor } from '../../scripts/base/wait.mjs';
import { hasTool } from '../../scripts/install/test-tools.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { targetsOf } from './dockerfile.ts';

/** deploy/ as an operator has it: with the secrets that the command makes. */
const scratch = makeScratchDir('emite-compose-');
const deploy = path.join(scratch, 'deploy');
const secrets = path.join(deploy, 'secrets');
const hosts = '--api api.exemplo.com.br --console console.exemplo.com.br';
const options = `${hosts} --smtp smtps://mail.exemplo.com.br:465 --out ${secrets}`;
const makeSecrets = () => runTypeScript('scripts/deploy/secrets.ts', { args: options.split(' ') });
const read = (name: string): string => fs.readFileSync(path.join(secrets, name), 'utf8');

beforeAll(async () => {
  fs.cpSync(path.join(ROOT, 'deploy'), deploy, {
    recursive: true,
    filter: (file) => file !== path.join(ROOT, 'deploy/secrets'),
  });
  await makeSecrets();
});
afterAll(() => fs.rmSync(scratch, { recursive: true, force: true }));

const environment = z.record(z.string(), z.coerce.string().nullable()).default({});
const composed = z.object({
  services: z.record(
    z.string(),
    z.looseObject({
      user: z.string().optional(),
      read_only: z.boolean().optional(),
      cap_drop: z.array(z.string()).default([]),
      security_opt: z.array(z.string()).default([]),
      privileged: z.boolean().default(false),
      environment,
      ports: z.array(z.unknown()).default([]),
      deploy: z.looseObject({ resources: z.unknown().optional() }).optional(),
      build: z.looseObject({ target: z.string() }).optional(),
    }),
  ),
});

async function config(text = fs.readFileSync(path.join(deploy, 'compose.yaml'), 'utf8')) {
  const file = path.join(deploy, 'planted.yaml');
  fs.writeFileSync(file, text);
  const profiles = ['telemetry', 'letters'].flatMap((name) => ['--profile', name]);
  return run('docker-compose', ['--file', file, ...profiles, 'config'], { cwd: deploy });
}

describe('secrets of deploy/compose.yaml', () => {
  it('stay when they are made again, and what was removed is made anew', async () => {
    const [key, certificate] = [read('master_key'), read('postgres.pem')];
    fs.rmSync(path.join(secrets, 'postgres.pem'));
    await makeSecrets();
    expect(read('master_key')).toBe(key);
    expect(read('postgres.pem')).not.toBe(certificate);
    expect(
      new X509Certificate(read('postgres.pem')).verify(new X509Certificate(read('ca.pem')).publicKey),
    ).toBe(true);
  });

  it('name one console to all that lead there', () => {
    const consoles = ['api', 'console', 'worker'].map(
      (name) => /^CONSOLE_URL=.*/m.exec(read(`${name}.env`))?.[0],
    );
    expect(consoles).toEqual(Array(3).fill(expect.stringContaining('https://')));
    expect(new Set(consoles).size).toBe(1);
  });

  it('are closed to others of the machine', () => {
    expect(fs.statSync(secrets).mode & 0o077).toBe(0);
  });

  it('belong to the names that servers are asked for by', () => {
    const names = {
      postgres: 'postgres',
      temporal: 'temporal',
      collector: 'collector',
      letters: 'letters',
      proxy: 'proxy',
      public: 'api.exemplo.com.br',
    };
    for (const [file, name] of Object.entries(names))
      expect(new X509Certificate(read(`${file}.pem`)).checkHost(name)).toBe(name);
  });
});

describe.skipIf(!hasTool('docker-compose'))('deploy/compose.yaml (needs docker-compose)', () => {
  it('gives every process settings that it starts with, and none a wall less than the others', async () => {
    const { code, output } = await config();
    expect([code, code === 0 ? '' : output]).toEqual([0, '']);
    const { services } = composed.parse(parse(output));
    const envOf = (name: string) => ({
      ...targetsOf().get(name)?.env,
      ...Object.fromEntries(
        Object.entries(services[name]?.environment ?? {}).flatMap(([key, value]) =>
          value === null ? [] : [[key, value.replace(/^file:\/run\/secrets\//, `file:${secrets}/`)]],
        ),
      ),
    });
    expect(apiEnv(envOf('api'))).toMatchObject({ OPERATORS_HOST: '0.0.0.0', TEMPORAL_TLS: 'on' });
    expect(workerEnv(envOf('worker'))).toMatchObject({ SANDBOX_URL: 'https://sandbox:4100' });
    expect(sandboxEnv(envOf('sandbox'))).toMatchObject({ SANDBOX_DATA_DIR: '/data' });
    expect(cliEnv(envOf('migrate')).OWNER_DATABASE_URL).toContain('@postgres:5432/emite?sslmode=verify-full');
    const letters = envOf('letters');
    expect(letters['LETTERS_DOMAIN']).toBe('');
    expect(letters['LETTERS_TLS_REQUIRED']).toBe('off');
    const tls = Object.fromEntries(
      ['LETTERS_TLS_CERT', 'LETTERS_TLS_KEY'].map((name) => [
        name,
        letters[name]?.replace('/run/secrets', secrets),
      ]),
    );
    expect(lettersEnv({ ...letters, ...tls, LETTERS_DOMAIN: 'arquivos.example.com' })).toMatchObject({
      HOST: '0.0.0.0',
      LETTERS_PORT: 2525,
    });
    expect(Object.keys(letters).filter((name) => /KEY$|TOKEN|SMTP/.test(name))).toEqual(['LETTERS_TLS_KEY']);
    expect(envOf('worker')['SIGNER_KEY']).toBeDefined();
    expect(envOf('api')['SIGNER_KEY']).toBeUndefined();

    const built = Object.values(services).flatMap(({ build }) => (build === undefined ? [] : [build.target]));
    expect(built.sort()).toEqual([...targetsOf().keys()].sort());
    for (const [name, service] of Object.entries(services)) {
      expect([name, service.cap_drop, service.privileged]).toEqual([name, ['ALL'], false]);
      expect([name, service.security_opt]).toEqual([name, ['no-new-privileges:true']]);
      // Temporal's UI writes its settings when it starts; a key is handed to PostgreSQL's account by root.
      expect([name, service.read_only]).toEqual([name, name !== 'temporal-ui']);
      expect([name, service.user === 'root']).toEqual([name, name === 'postgres-key']);
    }
    const published = Object.entries(services).filter(([, { ports }]) => ports.length > 0);
    expect(published.map(([name]) => name).sort()).toEqual(['letters', 'proxy', 'temporal-ui']);
  });

  it('would not pass with a key that compose does not know', async () => {
    const text = fs.readFileSync(path.join(deploy, 'compose.yaml'), 'utf8');
    const { code, output } = await config(text.replace('    shm_size: 256m', '    shared_memory: 256m'));
    expect([code, output]).toEqual([1, expect.stringContaining('shared_memory')]);
  });

  it('holds no secret of its own', () => {
    const text = fs.readFileSync(path.join(deploy, 'compose.yaml'), 'utf8');
    for (const name of fs.readdirSync(secrets).filter((file) => !/\.(?:env|sql|pem)$/.test(file)))
      expect(text).not.toContain(read(name));
    expect(text).not.toMatch(/(?:PASSWORD|SECRET|TOKEN|_KEY): *\S*[A-Za-z0-9]{16}/);
  });
});

describe.skipIf(!hasTool('haproxy'))('deploy/compose/haproxy.cfg (needs haproxy)', () => {
  const check = async (change: (text: string) => string) => {
    const file = path.join(deploy, 'haproxy.cfg');
    const text = fs.readFileSync(path.join(deploy, 'compose/haproxy.cfg'), 'utf8');
    fs.writeFileSync(file, change(text.replaceAll('/run/secrets', secrets)));
    const env = { ...process.env, CONSOLE_HOST: 'console.exemplo.com.br' };
    return run('haproxy', ['-dW', '-c', '-f', file], { env });
  };

  /** Runs the file at ports of this test instead of its own. */
  async function startProxy(ports: Readonly<Record<number, number | undefined>>): Promise<void> {
    const text = Object.entries(ports).reduce(
      (haproxy, [from, to]) =>
        haproxy.replace(new RegExp(`bind (?:127.0.0.1)?:${from}`), `bind 127.0.0.1:${to}`),
      fs
        .readFileSync(path.join(deploy, 'compose/haproxy.cfg'), 'utf8')
        .replaceAll('/run/secrets', secrets)
        // More than a machine of tests may open. OpenSSL's own limits are off: the file's decide.
        .replace('maxconn 20000', 'maxconn 100\n  ssl-default-bind-ciphers DEFAULT@SECLEVEL=0'),
    );
    const file = path.join(deploy, 'running.cfg');
    fs.writeFileSync(file, text);
    const proxy = spawn('haproxy', ['-db', '-f', file], {
      env: { ...process.env, CONSOLE_HOST: 'console.exemplo.com.br', OPENSSL_CONF: '/dev/null' },
      stdio: 'ignore',
    });
    onTestFinished(() => void proxy.kill());
    await waitFor('haproxy', () => isListening(ports[8080] ?? 0));
  }

  /** Version of TLS that the proxy agrees to with a caller who knows only this one. */
  const handshake = (port: number, version: SecureVersion) =>
    new Promise<string>((resolve) => {
      const options = { minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' };
      const socket = connect({ host: '127.0.0.1', port, rejectUnauthorized: false, ...options });
      socket.once('secureConnect', () => {
        resolve(socket.getProtocol() ?? 'none');
        socket.destroy();
      });
      socket.once('error', () => resolve('refused'));
    });

  it('is accepted without a warning', async () => {
    const { code, output } = await check((text) => text);
    expect([code, output]).toEqual([0, expect.stringContaining('valid')]);
  });

  it('leads pages to TLS, refuses calls in clear, and has HSTS for all below the domain', async () => {
    const [clear, tls, inner, health] = await freePorts(4);
    await startProxy({ 8080: clear, 8444: tls, 8443: inner, 8404: health });
    const ask = (method: string, host: string, at: string, port = clear) =>
      new Promise<readonly [number | undefined, http.IncomingHttpHeaders]>((resolve, reject) => {
        const by = port === tls ? https : http;
        const sent = { port, method, path: at, headers: { host }, rejectUnauthorized: false };
        by.request({ host: '127.0.0.1', ...sent }, (answer) => {
          answer.resume();
          resolve([answer.statusCode, answer.headers]);
        })
          .on('error', reject)
          .end();
      });
    const [status, { location }] = await ask('GET', 'console.exemplo.com.br', '/2/documentos');
    expect([status, location]).toEqual([308, 'https://console.exemplo.com.br/2/documentos']);
    for (const [method, host, at] of [
      ['GET', 'api.exemplo.com.br', '/v1/account'],
      ['POST', 'api.exemplo.com.br', '/v1/nfe/emit'],
      ['POST', 'console.exemplo.com.br', '/api/auth/sign-in/email'],
      ['GET', 'outro.exemplo.com.br', '/'],
    ] as const) {
      const [refused, headers] = await ask(method, host, at);
      expect([host, at, refused, headers.location]).toEqual([host, at, 403, undefined]);
    }
    const [, headers] = await ask('GET', 'api.exemplo.com.br', '/v1/account', tls);
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
  });

  it('serves TLS 1.2 and later alone, to callers and to consoles', async () => {
    const [clear, tls, inner, health] = await freePorts(4);
    await startProxy({ 8080: clear, 8444: tls, 8443: inner, 8404: health });
    for (const port of [tls, inner])
      for (const version of ['TLSv1', 'TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const)
        expect([version, await handshake(port ?? 0, version)]).toEqual([
          version,
          version === 'TLSv1.2' || version === 'TLSv1.3' ? version : 'refused',
        ]);
  });

  it.each([
    ['an unknown word', 'balance leastconn', 'balance leastcon'],
    ['a backend that is not there', 'default_backend apis', 'default_backend api'],
    ['a certificate that is not there', '/public.pem', '/publik.pem'],
  ])('would not be taken with %s', async (_, right, wrong) => {
    expect((await check((text) => text.replace(right, wrong))).code).not.toBe(0);
  });
});
