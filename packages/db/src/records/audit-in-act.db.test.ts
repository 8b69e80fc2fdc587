import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { regenerateKey, signUpAccount } from '../accounts/accounts.ts';
import { createDb, type Db } from '../base/client.ts';
import { newId } from '../base/ids.ts';
import { replaceCertificate, restoreCertificate } from '../companies/certificates.ts';
import { removeClientLogo, setClientLogo } from '../companies/client-logos.ts';
import { createClient, updateClient } from '../companies/clients.ts';
import { revokeToken } from '../companies/token-supply.ts';
import { rotateToken } from '../companies/tokens.ts';
import { joinByInvitation } from '../people/invitations.ts';
import { addOwner } from '../people/owners.ts';
import { stageA1 } from '../testing/custody.ts';
import { migratedCopy } from '../testing/fresh-database.ts';
import { createTenant, type TestTenant, testKeyring } from '../testing/test-database.ts';

let own: Awaited<ReturnType<typeof migratedCopy>>;
let app: Db;
let owner: pg.Client;
let of: TestTenant;
const invitationId = newId();
const LOGO = { contentType: 'image/png', bytes: Buffer.from('x') } as const;

beforeAll(async () => {
  own = await migratedCopy();
  const { appUrl } = own;
  app = createDb({ url: appUrl, role: 'app', max: 2, keyring: testKeyring });
  owner = new pg.Client({ connectionString: own.ownerUrl });
  await owner.connect();
  of = await createTenant(app);
  await setClientLogo(app, { accountId: of.accountId, clientId: of.clientId }, { logo: LOGO });
  await replaceA1();
  await replaceA1();
  await owner.query(
    `insert into invitations (id, organization_id, email, role, status, expires_at, inviter_id)
     select $1, organization_id, 'convidada@example.com', 'developer', 'pending', now() + interval '1 day', user_id
       from members where organization_id = $2`,
    [invitationId, of.accountId],
  );
  await owner.query(`
    create function refuse_audit() returns trigger language plpgsql as $$ begin raise exception 'no entry'; end $$;
    create trigger refuse_audit before insert on audit_log for each row execute function refuse_audit()`);
});
afterAll(async () => {
  await app.close();
  await owner.end();
  await own.drop();
});

const actor = { kind: 'user', id: 'ana' } as const;
const person = { name: 'Nova', email: 'nova@example.com', passwordHash: 'x' };

const replaceA1 = async () =>
  replaceCertificate(
    app,
    { accountId: of.accountId, clientId: of.clientId },
    {
      certificate: {
        subject: 's',
        holder: null,
        notBefore: new Date(0),
        notAfter: new Date(4e12),
        thumbprint: 't',
        problems: [],
        uploadId: await stageA1(app, of.accountId),
      },
    },
  );

/** Every act that writes an entry of its own, in this package. */
const ACTS: Readonly<Record<string, () => Promise<unknown>>> = {
  'an account is opened': () =>
    signUpAccount(app, testKeyring, { name: 'Nova', owner: person, nowMs: Date.now() }),
  'an invitation is accepted': () => joinByInvitation(app, { ...person, invitationId, nowMs: Date.now() }),
  'an owner is added': () => addOwner(app, of.accountId, { owner: { ...person, reuse: false }, actor }),
  'a key is made anew': () => regenerateKey(app, of.accountId, { kind: 'access', actor }),
  'a company is registered': () =>
    createClient(app, of.vault, {
      accountId: of.accountId,
      client: {
        name: 'Outra',
        cnpj: '11222333000181',
        ie: '1',
        uf: 'SP',
        environment: 2,
        csc: 'c',
        cscId: '1',
        certificate: null,
      },
    }),
  'a company is changed': () =>
    updateClient(app, of.vault, { accountId: of.accountId, clientId: of.clientId, edit: { name: 'Mudou' } }),
  'an A1 is replaced': replaceA1,
  'an A1 is restored': () =>
    restoreCertificate(app, { accountId: of.accountId, clientId: of.clientId }, { thumbprint: null }),
  'a logo is set': () =>
    setClientLogo(
      app,
      { accountId: of.accountId, clientId: of.clientId },
      { logo: { ...LOGO, bytes: Buffer.from('y') } },
    ),
  'a logo is removed': () => removeClientLogo(app, { accountId: of.accountId, clientId: of.clientId }),
  'a token is rotated': async () =>
    rotateToken(app, of.vault, {
      accountId: of.accountId,
      clientId: of.clientId,
      tokenId: of.test.tokenId,
      overlapSeconds: 0,
      actor,
    }),
  'a token is revoked': async () =>
    revokeToken(app, of.accountId, { clientId: of.clientId, tokenId: of.test.tokenId, actor }),
};

/** All that the acts could have left. */
const state = async () =>
  (
    await owner.query(`
      select (select jsonb_agg(to_jsonb(t) order by t.id) from clients t) as clients,
             (select jsonb_agg(to_jsonb(t) order by t.id) from certificates t) as certificates,
             (select jsonb_agg(to_jsonb(t) order by t.id) from tokens t) as tokens,
             (select jsonb_agg(to_jsonb(t) order by t.id) from api_keys t) as keys,
             (select jsonb_agg(to_jsonb(t) order by t.client_id) from client_logos t) as logos,
             (select jsonb_agg(to_jsonb(t) order by t.id) from invitations t) as invitations,
             (select jsonb_agg(to_jsonb(t) order by t.id) from auth_users t) as users,
             (select jsonb_agg(to_jsonb(t) order by t.id) from organizations t) as organizations,
             (select jsonb_agg(to_jsonb(t) order by t.id) from members t) as members`)
  ).rows;

it.each(Object.keys(ACTS))('does not happen without its entry: %s', async (name) => {
  const before = await state();
  await expect(ACTS[name]?.()).rejects.toThrow(/no entry/);
  expect(await state()).toEqual(before);
});
