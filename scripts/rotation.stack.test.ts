import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  a1,
  accessOf,
  type Company,
  emitted,
  newAccount,
  newCompany,
  nfceOf,
  PASSWORD,
  restrictedOf,
  send,
  testOf,
} from '../apps/api/test/support/api.ts';
import { stack } from '../packages/fiscal-core/src/testing/stack.ts';
import { type OwnApi, startOwnApi } from './testing/own-api.ts';

/** Another API process of the same installation: the first of a rotation under way, while the others still run. */
let next: OwnApi;
let company: Company;
let xmlUrl: URL;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  xmlUrl = new URL((await emitted(testOf(company), nfceOf(company))).xmlUrl ?? '');
  const rotated = { MASTER_KEY: randomBytes(32).toString('base64'), MASTER_KEY_PREVIOUS: stack().masterKey };
  next = await startOwnApi(stack(), rotated);
}, 120_000);
afterAll(() => next?.stop());

it('opens and seals under MASTER_KEY_PREVIOUS what is not wrapped anew yet, beside processes that know it alone', async () => {
  const path = `/v1/clients/${company.clientId}`;
  const shown = await send('GET', `${next.url}${path}/tokens`, restrictedOf(company));
  expect(shown.text).toContain(company.testToken);
  const upload = { certificateBase64: a1(company.cnpj), certificatePassword: PASSWORD };
  const replaced = await send('PUT', `${next.url}${path}/certificate`, accessOf(company), upload);
  expect(replaced.status, replaced.text).toBe(200);
  const rotated = await send(
    'POST',
    `${next.url}${path}/tokens/${tokenId(shown.json)}/rotate`,
    restrictedOf(company),
  );
  expect(rotated.status, rotated.text).toBe(201);
  // What the new process sealed, an old one opens: the data key is the same.
  const seen = await send('GET', `${path}/tokens`, restrictedOf(company));
  expect([seen.status, next.log().includes('request failed')]).toEqual([200, false]);
  expect((await send('POST', `${next.url}/v1/nfe/status`, testOf(company))).status).toBe(200);
});

it('keeps the links to files valid that the key before signed', async () => {
  const { pathname, search } = xmlUrl;
  expect((await send('GET', `${next.url}${pathname}${search}`, {})).status).toBe(200);
});

/** The live token's id: the test one stays in use here. */
function tokenId(shown: unknown): string {
  const { tokens = [] }: { tokens?: readonly { id: string; environment: number }[] } = Object(shown);
  return tokens.find(({ environment }) => environment === 1)?.id ?? '';
}
