import { randomInt, randomUUID } from 'node:crypto';
import { type BrowserContext, expect } from '@playwright/test';
import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import pg from 'pg';
import { stack } from '../env.ts';
import { bodyOf, type Reply, send } from './http.ts';

/** Roles of a member of an account (docs/GLOSSARY.md). */
export type Role = 'owner' | 'admin' | 'developer' | 'fiscal' | 'leitura';

/** A signed-in person, with the session as a browser stores it. */
export interface Person {
  readonly email: string;
  readonly password: string;
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/** A password that satisfies the rules. */
export const PASSWORD = 'uma senha bem longa';
export const newEmail = (): string => `${randomUUID()}@example.com`;

/** An address for one visitor: attempts to sign in are counted by address. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Signs a person into a browser in place of the previous one; null signs out. */
export async function become(context: BrowserContext, person: Person | null): Promise<void> {
  const { consoleUrl } = stack().credentials;
  // A page of the previous person would continue to send queries without a session.
  await Promise.all(context.pages().map((page) => page.goto('about:blank')));
  await context.clearCookies();
  if (person !== null)
    await context.addCookies(
      person.cookies.map(({ name, value }) => ({ name, value, url: consoleUrl, httpOnly: true })),
    );
}

/** A person with a new account: signed up, confirmed by the link of the letter, and signed in. */
export async function signedUp({
  company,
  name,
}: Readonly<Record<'company' | 'name', string>>): Promise<Person> {
  const email = newEmail();
  const challenge = bodyOf(
    await send<Challenge>('GET', `${stack().apiUrl}/api/auth/sign-up/challenge`, {
      'x-forwarded-for': newAddress(),
    }),
    200,
  );
  const work = { challenge, solution: await solveChallenge({ challenge, deriveKey }) };
  await post('/sign-up/account', { company, name, email, password: PASSWORD, work });
  const link = await linkTo(email);
  const reply = await send('GET', link.href, { 'x-forwarded-for': newAddress() });
  if (reply.status !== 302) throw new Error(`${link.href} answered ${reply.status}: ${reply.text}`);
  return session(email, PASSWORD);
}

/** Signs in as the form does, without the form. */
export async function session(email: string, password: string): Promise<Person> {
  const reply = await post('/sign-in/email', { email, password });
  return { email, password, cookies: cookiesOf(reply) };
}

/** Makes the sessions of a person older than their proof of who they are holds. */
export async function ageSessions({ email }: Pick<Person, 'email'>): Promise<void> {
  const client = new pg.Client({ connectionString: stack().databaseOwnerUrl });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `update auth_sessions s set confirmed_at = now() - interval '11 minutes' from auth_users u where u.id = s.user_id and u.email = $1`,
      [email],
    );
    if (rowCount === 0) throw new Error(`${email} has no session`);
  } finally {
    await client.end();
  }
}

/** An invitation into the account of `owner`: the link of its letter. */
export async function invite(owner: Person, role: Exclude<Role, 'owner'>, email = newEmail()): Promise<URL> {
  await post('/organization/invite-member', { email, role }, owner);
  return linkTo(email);
}

/** A new member of the account of `owner`: invited, and come in by the link of the letter. */
export async function inviteMember(owner: Person, role: Exclude<Role, 'owner'>): Promise<Person> {
  const email = newEmail();
  const link = await invite(owner, role, email);
  const asked = {
    invitationId: link.pathname.split('/').at(-1) ?? '',
    token: link.searchParams.get('token') ?? '',
    name: NAMES[role],
    password: PASSWORD,
  };
  return { email, password: PASSWORD, cookies: cookiesOf(await post('/sign-up/invited', asked)) };
}

const NAMES = { admin: 'Ana Alves', developer: 'Davi Dias', fiscal: 'Flávia Faria', leitura: 'Lia Lima' };

/** The link in the newest letter to that address, or in the newest that leads to that page; letters are in the development outbox. */
export async function linkTo(email: string, page = ''): Promise<URL> {
  const url = `${stack().apiUrl}/api/outbox`;
  const link = async () => {
    const { mails } = bodyOf(await send<{ mails: { to: string; text: string }[] }>('GET', url), 200);
    return /https?:\/\/\S+/.exec(
      mails.find(({ to, text }) => to === email && text.includes(page))?.text ?? '',
    )?.[0];
  };
  // The response precedes the letter.
  await expect.poll(link, { message: `a letter to ${email}` }).toBeDefined();
  return new URL((await link()) ?? '');
}

/** With these a request is the console's, in that person's name. */
export const consoleHeaders = ({ cookies }: Pick<Person, 'cookies'>) => ({
  origin: stack().credentials.consoleUrl,
  'x-emite-console': '1',
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

async function post(path: string, body: object, person: Pick<Person, 'cookies'> = { cookies: [] }) {
  const headers = { ...consoleHeaders(person), 'x-forwarded-for': newAddress() };
  const reply = await send('POST', `${stack().apiUrl}/api/auth${path}`, headers, body);
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  return reply;
}

const cookiesOf = ({ headers }: Reply) =>
  headers.getSetCookie().flatMap((line) => {
    const [, name, value] = /^([^=]+)=([^;]+)/.exec(line) ?? [];
    return name === undefined || value === undefined ? [] : [{ name, value }];
  });
