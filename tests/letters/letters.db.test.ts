import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { EventEmitter, once } from 'node:events';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { type LettersOptions, type RunningLetters, startLetters } from '../../apps/letters/src/letters.ts';
import { openSmtp, type SmtpClient, sendLetter, writeLetter } from '../../e2e/support/smtp-client.ts';
import { listImports } from '../../packages/db/src/imports/imports.ts';
import { listImportFiles } from '../../packages/db/src/imports/uploaded-imports.ts';
import { changeReceivedAddress } from '../../packages/db/src/received/addresses.ts';
import { storeEarlierLetters } from '../../packages/db/src/testing/letters.ts';
import {
  createTenant,
  databaseUrls,
  openDb,
  type TestTenant,
} from '../../packages/db/src/testing/test-database.ts';
import { ROOT } from '../../scripts/base/paths.mjs';
import { tsxArgs } from '../../scripts/base/tsx.mjs';

const DOMAIN = 'arquivos.example.com';
const XML = '<?xml version="1.0"?><nfeProc><NFe/></nfeProc>';
const MEGABYTE = 1024 * 1024;
const silent = { debug() {}, info() {}, warn() {} };

const app = openDb('app');
const start = (changes: Partial<LettersOptions> = {}): Promise<RunningLetters> =>
  startLetters({
    host: '127.0.0.1',
    port: 0,
    domain: DOMAIN,
    tls: null,
    databaseUrl: databaseUrls().lettersUrl,
    log: silent,
    ...changes,
  });
let letters: RunningLetters;
beforeAll(async () => {
  letters = await start();
});
afterAll(async () => {
  await letters.stop();
});

async function openAddress({ accountId, clientId }: TestTenant): Promise<string> {
  const scope = { accountId, clientId, environment: 2 } as const;
  const local = await changeReceivedAddress(app, scope, { actor: { kind: 'system', id: 'test' } });
  return `${local}@${DOMAIN}`;
}

/** Names of the files of each letter that the company has, the newest first. */
async function listStored({ accountId, clientId }: TestTenant): Promise<readonly (readonly string[])[]> {
  const imports = await listImports(app, accountId, { clientId, kind: 'recebidos', limit: 99 });
  return Promise.all(
    imports.map(async ({ id }) => {
      const files = await listImportFiles(app, { accountId, importId: id });
      return files.map(({ name }) => name);
    }),
  );
}

async function companyWithAddress(): Promise<{ readonly tenant: TestTenant; readonly to: string }> {
  const tenant = await createTenant(app);
  return { tenant, to: await openAddress(tenant) };
}

const oneFile = (id: string = randomUUID()) => writeLetter(id, [{ name: 'nota.xml', content: XML }]);

/** Begins a letter that is not ended. */
async function beginLetter(port: number, to: string): Promise<SmtpClient> {
  const client = await openSmtp(port);
  onTestFinished(() => client.cut());
  for (const line of ['EHLO mau.example', 'MAIL FROM:<a@mau.example>', `RCPT TO:<${to}>`, 'DATA'])
    await client.say(line);
  return client;
}

