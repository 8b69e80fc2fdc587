import { takeBackLinks } from '@fiscal/db/accounts/file-links';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Account,
  accessOf,
  type Company,
  emitToVerdict,
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  refusal,
  restrictedOf,
  send,
  testOf,
} from './support/api.ts';
import { appDb } from './support/databases.ts';

let account: Account;
let owner: Company;
let sibling: Company;
let stranger: Company;
let documentId: string;
let xmlUrl: string;
beforeAll(async () => {
  account = await newAccount();
  owner = await newCompany(account);
  sibling = await newCompany(account);
  stranger = await newCompany(await newAccount());
  const view = await emitToVerdict(testOf(owner), nfceOf(owner));
  documentId = view.id;
  xmlUrl = view.xmlUrl ?? '';
});

const readers = () => ({
  'the same client’s other environment': liveOf(owner),
  'another client of the account': testOf(sibling),
  'another account': testOf(stranger),
});

describe('a document of someone else', () => {
  it.each([
    'the same client’s other environment',
    'another client of the account',
    'another account',
  ] as const)('is unknown to %s, in the same words as one that never was', async (who) => {
    const headers = readers()[who];
    const never = '0193a2b4-5c6d-7e8f-9012-3456789abcde';
    for (const path of [`/v1/nfe/{id}`, '/v1/nfc-e/{id}', '/v1/nfe/{id}/xml', '/v1/nfc-e/{id}/xml']) {
      const foreign = refusal(
        await send('GET', path.replace('{id}', documentId), headers),
        404,
        'nao_encontrado',
      );
      const unknown = refusal(await send('GET', path.replace('{id}', never), headers), 404, 'nao_encontrado');
      expect({ ...foreign, requestId: '' }).toEqual({ ...unknown, requestId: '' });
    }
    const listed = await send('GET', '/v1/documents', headers);
    expect(listed.text).not.toContain(documentId);
  });

  it('opens by its signed link, or with its owner’s credentials once that has expired', async () => {
    const bare = xmlUrl.split('?')[0] ?? '';
    expect((await send('GET', xmlUrl, {})).status).toBe(200);
    expect((await send('GET', bare, testOf(owner))).status).toBe(200);
    refusal(await send('GET', bare, {}), 401, 'nao_autenticado');
    refusal(await send('GET', xmlUrl.replace(/sig=..../, 'sig=AAAA'), {}), 401, 'nao_autenticado');
    refusal(await send('GET', xmlUrl.replace(/exp=[\d.]+/, 'exp=1'), {}), 401, 'nao_autenticado');
    expect((await send('GET', xmlUrl.replace(/exp=[\d.]+/, 'exp=1'), testOf(owner))).status).toBe(200);
    for (const headers of Object.values(readers()))
      refusal(await send('GET', bare, headers), 404, 'nao_encontrado');
    refusal(await send('GET', '/v1/files/lixo', testOf(owner)), 404, 'nao_encontrado');
  });

  it('opens by no link that was made before the account took its links back', async () => {
    const db = appDb();
    const linkOf = async () =>
      z
        .object({ xmlUrl: z.string() })
        .loose()
        .parse((await send('GET', `/v1/nfc-e/${documentId}`, testOf(owner))).json).xmlUrl;
    const before = await linkOf();
    expect((await send('GET', before, {})).status).toBe(200);
    await takeBackLinks(db, account.accountId, { actor: { kind: 'operator', id: 'teste' } });
    refusal(await send('GET', before, {}), 401, 'nao_autenticado');
    expect((await send('GET', before, testOf(owner))).status).toBe(200);
    expect((await send('GET', await linkOf(), {})).status).toBe(200);
  });
});

describe('credentials of two accounts', () => {
  it('do not mix', async () => {
    const mixed = { ...accessOf(stranger), authorization: testOf(owner)['authorization'] ?? '' };
    refusal(await send('POST', '/v1/nfe/status', mixed), 401, 'nao_autenticado');
    const keys = { ...accessOf(stranger), 'x-restricted-key': owner.restrictedKey };
    refusal(await send('GET', `/v1/clients/${stranger.clientId}/tokens`, keys), 401, 'nao_autenticado');
  });

  it('reach no client of the other', async () => {
    const path = `/v1/clients/${owner.clientId}`;
    refusal(await send('GET', path, accessOf(stranger)), 404, 'nao_encontrado');
    refusal(await send('PATCH', path, accessOf(stranger), { name: 'X' }), 404, 'nao_encontrado');
    refusal(await send('GET', `${path}/tokens`, restrictedOf(stranger)), 404, 'nao_encontrado');
    const rotate = `${path}/tokens/0193a2b4-5c6d-7e8f-9012-3456789abcde/rotate`;
    refusal(await send('POST', rotate, restrictedOf(stranger)), 404, 'nao_encontrado');
    expect((await send('GET', '/v1/clients', accessOf(stranger))).text).not.toContain(owner.clientId);
  });
});
