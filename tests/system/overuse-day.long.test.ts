import fs from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createSandboxControl } from '../../apps/api/src/services/sandbox/sandbox-control.ts';
import { newClientBody, type Reply, send } from '../../apps/api/test/support/api.ts';
import { thisYear } from '../../apps/api/test/support/documents.ts';
import { releaseOveruse } from '../../packages/db/src/authority/overuse-blocks.ts';
import { createDb, type Db } from '../../packages/db/src/base/client.ts';
import { createKeyring } from '../../packages/db/src/keyring/keyring.ts';
import { minimalNfce, minimalNfe } from '../../packages/fiscal-core/src/testing/builders.ts';
import { stackHome } from '../../scripts/base/paths.mjs';
import { ensureDemo } from '../../scripts/stack/demo.mjs';
import { makeScratchDir } from '../../scripts/stack/postgres.mjs';
import { freeStackPorts } from '../../scripts/stack/settings.mjs';
import { startStack, stopStack } from '../../scripts/stack/stack.mjs';

/**
 * A day of twenty companies inside one hour, which is harder: nothing that they did leaves the authority's window. The sandbox counts
 * everybody. Collected with `DAY_DOCUMENTS` alone (vitest.config.ts); 5000 is the whole day. With `OVERUSE_SANDBOX=strict` the worker does not count, and this must fail.
 */
const DOCUMENTS = Number(process.env['DAY_DOCUMENTS']);
const COUNTS = process.env['OVERUSE_SANDBOX'] ?? 'all';
const COMPANIES = 20;
const CALLERS = 24;
const HOUR = 3_600_000;
/** Same mistakes in a row of the first companies, more than the authority takes. */
const BURSTS = [45, 45, 40, 40, 32];
const KINDS = ['539', '610', '778', '225', '204', '591', '386'];
const scratch = makeScratchDir('emite-day-');
const home = stackHome(scratch);

interface Company {
  readonly cnpj: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Sent so far. */
  readonly ids: string[];
}

let stack: Awaited<ReturnType<typeof startStack>>;
let owner: Db;
let app: Db;
let accountId: string;
let companies: readonly Company[];

const api = (path: string): string => `${stack.urls.api}${path}`;
const parseBody = ({ text }: Reply): Readonly<Record<string, unknown>> => JSON.parse(text);
const control = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, body?: object) =>
  createSandboxControl({
    baseUrl: stack.urls.sandbox,
    ca: fs.readFileSync(stack.sandboxCaFile, 'utf8'),
    adminToken: stack.secrets.sandboxAdminToken,
  })(method, path, body);

async function openCompany(access: { accessKey: string; restrictedKey: string }): Promise<Company> {
  const key = { 'x-access-key': access.accessKey };
  const { id, cnpj } = parseBody(await send('POST', api('/v1/clients'), key, newClientBody()));
  const limits = { writesPerMinute: 100_000, readsPerMinute: 100_000 };
  await send('PATCH', api(`/v1/clients/${String(id)}`), key, { limits });
  const shown = await send('GET', api(`/v1/clients/${String(id)}/tokens`), {
    ...key,
    'x-restricted-key': access.restrictedKey,
  });
  const token = /nfe_test_\w+/.exec(shown.text)?.[0] ?? '';
  return { cnpj: String(cnpj), headers: { ...key, authorization: `Bearer ${token}` }, ids: [] };
}

beforeAll(async () => {
  stack = await startStack({
    home,
    ports: await freeStackPorts(),
    env: { EMISSION_WAIT_FACTOR: '0.05', OVERUSE_SANDBOX: COUNTS },
    temporalUi: false,
  });
  const demo = await ensureDemo(stack);
  const keyring = createKeyring(stack.secrets.masterKeys);
  owner = createDb({ url: stack.databases.ownerUrl, role: 'app', max: 2, keyring });
  app = createDb({ url: stack.databases.appUrl, role: 'app', max: 2, keyring });
  await owner.pool.query('update accounts set ceiling_writes = 1000000, ceiling_reads = 1000000');
  const { rows } = await owner.pool.query<{ id: string }>('select account_id as id from accounts limit 1');
  accountId = rows[0]?.id ?? '';
  await control('PUT', '/sandbox/overuse', { accountId, counts: 'todas' });
  const opened: Company[] = [];
  for (let n = 0; n < COMPANIES; n++) opened.push(await openCompany(demo));
  companies = opened;
});
afterAll(async () => {
  await Promise.all([owner?.close(), app?.close()]);
  await stopStack(home);
  fs.rmSync(scratch, { recursive: true, force: true });
});

/** Fault of the n-th document of a company. */
function fault(company: number, n: number): string | null {
  if (n < (BURSTS[company] ?? 0)) return 'cStat=778';
  if (n % 20 === 3) return `cStat=${KINDS[(n + company) % KINDS.length]}`;
  if (n % 25 === 7) return 'timeout=depois';
  if (n % 33 === 9) return 'timeout=antes';
  if (n % 40 === 11) return 'indisponivel=2';
  if (n % 45 === 13) return 'assincrono=2';
  if (n % 50 === 17) return 'http=503';
  return n % 55 === 19 ? 'lixo' : null;
}

