import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  type Company,
  callUntilAnswered,
  emitAuthorized,
  newAccount,
  newCompany,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';

/** Examples of the documentation as served now. */
const specification = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({
        requestBody: z
          .object({
            content: z.object({
              'application/json': z
                .object({ examples: z.record(z.string(), z.object({ value: z.unknown() })).default({}) })
                .optional(),
            }),
          })
          .optional(),
      }),
    ),
  ),
});
const payload = z.record(z.string(), z.unknown());

/** Examples, or paths, that the first document of an example cannot take. */
const OUT_OF_REACH: Readonly<Record<string, string>> = {
  substituicao: 'an NFC-e is substituted by one that was issued in contingency',
  '/v1/cte/{id}/eventos/registro-multimodal':
    'the first CT-e is not multimodal (cte.stack.test.ts registers it)',
  '/v1/mdfe/{id}/eventos/pagamento-operacao':
    'the first MDF-e has no contractor (mdfe.stack.test.ts registers it)',
};

let examples: Readonly<Record<string, Readonly<Record<string, z.infer<typeof payload>>>>>;
let company: Company;

/** Readers put their own CNPJ in place of the example's, which cannot be theirs. */
const own = (value: unknown): z.infer<typeof payload> =>
  payload.parse(JSON.parse(JSON.stringify(value).replaceAll('11222333000181', company.cnpj)));

beforeAll(async () => {
  company = await newCompany(await newAccount());
  const { paths } = specification.parse((await send('GET', '/openapi.json', {})).json);
  examples = Object.fromEntries(
    Object.entries(paths).map(([path, operations]) => [
      path,
      Object.fromEntries(
        Object.entries(operations['post']?.requestBody?.content['application/json']?.examples ?? {}).map(
          ([name, { value }]) => [name, own(value)],
        ),
      ),
    ]),
  );
});

const examplesAt = (path: string) => Object.entries(examples[path] ?? {});
const first = (path: string) => {
  const [found] = examplesAt(path);
  if (found === undefined) throw new Error(`no example at ${path}`);
  return found[1];
};

describe.each(DOCUMENTS.map(({ route }) => route))('the examples of %s', (route) => {
  const emission = `/v1/${route}/emit`;

  it('are authorized as they are', async () => {
    expect(examplesAt(emission).length).toBeGreaterThan(1);
    await Promise.all(examplesAt(emission).map(([, body]) => emitAuthorized(testOf(company), body)));
  });

  it('are valid for validation', async () => {
    for (const [name, body] of examplesAt(`/v1/${route}/validate`)) {
      const { status, json, text } = await send('POST', `/v1/${route}/validate`, testOf(company), body);
      expect(status, text).toBe(200);
      expect(json, name).toMatchObject({ valid: true });
    }
  });

  it('are registered for events, each on a document of its own', async () => {
    // A letter is no event; a cancellation needs the event that it cancels.
    const operations = Object.keys(examples).filter(
      (path) => path.startsWith(`/v1/${route}/{id}/`) && !/\/email$|\/eventos\/cancelamento-/.test(path),
    );
    const tried = operations.flatMap((path) =>
      examplesAt(path)
        .filter(([name]) => !(name in OUT_OF_REACH || path in OUT_OF_REACH))
        .map(([name, body]) => ({ path, name, body })),
    );
    await Promise.all(
      tried.map(async ({ path, name, body }) => {
        const { id } = await emitAuthorized(testOf(company), first(emission));
        const reply = await callUntilAnswered(path.replace('{id}', id), testOf(company), body);
        expect(reply.status, `${path} ${name}: ${reply.text}`).toBeLessThan(300);
        const { events } = await settleEvents(testOf(company), id, route === 'nfc-e' ? 'nfe' : route);
        expect(events, `${path} ${name}`).toMatchObject([{ status: 'autorizado' }]);
      }),
    );
  });
});
