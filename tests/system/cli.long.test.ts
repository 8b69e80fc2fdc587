import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newAccount, newCompany, nfeOf, PATIENCE_MS } from '../../apps/api/test/support/api.ts';
import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stack } from '../../packages/fiscal-core/src/testing/stack.ts';
import { newSecret } from '../../packages/webhooks/src/sign.ts';
import { machineEnv } from '../../scripts/base/environment.mjs';
import { ROOT } from '../../scripts/base/paths.mjs';
import { installPacked } from '../support/packed.ts';

let installed: Awaited<ReturnType<typeof installPacked>>;
let company: Awaited<ReturnType<typeof newCompany>>;
let env: NodeJS.ProcessEnv;

beforeAll(async () => {
  installed = await installPacked({ cli: true });
  company = await newCompany(await newAccount());
  env = {
    ...machineEnv(process.env),
    PATH: `${path.join(installed.app, 'node_modules/.bin')}${path.delimiter}${process.env['PATH']}`,
    EMITE_HOME: path.join(installed.app, 'home'),
    EMITE_URL: stack().apiUrl,
    EMITE_ACCESS_KEY: company.accessKey,
    EMITE_RESTRICTED_KEY: company.restrictedKey,
    EMITE_TOKEN: company.testToken,
    EMITE_CNPJ: company.cnpj,
  };
});
afterAll(() => fs.rmSync(installed.room, { recursive: true, force: true }));

interface Ended {
  readonly status: number | null;
  readonly out: string;
  readonly err: string;
}

/** A command, as a terminal runs it. */
function emite(args: readonly string[], { input = '', own = {} as NodeJS.ProcessEnv } = {}): Ended {
  const { status, stdout, stderr } = spawnSync('emite', args, {
    cwd: installed.app,
    env: { ...env, ...own },
    input,
    encoding: 'utf8',
  });
  return { status, out: stdout.trim(), err: stderr.trim() };
}

interface Answer {
  readonly id: string;
  readonly documentId: string;
  readonly document: { readonly id: string; readonly accessKey: string };
  readonly outcome: string;
  readonly file: string;
  readonly offsetMs: number;
}

/** The answer of a command that ended well. */
function jsonOf<T = Answer>(args: readonly string[], input = ''): T {
  const { status, out, err } = emite(['--json', ...args], { input });
  expect({ status, err }).toEqual({ status: 0, err: '' });
  const answer: T = JSON.parse(out);
  return answer;
}

const note = (own: object = {}): string => JSON.stringify({ ...nfeOf(company), ...own });

it('does what its README prints: a company, its first note and a PDF', () => {
  const readme = fs.readFileSync(path.join(ROOT, 'sdks/cli/README.md'), 'utf8');
  const script = /```bash\n([\s\S]*?)\n```/.exec(readme)?.[1] ?? 'false';
  expect(script.split('\n').length).toBeLessThanOrEqual(15);
  const CNPJ = randomCnpj(`cli${Date.now()}`);
  const { status, stdout, stderr } = spawnSync('bash', ['--norc', '-euo', 'pipefail', '-c', script], {
    cwd: installed.app,
    env: { ...env, CNPJ },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^AUTORIZADA {2}nfe/m);
  expect(fs.readFileSync(path.join(installed.app, 'danfe.pdf'), 'latin1')).toMatch(/^%PDF-/);
  expect(fs.statSync(path.join(installed.app, '.emite/profiles.json')).mode & 0o777).toBe(0o600);
});

describe('profiles', () => {
  const without = { EMITE_ACCESS_KEY: '', EMITE_TOKEN: '', EMITE_RESTRICTED_KEY: '' };

  it('are kept by login from the standard input, used by name, and changed', () => {
    const input = `${company.accessKey}\n${company.testToken}\n`;
    expect(emite(['login', '--profile', 'um'], { input, own: without })).toMatchObject({
      status: 0,
      err: '',
    });
    expect(emite(['login', '--profile', 'dois'], { input: company.accessKey, own: without }).status).toBe(0);
    expect(emite(['profiles', 'use', 'dois'], { own: without }).status).toBe(0);
    expect(emite(['profiles'], { own: without }).out).toMatch(/^um .*\n\* dois /);
    // No token of the environment completes a profile that has none.
    expect(emite(['logs', '--profile', 'dois'])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/company token/),
    });
    expect(emite(['logs', '--profile', 'um'], { own: without }).status).toBe(0);
    const file = path.join(installed.app, 'home/profiles.json');
    fs.chmodSync(file, 0o644);
    expect(emite(['profiles'], { own: without })).toMatchObject({
      status: 2,
      err: expect.stringMatching(/chmod 600/),
    });
    fs.chmodSync(file, 0o600);
  });

  it('are not kept with credentials that the API refuses', () => {
    const input = `${company.accessKey}\nnfe_test_errado\n`;
    expect(emite(['login', '--profile', 'errado'], { input, own: without }).status).toBe(1);
    expect(emite(['get', 'x', '--profile', 'errado'])).toMatchObject({
      status: 2,
      err: expect.stringMatching(/Não há perfil errado/),
    });
  });
});