async function emitOne(of: number, n: number): Promise<void> {
  const company = companies[of];
  if (company === undefined) return;
  const marker = fault(of, n);
  const own = {
    cnpj_emitente: company.cnpj,
    ...(marker && { informacoes_adicionais_contribuinte: `SANDBOX(${marker})` }),
  };
  const late = marker === null && n % 5 === 4;
  const body = late ? minimalNfce(Date.now(), own) : minimalNfe(Date.now(), own);
  const reply = await send('POST', api(late ? '/v1/nfc-e/emit' : '/v1/nfe/emit'), company.headers, body);
  expect(reply.status, reply.text).toBe(202);
  company.ids.push(String(parseBody(reply)['invoiceId']));
}

/** Calls the service and every key again and again. */
async function pester(until: { over: boolean }): Promise<void> {
  for (let n = 0; !until.over; n++) {
    const company = companies[n % companies.length];
    const id = company?.ids[n % 7];
    if (company === undefined) continue;
    await send('POST', api('/v1/nfe/status'), company.headers);
    if (id === undefined) continue;
    const { accessKey } = parseBody(await send('GET', api(`/v1/nfe/${id}`), company.headers));
    await send('GET', api(`/v1/consulta/${String(accessKey)}`), company.headers);
  }
}

/** Cancellations and voided numbers that the authority refuses, all for the same reason. */
async function refuseAll(): Promise<void> {
  const [cancels, voids] = [companies[5], companies[6]];
  if (cancels === undefined || voids === undefined) throw new Error('twenty companies');
  const condition = { accountId, times: null };
  await control('POST', '/sandbox/conditions', {
    ...condition,
    cnpj: cancels.cnpj,
    service: 'recepcaoEvento',
    scenario: 'cStat=501',
  });
  await control('POST', '/sandbox/conditions', {
    ...condition,
    cnpj: voids.cnpj,
    service: 'inutilizacao',
    scenario: 'cStat=256',
  });
  await Promise.all([
    ...cancels.ids.slice(0, 40).map((id) =>
      send('POST', api(`/v1/nfe/${id}/cancel`), cancels.headers, {
        reason: 'Pedido cancelado pelo cliente',
      }),
    ),
    ...Array.from({ length: 25 }, (_, n) =>
      send('POST', api('/v1/nfe/inutilize'), voids.headers, {
        ano: thisYear(),
        serie: 7,
        inicio: n * 10 + 1,
        fim: n * 10 + 2,
        justificativa: 'Falha no sistema que numerava as notas',
      }),
    ),
  ]);
}

/** Operations and ranges that are not decided: those that nothing holds back are under way. */
async function open(): Promise<{ readonly waiting: number; readonly moving: number }> {
  const { rows } = await owner.pool.query<{ held: boolean; count: number }>(
    `select held, count(*)::int as count from (
       select o.wait_reason is not null and p.due_at > now() + interval '2 minutes' as held
         from pending_operations p join operations o on o.id = p.operation_id and o.document_id = p.document_id
       union all
       select wait_reason is not null and due_at > now() + interval '2 minutes' from inutilizacoes where state = 'pendente') all_open
     group by 1`,
  );
  const of = (isHeld: boolean): number => rows.find((row) => row.held === isHeld)?.count ?? 0;
  return { waiting: of(true), moving: of(false) };
}
const blocks = async () => (await control('GET', `/sandbox/overuse?accountId=${accountId}`)).body;

it('causes not one 656, and every document has a verdict or waits with a reason and ends once the hour is over', async () => {
  const startedMs = Date.now();
  const queue = Array.from(
    { length: DOCUMENTS },
    (_, n) => [n % COMPANIES, Math.floor(n / COMPANIES)] as const,
  ).values();
  const until = { over: false };
  const pesterers = [pester(until), pester(until)];
  await Promise.all(
    Array.from({ length: CALLERS }, async () => {
      for (const [company, n] of queue) await emitOne(company, n);
    }),
  );
  await refuseAll();
  const rest = await vi.waitUntil(
    async () => {
      const found = await open();
      return found.moving === 0 ? found : null;
    },
    { timeout: 900_000, interval: 2_000 },
  );
  until.over = true;
  await Promise.all(pesterers);
  const seconds = Math.round((Date.now() - startedMs) / 1000);
  process.stdout.write(`${DOCUMENTS} documents in ${seconds} s, ${rest.waiting} wait\n`);
  expect(await blocks()).toMatchObject({ counts: 'todas', blocks: [] });
  expect(rest.waiting).toBeGreaterThan(0);

  await control('DELETE', '/sandbox/conditions', { accountId });
  for (let hours = 2; (await open()).waiting > 0; hours += 2) {
    await control('PUT', '/sandbox/clock', { accountId, offsetMs: hours * HOUR });
    for (const { cnpj } of companies)
      await releaseOveruse(owner, {
        accountId,
        cnpj,
        target: 'sandbox',
        actor: { kind: 'operator', id: 'day' },
        reason: 'a hora passou',
      });
    await vi.waitUntil(async () => (await open()).moving === 0, { timeout: 300_000, interval: 1_000 });
  }
  expect(await blocks()).toMatchObject({ blocks: [] });
  const { rows } = await owner.pool.query<{ status: string; count: number }>(
    'select status, count(*)::int as count from documents group by 1 order by 1',
  );
  process.stdout.write(`${JSON.stringify(rows)}\n`);
  expect(rows.map(({ status }) => status)).not.toContain('PENDENTE');
  expect(rows.map(({ status }) => status)).not.toContain('ERRO_TECNICO');
}, 1_800_000);
