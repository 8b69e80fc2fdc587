import { createHmac, randomInt, randomUUID } from 'node:crypto';
import { stack } from '@fiscal/core/testing/stack';
import { createAccount } from '@fiscal/db/accounts/accounts';
import { createDb, type Db } from '@fiscal/db/base/client';
import { hashPassword } from '@fiscal/db/people/password-hash';
import { openPeopleKey } from '@fiscal/db/vault/installation-keys';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { pino } from 'pino';
import { expect, vi } from 'vitest';
import { z } from 'zod';
import { createRateLimiter, type LocalRateLimiter, type RateLimiter } from '../../src/base/rate-limit.ts';
import { createOutbox } from '../../src/mail/outbox.ts';
import { createPeople, type People } from '../../src/people/people.ts';
import { CONSOLE_HEADER } from '../../src/people/same-origin.ts';
import { type Reply, send } from './api.ts';
import { keyring } from './databases.ts';
import { fakeApp } from './fakes.ts';

export const CONSOLE = 'http://localhost:3000';
export const newEmail = () => `${randomUUID()}@example.com`;

/** People over the stack's database, as a process with these settings has them. */
export async function peopleAt(
  db: Db,
  consoleUrl: string,
  log: (line: string) => void,
  limiter: RateLimiter = createRateLimiter(Date.now),
): Promise<People> {
  const outbox = createOutbox(Date.now);
  return createPeople({
    db,
    keyring: keyring(),
    key: await openPeopleKey(db, keyring()),
    transport: outbox,
    outbox,
    consoleUrl,
    publicUrl: consoleUrl,
    logger: pino({ level: 'trace' }, { write: log }),
    limiter,
    nowMs: Date.now,
  });
}

export interface PeopleServer {
  readonly url: string;
  readonly db: Db;
  readonly people: People;
  /** Limiter of all but the limits of better-auth. */
  readonly limiter: LocalRateLimiter;
  /** All that was logged. */
  log(): string;
  close(): Promise<void>;
}

