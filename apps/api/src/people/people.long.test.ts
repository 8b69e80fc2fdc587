import { stack } from '@fiscal/core/testing/stack';
import { requireSecondFactor } from '@fiscal/db/accounts/second-factor';
import { newId } from '@fiscal/db/base/ids';
import { listAudit } from '@fiscal/db/records/audit';
import { hashPassword } from 'better-auth/crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Reply, refusal, send } from '../../test/support/api.ts';
import { ownerDb } from '../../test/support/databases.ts';
import {
  ageProof,
  CONSOLE,
  doneWork,
  follow,
  linkTo,
  newEmail,
  newOwner,
  type PeopleServer,
  peopleAt,
  servePeopleHere,
  signUp,
  totpCode,
  type Visitor,
  visitor,
} from '../../test/support/people.ts';
import { EXPORT_PATHS } from '../trpc/serve-export.ts';
import type { SessionIdentity } from './identify.ts';
import type { People } from './people.ts';
import { may } from './rights/roles.ts';
import { bucketOf, insideBucket, WRONG, WRONG_INSIDE } from './signing-in/back-off.ts';

const PASSWORD = 'cavalo correto bateria';
const OTHER = 'grampo novo da estante';

let api: PeopleServer;
let people: People;
let owner: Awaited<ReturnType<typeof newOwner>>;
let ana: SessionIdentity;

const who = (at: Visitor) => people.identify(at.cookie());
const identityOf = async (at: Visitor): Promise<SessionIdentity> => {
  const identity = await who(at);
  if (!identity) throw new Error('nobody is signed in');
  return identity;
};
const signIn = (at: Visitor, email: string, password: string) =>
  at.post('/sign-in/email', { email, password });
/** Identifiers of all links in the database, seen past the walls. */
async function storedLinks(): Promise<readonly string[]> {
  const { rows } = await ownerDb().pool.query<{ identifier: string }>(
    'select identifier from auth_verifications',
  );
  return rows.map(({ identifier }) => identifier);
}
const problem = ({ json }: { json: unknown }) =>
  z.object({ errors: z.array(z.object({ code: z.string() }).loose()) }).parse(json).errors[0]?.code;

/** Signs up, follows the link of the e-mail and signs in. */
async function signUpOwner(): Promise<typeof owner> {
  const [email, at] = [newEmail(), visitor(api.url)];
  const account = { company: 'Loja da Ana', name: 'Ana', email, password: PASSWORD };
  expect((await signUp(at, account)).status).toBe(200);
  await follow(at, await linkTo(api, email));
  expect((await signIn(at, email, PASSWORD)).status).toBe(200);
  return { ...at, email };
}

beforeAll(async () => {
  api = await servePeopleHere();
  people = api.people;
  owner = await signUpOwner();
  ana = await identityOf(owner);
});
afterAll(() => api.close());