describe('documents', () => {
  it('are emitted, found by id, key and reference, downloaded and canceled', () => {
    const { document } = jsonOf(['emit', '-', '--wait', '--reference', 'pedido 7'], note());
    for (const what of [document.id, document.accessKey, 'pedido 7'])
      expect(jsonOf(['get', what])).toMatchObject({ id: document.id, status: 'AUTORIZADA' });
    expect(emite(['xml', document.id]).out).toMatch(/<nfeProc/);
    const { file } = jsonOf(['pdf', document.accessKey]);
    expect(fs.readFileSync(path.join(installed.app, file), 'latin1')).toMatch(/^%PDF-/);
    expect(jsonOf(['cancel', 'pedido 7', '--reason', 'Pedido cancelado pelo cliente'])).toMatchObject({
      event: { status: 'autorizado' },
    });
    expect(emite(['cancel', document.id, '--reason', 'Pedido cancelado pelo cliente']).status).toBe(1);
  });

  it('end with a code for each outcome', () => {
    const rejected = note({ informacoes_adicionais_contribuinte: 'SANDBOX(cStat=539)' });
    expect(emite(['emit', '-', '--wait'], { input: rejected })).toMatchObject({
      status: 3,
      out: expect.stringMatching(/cStat 539/),
    });
    const slow = note({ informacoes_adicionais_contribuinte: 'SANDBOX(lento=3000)' });
    const { status, out } = emite(['emit', '-', '--wait', '--timeout', '0', '--json'], { input: slow });
    expect(status).toBe(4);
    expect(jsonOf(['wait', JSON.parse(out).document.id]).outcome).toBe('authorized');
    const refused = emite(['emit', '-', '--json'], { input: note({ natureza_operacao: '' }) });
    expect(refused.status).toBe(1);
    expect(JSON.parse(refused.err).fields[0].field).toBe('natureza_operacao');
    const absent = emite(['emit', '-', '--key', 'k-1'], {
      input: note(),
      own: { EMITE_URL: 'http://127.0.0.1:9' },
    });
    expect(absent).toMatchObject({ status: 5, err: expect.stringMatching(/--key k-1/) });
  });

  it('that are refused name each field and its fix', () => {
    const { err } = emite(['emit', '-'], { input: note({ natureza_operacao: '', itens: [{ cfop: '51' }] }) });
    expect(err).toMatch(/^\d+ campos com problema:\n/);
    expect(err).toMatch(/\n {2}itens\[0\]\.\w+: .*\n/);
    expect(emite(['sefaz', '--uf', 'XX']).err).toMatch(/27 UFs\.\n {4}Use uma de: RO/);
  });

  it('are judged without being emitted, also by the law of a day', () => {
    expect(jsonOf(['validate', '-', '--em', '2027-01-04'], note())).toMatchObject({ valid: true });
    expect(emite(['validate', '-'], { input: note({ natureza_operacao: '' }) }).status).toBe(3);
  });

  it.each([
    [['emit', '-'], '{"mod":"55","valor_total":0.12345678901234567890}', /perderia algarismos/],
    [['emit', '-'], '[]', /um objeto/],
    [['emit', '-'], '{', /não é JSON/],
    [['emit', '-'], '{"mod":"1"}', /--type/],
    [['emit', '-', '--type', 'nota'], '{}', /use um de nfe/],
    [['emit'], '', /Falta o argumento: arquivo/],
    [['emitir'], '', /Comando desconhecido: emitir/],
    [['emit', '-', '--esperar'], '{}', /Opção desconhecida: --esperar/],
    [['emit', 'ausente.json'], '', /^Não há ausente\.json\.$/],
    [['get', 'pedido que não há'], '', /Nenhum documento/],
    [['get', '0193a2b4-5c6d-7e8f-9012-3456789abcde'], '', /Nenhum documento/],
    [['trigger', 'document.lost'], '', /use um de document\.pending/],
    [['listen', '--forward', 'http://10.0.0.1/hook'], '', /http desta máquina/],
    [['listen', '--forward', 'http://127.0.0.1:9/hook', '--secret', 'x'], '', /whsec_/],
  ])('%j is refused with what to do', (args, input, hint) => {
    const { status, err } = emite(args, { input });
    expect(err).toMatch(hint);
    expect(status).toBe(2);
  });
});

it('takes numbers that lose nothing, and names a type by its option', () => {
  const body = note().replace('"quantidade_comercial":"2"', '"quantidade_comercial":2.50');
  expect(jsonOf(['validate', '-', '--type', 'nfe'], body)).toMatchObject({ valid: true });
});