/** A server of one's own, where every visitor has an address; the stack's own counts all tests as one. */
export async function servePeopleHere(): Promise<PeopleServer> {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  const db = createDb({
    url: stack().databaseAppUrl,
    role: 'app',
    max: 4,
    keyring: keyring(),
  });
  const limiter = createRateLimiter(Date.now);
  const people = await peopleAt(db, CONSOLE, write, limiter);
  const logger = pino({ level: 'trace' }, { write });
  const app = await fakeApp({ deps: { people, logger, isProxy: () => true } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    url,
    db,
    people,
    limiter,
    log: () => lines.join(''),
    async close() {
      await app.close();
      await people.close();
      await db.close();
    },
  };
}

/** A person at a browser of their own, at an address of their own. */
export interface Visitor {
  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply>;
  get(path: string): Promise<Reply>;
  /** The Cookie header their browser would send; undefined when it holds none. */
  cookie(): string | undefined;
  /** Set-Cookie lines of the last answer. */
  setCookies(): readonly string[];
}

/** `apiUrl` trusts X-Forwarded-For: attempts are counted by address. */
export function visitor(apiUrl: string): Visitor {
  const jar = new Map<string, string>();
  let last: readonly string[] = [];
  const address = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;
  const cookie = () =>
    jar.size === 0 ? undefined : [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const call = async (
    method: string,
    path: string,
    body: unknown,
    own: Readonly<Record<string, string>>,
  ): Promise<Reply> => {
    const sent = cookie();
    const answer = await fetch(`${apiUrl}/api/auth${path}`, {
      method,
      redirect: 'manual',
      headers: {
        'x-forwarded-for': address,
        ...(sent === undefined ? {} : { cookie: sent }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...own,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const reply = { status: answer.status, headers: answer.headers, text, json: JSON.parse(text) };
    last = reply.headers.getSetCookie();
    for (const line of last) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line) || value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return reply;
  };
  return {
    cookie,
    setCookies: () => last,
    get: (path) => call('GET', path, undefined, {}),
    post: (path, body = {}, own = {}) =>
      call('POST', path, body, { origin: CONSOLE, [CONSOLE_HEADER]: '1', ...own }),
  };
}

/** The link of the newest message to that address, or of the newest that leads to that page. */
export async function linkTo(
  { people }: Pick<PeopleServer, 'people'>,
  email: string,
  page = '',
): Promise<URL> {
  // The answer comes before the letter is written.
  return vi.waitFor(
    () => {
      const mail = people.outbox?.list().find(({ to, text }) => to === email && text.includes(page));
      const link = /https?:\/\/\S+/.exec(mail?.text ?? '')?.[0];
      if (link === undefined) throw new Error(`no link to ${email}`);
      return new URL(link);
    },
    { timeout: 300_000 },
  );
}

/** The code an authenticator shows for an `otpauth:` address (RFC 6238: SHA-1, 30 s, 6 digits). */
export function totpCode(uri: string, atMs: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(atMs / 30_000)));
  const mac = createHmac('sha1', totpKey(uri)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The key of an `otpauth:` address: base32, five bits a letter. */
function totpKey(uri: string): Buffer {
  const secret = new URL(uri).searchParams.get('secret') ?? '';
  const bits = [...secret.replace(/=+$/, '')]
    .map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'))
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

const keptMails = z.object({ mails: z.array(z.object({ to: z.string(), text: z.string() }).loose()) });

/** Secrets of the stack's owner in a session: none of them may appear anywhere else. */
export async function ownersSecrets(): Promise<Readonly<Record<string, string>>> {
  const { owner, consoleUrl } = stack().credentials;
  const post = async (path: string, body: unknown, cookie: Readonly<Record<string, string>> = {}) =>
    send('POST', `/api/auth${path}`, { origin: consoleUrl, [CONSOLE_HEADER]: '1', ...cookie }, body);
  const wrongPassword = `${owner.password}-errada`;
  expect((await post('/sign-in/email', { ...owner, password: wrongPassword })).status).toBe(401);
  const signedIn = await post('/sign-in/email', owner);
  expect(signedIn.status, signedIn.text).toBe(200);
  const [cookie = ''] = (signedIn.headers.getSetCookie()[0] ?? '').split(';');
  const enabled = await post('/two-factor/enable', { password: owner.password }, { cookie });
  const { totpURI, backupCodes } = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .loose()
    .parse(enabled.json);
  expect((await post('/request-password-reset', { email: owner.email })).status).toBe(200);
  const letter = async () => {
    const { mails } = keptMails.parse((await send('GET', '/api/outbox', {})).json);
    const found = mails.find(({ to, text }) => to === owner.email && text.includes('token='));
    if (found === undefined) throw new Error('no letter with a token');
    return found.text;
  };
  const link = await vi.waitFor(letter, { timeout: 300_000 });
  return {
    'a wrong password': wrongPassword,
    // The first half is the row's token, which is nothing without it.
    'the signature of a session': decodeURIComponent(cookie).split('.').at(-1) ?? '',
    'a TOTP secret': totpKey(totpURI).toString(),
    'backup codes': backupCodes.slice(0, 2).join('","'),
    'the token of a password reset': /token=([\w-]+)/.exec(link)?.[1] ?? '',
  };
}

/** Opens an account, with the work done that this asks for. */
export async function signUp(who: Visitor, account: Readonly<Record<string, unknown>>): Promise<Reply> {
  return who.post('/sign-up/account', { ...account, work: await doneWork(who) });
}

/** A solved challenge for a sign-up. */
export async function doneWork(who: Visitor) {
  const challenge = (await who.get('/sign-up/challenge')).json as Challenge;
  return { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
}

const hashes = new Map<string, Promise<string>>();
/** Hashing takes as long as it must for an attacker: once for each password suffices here. */
function hashOf(password: string): Promise<string> {
  const hash = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, hash);
  return hash;
}

/** The owner of a new account, signed in. The work of a sign-up would cost a second. */
export async function newOwner(
  server: PeopleServer,
  password: string,
): Promise<Visitor & { readonly email: string }> {
  const email = newEmail();
  const who = visitor(server.url);
  const owner = { email, name: 'Ana', passwordHash: await hashOf(password) };
  await createAccount(server.db, keyring(), { name: 'Loja da Ana', owner, nowMs: Date.now() });
  const signedIn = await who.post('/sign-in/email', { email, password });
  expect(signedIn.status, signedIn.text).toBe(200);
  return { ...who, email };
}

/** Opens a confirmation link, where the console would hand it on to the API. */
export async function follow(who: Visitor, { pathname, search }: URL): Promise<Reply> {
  return who.get(`${pathname.replace('/api/auth', '')}${search}`);
}

/** Makes the proof of a session eleven minutes old. */
export async function ageProof({ db }: Pick<PeopleServer, 'db'>, sessionId: string): Promise<void> {
  const confirmedAt = new Date(Date.now() - 11 * 60_000);
  await db.prisma.authSession.update({ where: { id: sessionId }, data: { confirmedAt } });
}
