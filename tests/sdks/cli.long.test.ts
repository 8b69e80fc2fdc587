import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { readBody } from '../../sdks/cli/src/body.ts';
import { installPacked } from '../support/packed.ts';

const ID = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
const REFERENCE = 'b1946ac9-2492-4d23-8c5a-0e6f0d3a9d11';
const COMPANY = { id: ID, cnpj: '11222333000181', name: 'PADARIA' };
const A1 = { certificateBase64: 'AAE=', certificatePassword: 'x' };
const NOTHING_LISTENS = { EMITE_URL: 'http://127.0.0.1:9' };

interface Answer {
  readonly status?: number;
  readonly body: object;
  readonly headers?: Readonly<Record<string, string>>;
}
const refusal = (status: number, code: string): Answer => ({
  status,
  body: { status, code, message: code, errors: [], requestId: 'req_x' },
});

/** No answer: the connection breaks. */
const LOST: Answer = { status: 0, body: {} };
/** The SDK leaves a wait of so many seconds to its caller. */
const LATER = { 'retry-after': '61' };

/** Answers of the API by method and path, one after another, the last one for ever; anything else is a 404. */
let answers: Record<string, Answer[]>;
let calls: { readonly call: string; readonly body: string; readonly key: string | undefined }[];
const server = http.createServer((request, response) => {
  void text(request).then((body) => {
    const call = `${request.method} ${request.url?.split('?')[0]}`;
    calls.push({
      call: `${request.method} ${request.url}`,
      body,
      key: request.headers['idempotency-key']?.toString(),
    });
    const left = answers[call] ?? [];
    const answer = (left.length > 1 ? left.shift() : left[0]) ?? refusal(404, 'nao_encontrado');
    if (answer === LOST) request.socket.destroy();
    else response.writeHead(answer.status ?? 200, answer.headers).end(JSON.stringify(answer.body));
  });
});

let installed: Awaited<ReturnType<typeof installPacked>>;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  installed = await installPacked({ cli: true });
  fs.writeFileSync(path.join(installed.app, 'a1.pfx'), 'x');
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  env = {
    ...machineEnv(process.env),
    EMITE_HOME: path.join(installed.app, 'home'),
    EMITE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    EMITE_ACCESS_KEY: 'nfe_access_x',
    EMITE_RESTRICTED_KEY: 'nfe_restricted_x',
    EMITE_TOKEN: 'nfe_test_x',
  };
});
afterAll(() => {
  server.close();
  fs.rmSync(installed.room, { recursive: true, force: true });
});
beforeEach(() => {
  answers = {};
  calls = [];
});

function start(args: readonly string[], { input = '', own = {} as NodeJS.ProcessEnv } = {}) {
  const main = path.join(installed.app, 'node_modules/@emite/cli/dist/main.js');
  const child = spawn(process.execPath, [main, ...args], { cwd: installed.app, env: { ...env, ...own } });
  child.stdin.end(input);
  return child;
}

/** A command, as a terminal runs it. */
async function emite(args: readonly string[], options: Parameters<typeof start>[1] = {}) {
  const child = start(args, options);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { status: await ended, out: out.trim(), err: err.trim() };
}

describe('a command without an answer', () => {
  const CANCEL = ['cancel', ID, '--reason', 'Pedido cancelado pelo cliente'];

  it('can be repeated by the key that it shows', async () => {
    answers[`GET /v1/nfe/${ID}`] = [{ body: {} }];
    answers[`POST /v1/nfe/${ID}/cancel`] = [refusal(409, 'em_outro_estado')];
    await emite([...CANCEL, '--key', 'k-1']);
    expect(calls.at(-1)).toMatchObject({ call: `POST /v1/nfe/${ID}/cancel`, key: 'k-1' });
    const { status, err } = await emite(['emit', '-', '--key', 'k-1'], {
      input: '{"mod":"55"}',
      own: NOTHING_LISTENS,
    });
    expect({ status, err }).toEqual({
      status: 5,
      err: expect.stringMatching(/mesma Idempotency-Key[^]*--key k-1$/),
    });
  });

  it.each([
    [['import', ID, 'a1.pfx']],
    [['company', 'create', '--cnpj', '1', '--name', 'X', '--ie', '1', '--uf', 'SP', '--test-a1']],
  ])('%j shows no key, as it sent none or takes none', async (args) => {
    const { status, err } = await emite(args, { own: NOTHING_LISTENS });
    expect(status).toBe(5);
    expect(err).toMatch(/^A Emite não respondeu/);
    expect(err).not.toMatch(/key/i);
  });
});