describe('a sign-up', () => {
  it('admits no one before the e-mail is confirmed, and does not reveal known e-mails', async () => {
    const email = newEmail();
    const account = { company: 'Loja', name: 'Bia', email, password: PASSWORD };
    const at = visitor(api.url);
    const first = await signUp(at, account);
    expect([first.status, first.json, at.cookie()]).toEqual([200, { status: true }, undefined]);
    const early = await signIn(at, email, PASSWORD);
    refusal(early, 403, 'sem_permissao');
    expect([problem(early), await who(at)]).toEqual(['email_nao_confirmado', null]);
    const again = await signUp(at, { ...account, password: OTHER });
    expect([again.status, again.json]).toEqual([200, { status: true }]);
    expect((await linkTo(api, email)).pathname).toBe('/entrar');
  });

  it('is confirmed by a link that opens no session and replaces none', async () => {
    const email = newEmail();
    const account = { company: 'Loja', name: 'Bia', email, password: PASSWORD };
    await signUp(visitor(api.url), account);
    const link = await linkTo(api, email);
    const before = owner.cookie();
    for (const opener of [owner, visitor(api.url)]) {
      const reply = await follow(opener, link);
      expect([reply.status, reply.headers.get('location')]).toEqual([302, '/entrar?aviso=confirmado']);
    }
    expect([owner.cookie(), (await who(owner))?.userId]).toEqual([before, ana.userId]);
    const at = visitor(api.url);
    expect(await who(at)).toBeNull();
    expect((await signIn(at, email, PASSWORD)).status).toBe(200);
    const damaged = await follow(at, new URL(link.href.replace('token=', 'token=x')));
    expect(damaged.headers.get('location')).toContain('/entrar?aviso=confirmado&error=');
  });

  it('names every wrong field, in Portuguese', async () => {
    const bad = await signUp(visitor(api.url), { name: 'B', email: 'x', password: 'curta' });
    expect(refusal(bad, 400, 'requisicao_invalida').errors).toEqual([
      { field: 'company', code: 'formato_invalido', message: 'informe o nome da conta.' },
      {
        field: 'email',
        code: 'formato_invalido',
        message: 'informe um e-mail válido, como nome@empresa.com.br.',
      },
      { field: 'password', code: 'formato_invalido', message: 'use ao menos 10 caracteres.' },
    ]);
  });

  it('is of a browser that worked for it, once for each', async () => {
    const at = visitor(api.url);
    const account = () => ({ company: 'Loja', name: 'Bia', email: newEmail(), password: PASSWORD });
    const work = await doneWork(at);
    const trySignUp = async (body: unknown) => {
      const reply = await at.post('/sign-up/account', body);
      return reply.status === 200 ? null : problem(reply);
    };
    const { challenge, solution } = work;
    const other = await doneWork(at);
    const easier = { ...challenge, parameters: { ...challenge.parameters, keyPrefix: '00' } };
    for (const not of [
      { challenge, solution: other.solution },
      { challenge: easier, solution },
      { challenge: { ...challenge, signature: '00' }, solution },
    ])
      expect(await trySignUp({ ...account(), work: not })).toBe('desafio_invalido');
    expect(await trySignUp(account())).toBe('formato_invalido');
    expect(await trySignUp({ ...account(), work })).toBeNull();
    expect(await trySignUp({ ...account(), work })).toBe('desafio_invalido');
  });

  it('leaves an owner of an account that works, with keys made on their password', async () => {
    expect(ana).toMatchObject({ kind: 'session', role: 'owner' });
    expect(await people.accountKeys.list(ana)).toEqual([]);
    const wrong = people.accountKeys.regenerate(ana, { kind: 'access', password: OTHER });
    await expect(wrong).rejects.toMatchObject({ code: 'nao_autenticado' });
    const { key } = await people.accountKeys.regenerate(ana, { kind: 'access', password: PASSWORD });
    const account = await send('GET', '/v1/account', { 'x-access-key': key });
    expect([account.status, account.text]).toEqual([200, expect.stringContaining('trial')]);
    const reader: SessionIdentity = { ...ana, role: 'leitura' };
    const refused = people.accountKeys.regenerate(reader, { kind: 'access', password: PASSWORD });
    await expect(refused).rejects.toMatchObject({ code: 'sem_permissao' });
  });
});

describe('a session', () => {
  it('is in a cookie that no script reads and no other site sends, and that travels encrypted', async () => {
    const at = visitor(api.url);
    expect((await signIn(at, owner.email, PASSWORD)).status).toBe(200);
    const [session] = at.setCookies();
    expect(session).toMatch(/^emite\.session_token=.*HttpOnly; SameSite=Lax/);
    const secure = await peopleAt(api.db, 'https://console.example', () => {});
    const signedIn = await secure.handle(
      new Request('https://console.example/api/auth/sign-in/email', {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          origin: 'https://console.example',
          'x-emite-client-ip': '10.9.9.9',
        },
        body: JSON.stringify({ email: owner.email, password: PASSWORD }),
      }),
    );
    expect(signedIn.headers.getSetCookie()[0]).toMatch(/^__Host-emite\.session_token=.*Secure/);
  });

  it('is nobody’s without its signature, and ends with the sign-out', async () => {
    const at = visitor(api.url);
    await signIn(at, owner.email, PASSWORD);
    expect(await who(at)).toMatchObject({ userId: ana.userId, accountId: ana.accountId });
    const cookie = at.cookie() ?? '';
    expect(await people.identify(cookie.replace(/\.[^.]*$/, '.AAAA'))).toBeNull();
    const out = await at.post('/sign-out');
    expect([out.status, out.headers.get('clear-site-data')]).toEqual([200, '"cache", "storage"']);
    expect([await who(at), await people.identify(cookie)]).toEqual([null, null]);
  });

  it('hashes a password again when its costs changed', async () => {
    const { email } = await newOwner(api, PASSWORD);
    const of = () =>
      api.db.prisma.authCredential.findFirstOrThrow({
        where: { user: { email } },
        select: { id: true, password: true },
      });
    const { id, password } = await of();
    expect(password).toMatch(/^scrypt\$32768\$8\$3\$/);
    await api.db.prisma.authCredential.update({
      where: { id },
      data: { password: await hashPassword(PASSWORD) },
    });
    expect((await signIn(visitor(api.url), email, OTHER)).status).toBe(401);
    expect((await of()).password).not.toMatch(/^scrypt/);
    expect((await signIn(visitor(api.url), email, PASSWORD)).status).toBe(200);
    expect((await of()).password).toMatch(/^scrypt\$32768\$8\$3\$/);
    expect((await signIn(visitor(api.url), email, PASSWORD)).status).toBe(200);
  });

  it('is listed and can be ended from another', async () => {
    const at = visitor(api.url);
    await signIn(at, owner.email, PASSWORD);
    const { json } = await owner.get('/list-sessions');
    const sessions = z.array(z.object({ id: z.string(), token: z.string() }).loose()).parse(json);
    const { sessionId } = await identityOf(at);
    const token = sessions.find(({ id }) => id === sessionId)?.token;
    expect((await owner.post('/revoke-session', { token })).status).toBe(200);
    expect([await who(at), (await identityOf(owner)).userId]).toEqual([null, ana.userId]);
  });

  it.each([
    ['another page', { origin: 'https://evil.example' }],
    ['no page', { origin: '' }],
    ['a form', { 'content-type': 'text/plain' }],
    ['a page that may set no header', { 'x-emite-console': '0' }],
  ])('does nothing for %s', async (_, headers) => {
    refusal(await owner.post('/sign-out', {}, headers), 403, 'sem_permissao');
    expect(await who(owner)).not.toBeNull();
  });

  it('is reached by no route but those of the table', async () => {
    for (const path of ['/sign-up/email', '/organization/create', '/delete-user', '/update-session'])
      refusal(await owner.post(path), 404, 'nao_encontrado');
  });
});

