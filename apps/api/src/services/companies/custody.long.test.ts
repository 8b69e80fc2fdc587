import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { documentWorkflowId, PAYLOAD_ENCODING } from '@fiscal/core/lifecycle/contract';
import { randomCnpj, whole } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, toPkcs12 } from '@fiscal/core/testing/certificates';
import { stack } from '@fiscal/core/testing/stack';
import { createDb, type Db } from '@fiscal/db/base/client';
import { openSandboxCertificate } from '@fiscal/db/companies/certificates';
import { createCustody } from '@fiscal/db/custody/custody';
import { openSignerKey } from '@fiscal/db/custody/signer-keys';
import { unwrap } from '@fiscal/db/keyring/envelope';
import { createKeyring, createSignerKeyring, type Keyring } from '@fiscal/db/keyring/keyring';
import { openInstallationKeys } from '@fiscal/db/vault/installation-keys';
import { createVault } from '@fiscal/db/vault/vault';
import { Client, Connection } from '@temporalio/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  accessOf,
  bodyOf,
  type Company,
  emit,
  emitToVerdict,
  liveOf,
  metricsOf,
  newAccount,
  newClientBody,
  newCompany,
  nfceOf,
  nfeOf,
  restrictedOf,
  send,
  testOf,
  verdictOf,
} from '../../../test/support/api.ts';
import {
  contentOf,
  filesBelow,
  leaksIn,
  needlesOf,
  type Secret,
  secretCredential,
  secretKey,
  secretText,
  unpack,
} from '../../../test/support/leaks.ts';
import { payloadsIn } from '../../../test/support/payloads.ts';
import { ownersSecrets } from '../../../test/support/people.ts';
import { tokensAnswer } from '../../rest/v1/companies/list-tokens.ts';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');
/** Clocks of files are coarse. */
const startedMs = Date.now() - 2_000;
const password = `Senha-${randomBytes(18).toString('base64url')}`;
const csc = randomBytes(18).toString('hex').toUpperCase();
const cnpj = randomCnpj(randomUUID());
const issued = issueEcnpj(createTestCa(), { cnpj });
const pfx = toPkcs12(issued, password);

let company: Company;
let documents: string[];
let needles: ReturnType<typeof needlesOf>;
/** Pools of the owner, behind the walls. */
const behind = (database?: string) => {
  const url = new URL(stack().databaseOwnerUrl);
  if (database !== undefined) url.pathname = database;
  return createDb({
    url: url.href,
    role: 'app',
    max: 1,
    keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
  });
};
const [owner, sandbox] = [behind(), behind('/emite_sandbox')];
afterAll(() => Promise.all([owner.close(), sandbox.close()]));