it('a command that sent a key, and takes none, shows none', async () => {
  answers[`GET /v1/clients/${ID}`] = [{ body: COMPANY }];
  answers['GET /sandbox/clock'] = [{ body: { now: '2026-11-29T12:00:00Z' } }];
  answers['POST /v1/nfe/emit'] = [LOST];
  const { status, err } = await emite(['trigger', 'document.pending', '--company', ID, '--json']);
  expect(calls.at(-1)?.key).toBeDefined();
  expect({ status, ...JSON.parse(err) }).toEqual({
    status: 5,
    code: 'sem_resposta',
    message: 'A Emite não respondeu.',
    idempotencyKey: null,
  });
});

describe('a reference that is a UUID', () => {
  const found = { body: { data: [{ id: ID, route: 'cte' }], nextCursor: null } };

  it.each([[[]], [['--type', 'cte']]])('is found with %j', async (type) => {
    answers['GET /v1/documents'] = [found];
    answers[`GET /v1/cte/${ID}`] = [{ body: { id: ID, events: [] } }];
    expect(await emite(['get', REFERENCE, ...type, '--json'])).toMatchObject({ status: 0, err: '' });
    const { searchParams } = new URL(
      calls.find(({ call }) => call.includes('/v1/documents'))?.call.slice(4) ?? '',
      'http://x',
    );
    expect(searchParams.get('referencia')).toBe(REFERENCE);
    expect(searchParams.get('type')).toBe(type[1] ?? null);
  });

  it('is not looked for where a document has the id', async () => {
    answers[`GET /v1/cte/${ID}`] = [{ body: { id: ID, events: [] } }];
    for (const type of [[], ['--type', 'cte']]) expect((await emite(['get', ID, ...type])).status).toBe(0);
    expect(calls.filter(({ call }) => call.includes('/v1/documents'))).toEqual([]);
  });

  it('that no document has is refused', async () => {
    answers['GET /v1/documents'] = [{ body: { data: [], nextCursor: null } }];
    expect(await emite(['get', REFERENCE])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/Nenhum documento/),
    });
  });
});

describe('numbers of a body', () => {
  const read = (number: string) => {
    const file = path.join(installed.room, 'corpo.json');
    fs.writeFileSync(file, `{"valor":${number}}`);
    return readBody(file);
  };

  it.each(['1E+3', '1e2', '0.0000001', '-0', '0.00', '1.50', '100', '1e-7', '-12.5e-1', '1e21'])(
    '%s is taken: it loses nothing',
    async (number) => expect(await read(number)).toEqual({ valor: Number(number) }),
  );

  it.each(['0.12345678901234567890', '12345678901234567890', '1e400', '1e-400', '-9007199254740993'])(
    '%s is refused: it would lose digits',
    async (number) => expect(read(number)).rejects.toThrow('perderia algarismos'),
  );
});

describe('a command that follows', () => {
  const page = { body: { data: [], nextCursor: 'c1', more: false } };
  const told = {
    body: {
      data: [{ cursor: 'c2', message: { id: 'msg_c2', type: 'credits.low', timestamp: '', data: {} } }],
      nextCursor: 'c2',
      more: false,
    },
  };
  const forward = ['listen', '--json', '--forward', 'http://127.0.0.1:9/hook'];
  const logs = ['logs', '--follow', '--json'];
  const SECRET = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;

  /** Output of a follower until it matches; then the follower is ended. */
  async function followUntil(pattern: RegExp, args: readonly string[], own: NodeJS.ProcessEnv = {}) {
    const child = start(args, { own });
    let output = '';
    const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
    const seen = new Promise<void>((resolve) => {
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          output += chunk;
          if (pattern.test(output)) resolve();
        });
      void ended.then(() => resolve());
    });
    await seen;
    child.kill('SIGTERM');
    return { status: await ended, output };
  }

  describe.each([
    ['listen', forward],
    ['logs --follow', logs],
  ])('%s', (_name, args) => {
    it.each([429, 503])('waits after a %i for as long as the API says', async (status) => {
      const busy = { ...refusal(status, 'servico_ocupado'), headers: LATER };
      answers['GET /v1/changes'] = [page, busy];
      expect(await followUntil(/ em \d+ s/, args)).toMatchObject({
        status: 0,
        output: expect.stringContaining(`A Emite responde ${status}: pergunto de novo em 61 s`),
      });
    });

    it('goes on after a fault, at the start and later', async () => {
      const fault = refusal(500, 'erro_interno');
      answers['GET /v1/changes'] = [fault, page, fault, told, page];
      const { output } = await followUntil(
        /responde 500[^]*responde 500[^]*(?:credits\.low|não responde)/,
        args,
      );
      expect(output.match(/A Emite responde 500: pergunto de novo em 1 s/g)).toHaveLength(2);
    });

    it('ends where the API refuses for good', async () => {
      answers['GET /v1/changes'] = [page, refusal(403, 'sem_permissao')];
      expect(await followUntil(/^never$/, args)).toMatchObject({ status: 1 });
    });
  });

  it('shows the secret that it made, and none that was given', async () => {
    answers['GET /v1/changes'] = [page];
    expect((await followUntil(/"ready":true/, forward)).output).toMatch(/"secret":"whsec_/);
    const given = [await followUntil(/"ready":true/, [...forward, '--secret', SECRET])];
    given.push(await followUntil(/"ready":true/, forward, { EMITE_WEBHOOK_SECRET: SECRET }));
    for (const { output } of given) expect(output).not.toMatch(/whsec_/);
  });
});

