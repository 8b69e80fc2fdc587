import { requireSecondFactor } from '@fiscal/db/accounts/second-factor';
import { newId } from '@fiscal/db/base/ids';
import { ROLES, type Role } from '@fiscal/db/people/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { may } from '../src/people/rights/roles.ts';
import { ROUTE_PERMISSIONS } from '../src/people/rights/route-permissions.ts';
import { PEOPLE_ROUTES } from '../src/people/routes.ts';
import {
  ageProof,
  linkTo,
  newEmail,
  newOwner,
  type PeopleServer,
  servePeopleHere,
  totpCode,
  type Visitor,
  visitor,
} from './support/people.ts';

const PASSWORD = 'cavalo correto bateria';

let api: PeopleServer;
let host: Awaited<ReturnType<typeof newOwner>>;
const members = new Map<Role, Visitor>();

/** A member of the host's account, come in by an invitation to that role. */
async function joinAs(role: Role): Promise<Visitor> {
  const email = newEmail();
  await host.post('/organization/invite-member', { email, role });
  const { pathname, searchParams } = await linkTo(api, email);
  const [invitationId, token] = [pathname.split('/').at(-1), searchParams.get('token')];
  const at = visitor(api.url);
  const reply = await at.post('/sign-up/invited', { invitationId, token, name: 'Caio', password: PASSWORD });
  expect(reply.status, reply.text).toBe(200);
  return at;
}

beforeAll(async () => {
  api = await servePeopleHere();
  host = await newOwner(api, PASSWORD);
  for (const role of ROLES) members.set(role, await joinAs(role));
});
afterAll(() => api.close());

const codeOf = ({ json }: { json: unknown }) =>
  z
    .object({ errors: z.array(z.object({ code: z.string() }).loose()) })
    .loose()
    .safeParse(json).data?.errors[0]?.code;

/** A body with which each route gets as far as its rights. */
const BODIES: Readonly<Record<string, () => object>> = {
  '/organization/cancel-invitation': () => ({ invitationId: newId() }),
  '/organization/invite-member': () => ({ email: newEmail(), role: 'leitura' }),
  '/organization/remove-member': () => ({ memberIdOrEmail: newId() }),
  '/organization/update': () => ({ data: { name: 'Loja da Ana' } }),
  '/organization/update-member-role': () => ({ memberId: newId(), role: 'leitura' }),
};

/** Routes about accounts that ask for no right: each is about the person who calls alone. */
const OF_ONESELF = [
  '/organization/accept-invitation',
  '/organization/get-active-member',
  '/organization/get-invitation',
  '/organization/leave',
  '/organization/list',
  '/organization/list-user-invitations',
  '/organization/reject-invitation',
  '/organization/set-active',
];

describe('the routes of better-auth about an account', () => {
  const routes = [...PEOPLE_ROUTES.GET, ...PEOPLE_ROUTES.POST].filter((path) =>
    path.startsWith('/organization/'),
  );

  it('have each a permission of the one table, or are about oneself', () => {
    expect([...Object.keys(ROUTE_PERMISSIONS), ...OF_ONESELF].toSorted()).toEqual(routes.toSorted());
  });

  it.each(Object.entries(ROUTE_PERMISSIONS))('%s is for whose role has %s', async (path, permission) => {
    const isRead = PEOPLE_ROUTES.GET.some((each) => each === path);
    for (const [role, at] of members) {
      const reply = isRead ? await at.get(path) : await at.post(path, BODIES[path]?.());
      const refused = codeOf(reply) === 'papel_sem_permissao';
      expect([path, role, refused, reply.status < 500]).toEqual([path, role, !may(role, permission), true]);
      if (isRead) expect([role, reply.status]).toEqual([role, may(role, permission) ? 200 : 403]);
    }
  });

  it('judge the role in the account that is asked about, not in the one that is open', async () => {
    const guest = await newOwner(api, PASSWORD);
    const { organizationId } = await api.db.prisma.member.findFirstOrThrow({
      where: { user: { email: host.email } },
    });
    await host.post('/organization/invite-member', { email: guest.email, role: 'leitura' });
    const invitationId = (await linkTo(api, guest.email, '/convite/')).pathname.split('/').at(-1);
    const own = await api.db.prisma.member.findFirstOrThrow({ where: { user: { email: guest.email } } });
    expect((await guest.post('/organization/accept-invitation', { invitationId })).status).toBe(200);
    await guest.post('/organization/set-active', { organizationId: own.organizationId });
    expect((await guest.get('/organization/list-invitations')).status).toBe(200);
    for (const asked of [organizationId, organizationId.toUpperCase()]) {
      const theirs = await guest.get(`/organization/list-invitations?organizationId=${asked}`);
      expect([asked, theirs.status, codeOf(theirs)]).toEqual([asked, 403, 'papel_sem_permissao']);
    }
  });

  it('ask for the second factor that this account demands, whichever is open', async () => {
    const [owner, guest] = [await newOwner(api, PASSWORD), await newOwner(api, PASSWORD)];
    const accountOf = async ({ email }: { email: string }) =>
      (await api.db.prisma.member.findFirstOrThrow({ where: { user: { email } } })).organizationId;
    const [demanding, open] = [await accountOf(owner), await accountOf(guest)];
    await owner.post('/organization/invite-member', { email: guest.email, role: 'admin' });
    const invited = (await linkTo(api, guest.email, '/convite/')).pathname.split('/').at(-1);
    expect((await guest.post('/organization/accept-invitation', { invitationId: invited })).status).toBe(200);
    const sent = await owner.post('/organization/invite-member', { email: newEmail(), role: 'leitura' });
    const { id: invitationId } = z.object({ id: z.uuid() }).loose().parse(sent.json);
    const enabled = await owner.post('/two-factor/enable', { password: PASSWORD });
    const { totpURI } = z.object({ totpURI: z.string() }).loose().parse(enabled.json);
    await owner.post('/two-factor/verify-totp', { code: totpCode(totpURI, Date.now()) });
    const by = { userId: await userOf(owner), requestId: 'req_teste' };
    expect(await requireSecondFactor(api.db, { accountId: demanding, required: true }, by)).toBe('feito');
    await guest.post('/organization/set-active', { organizationId: open });
    for (const organizationId of [demanding, demanding.toUpperCase()])
      for (const path of Object.keys(ROUTE_PERMISSIONS)) {
        const isRead = PEOPLE_ROUTES.GET.some((each) => each === path);
        const body = {
          ...BODIES[path]?.(),
          organizationId,
          ...(path.includes('cancel') && { invitationId }),
        };
        const reply = await (isRead
          ? guest.get(`${path}?organizationId=${organizationId}`)
          : guest.post(path, body));
        expect([path, reply.status, codeOf(reply)]).toEqual([path, 403, 'segundo_fator_exigido']);
      }
    const bySlug = await guest.get(`/organization/list-members?organizationSlug=${demanding}`);
    expect([bySlug.status, codeOf(bySlug)]).toEqual([400, 'formato_invalido']);
  });

  it('take a role by its exact name alone, as the proof of identity judges it', async () => {
    const owner = await newOwner(api, PASSWORD);
    const { sessionId } = (await api.people.identify(owner.cookie())) ?? expect.unreachable();
    await ageProof(api, sessionId);
    const roles = [
      ' owner',
      'owner ',
      'owner\t',
      'owner,',
      ',owner',
      'OWNER',
      ['owner '],
      ['fiscal', 'owner,'],
    ];
    for (const role of roles)
      for (const [path, body] of [
        ['/organization/invite-member', { email: newEmail() }],
        ['/organization/update-member-role', { memberId: newId() }],
      ] as const) {
        const reply = await owner.post(path, { ...body, role });
        expect([path, role, reply.status, codeOf(reply)]).toEqual([path, role, 400, 'papel_invalido']);
      }
  });
});