describe('a dialog', () => {
  it('greets by its domain, offers neither AUTH nor STARTTLS, and names its size', async () => {
    const client = await openSmtp(letters.port);
    expect(client.greeting).toMatchObject({ code: 220 });
    const { text } = await client.say('EHLO fornecedor.example');
    expect(text).toContain(DOMAIN);
    expect(text).toContain(`SIZE ${10 * MEGABYTE}`);
    expect(text).not.toMatch(/AUTH|STARTTLS|XCLIENT|XFORWARD/);
    expect((await client.say('AUTH PLAIN AGEAYg==')).code).toBeGreaterThanOrEqual(500);
    expect((await client.say('STARTTLS')).code).toBeGreaterThanOrEqual(500);
    client.cut();
  });

  it('stores a letter before its 250', async () => {
    const { tenant, to } = await companyWithAddress();
    const letter = writeLetter('1', [
      { name: 'nota.xml', content: XML },
      { name: 'danfe.pdf', content: '%PDF' },
    ]);
    expect(await sendLetter(letters.port, { to: to.toUpperCase(), letter })).toMatchObject({ code: 250 });
    expect(await listStored(tenant)).toEqual([['nota.xml']]);
  });

  it('takes letter after letter on one connection', async () => {
    const { tenant, to } = await companyWithAddress();
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    for (const id of ['a', 'b', 'c', 'd', 'e']) {
      await client.say('MAIL FROM:<>');
      await client.say(`RCPT TO:<${to}>`);
      await client.say('DATA');
      client.write(oneFile(id));
      expect(await client.say('.')).toMatchObject({ code: 250 });
    }
    client.cut();
    expect(await listStored(tenant)).toHaveLength(5);
  });

  it.each([
    ['another domain', (to: string) => to.replace(DOMAIN, 'outro.example'), '550 5.7.1'],
    ['a domain that ends like ours', (to: string) => to.replace('@', '@x.'), '550 5.7.1'],
    ['an address with a way through us', (to: string) => `${to}@outro.example`, '5'],
    [
      'an unknown address',
      (to: string) => to.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
      '550 5.1.1',
    ],
    ['the postmaster', () => `postmaster@${DOMAIN}`, '550 5.1.1'],
  ])('refuses %s, and relays nothing', async (_, change, reply) => {
    const { tenant, to } = await companyWithAddress();
    const answer = await sendLetter(letters.port, { to: change(to), letter: oneFile() });
    expect(answer.text.startsWith(reply)).toBe(true);
    expect(await listStored(tenant)).toEqual([]);
  });

  it('takes one recipient a letter; the sender repeats it for another', async () => {
    const { tenant, to } = await companyWithAddress();
    const other = await companyWithAddress();
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    expect(await client.say(`RCPT TO:<${to}>`)).toMatchObject({ code: 250 });
    expect(await client.say(`RCPT TO:<${other.to}>`)).toMatchObject({ code: 452 });
    await client.say('DATA');
    client.write(oneFile());
    expect(await client.say('.')).toMatchObject({ code: 250 });
    client.cut();
    expect([await listStored(tenant), await listStored(other.tenant)]).toEqual([[['nota.xml']], []]);
  });

  it.each(['xn--ao-arquivos-87a5c.example.com', 'ação-arquivos.example.com', 'AÇÃO-arquivos.example.com'])(
    'takes letters at a domain with accents, which its setting has as xn--: %s',
    async (domain) => {
      const running = await start({ domain: 'xn--ao-arquivos-87a5c.example.com' });
      onTestFinished(() => running.stop());
      const { tenant, to } = await companyWithAddress();
      const at = to.replace(DOMAIN, domain);
      expect(await sendLetter(running.port, { to: at, letter: oneFile() })).toMatchObject({ code: 250 });
      expect(await listStored(tenant)).toEqual([['nota.xml']]);
    },
  );

  it('stops an address the moment it is changed, within a dialog too', async () => {
    const { tenant, to } = await companyWithAddress();
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    await client.say(`RCPT TO:<${to}>`);
    await client.say('DATA');
    const next = await openAddress(tenant);
    client.write(oneFile());
    expect((await client.say('.')).text).toMatch(/^550 5\.1\.1/);
    client.cut();
    expect((await sendLetter(letters.port, { to, letter: oneFile() })).text).toMatch(/^550 5\.1\.1/);
    expect(await sendLetter(letters.port, { to: next, letter: oneFile() })).toMatchObject({ code: 250 });
    expect(await listStored(tenant)).toHaveLength(1);
  });
});