/** A run that touches every secret, mistakes with them included. */
beforeAll(async () => {
  const account = await newAccount();
  const a1 = { certificateBase64: pfx.toString('base64'), certificatePassword: password };
  company = await newCompany(account, { cnpj, csc, ...a1 });
  const wrong = newClientBody({ ...a1, csc, certificatePassword: `${password}x` });
  await send('POST', '/v1/clients', accessOf(account), wrong);
  await send('POST', '/v1/clients', accessOf(account), `${JSON.stringify({ ...a1, csc })}}`);
  await send('POST', '/v1/clients', { 'x-access-key': account.restrictedKey }, { ...a1, csc });
  await send('PUT', `/v1/clients/${company.clientId}/certificate`, accessOf(account), a1);
  await send('GET', `/v1/nfe/${company.testToken}?token=${company.liveToken}`, testOf(company));
  documents = [
    (await emitToVerdict(testOf(company), nfeOf(company))).id,
    (await emitToVerdict(testOf(company), nfceOf(company))).id,
    (
      await emitToVerdict(
        testOf(company),
        nfeOf(company, { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=539)' }),
      )
    ).id,
    (await emit(liveOf(company), whole(nfeOf(company)))).invoiceId,
  ];
  // The live one opens the A1 and then halts: transmission is off.
  await verdictOf(liveOf(company), documents[3] ?? '');
  await send('POST', '/v1/nfe/status', testOf(company));
  const people = Object.entries(await ownersSecrets()).map(([name, text]) => secretText(name, text));
  needles = needlesOf([...people, ...(await everySecret())]);
});

async function everySecret(): Promise<Secret[]> {
  const { accountId, clientId, accessKey, restrictedKey, testToken, liveToken } = company;
  const keyring = createKeyring({ MASTER_KEY: stack().masterKey });
  const db = createDb({
    url: stack().databaseWorkerUrl,
    role: 'worker',
    max: 1,
    keyring: createKeyring({ MASTER_KEY: stack().masterKey }),
  });
  try {
    const custody = await custodyOf(db, keyring);
    const secrets = await openSandboxCertificate(db, custody, { accountId, clientId });
    if (secrets === null) throw new Error('the run left no certificate of the sandbox');
    const { credentials } = stack();
    return [
      ...secretKey('key of the A1', issued.keyPem),
      ...secretKey('key issued by the sandbox', secrets.keyPem),
      { name: 'the A1 file', bytes: pfx },
      secretText('password of the A1', password),
      secretText('CSC', csc),
      secretCredential('access key', accessKey),
      secretCredential('restricted key', restrictedKey),
      secretCredential('test token', testToken),
      secretCredential('live token', liveToken),
      secretCredential('demo access key', credentials.accessKey),
      secretCredential('demo restricted key', credentials.restrictedKey),
      secretCredential('demo test token', credentials.testToken),
      secretText('demo password', credentials.owner.password),
      { name: 'MASTER_KEY', bytes: Buffer.from(stack().masterKey, 'base64') },
      { name: 'SIGNER_KEY', bytes: Buffer.from(stack().signerKey, 'base64') },
      ...(await dataKeys(keyring)),
      ...(await signerKeys(db)),
      secretText('admin token of the sandbox', stack().sandboxAdminToken),
      secretText('password of emite_app', new URL(stack().databaseAppUrl).password),
      secretText('password of emite_worker', new URL(stack().databaseWorkerUrl).password),
      secretText('password of emite_letters', new URL(stack().databaseLettersUrl).password),
    ];
  } finally {
    await db.close();
  }
}

/** Data keys of this run's account and of the installation, unwrapped: a holder of one needs no master key. */
async function dataKeys(keyring: Keyring): Promise<Secret[]> {
  const { rows } = await owner.pool.query<{ owner: string; data_key: Buffer; data_key_version: string }>(
    `select account_id::text as owner, data_key, data_key_version from accounts where account_id = $1
      union all select 'installation/' || purpose, data_key, data_key_version from installation_keys`,
    [company.accountId],
  );
  expect(rows).toHaveLength(6);
  return Promise.all(
    rows.map(async (row) => ({
      name: `data key of ${row.owner}`,
      bytes: await unwrap(keyring, row.owner, { version: row.data_key_version, wrapped: row.data_key }),
    })),
  );
}

const signerRing = () => createSignerKeyring({ SIGNER_KEY: stack().signerKey });

async function custodyOf(db: Db, keyring: Keyring) {
  const { signerMark: markKey } = await openInstallationKeys(db, keyring);
  return createCustody({ db, keyring: signerRing(), markKey, vault: createVault(db, keyring) });
}

/** Keys that open every A1. */
async function signerKeys(db: Db): Promise<Secret[]> {
  const { rows } = await owner.pool.query<{ id: string }>('select id from signer_keys');
  expect(rows).toHaveLength(1);
  return Promise.all(
    rows.map(async ({ id }) => ({
      name: `signer key ${id}`,
      bytes: await openSignerKey(db, signerRing(), id),
    })),
  );
}

/** Every row of every table, as its owner sees it, and what its bytes hold when they are compressed. */
async function rowsOf({ pool }: Db): Promise<{ table: string; rows: number; dump: Buffer }[]> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'm') and not c.relispartition and n.nspname not in ('pg_catalog', 'information_schema')`,
  );
  const dumps = [];
  for (const { name } of tables) {
    const { rows } = await pool.query<Record<string, unknown>>(
      `select t.*, t::text as whole_row from ${name} t`,
    );
    const parts = rows.flatMap((row) =>
      Object.values(row).flatMap((value) => (Buffer.isBuffer(value) ? unpack(value) : [])),
    );
    const texts = rows.map((row) => Buffer.from(String(row['whole_row'])));
    dumps.push({ table: name, rows: rows.length, dump: Buffer.concat([...texts, ...parts]) });
  }
  return dumps;
}

const clean = (what: string, bytes: Buffer) => ({ what, leaks: leaksIn(bytes, needles) });
const cleanFiles = (files: readonly string[]) =>
  files.map((file) => clean(file, contentOf(file))).filter(({ leaks }) => leaks.length > 0);

describe('nothing secret is in clear', () => {
  it('in what this hunt would find, were it there', () => {
    for (const form of [
      pfx.toString('base64'),
      `xx${pfx.toString('hex')}`,
      Buffer.from(`?${password}?`).toString('base64'),
      issued.keyPem,
      `\\x${Buffer.from(issued.keyPem.replaceAll('\n', '')).toString('hex')}`,
      `Bearer ${company.testToken}`,
      stack().masterKey,
    ]) {
      expect(clean(form, Buffer.from(form)).leaks, form.slice(0, 60)).not.toEqual([]);
    }
    expect(clean('noise', randomBytes(100_000)).leaks).toEqual([]);
  });

  it('in any table of the product', async () => {
    const dumps = await rowsOf(owner);
    expect(dumps.find(({ table }) => table === 'certificates')?.rows).toBeGreaterThan(0);
    expect(dumps.length).toBeGreaterThan(20);
    for (const { table, dump } of dumps) expect(clean(table, dump)).toEqual({ what: table, leaks: [] });
  });

  // The key of the sandbox's own test CA is in clear there by design: it vouches for test certificates only, and is none of these secrets.
  it('in any table of the sandbox, which issued keys and forgot them', async () => {
    const dumps = await rowsOf(sandbox);
    expect(dumps.reduce((sum, { rows }) => sum + rows, 0)).toBeGreaterThan(3);
    for (const { table, dump } of dumps) expect(clean(table, dump)).toEqual({ what: table, leaks: [] });
  });

  it('in Temporal’s histories as stored, every payload of the workflows encrypted', async () => {
    const connection = await Connection.connect({ address: stack().temporalAddress });
    const client = new Client({ connection, namespace: stack().temporalNamespace });
    try {
      let payloads = 0;
      for (const id of documents) {
        const history = await client.workflow.getHandle(documentWorkflowId(id)).fetchHistory();
        expect(clean(id, Buffer.from(JSON.stringify(history))).leaks).toEqual([]);
        const seen = payloadsIn(history);
        for (const { data } of seen) expect(clean(id, Buffer.from(data)).leaks).toEqual([]);
        // Temporal's own notes on local activities are not the workflow's payloads.
        const inClear = seen
          .filter(({ encoding }) => encoding !== PAYLOAD_ENCODING)
          .filter(({ data }) => !/^\{"seq":\d+,"attempt":/.test(Buffer.from(data).toString()));
        expect(inClear).toEqual([]);
        payloads += seen.length;
      }
      expect(payloads).toBeGreaterThan(documents.length);
    } finally {
      await connection.close();
    }
  });

  it('in the files of the stack: Temporal’s store, logs, the cluster’s pages and log of writes', () => {
    const home = stack().home;
    // Files of the operator, readable by no other user.
    const secrets = ['secrets.json', 'credentials.json', 'account.json', 'stack.json', 'postgres/password'];
    const files = filesBelow(home, { except: secrets.map((name) => path.join(home, name)) });
    const names = files.map((file) => path.relative(home, file));
    expect(names).toEqual(expect.arrayContaining(['logs/api.log', 'logs/worker.log', 'logs/sandbox.log']));
    const store = files.filter((file) => file.includes(`${path.sep}temporal${path.sep}`));
    // Clear there is what identifies a run, so these are the files that hold the runs.
    expect(store.some((file) => contentOf(file).includes(documentWorkflowId(documents[0] ?? '')))).toBe(true);
    expect(cleanFiles(files)).toEqual([]);
  });

  it('in temporary files and caches written meanwhile', () => {
    const home = stack().home;
    const cache = path.join(ROOT, '.cache');
    // Without the folder nothing would be searched.
    expect(existsSync(cache)).toBe(true);
    const written = [cache, os.tmpdir()].flatMap((dir) =>
      filesBelow(dir, { sinceMs: startedMs, depth: 3, except: [home, path.dirname(home)] }),
    );
    expect(cleanFiles(written)).toEqual([]);
  });

  it('in what a process that crashed would leave behind', () => {
    const cores = [ROOT, stack().home].flatMap((dir) =>
      filesBelow(dir, { sinceMs: startedMs, depth: 1 }).filter((file) =>
        /^core(\.\d+)?$/.test(path.basename(file)),
      ),
    );
    expect(cleanFiles(cores)).toEqual([]);
  });

  describe.runIf(existsSync('/proc/self/cmdline'))('processes', () => {
    it('in the command lines that everyone on the machine sees', () => {
      const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
      expect(pids).toEqual(expect.arrayContaining(Object.values(recordedPids())));
      const lines = pids.map((pid) => contentOf(`/proc/${pid}/cmdline`));
      expect(clean('command lines', Buffer.concat(lines)).leaks).toEqual([]);
    });

    it('in environments, but what each process is given for its own work', () => {
      const given: Readonly<Record<string, readonly string[]>> = {
        api: ['MASTER_KEY', 'password of emite_app', 'admin token of the sandbox'],
        worker: ['MASTER_KEY', 'SIGNER_KEY', 'password of emite_worker', 'admin token of the sandbox'],
        letters: ['password of emite_letters'],
        sandbox: ['admin token of the sandbox'],
        temporal: [],
        console: [],
        postgres: [],
      };
      const pids = { ...recordedPids(), postgres: postmasterPid() };
      // The console is part of a stack only where people use it.
      expect(Object.keys({ console: '', ...pids }).sort()).toEqual(Object.keys(given).sort());
      for (const [name, pid] of Object.entries(pids)) {
        const { leaks } = clean(name, contentOf(`/proc/${pid}/environ`));
        expect([name, leaks.sort()]).toEqual([name, [...(given[name] ?? [])].sort()]);
      }
    });
  });

  it('in what the API answers, but for the keys where they are asked for', async () => {
    const paths = ['/v1/clients', `/v1/clients/${company.clientId}`, '/v1/account', '/openapi.json'];
    for (const at of paths) {
      const { text } = await send('GET', at, accessOf(company));
      expect(clean(at, Buffer.from(text))).toEqual({ what: at, leaks: [] });
    }
    for (const id of documents.slice(0, 3)) {
      for (const at of [`/v1/nfe/${id}`, `/v1/nfe/${id}/xml`]) {
        const { text } = await send('GET', at, testOf(company));
        expect(clean(at, Buffer.from(text))).toEqual({ what: at, leaks: [] });
      }
    }
    for (const process of [stack().workerUrl, stack().operatorsUrl])
      expect(clean('metrics', Buffer.from(await metricsOf(process))).leaks).toEqual([]);
  });
});

describe('tokens shown', () => {
  it('are in the audit log: who, which client, when', async () => {
    const revealEntries = async () => {
      const { rows } = await owner.pool.query<{ actor_kind: string; actor_id: string }>(
        `select actor_kind, actor_id from audit_log where action = 'token.reveal' and account_id = $1 and subject_id = $2`,
        [company.accountId, company.clientId],
      );
      return rows;
    };
    const before = await revealEntries();
    const reply = await send('GET', `/v1/clients/${company.clientId}/tokens`, restrictedOf(company));
    bodyOf(reply, 200, tokensAnswer);
    await send('GET', `/v1/clients/${company.clientId}/tokens`, accessOf(company));
    const after = await revealEntries();
    expect(after).toHaveLength(before.length + 1);
    const { rows } = await owner.pool.query(
      'select 1 from api_keys where id::text = $1 and account_id = $2',
      [after[0]?.actor_id, company.accountId],
    );
    expect([after[0]?.actor_kind, rows.length]).toEqual(['access-key', 1]);
  });
});

/** Pids of the stack's own processes, by name. */
const recordedPids = (): Record<string, string> =>
  Object.fromEntries(
    filesBelow(path.join(stack().home, 'run')).map((file) => {
      const { name, pid } = JSON.parse(readFileSync(file, 'utf8')) as { name: string; pid: number };
      return [name, String(pid)];
    }),
  );

const postmasterPid = (): string =>
  readFileSync(path.join(stack().home, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0] ?? '';
