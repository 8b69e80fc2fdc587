import { newId } from '@fiscal/db/base/ids';
import { ROLES, type Role } from '@fiscal/db/people/members';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { may } from '../src/people/rights/roles.ts';
import { ROUTE_PERMISSIONS } from '../src/people/rights/route-permissions.ts';
import { PEOPLE_ROUTES } from '../src/people/routes.ts';
import {
  linkTo,
  newEmail,
  newOwner,
  type PeopleServer,
  servePeopleHere,
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
    const theirs = await guest.get(`/organization/list-invitations?organizationId=${organizationId}`);
    expect([theirs.status, codeOf(theirs)]).toEqual([403, 'papel_sem_permissao']);
  });
});

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