describe('a hostile sender', () => {
  it('holds up no other letter by ones that cannot be read', async () => {
    const [{ to: own }, { tenant, to }] = [await companyWithAddress(), await companyWithAddress()];
    const large = { name: 'a.xml', content: '<a/>'.repeat(50_000) };
    const broken = writeLetter(randomUUID(), [large, { name: `${'b'.repeat(70_000)}.xml`, content: '' }]);
    for (const _ of [1, 2, 3])
      expect((await sendLetter(letters.port, { to: own, letter: broken })).code).toBe(554);
    expect((await sendLetter(letters.port, { to, letter: oneFile() })).code).toBe(250);
    expect(await listStored(tenant)).toEqual([['nota.xml']]);
  });

  it('uses up its quota by letters that cannot be read or hold too much', async () => {
    const { tenant, to } = await companyWithAddress();
    const of = { from: 'notas@insistente.example', to };
    await storeEarlierLetters(tenant, {
      count: 197,
      domain: 'insistente.example',
      bytes: 1,
      age: '23 hours',
    });
    const files = Array.from({ length: 51 }, (_, n) => ({ name: `${n}.xml`, content: XML }));
    const unreadable = `X: ${'a'.repeat(70_000)}\r\n\r\n`;
    const large = `${oneFile()}${'x'.repeat(10 * MEGABYTE)}\r\n`;
    for (const letter of [unreadable, writeLetter('51', files), large])
      expect((await sendLetter(letters.port, { ...of, letter })).code).toBeGreaterThanOrEqual(550);
    expect(await sendLetter(letters.port, { ...of, letter: oneFile() })).toMatchObject({ code: 452 });
    expect(await sendLetter(letters.port, { to, letter: oneFile() })).toMatchObject({ code: 250 });
  });

  it('takes up no room of other companies by letters that it does not end', async () => {
    const [{ to: own }, { to }] = [await companyWithAddress(), await companyWithAddress()];
    const refusals = new EventEmitter();
    let refused = 0;
    const info = (_: object, message?: string): void => {
      if (message === 'letter no longer held') refused += 1;
      // Two of the seven fit.
      if (refused === 5) refusals.emit('last');
    };
    const last = once(refusals, 'last');
    const running = await start({ log: { ...silent, info } });
    onTestFinished(() => running.stop());
    const begun = Array.from({ length: 7 }, () => beginLetter(running.port, own));
    for (const client of await Promise.all(begun))
      client.write(`Subject: x\r\n\r\n${`${'x'.repeat(998)}\r\n`.repeat(9 * 1024)}`);
    await last;
    const large = `${oneFile()}${'x'.repeat(9 * MEGABYTE)}\r\n`;
    expect(await sendLetter(running.port, { to, letter: large })).toMatchObject({ code: 250 });
  });

  it('is cut off when its letter comes more slowly than 512 kB a minute', async () => {
    const { to } = await companyWithAddress();
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const client = await beginLetter(letters.port, to);
    vi.advanceTimersByTime(60_000);
    expect((await client.reply()).text).toMatch(/^421 4\.4\.2/);
    await expect(client.say('NOOP')).rejects.toThrow('closed');
  });

  it('is cut off after ten addresses that there are none of', async () => {
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<a@fornecedor.example>');
    const codes: number[] = [];
    for (let n = 0; n < 11; n += 1) codes.push((await client.say(`RCPT TO:<${n}@${DOMAIN}>`)).code);
    expect(codes).toEqual([...Array<number>(10).fill(550), 421]);
  });
});

describe('limits of a letter', () => {
  it('are announced: a larger size is refused before the letter', async () => {
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    const reply = await client.say(`MAIL FROM:<a@fornecedor.example> SIZE=${10 * MEGABYTE + 1}`);
    expect(reply.code).toBe(552);
    client.cut();
  });

  it('hold for a letter that announces nothing: 10 MB are stored, a byte more is not', async () => {
    const { tenant, to } = await companyWithAddress();
    const letter = oneFile('grande');
    const fillLetter = (bytes: number) => `${letter}${'x'.repeat(bytes - letter.length - 2)}\r\n`;
    const tooLarge = await sendLetter(letters.port, { to, letter: fillLetter(10 * MEGABYTE + 1) });
    expect(tooLarge.text).toMatch(/^552 5\.3\.4/);
    expect(await listStored(tenant)).toEqual([]);
    const fits = await sendLetter(letters.port, { to, letter: fillLetter(10 * MEGABYTE) });
    expect(fits.code).toBe(250);
  });

  it('are 50 files', async () => {
    const { tenant, to } = await companyWithAddress();
    const files = Array.from({ length: 51 }, (_, n) => ({ name: `${n}.xml`, content: XML }));
    const refused = await sendLetter(letters.port, { to, letter: writeLetter('51', files) });
    expect(refused.text).toMatch(/^552 5\.3\.4/);
    expect(await listStored(tenant)).toEqual([]);
    await sendLetter(letters.port, { to, letter: writeLetter('50', files.slice(1)) });
    expect((await listStored(tenant))[0]).toHaveLength(50);
  });

  it('refuse a letter that cannot be read, for good', async () => {
    const { tenant, to } = await companyWithAddress();
    const letter = `X: ${'a'.repeat(70_000)}\r\n\r\n`;
    expect((await sendLetter(letters.port, { to, letter })).text).toMatch(/^554 5\.6\.0/);
    expect(await listStored(tenant)).toEqual([]);
  });

  it('end a day’s letters of a sender with a reply that it retries', async () => {
    const { tenant, to } = await companyWithAddress();
    const of = { from: 'notas@insistente.example', to };
    await storeEarlierLetters(tenant, {
      count: 200,
      domain: 'insistente.example',
      bytes: 1,
      age: '23 hours',
    });
    expect(await sendLetter(letters.port, { ...of, letter: oneFile() })).toMatchObject({ code: 452 });
    expect(await sendLetter(letters.port, { to, letter: oneFile() })).toMatchObject({ code: 250 });
  });
});

