import { ForbiddenAddressError, UnresolvedNameError } from '@fiscal/webhooks/resolve';
import { expect, it } from 'vitest';
import { LETTER_MS } from '../../mail/smtp.ts';
import { accountSmtp, faultOf, judgedHost, nameFault } from './account-smtp.ts';

const server = {
  host: 'smtp.example.com',
  port: 587,
  security: 'starttls',
  username: null,
  password: null,
  fromAddress: 'notas@example.com',
  passwordMark: null,
  updatedAt: new Date(0),
} as const;

/** A public address, unlike those of documentation; nothing connects to it. */
const PUBLIC = '1.1.1.1';

it('goes where a name leads to public addresses alone', async () => {
  const reach = { resolve: async () => [PUBLIC], loopbackAllowed: false };
  await (await accountSmtp(server, reach, LETTER_MS)).close();
});

it.each(['127.0.0.1', '10.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])(
  'does not go where a name that was public leads today: %s',
  async (address) => {
    const gone = accountSmtp(
      server,
      {
        resolve: async () => [PUBLIC, address],
        loopbackAllowed: false,
      },
      LETTER_MS,
    ).catch((error: unknown) => error);
    expect(await gone).toBeInstanceOf(ForbiddenAddressError);
    expect(nameFault(await gone)).toContain('leva a um IP');
  },
);

it('reports a name that does not resolve', async () => {
  const gone = await accountSmtp(
    server,
    { resolve: async () => [], loopbackAllowed: false },
    LETTER_MS,
  ).catch((error: unknown) => error);
  expect(gone).toBeInstanceOf(UnresolvedNameError);
  expect(nameFault(gone)).toBe('O nome do servidor de SMTP não foi encontrado.');
});

it('does not send by this machine any more once others reach the installation', async () => {
  const here = { ...server, host: '127.0.0.1' };
  const resolve = async () => [];
  await (await accountSmtp(here, { resolve, loopbackAllowed: true }, LETTER_MS)).close();
  await expect(accountSmtp(here, { resolve, loopbackAllowed: false }, LETTER_MS)).rejects.toThrow(/host|127/);
});

it('keeps a name as it is resolved, and takes no address of this machine where others come in', () => {
  expect(judgedHost('SMTP.Exemplo.com.br', false)).toBe('smtp.exemplo.com.br');
  expect(() => judgedHost('127.0.0.1', false)).toThrow(/127\.0\.0\.1|host/);
  expect(judgedHost('127.0.0.1', true)).toBe('127.0.0.1');
});

const rcpt = { command: 'RCPT TO' };
it.each([
  [{ ...rcpt, responseCode: 550, response: '550 5.1.1 User unknown' }, 'refused', true],
  [{ command: 'DATA', responseCode: 554, response: '554 5.7.1 Policy' }, 'refused', false],
  [{ ...rcpt, responseCode: 554, response: '554 5.7.1 Client host [185.5.1.10] blocked' }, 'refused', false],
  [{ ...rcpt, responseCode: 452, response: '452 4.2.2 Mailbox full' }, 'later', false],
  // Fault of the account or its server, even if an address was named.
  [{ ...rcpt, responseCode: 550, response: '550 5.4.5 Daily sending quota exceeded' }, 'server', false],
  [
    { command: 'MAIL FROM', responseCode: 530, response: '530 5.7.0 Authentication required' },
    'server',
    false,
  ],
  [
    { command: 'AUTH PLAIN', code: 'EAUTH', responseCode: 535, response: '535 5.7.8 Bad credentials' },
    'server',
    false,
  ],
  [{ command: 'CONN', code: 'EPROTOCOL', responseCode: 554, response: '554 No service' }, 'server', false],
  [{ command: 'DATA', code: 'ETIMEDOUT' }, 'server', false],
  [{ code: 'EABORT' }, 'server', false],
  [{ code: 'ESOCKET' }, 'server', false],
  ['no error at all', 'server', false],
])('%j', (error, kind, nobody) => {
  expect(faultOf(error)).toMatchObject({ kind, nobody, detail: expect.stringMatching(/\S/) });
});