it('shows companies, their readiness and what is imported', () => {
  expect(jsonOf<Answer[]>(['company', 'list']).map(({ id }) => id)).toContain(company.clientId);
  expect(jsonOf(['company', 'show', company.cnpj])).toMatchObject({ id: company.clientId });
  expect(emite(['readiness', company.clientId]).out).toMatch(/(?:Pronta|Não está pronta)$/);
  const { document } = jsonOf(['emit', '-', '--wait'], note());
  emite(['xml', document.id, '-o', 'nota.xml']);
  const target = ['--target', 'sandbox', '--wait'];
  expect(jsonOf(['import', company.cnpj, 'nota.xml', ...target])).toMatchObject({ state: 'concluida' });
});

it('rules the sandbox: scenarios, outages and the clock', () => {
  expect(emite(['scenario']).out).toMatch(/SANDBOX\(cStat/);
  const { id } = jsonOf(['scenario', 'set', 'cStat=539', '--operation', 'emit', '--times', '2']);
  expect(emite(['emit', '-', '--wait'], { input: note() }).status).toBe(3);
  expect(jsonOf(['scenario', 'active'])).toMatchObject([{ id, scenario: 'SANDBOX(cStat=539)' }]);
  expect(jsonOf(['scenario', 'clear'])).toEqual({ removed: [id] });
  expect(jsonOf(['outage', 'set', '--type', 'cte', '--uf', 'mt', '--state', '108'])).toMatchObject({
    data: [{ type: 'cte', uf: 'MT', state: '108' }],
  });
  expect(jsonOf(['outage', 'clear'])).toEqual({ data: [] });
  expect(jsonOf(['outage'])).toEqual({ data: [] });
  expect(jsonOf(['clock', 'advance', 'PT1H']).offsetMs).toBeGreaterThan(3_590_000);
  expect(jsonOf(['clock', 'at', new Date().toISOString()]).offsetMs).toBeLessThan(60_000);
  expect(emite(['clock']).out).toMatch(/^\d{4}-/);
  expect(emite(['clock', 'advance', '25h']).err).toMatch(
    /^O campo advance deve ser uma duração ISO 8601.*\n {2}req_/,
  );
  expect(emite(['scenario', 'set', 'foo']).err).toMatch(/\/sandbox\/scenarios/);
});

it('is what npm run emite runs, with the credentials that it is given', () => {
  const script = path.join(ROOT, 'scripts/emite.mjs');
  const trigger = ['--json', 'trigger', 'document.halted', '--company', company.cnpj];
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...trigger], {
    cwd: installed.app,
    env,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const { documentId }: Answer = JSON.parse(stdout);
  expect(jsonOf(['get', documentId])).toMatchObject({ status: 'ERRO_TECNICO' });
});

it('explains a code, and shows the authorities', () => {
  expect(emite(['explain', '539', '--type', 'nfe']).out).toMatch(
    /Duplicidade[\s\S]*Campo: numero[\s\S]*Fonte: /,
  );
  expect(emite(['explain', '9999']).status).toBe(1);
  expect(jsonOf(['sefaz', '--uf', 'sp', '--type', 'nfe'])).toMatchObject({ environment: 2 });
});

it('helps in one language', () => {
  for (const args of [['--help'], ['emit', '--help'], ['scenario', 'set', '--help'], ['help', 'listen']]) {
    const { status, out, err } = emite(args);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).not.toMatch(/Usage|options|Options|Arguments|command\]|Commands|display|default/);
  }
});

it.each([[[]], [['company']]])('%j alone shows its help, as wrong use', (args) => {
  const { status, out, err } = emite(args);
  expect({ status, out }).toEqual({ status: 2, out: '' });
  expect(err).toMatch(/^Uso: emite/);
});

it('forwards what it triggers, signed and in order', async () => {
  const secret = newSecret();
  const received: { type: string; data: { documentId?: string } }[] = [];
  const server = http.createServer((request, response) => {
    void buffer(request).then((body) => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([k, v]) => [k, String(v)]));
      received.push(new Webhook(secret).verify(body.toString(), headers) as never);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const forward = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhook`;
  const child = spawn('emite', ['listen', '--forward', forward, '--json', '--cursor', 'lugar'], {
    cwd: installed.app,
    env: { ...env, EMITE_WEBHOOK_SECRET: secret },
  });
  let out = '';
  child.stdout.on('data', (chunk) => (out += chunk));
  const until = (text: string) =>
    vi.waitFor(() => expect(out).toContain(text), { timeout: PATIENCE_MS, interval: 50 });
  try {
    await until('"ready":true');
    const { documentId } = jsonOf(['trigger', 'document.cancelled', '--company', company.cnpj]);
    await until('document.cancelled');
    const types = received.filter(({ data }) => data.documentId === documentId).map(({ type }) => type);
    expect(types).toEqual([
      'document.pending',
      'document.authorized',
      'document.event.requested',
      'document.cancelled',
    ]);
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    server.close();
  }
  const after = fs.readFileSync(path.join(installed.app, 'lugar'), 'utf8');
  const { documentId } = jsonOf(['trigger', 'document.closed']);
  await vi.waitFor(() => expect(emite(['logs', '--after', after]).out).toContain('document.closed'), {
    timeout: PATIENCE_MS,
    interval: 200,
  });
  expect(emite(['logs', '--after', after]).out).toContain(documentId);
});