describe('a lost connection', () => {
  it('before the end of a letter stores nothing', async () => {
    const { tenant, to } = await companyWithAddress();
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    await client.say(`RCPT TO:<${to}>`);
    await client.say('DATA');
    client.write(oneFile('cortada'));
    client.cut();
    // The same letter, whole: it is new.
    await sendLetter(letters.port, { to, letter: oneFile('cortada') });
    expect(await listStored(tenant)).toEqual([['nota.xml']]);
  });

  it('before the 250 stores the letter once, however often its sender retries', async () => {
    const { tenant, to } = await companyWithAddress();
    const letter = oneFile('repetida');
    const client = await openSmtp(letters.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    await client.say(`RCPT TO:<${to}>`);
    await client.say('DATA');
    client.write(`${letter}.\r\n`);
    client.cut();
    const retries = await Promise.all([1, 2].map(() => sendLetter(letters.port, { to, letter })));
    expect(retries.map(({ code }) => code)).toEqual([250, 250]);
    expect(await listStored(tenant)).toEqual([['nota.xml']]);
  });
});

describe('without its database', () => {
  it('has the sender retry, and stores nothing it did not acknowledge', async () => {
    const running = await start();
    onTestFinished(() => running.stop());
    const { tenant, to } = await companyWithAddress();
    const client = await openSmtp(running.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    await client.say(`RCPT TO:<${to}>`);
    await client.say('DATA');
    await withLockedAddresses(async () => {
      client.write(oneFile());
      expect((await client.say('.')).text).toMatch(/^451 4\.3\.0/);
    });
    client.cut();
    expect(await listStored(tenant)).toEqual([]);
  });

  it('does not start as another role', async () => {
    const other = { host: '127.0.0.1', port: 0, domain: DOMAIN, tls: null, log: silent };
    await expect(startLetters({ ...other, databaseUrl: databaseUrls().workerUrl })).rejects.toThrow(
      'may do more than store letters',
    );
  });
});

describe('the process', () => {
  it('killed within a letter loses only what it did not acknowledge', async () => {
    const { tenant, to } = await companyWithAddress();
    const first = await startProcess();
    expect(await sendLetter(first.port, { to, letter: oneFile('antes') })).toMatchObject({ code: 250 });
    const client = await openSmtp(first.port);
    await client.say('EHLO fornecedor.example');
    await client.say('MAIL FROM:<notas@fornecedor.example>');
    await client.say(`RCPT TO:<${to}>`);
    await client.say('DATA');
    client.write(oneFile('durante').slice(0, 200));
    first.process.kill('SIGKILL');
    await once(first.process, 'exit');
    expect(await listStored(tenant)).toEqual([['nota.xml']]);
    const second = await startProcess();
    await sendLetter(second.port, { to, letter: oneFile('antes') });
    await sendLetter(second.port, { to, letter: oneFile('durante') });
    expect(await listStored(tenant)).toEqual([['nota.xml'], ['nota.xml']]);
  });
});

/** The process as it is started, with a port that it chooses. */
async function startProcess(): Promise<{ readonly port: number; readonly process: ChildProcess }> {
  const child = spawn(process.execPath, tsxArgs('apps/letters/src/main.ts'), {
    cwd: ROOT,
    env: {
      PATH: process.env['PATH'],
      DATABASE_URL: databaseUrls().lettersUrl,
      LETTERS_DOMAIN: DOMAIN,
      LETTERS_PORT: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let log = '';
  for await (const chunk of child.stdout) {
    log += String(chunk);
    const ready = /"port":(\d+),"msg":"letters ready"/.exec(log);
    if (ready) return { port: Number(ready[1]), process: child };
  }
  throw new Error(`The process ended\n${log}`);
}

/** While `work` runs no letter can be stored: connections of emite_letters are ended as they wait. */
async function withLockedAddresses(work: () => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('lock table received_letters in access exclusive mode');
    await Promise.all([work(), endWaiting()]);
  } finally {
    await owner.end();
  }
}

/** Ends the first connection that waits for the lock, as a failover does. */
async function endWaiting(): Promise<void> {
  const owner = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await owner.connect();
  try {
    for (;;) {
      const { rows } = await owner.query(
        `select pg_terminate_backend(a.pid) from pg_stat_activity a
          where a.usename = 'emite_letters' and a.datname = current_database() and a.wait_event_type = 'Lock'`,
      );
      if (rows.length > 0) return;
    }
  } finally {
    await owner.end();
  }
}
