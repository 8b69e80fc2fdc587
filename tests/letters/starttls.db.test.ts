import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type LettersOptions, type RunningLetters, startLetters } from '../../apps/letters/src/letters.ts';
import { openSmtp, type SmtpClient, writeLetter } from '../../e2e/support/smtp-client.ts';
import { listImports } from '../../packages/db/src/imports/imports.ts';
import { changeReceivedAddress } from '../../packages/db/src/received/addresses.ts';
import { createTenant, databaseUrls, openDb } from '../../packages/db/src/testing/test-database.ts';
import { createTestCa, issueServerCertificate } from '../../packages/fiscal-core/src/testing/certificates.ts';

const DOMAIN = 'arquivos.example.com';
const silent = { debug() {}, info() {}, warn() {} };
const authority = createTestCa();
const { certPem: cert, keyPem: key } = issueServerCertificate(authority);

/** An address of this machine in a network: the limit of connections takes it for another one's. */
const OUTSIDE = Object.values(networkInterfaces())
  .flatMap((each) => each ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal);

const app = openDb('app');
const start = (tls: LettersOptions['tls']): Promise<RunningLetters> =>
  startLetters({
    host: '0.0.0.0',
    port: 0,
    domain: DOMAIN,
    tls,
    databaseUrl: databaseUrls().lettersUrl,
    log: silent,
  });
let offering: RunningLetters;
let requiring: RunningLetters;
beforeAll(async () => {
  offering = await start({ cert, key, required: false });
  requiring = await start({ cert, key, required: true });
});
afterAll(() => Promise.all([offering.stop(), requiring.stop()]));

async function companyWithAddress() {
  const { accountId, clientId } = await createTenant(app);
  const scope = { accountId, clientId, environment: 2 } as const;
  const local = await changeReceivedAddress(app, scope, { actor: { kind: 'system', id: 'test' } });
  const imports = () => listImports(app, accountId, { clientId, kind: 'recebidos', limit: 9 });
  return { to: `${local}@${DOMAIN}`, imports };
}

async function greet(
  { port }: RunningLetters,
  host?: string,
): Promise<{ readonly client: SmtpClient; readonly offers: string }> {
  const client = await openSmtp(port, host);
  return { client, offers: (await client.say('EHLO fornecedor.example')).text };
}

/** Codes of the dialog of one letter, until one is refused. */
async function send(client: SmtpClient, to: string): Promise<readonly number[]> {
  const codes: number[] = [];
  for (const line of ['MAIL FROM:<notas@fornecedor.example>', `RCPT TO:<${to}>`, 'DATA']) {
    const { code } = await client.say(line);
    codes.push(code);
    if (code >= 400) return codes;
  }
  client.write(writeLetter('1', [{ name: 'nota.xml', content: '<nfeProc/>' }]));
  return [...codes, (await client.say('.')).code];
}

describe('STARTTLS', () => {
  it('is offered until it is used, then the letter comes by TLS', async () => {
    const { to, imports } = await companyWithAddress();
    const { client, offers } = await greet(offering);
    expect(offers).toContain('STARTTLS');
    await client.upgrade(authority.certPem);
    // After TLS the server has forgotten the greeting.
    expect((await client.say('MAIL FROM:<notas@fornecedor.example>')).code).toBe(503);
    expect((await client.say('EHLO fornecedor.example')).text).not.toMatch(/AUTH|STARTTLS/);
    expect(await send(client, to)).toEqual([250, 250, 354, 250]);
    client.cut();
    expect(await imports()).toHaveLength(1);
  });

  it('drops what stands in clear behind its command', async () => {
    const { to, imports } = await companyWithAddress();
    const { client } = await greet(offering);
    await client
      .upgrade(authority.certPem, `EHLO x\r\nMAIL FROM:<a@b.example>\r\nRCPT TO:<${to}>\r\n`)
      .catch(() => {});
    // Either the handshake fails, or nothing of it is remembered.
    const next = await client.say('DATA').catch(() => null);
    expect(next?.code ?? 503).toBe(503);
    client.cut();
    expect(await imports()).toEqual([]);
  });

  it('takes letters in clear too, unless it is required', async () => {
    const { to, imports } = await companyWithAddress();
    const { client } = await greet(offering);
    expect(await send(client, to)).toEqual([250, 250, 354, 250]);
    client.cut();
    expect(await imports()).toHaveLength(1);
  });

  it('is required where it is set: in clear no sender is taken', async () => {
    const { to, imports } = await companyWithAddress();
    const { client } = await greet(requiring);
    const refused = await client.say('MAIL FROM:<notas@fornecedor.example>');
    expect(refused.text).toMatch(/^530 5\.7\.0/);
    expect((await client.say(`RCPT TO:<${to}>`)).code).toBe(503);
    await client.upgrade(authority.certPem);
    await client.say('EHLO fornecedor.example');
    expect(await send(client, to)).toEqual([250, 250, 354, 250]);
    client.cut();
    expect(await imports()).toHaveLength(1);
  });

  it.skipIf(OUTSIDE === undefined)(
    'leaves no place of another machine taken: eight at once, again and again',
    async () => {
      for (let n = 0; n < 10; n += 1) {
        const { client } = await greet(offering, OUTSIDE?.address);
        // Every other one leaves before its handshake.
        if (n % 2 === 0) await client.upgrade(authority.certPem);
        else expect((await client.say('STARTTLS')).code).toBe(220);
        client.cut();
      }
      const places = await Promise.allSettled(
        Array.from({ length: 9 }, () => greet(offering, OUTSIDE?.address)),
      );
      const held = places.flatMap((place) => (place.status === 'fulfilled' ? [place.value.client] : []));
      expect(held).toHaveLength(8);
      for (const client of held) client.cut();
    },
  );
});