describe('a second factor', () => {
  let uri: string;
  let codes: string[];

  it('is asked for once it is on', async () => {
    const enabled = await owner.post('/two-factor/enable', { password: PASSWORD });
    const shown = z
      .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
      .loose()
      .parse(enabled.json);
    [uri, codes] = [shown.totpURI, shown.backupCodes];
    expect((await owner.post('/two-factor/verify-totp', { code: totpCode(uri, Date.now()) })).status).toBe(
      200,
    );
    const at = visitor(api.url);
    expect((await signIn(at, owner.email, PASSWORD)).json).toMatchObject({ twoFactorRedirect: true });
    expect(await who(at)).toBeNull();
    const wrong = await at.post('/two-factor/verify-totp', { code: '000000' });
    refusal(wrong, 401, 'nao_autenticado');
    expect([problem(wrong), await who(at)]).toEqual(['codigo_invalido', null]);
    expect((await at.post('/two-factor/verify-totp', { code: totpCode(uri, Date.now()) })).status).toBe(200);
    expect(await who(at)).toMatchObject({ userId: ana.userId });
  });

  it('lets a code in once, of two that bring it at once too', async () => {
    const code = totpCode(uri, Date.now() + 30_000);
    const visitors = [visitor(api.url), visitor(api.url)];
    for (const at of visitors) await signIn(at, owner.email, PASSWORD);
    const tried = await Promise.all(visitors.map((at) => at.post('/two-factor/verify-totp', { code })));
    expect(new Set(tried.map(({ status }) => status))).toEqual(new Set([200, 401]));
    const late = visitor(api.url);
    await signIn(late, owner.email, PASSWORD);
    expect(problem(await late.post('/two-factor/verify-totp', { code }))).toBe('codigo_invalido');
    expect(await who(late)).toBeNull();
  });

  it('is required by every browser, trusted or not', async () => {
    const at = visitor(api.url);
    await signIn(at, owner.email, PASSWORD);
    const body = { code: codes[2], trustDevice: true };
    expect((await at.post('/two-factor/verify-backup-code', body)).status).toBe(200);
    expect((await at.post('/sign-out')).status).toBe(200);
    expect((await signIn(at, owner.email, PASSWORD)).json).toMatchObject({ twoFactorRedirect: true });
    expect(await who(at)).toBeNull();
  });

  it('gives way to each backup code once', async () => {
    const use = async () => {
      const at = visitor(api.url);
      await signIn(at, owner.email, PASSWORD);
      await at.post('/two-factor/verify-backup-code', { code: codes[0] });
      return (await who(at))?.userId ?? null;
    };
    expect([await use(), await use()]).toEqual([ana.userId, null]);
  });

  it('is stored so that the table alone gives no code', async () => {
    const row = await api.db.prisma.twoFactor.findUniqueOrThrow({ where: { userId: ana.userId } });
    const secret = new URL(uri).searchParams.get('secret') ?? '';
    expect(`${row.secret}${row.backupCodes}`).not.toMatch(new RegExp(`${secret}|${codes[1]}`));
    expect(row.backupCodes).toMatch(/^\["scrypt\$/);
  });
});

describe('an invitation', () => {
  let colleague: Visitor;
  let memberId: string;

  it('brings a new person in with its role, by its link alone', async () => {
    const email = newEmail();
    const invited = await owner.post('/organization/invite-member', { email, role: 'fiscal' });
    expect(invited.status, invited.text).toBe(200);
    const link = await linkTo(api, email);
    const invitationId = link.pathname.split('/').at(-1) ?? '';
    const token = link.searchParams.get('token') ?? '';
    expect(invited.text).not.toContain(token);
    const shown = await visitor(api.url).get(`/sign-up/invitation?id=${invitationId}&token=${token}`);
    expect(shown.json).toEqual({ email, role: 'fiscal', accountName: 'Loja da Ana', known: false });
    const join = { invitationId, name: 'Caio', password: PASSWORD };
    colleague = visitor(api.url);
    refusal(
      await colleague.post('/sign-up/invited', { ...join, token: 'A'.repeat(43) }),
      400,
      'requisicao_invalida',
    );
    expect((await colleague.post('/sign-up/invited', { ...join, token })).status).toBe(200);
    expect(await who(colleague)).toMatchObject({ accountId: ana.accountId, role: 'fiscal' });
    expect(problem(await colleague.post('/sign-up/invited', { ...join, token }))).toBe('convite_invalido');
  });

  it('is not for a fiscal person to send, nor to a role there is not', async () => {
    const asked = { email: newEmail(), role: 'admin' };
    const refused = await colleague.post('/organization/invite-member', asked);
    refusal(refused, 403, 'sem_permissao');
    expect([problem(refused), may('fiscal', 'members:manage')]).toEqual(['papel_sem_permissao', false]);
    for (const role of ['member', 'dono', 'fiscal,leitura']) {
      const unknown = await owner.post('/organization/invite-member', { ...asked, role });
      refusal(unknown, 400, 'requisicao_invalida');
    }
  });

  it('brings a person with an account of their own in by accepting it', async () => {
    const guest = await newOwner(api, PASSWORD);
    const own = await identityOf(guest);
    await owner.post('/organization/invite-member', { email: guest.email, role: 'developer' });
    const invitationId = (await linkTo(api, guest.email, '/convite/')).pathname.split('/').at(-1);
    refusal(await colleague.post('/organization/accept-invitation', { invitationId }), 403, 'sem_permissao');
    expect((await guest.post('/organization/accept-invitation', { invitationId })).status).toBe(200);
    expect(await who(guest)).toMatchObject({ accountId: ana.accountId, role: 'developer' });
    await guest.post('/organization/set-active', { organizationId: own.accountId });
    expect(await who(guest)).toMatchObject({ accountId: own.accountId, role: 'owner' });
  });

  it('gives a role that counts from the next request on, until the member is removed', async () => {
    const { json } = await owner.get('/organization/list-members');
    const { members } = z
      .object({ members: z.array(z.object({ id: z.string(), userId: z.string() }).loose()) })
      .parse(json);
    const { userId } = await identityOf(colleague);
    memberId = members.find((member) => member.userId === userId)?.id ?? '';
    await owner.post('/organization/update-member-role', { memberId, role: 'admin' });
    const email = newEmail();
    expect((await colleague.post('/organization/invite-member', { email, role: 'admin' })).status).toBe(200);
    await owner.post('/organization/update-member-role', { memberId, role: 'leitura' });
    expect(await who(colleague)).toMatchObject({ role: 'leitura' });
    const { pathname, searchParams } = await linkTo(api, email);
    const [invitationId, token] = [pathname.split('/').at(-1), searchParams.get('token')];
    const late = { invitationId, token, name: 'Zé', password: PASSWORD };
    expect(problem(await visitor(api.url).post('/sign-up/invited', late))).toBe('convite_invalido');
    const self = await colleague.post('/organization/update-member-role', { memberId, role: 'owner' });
    refusal(self, 403, 'sem_permissao');
    expect((await owner.post('/organization/remove-member', { memberIdOrEmail: memberId })).status).toBe(200);
    expect(await who(colleague)).toBeNull();
    const { status } = await owner.post('/organization/leave', { organizationId: ana.accountId });
    expect([status, (await identityOf(owner)).role]).toEqual([400, 'owner']);
  });
});

it('keeps one of two owners who leave at once, with the reason', async () => {
  const [one, other] = [await newOwner(api, PASSWORD), await newOwner(api, PASSWORD)];
  const { accountId: organizationId, userId } = await identityOf(one);
  const { prisma } = api.db;
  const data = { id: newId(), organizationId, userId: (await identityOf(other)).userId, role: 'owner' };
  await prisma.member.create({ data });
  let late: Promise<Reply> | undefined;
  const first = async (tx: Pick<typeof prisma, 'member' | '$queryRaw'>) => {
    await tx.member.deleteMany({ where: { organizationId, userId } });
    const [self] = await tx.$queryRaw<{ pid: number }[]>`select pg_backend_pid() as pid`;
    late = other.post('/organization/leave', { organizationId });
    // On a connection without a transaction: one sees the sessions of its first look.
    const waiting = () =>
      prisma.$queryRaw`select pid from pg_stat_activity where ${self?.pid} = any(pg_blocking_pids(pid))`;
    await expect.poll(waiting, { timeout: 300_000 }).toHaveLength(1);
  };
  await prisma.$transaction(first, { timeout: 30_000 });
  const refused = await late;
  if (!refused) throw new Error('nobody left late');
  refusal(refused, 400, 'requisicao_invalida');
  expect(problem(refused)).toBe('ultimo_proprietario');
  const left = await prisma.member.findMany({ where: { organizationId } });
  expect(left).toMatchObject([{ userId: data.userId, role: 'owner' }]);
});

describe('a password that is chosen', () => {
  const refusedFor = async (reply: Promise<Reply>) => {
    const refused = await reply;
    refusal(refused, 400, 'requisicao_invalida');
    return problem(refused);
  };

  it('is none of those that everybody tries, nor made of who chooses it', async () => {
    const at = visitor(api.url);
    const email = `mercado.azul.${newEmail()}`;
    const signUpWith = (password: string) =>
      at.post('/sign-up/account', { company: 'Mercado Azul', name: 'Rui Melo', email, password });
    for (const common of ['1234567890', 'Password123', 'abcabcabcabc'])
      expect(await refusedFor(signUpWith(common))).toBe('senha_comum');
    for (const own of [email, 'MercadoAzul2026', 'emite emite 1'])
      expect(await refusedFor(signUpWith(own))).toBe('senha_previsivel');
    const guest = await newOwner(api, PASSWORD);
    const change = (newPassword: string) =>
      guest.post('/change-password', { currentPassword: PASSWORD, newPassword });
    expect(await refusedFor(change('qwertyuiop'))).toBe('senha_comum');
    expect(await refusedFor(change(guest.email))).toBe('senha_previsivel');
    await at.post('/request-password-reset', { email: guest.email });
    const token = (await linkTo(api, guest.email, '/redefinir-senha')).searchParams.get('token') ?? '';
    const reset = (newPassword: string) => at.post('/reset-password', { newPassword, token });
    expect(await refusedFor(reset('1234567890'))).toBe('senha_comum');
    expect(await refusedFor(reset(guest.email))).toBe('senha_previsivel');
    expect((await reset(OTHER)).status).toBe(200);
  });

  it('is not made of the invitation that it answers', async () => {
    const host = await newOwner(api, PASSWORD);
    const email = newEmail();
    await host.post('/organization/invite-member', { email, role: 'fiscal' });
    const { pathname, searchParams } = await linkTo(api, email);
    const [invitationId, token] = [pathname.split('/').at(-1), searchParams.get('token')];
    const join = (password: string) =>
      visitor(api.url).post('/sign-up/invited', { invitationId, token, name: 'Caio', password });
    expect(await refusedFor(join('lojadaana2026'))).toBe('senha_previsivel');
    expect((await join(PASSWORD)).status).toBe(200);
  });
});

describe('a way in that changes', () => {
  const subjects = (email: string) =>
    (people.outbox?.list() ?? [])
      .filter(({ to }) => to === email)
      .map(({ subject, text }) => `${subject} ${text}`);

  it('notifies its owner', async () => {
    const guest = await newOwner(api, PASSWORD);
    const enabled = await guest.post('/two-factor/enable', { password: PASSWORD });
    const { totpURI } = z.object({ totpURI: z.string() }).loose().parse(enabled.json);
    await guest.post('/two-factor/verify-totp', { code: totpCode(totpURI, Date.now()) });
    const code = (inMs: number) => totpCode(totpURI, Date.now() + inMs);
    await guest.post('/two-factor/generate-backup-codes', { password: PASSWORD, code: code(0) });
    await guest.post('/two-factor/disable', { password: PASSWORD, code: code(30_000) });
    await guest.post('/change-password', { currentPassword: PASSWORD, newPassword: OTHER });
    const who = await identityOf(guest);
    await people.accountKeys.regenerate(who, { kind: 'access', password: OTHER });
    await people.tell.ofToken(who.accountId, who.userId);
    for (const weak of [
      'foi ativada',
      'códigos de reserva',
      'foi desativada',
      'senha foi alterada',
      'chave de acesso da conta',
      'token de produção',
    ])
      await expect.poll(() => subjects(guest.email).filter((mail) => mail.includes(weak))).toHaveLength(1);
  });

  it('holds without the password only once that was just given', async () => {
    const guest = await newOwner(api, PASSWORD);
    const who = await identityOf(guest);
    const options = () => guest.get('/passkey/generate-register-options');
    expect([(await options()).status, who.confirmed]).toEqual([200, true]);
    const confirmedAt = new Date(Date.now() - 11 * 60_000);
    await api.db.prisma.authSession.update({ where: { id: who.sessionId }, data: { confirmedAt } });
    expect((await identityOf(guest)).confirmed).toBe(false);
    const refused = await options();
    refusal(refused, 403, 'sem_permissao');
    expect(problem(refused)).toBe('sessao_antiga');
    expect(problem(await guest.post('/passkey/delete-passkey', { id: newId() }))).toBe('sessao_antiga');
    await expect(people.confirmSession(who, { password: OTHER }, 'req_teste')).rejects.toMatchObject({
      code: 'nao_autenticado',
    });
    expect((await options()).status).toBe(403);
    await people.confirmSession(who, { password: PASSWORD }, 'req_teste');
    expect((await options()).status).toBe(200);
  });
});

/** The newest member of that account, come in by an invitation to that role. */
async function joinAs(host: Visitor, role: string): Promise<{ at: Visitor; memberId: string }> {
  const email = newEmail();
  expect((await host.post('/organization/invite-member', { email, role })).status).toBe(200);
  const { pathname, searchParams } = await linkTo(api, email);
  const [invitationId, token] = [pathname.split('/').at(-1), searchParams.get('token')];
  const at = visitor(api.url);
  const reply = await at.post('/sign-up/invited', { invitationId, token, name: 'Caio', password: PASSWORD });
  expect(reply.status, reply.text).toBe(200);
  const { accountId: organizationId, userId } = await identityOf(at);
  const member = await api.db.prisma.member.findFirstOrThrow({ where: { organizationId, userId } });
  return { at, memberId: member.id };
}

describe('ownership', () => {
  it('is given and taken after a fresh proof of identity; other roles without', async () => {
    const host = await newOwner(api, PASSWORD);
    const { memberId } = await joinAs(host, 'fiscal');
    const second = await joinAs(host, 'owner');
    const { accountId: organizationId } = await identityOf(host);
    await ageProof(api, (await identityOf(host)).sessionId);
    const acts: readonly (readonly [path: string, body: object])[] = [
      ['update-member-role', { memberId, role: 'owner' }],
      ['update-member-role', { memberId, role: ['owner'] }],
      ['update-member-role', { memberId: second.memberId, role: 'leitura' }],
      ['invite-member', { email: newEmail(), role: 'owner' }],
      ['remove-member', { memberIdOrEmail: second.memberId }],
      [
        'remove-member',
        {
          memberIdOrEmail: (
            await api.db.prisma.authUser.findFirstOrThrow({
              where: { members: { some: { id: second.memberId } } },
            })
          ).email.toUpperCase(),
        },
      ],
      ['leave', { organizationId }],
    ];
    for (const [path, body] of acts) {
      const refused = await host.post(`/organization/${path}`, body);
      expect([path, refused.status, refused.status === 403 && problem(refused)]).toEqual([
        path,
        403,
        'sessao_antiga',
      ]);
    }
    for (const [path, body] of [
      ['update-member-role', { memberId, role: 'leitura' }],
      ['invite-member', { email: newEmail(), role: 'fiscal' }],
      ['remove-member', { memberIdOrEmail: memberId }],
    ] as const)
      expect((await host.post(`/organization/${path}`, body)).status, path).toBe(200);
    await people.confirmSession(await identityOf(host), { password: PASSWORD }, 'req_teste');
    const last = { memberId: second.memberId, role: 'fiscal' };
    expect((await host.post('/organization/update-member-role', last)).status).toBe(200);
  });
});

it('an account that demands a second factor shows nothing to who has none', async () => {
  const host = await newOwner(api, PASSWORD);
  const { accountId, userId } = await identityOf(host);
  const email = newEmail();
  await host.post('/organization/invite-member', { email, role: 'admin' });
  const { pathname, searchParams } = await linkTo(api, email);
  const [invitationId, token] = [pathname.split('/').at(-1), searchParams.get('token')];
  const guest = visitor(api.url);
  await guest.post('/sign-up/invited', { invitationId, token, name: 'Caio', password: PASSWORD });
  const by = { userId, requestId: 'req_teste' };
  expect(await requireSecondFactor(api.db, { accountId, required: true }, by)).toBe('sem_segundo_fator');
  const enabled = await host.post('/two-factor/enable', { password: PASSWORD });
  const { totpURI } = z.object({ totpURI: z.string() }).loose().parse(enabled.json);
  await host.post('/two-factor/verify-totp', { code: totpCode(totpURI, Date.now()) });
  expect(await requireSecondFactor(api.db, { accountId, required: true }, by)).toBe('feito');
  expect([(await identityOf(host)).secondFactorOwed, (await identityOf(guest)).secondFactorOwed]).toEqual([
    false,
    true,
  ]);
  const members = await guest.get('/organization/list-members');
  refusal(members, 403, 'sem_permissao');
  expect(problem(members)).toBe('segundo_fator_exigido');
  for (const [path, body] of [
    ['clients.list', {}],
    ['keys.list', undefined],
  ] as const) {
    const input = body === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify({ json: body }))}`;
    const headers = { origin: CONSOLE, 'x-emite-console': '1', cookie: guest.cookie() ?? '' };
    const refused = await fetch(`${api.url}/api/trpc/${path}${input}`, { headers });
    expect([refused.status, await refused.text()]).toEqual([
      403,
      expect.stringContaining('segundo_fator_exigido'),
    ]);
  }
  for (const path of EXPORT_PATHS) {
    const all = `${path}?input=${encodeURIComponent('{"environment":2}')}`;
    const exported = await fetch(`${api.url}${all}`, {
      headers: { origin: CONSOLE, cookie: guest.cookie() ?? '' },
    });
    expect([exported.status, await exported.text()]).toEqual([
      403,
      expect.stringContaining('segundo_fator_exigido'),
    ]);
  }
  expect((await host.get('/organization/list-members')).status).toBe(200);
});

describe('a forgotten password', () => {
  it('is answered before it is known whether there is one to forget', async () => {
    const guest = await newOwner(api, PASSWORD);
    const at = visitor(api.url);
    await api.db.prisma.$transaction(
      async (tx) => {
        await tx.$executeRaw`lock table auth_verifications in access exclusive mode`;
        for (const email of [newEmail(), guest.email])
          expect((await at.post('/request-password-reset', { email })).json).toEqual({ status: true });
      },
      { timeout: 300_000 },
    );
    expect((await linkTo(api, guest.email, '/redefinir-senha')).pathname).toBe('/redefinir-senha');
  });

  it('is replaced by the link of the e-mail, once, and every session ends', async () => {
    const guest = await newOwner(api, PASSWORD);
    const at = visitor(api.url);
    for (const email of [newEmail(), guest.email])
      expect((await at.post('/request-password-reset', { email })).status).toBe(200);
    const token = (await linkTo(api, guest.email, '/redefinir-senha')).searchParams.get('token') ?? '';
    expect(token.length).toBeGreaterThan(20);
    const links = await storedLinks();
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((identifier) => identifier.includes(token))).toEqual([]);
    expect((await at.post('/reset-password', { newPassword: OTHER, token })).status).toBe(200);
    expect(problem(await at.post('/reset-password', { newPassword: PASSWORD, token }))).toBe('link_invalido');
    expect(await who(guest)).toBeNull();
    refusal(await signIn(at, guest.email, PASSWORD), 401, 'nao_autenticado');
    expect((await signIn(at, guest.email, OTHER)).status).toBe(200);
    expect(api.log()).not.toContain(token);
  });

  it('is not needed to change one: the other sessions end, this one stays', async () => {
    const guest = await newOwner(api, PASSWORD);
    const other = visitor(api.url);
    await signIn(other, guest.email, PASSWORD);
    const change = { currentPassword: PASSWORD, newPassword: OTHER };
    expect((await guest.post('/change-password', change)).status).toBe(200);
    expect([await who(other), (await identityOf(guest)).role]).toEqual([null, 'owner']);
  });
});

it('lets the owner of npm start in, at the stack’s own API', async () => {
  const { owner: demo, consoleUrl } = stack().credentials;
  const headers = { origin: consoleUrl, 'x-emite-console': '1' };
  const reply = await send('POST', '/api/auth/sign-in/email', headers, demo);
  expect(reply.status, reply.text).toBe(200);
  const cookie = reply.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  expect(await people.identify(cookie)).toMatchObject({ role: 'owner' });
  // Messages wait where only this machine, under its own names, reads them.
  expect((await send('GET', '/api/outbox', {})).json).toEqual({ mails: expect.any(Array) });
});

it('slows down an address that keeps guessing, and no other', async () => {
  const guesser = visitor(api.url);
  const statuses = [];
  for (let n = 0; n < 12; n++) statuses.push((await signIn(guesser, owner.email, `${OTHER}${n}`)).status);
  expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
  const slowed = await signIn(guesser, owner.email, PASSWORD);
  refusal(slowed, 429, 'limite_excedido');
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(visitor(api.url), owner.email, PASSWORD)).status).toBe(200);
});

it('slows down guesses of one password from many addresses, but not its owner at a known address', async () => {
  const victim = await newOwner(api, PASSWORD);
  api.limiter.take(bucketOf(victim.email), WRONG, 18);
  for (let n = 0; n < 2; n++) expect((await signIn(visitor(api.url), victim.email, OTHER)).status).toBe(401);
  const slowed = await signIn(visitor(api.url), victim.email, PASSWORD);
  refusal(slowed, 429, 'limite_excedido');
  expect(Number(slowed.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await signIn(victim, victim.email, PASSWORD)).status).toBe(200);
  expect((await signIn(visitor(api.url), owner.email, PASSWORD)).status).toBe(200);
});

it('counts guesses of one password that come at once, and no sign-in that is right', async () => {
  const victim = await newOwner(api, PASSWORD);
  api.limiter.take(bucketOf(victim.email), WRONG, 18);
  for (let n = 0; n < 3; n++) expect((await signIn(victim, victim.email, PASSWORD)).status).toBe(200);
  const guesses = await Promise.all(
    Array.from({ length: 6 }, () => signIn(visitor(api.url), victim.email, OTHER)),
  );
  expect(guesses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    401, 401, 429, 429, 429, 429,
  ]);
});

it('counts guesses of a password inside a session from any address, and no right one', async () => {
  const victim = await newOwner(api, PASSWORD);
  const { userId } = (await api.people.identify(victim.cookie())) ?? expect.unreachable();
  api.limiter.take(insideBucket(userId), WRONG_INSIDE, WRONG_INSIDE.size - 2);
  const change = async (currentPassword: string) =>
    (await victim.post('/change-password', { currentPassword, newPassword: `${PASSWORD} nova` })).status;
  expect(await change(PASSWORD)).toBe(200);
  const guesses = await Promise.all(Array.from({ length: 4 }, () => change(OTHER)));
  expect(guesses.toSorted((a, b) => a - b)).toEqual([400, 400, 429, 429]);
  expect((await victim.post('/two-factor/enable', { password: OTHER })).status).toBe(429);
});

it('keeps in the audit log who did what', async () => {
  const entries = await listAudit(api.db, ana.accountId, { limit: 200 });
  const actions = new Set(entries.map(({ action }) => action));
  expect([...actions].toSorted()).toEqual([
    'account.open',
    'invitation.accept',
    'key.regenerate',
    'key.regenerate-refused',
    'member.invite',
    'member.remove',
    'member.role',
    'session.end',
    'session.refused',
    'session.revoke',
    'session.start',
    'two-factor.enable',
    'two-factor.refused',
  ]);
  const removed = entries.find(({ action }) => action === 'member.remove');
  expect(removed).toMatchObject({
    actor: { kind: 'user', id: ana.userId },
    subject: { type: 'member' },
    requestId: expect.stringMatching(/^req_/),
  });
  const refused = entries.filter(({ action }) => action === 'two-factor.refused');
  expect(refused.every(({ actor }) => actor.id === ana.userId)).toBe(true);
});