describe('company', () => {
  const create = ['company', 'create', '--cnpj', COMPANY.cnpj, '--name', 'X', '--ie', '1', '--uf', 'sp'];
  const companySent = () => JSON.parse(calls.find(({ call }) => call === 'POST /v1/clients')?.body ?? '{}');
  beforeEach(() => {
    answers['POST /v1/clients'] = [{ status: 201, body: COMPANY }];
    answers['POST /sandbox/a1'] = [{ body: A1 }];
    answers[`GET /v1/clients/${ID}`] = [{ body: COMPANY }];
  });

  it('that was created is shown also where its token cannot be saved; the token is saved later', async () => {
    answers[`GET /v1/clients/${ID}/tokens`] = [
      refusal(403, 'chave_restrita_invalida'),
      { body: { tokens: [{ token: 'nfe_test_y' }] } },
    ];
    const { status, out, err } = await emite([...create, '--test-a1', '--save', 'padaria']);
    expect({ status, err }).toMatchObject({
      status: 1,
      err: expect.stringContaining('chave_restrita_invalida'),
    });
    expect(out).toContain(ID);
    expect(await emite(['company', 'token', ID, '--save', 'padaria'])).toMatchObject({ status: 0, err: '' });
    const { profiles } = JSON.parse(fs.readFileSync(path.join(installed.app, 'home/profiles.json'), 'utf8'));
    expect(profiles.padaria).toMatchObject({ token: 'nfe_test_y', cnpj: COMPANY.cnpj });
  });

  it('is created and saved in one line of JSON', async () => {
    answers[`GET /v1/clients/${ID}/tokens`] = [{ body: { tokens: [{ token: 'nfe_test_y' }] } }];
    const { status, out } = await emite(['--json', ...create, '--test-a1', '--save', 'outra']);
    expect({ status, answer: JSON.parse(out) }).toEqual({
      status: 0,
      answer: { ...COMPANY, profile: 'outra' },
    });
  });

  it('takes its CSC from EMITE_CSC, or asks for it after the password of the A1', async () => {
    const args = [...create, '--a1', 'a1.pfx', '--csc-id', '000007'];
    await emite(args, { own: { EMITE_CSC: 'AB12', EMITE_A1_PASSWORD: 'p' } });
    expect(companySent()).toMatchObject({ csc: 'AB12', cscId: '000007', certificatePassword: 'p' });
    calls = [];
    await emite(args, { input: 'senha\nCD34\n' });
    expect(companySent()).toMatchObject({ csc: 'CD34', cscId: '000007', certificatePassword: 'senha' });
    calls = [];
    await emite([...args, '--csc', 'EF56'], { own: { EMITE_A1_PASSWORD: 'p' } });
    expect(companySent()).toMatchObject({ csc: 'EF56', cscId: '000007' });
  });

  it.each([
    [['--a1', 'a1.pfx', '--csc', 'AB12']],
    [['--a1', 'a1.pfx']],
    [['--a1', 'a1.pfx', '--csc-id', '000007']],
  ])('without its whole CSC, %j is refused', async (args) => {
    expect(await emite([...create, ...args], { own: { EMITE_A1_PASSWORD: 'p' } })).toMatchObject({
      status: 2,
      err: expect.stringMatching(/csc/i),
    });
    expect(calls).toEqual([]);
  });
});
