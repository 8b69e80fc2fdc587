import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { ROUTES } from '../src/rest/v1/routes.ts';
import { type Company, newAccount, newCompany, restrictedOf, send, testOf } from './support/api.ts';

const JUNK = ['x', "' or 1=1 --", '\u0000', '7'.repeat(2_000)];

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

it.each(ROUTES.filter(({ path }) => path.includes('/:')).map(({ method, path }) => [method, path] as const))(
  'an id that is none is a refusal of the caller: %s %s',
  async (method, path) => {
    const faults: unknown[] = [];
    for (const name of path.match(/:\w+/g) ?? [])
      for (const junk of JUNK) {
        const asked = path.replace(/:\w+/g, (each) =>
          encodeURIComponent(each === name ? junk : randomUUID()),
        );
        const headers = { ...restrictedOf(company), ...testOf(company) };
        const { status } = await send(method, asked, headers, method === 'GET' ? undefined : {});
        // A 429 reveals nothing about the id.
        if (status === 500 || status === 429) faults.push([name, junk, status]);
      }
    expect(faults).toEqual([]);
  },
);