it('another password asks for the second factor of its person, and opens no proven session', async () => {
  const owner = await newOwner(api, PASSWORD);
  const enabled = await owner.post('/two-factor/enable', { password: PASSWORD });
  const { totpURI, backupCodes } = z
    .object({ totpURI: z.string(), backupCodes: z.array(z.string()) })
    .loose()
    .parse(enabled.json);
  await owner.post('/two-factor/verify-totp', { code: totpCode(totpURI, Date.now()) });
  const identity = async () => (await api.people.identify(owner.cookie())) ?? expect.unreachable();
  await ageProof(api, (await identity()).sessionId);
  const change = () =>
    owner.post('/change-password', { currentPassword: PASSWORD, newPassword: `${PASSWORD} nova` });
  const refused = await change();
  expect([refused.status, codeOf(refused)]).toEqual([403, 'sessao_antiga']);
  const [code = ''] = backupCodes;
  const proof = { password: PASSWORD, code, cookie: owner.cookie() };
  await api.people.confirmSession(await identity(), proof, 'req_teste');
  expect((await identity()).confirmed).toBe(true);
  expect((await change()).status).toBe(200);
  expect(await identity()).toMatchObject({ confirmed: false, secondFactor: true });
});

const userOf = async ({ email }: { readonly email: string }) =>
  (await api.db.prisma.authUser.findFirstOrThrow({ where: { email } })).id;

describe('an id that is none', () => {
  const JUNK = [
    'x',
    '0',
    "' or 1=1 --",
    'ação',
    '\u0000',
    '7'.repeat(5_000),
    `${newId()}0`,
    '[object Object]',
  ];
  const FIELDS = ['id', 'invitationId', 'memberId', 'memberIdOrEmail', 'organizationId', 'userId'];
  /** Other fields of the bodies. */
  const REST = { role: 'leitura', name: 'Ana', email: 'ninguem@example.com', data: { name: 'Loja' } };

  it.each([
    ...PEOPLE_ROUTES.GET.map((path) => ['GET', path] as const),
    ...PEOPLE_ROUTES.POST.filter((path) => /^\/(organization|passkey)\//.test(path)).map(
      (path) => ['POST', path] as const,
    ),
  ])('is a refusal of the caller at %s %s', async (method, path) => {
    const good: Readonly<Record<string, string>> = Object.fromEntries(
      FIELDS.map((field) => [field, newId()]),
    );
    const faults: unknown[] = [];
    for (const field of FIELDS)
      for (const junk of JUNK) {
        const at = members.get('admin') ?? host;
        const { organizationId, ...ids } = { ...good, [field]: junk };
        // Id of the open account, unless it is the junk.
        const asked = { ...REST, ...ids, ...(field === 'organizationId' && { organizationId }) };
        const query = new URLSearchParams(ids);
        if (field === 'organizationId') query.set(field, junk);
        const reply = method === 'GET' ? await at.get(`${path}?${query}`) : await at.post(path, asked);
        if (reply.status >= 500) faults.push([field, junk, reply.status]);
      }
    expect(faults).toEqual([]);
  });
});
