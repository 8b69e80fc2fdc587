import { SERVER_SECURITY } from '@fiscal/db/emails/server';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { describe, expect, it } from 'vitest';
import { fakeServices } from '../../../test/support/fakes.ts';
import { createRateLimiter } from '../../base/rate-limit.ts';
import type { FieldChanges } from '../../inputs/field-changes.ts';
import type { TrpcContext } from '../../trpc/context.ts';
import { appRouter } from '../../trpc/router.ts';
import { createCallerFactory } from '../../trpc/trpc.ts';
import { createContingencyServices } from '../contingency/contingency-services.ts';
import { createSavedViews } from '../documents/saved-views.ts';
import { createEmailSettings } from '../emails/email-settings.ts';
import { createWebhooks } from '../webhooks/webhooks.ts';
import { createCadastros } from './cadastros.ts';
import type { CertificateDesk } from './certificate-desk.ts';
import { createClients } from './clients.ts';

/** A person at the console, over the real use cases and the real database. */
async function atConsole() {
  const db = openDb('app');
  const tenant = await createTenant(db);
  const { accountId, vault } = tenant;
  const limiter = createRateLimiter(Date.now);
  const desk = {} as CertificateDesk;
  const reach = { loopbackAllowed: true, resolve: async () => [] };
  const services = {
    companies: { cadastros: createCadastros(db), clients: createClients({ db, vault, desk }) },
    contingency: createContingencyServices({ db }),
    emails: { settings: createEmailSettings({ db, vault, limiter, reach }) },
    documents: { views: createSavedViews(db) },
    webhooks: { endpoints: createWebhooks({ db, vault, changed: () => {}, loopbackAllowed: true }) },
  };
  const person = await db.prisma.authUser.findFirstOrThrow({
    where: { members: { some: { organizationId: accountId } } },
  });
  const trpc = createCallerFactory(appRouter)({
    services: fakeServices(services),
    metrics: { procedure: () => {} },
    limiter,
    nowMs: Date.now,
    requestId: 'req_teste',
    session: async () => ({
      accountId,
      userId: person.id,
      role: 'owner',
      confirmed: true,
      secondFactorOwed: false,
    }),
  } as unknown as TrpcContext);
  return { ...tenant, services, trpc };
}

type Console = Awaited<ReturnType<typeof atConsole>>;

interface Target {
  readonly edit: (changes: FieldChanges) => Promise<unknown>;
  readonly read: () => Promise<object>;
  /** Two fields of a form, each with its stored value and a new one. */
  readonly fields: readonly [Field, Field];
}
type Field = readonly [name: string, stored: unknown, one: unknown, other: unknown];

const SERVER = { port: 587, security: SERVER_SECURITY[1], username: null };
const address = (name: string) => `${name}@loja.example`;

/** Closed: every object that a form of the console edits by its fields. */
const TARGETS: Readonly<Record<string, (at: Console) => Promise<Target>>> = {
  company: async ({ clientId, trpc }) => ({
    edit: (changes) => trpc.clients.edit({ clientId, changes }),
    read: async () => (await trpc.clients.get({ clientId })).client,
    fields: [
      ['profile.address.cep', undefined, '01310100', '01310200'],
      ['profile.address.bairro', undefined, 'Centro', 'Mooca'],
    ],
  }),
  'columns of a company': async ({ clientId, trpc }) => ({
    edit: (changes) => trpc.clients.edit({ clientId, changes }),
    read: async () => (await trpc.clients.get({ clientId })).client,
    fields: [
      ['cscId', '000001', '000002', '000003'],
      ['profile.cnae', undefined, '4711302', '4711301'],
    ],
  }),
  'e-mails of a company': async ({ clientId, trpc }) => {
    const of = { clientId, environment: 2 } as const;
    return {
      edit: (changes) => trpc.emails.setSettings({ ...of, changes }),
      read: () => trpc.emails.settings(of),
      fields: [
        ['fromName', null, 'Loja', 'Mercado'],
        ['copies', [], [address('a')], [address('b')]],
      ],
    };
  },
  'contingency of a company': async ({ clientId, trpc }) => {
    const of = { clientId, environment: 2 } as const;
    return {
      edit: (changes) => trpc.contingency.setSettings({ ...of, changes }),
      read: () => trpc.contingency.settings(of),
      fields: [
        ['nfe.policy', 'desligada', 'manual', 'automatica'],
        ['nfe.serie', null, 7, 8],
      ],
    };
  },
  'e-mail server': async ({ services, accountId, trpc }) => {
    const caller = { accountId, actor: { kind: 'system', id: 'teste' } } as const;
    const stored = { ...SERVER, host: 'smtp.loja.example', fromAddress: address('notas') };
    await services.emails.settings.setServer(caller, stored);
    return {
      edit: (changes) => trpc.emails.setServer({ changes }),
      read: async () => ({ ...(await trpc.emails.server()) }),
      fields: [
        ['port', 587, 465, 2525],
        ['fromAddress', address('notas'), address('a'), address('b')],
      ],
    };
  },
  webhook: async ({ trpc }) => {
    const { endpoint } = await trpc.webhooks.create({
      url: 'http://127.0.0.1:9/',
      environment: 2,
      description: 'ERP',
      types: ['document.authorized'],
      clientIds: [],
      publicKey: false,
    });
    return {
      edit: (changes) => trpc.webhooks.edit({ id: endpoint.id, changes }),
      read: () => trpc.webhooks.get({ id: endpoint.id }),
      fields: [
        ['description', 'ERP', 'Loja', 'Caixa'],
        ['types', ['document.authorized'], [], ['document.rejected']],
      ],
    };
  },
  product: async ({ clientId, trpc }) => {
    const of = { clientId, kind: 'produto' } as const;
    const fields = { codigo_produto: 'CAFE', descricao: 'Café' };
    const { id } = await trpc.cadastros.save({ ...of, fields });
    return {
      edit: (changes) => trpc.cadastros.change({ ...of, id, changes }),
      read: async () => ({ ...(await trpc.cadastros.find({ ...of, asked: '' }))[0]?.fields }),
      fields: [
        ['descricao', 'Café', 'Café torrado', 'Café moído'],
        ['cfop', undefined, '5102', '5101'],
      ],
    };
  },
};

const at = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((found, name) => Reflect.get(Object(found), name), value);

const codeOf = async (edit: Promise<unknown>): Promise<string> =>
  edit.then(
    () => 'salvo',
    (error: { readonly cause?: { readonly code?: string } }) => error.cause?.code ?? 'erro',
  );

describe.each(Object.keys(TARGETS))('two people edit: %s', (name) => {
  const makeTarget = async () => (await TARGETS[name]?.(await atConsole())) ?? expect.unreachable();

  it('both changes hold where they are of two fields, however they meet', async () => {
    const { edit, read, fields } = await makeTarget();
    await Promise.all(fields.map(([field, from, to]) => edit([{ field, from, to }])));
    const stored = await read();
    expect(fields.map(([field]) => at(stored, field))).toEqual(fields.map(([, , to]) => to));
  });

  it('the first of two changes of a field wins, and the other is refused by name', async () => {
    const { edit, read, fields } = await makeTarget();
    const [[field, from, one, other], [beside, before, , value]] = fields;
    const both = await Promise.all([one, other].map((to) => codeOf(edit([{ field, from, to }]))));
    expect(both.toSorted()).toEqual(['alterado_por_outro', 'salvo']);
    const winner = at(await read(), field);
    expect(winner).toEqual(both[0] === 'salvo' ? one : other);
    const late = edit([
      { field, from, to: both[0] === 'salvo' ? other : one },
      { field: beside, from: before, to: value },
    ]);
    await expect(late).rejects.toMatchObject({
      cause: { code: 'alterado_por_outro', errors: [{ field, code: 'alterado_por_outro' }] },
    });
    expect(at(await read(), beside)).toEqual(before);
    await edit([{ field, from: winner, to: other }]);
    expect(at(await read(), field)).toEqual(other);
  });
});

it('two calls of the API that change two fields of a profile at once lose neither', async () => {
  const { services, accountId, clientId } = await atConsole();
  const caller = { accountId, actor: { kind: 'system', id: 'teste' } } as const;
  const keys = ['nomeFantasia', 'im', 'cnae', 'rntrc'] as const;
  await Promise.all(
    keys.map((key) => services.companies.clients.update(caller, clientId, { profile: { [key]: '1234567' } })),
  );
  const { client } = await services.companies.clients.get(caller, clientId);
  expect(Object.keys(client.profile).toSorted()).toEqual(keys.toSorted());
});

it('a secret that another person wrote meanwhile is not replaced unseen', async () => {
  const { services, accountId, clientId, trpc } = await atConsole();
  const seen = (await trpc.clients.get({ clientId })).client.codeMarks;
  const write = (to: string, from = seen.csc) =>
    trpc.clients.edit({ clientId, changes: [{ field: 'csc', from, to }] });
  const codes = await Promise.all(['UM', 'DOIS'].map((to) => codeOf(write(to))));
  expect(codes.toSorted()).toEqual(['alterado_por_outro', 'salvo']);
  const { client } = await trpc.clients.get({ clientId });
  expect(client.codeMarks.csc).not.toBe(seen.csc);
  expect(await codeOf(write('DOIS', client.codeMarks.csc))).toBe('salvo');

  const caller = { accountId, actor: { kind: 'system', id: 'teste' } } as const;
  const server = { ...SERVER, host: 'smtp.loja.example', fromAddress: address('notas') };
  await services.emails.settings.setServer(caller, { ...server, username: 'notas', password: 'um' });
  const mark = (await trpc.emails.server())?.passwordMark;
  const change = (to: string) => trpc.emails.setServer({ changes: [{ field: 'password', from: mark, to }] });
  expect(await codeOf(trpc.emails.setServer({ changes: [{ field: 'port', from: 587, to: 465 }] }))).toBe(
    'salvo',
  );
  expect(await codeOf(change('dois'))).toBe('salvo');
  expect(await codeOf(change('três'))).toBe('alterado_por_outro');
});

it('a person shortens a name that documents would cut, and one that was registered longer stays', async () => {
  const { services, accountId, clientId, trpc } = await atConsole();
  const long = 'PADARIA '.padEnd(61, 'A');
  const { client } = await trpc.clients.get({ clientId });
  const edit = (field: string, from: unknown, to: string) =>
    trpc.clients.edit({ clientId, changes: [{ field, from, to }] });
  await expect(edit('name', client.name, long)).rejects.toMatchObject({
    cause: { errors: [{ field: 'name', code: 'nome_longo' }] },
  });
  const caller = { accountId, actor: { kind: 'system', id: 'teste' } } as const;
  await services.companies.clients.update(caller, clientId, { name: long });
  await edit('cscId', client.cscId, '000002');
  expect((await trpc.clients.get({ clientId })).client.name).toBe(long);
});

it('a product does not take the code, and so the place, of another', async () => {
  const { clientId, trpc } = await atConsole();
  const of = { clientId, kind: 'produto' } as const;
  const fields = (code: string) => ({ codigo_produto: code, descricao: code });
  await trpc.cadastros.save({ ...of, fields: fields('CAFE') });
  const tea = await trpc.cadastros.save({ ...of, fields: fields('CHA') });
  const changes = [{ field: 'codigo_produto', from: 'CHA', to: 'CAFE' }];
  await expect(trpc.cadastros.change({ ...of, id: tea.id, changes })).rejects.toMatchObject({
    cause: { errors: [{ field: 'codigo_produto', code: 'codigo_em_uso' }] },
  });
  expect(await trpc.cadastros.find({ ...of, asked: '' })).toHaveLength(2);
});

it('a company keeps what its state gave it while other fields change, and gives it up when both are emptied', async () => {
  const { clientId, trpc } = await atConsole();
  const edit = (changes: FieldChanges) => trpc.clients.edit({ clientId, changes });
  const responsible = {
    cnpj: '11444777000161',
    contato: 'Ana',
    email: 'ana@loja.example',
    fone: '1133334444',
  };
  const profile = Object.entries(responsible).map(([key, to]) => ({
    field: `profile.responsavelTecnico.${key}`,
    to,
  }));
  const code = 'A'.repeat(20);
  await edit([...profile, { field: 'csrt.id', to: '1' }, { field: 'csrt.code', to: code }]);
  await edit([
    { field: 'testCscId', to: '9' },
    { field: 'testCsc', to: 'TESTE' },
  ]);
  const { client } = await edit([{ field: 'limits.writesPerMinute', from: null, to: 5 }]);
  expect(client).toMatchObject({
    csrt: { uf: 'SP', id: '1' },
    testCscId: '9',
    limits: { writes: 5, reads: null },
    profile: { responsavelTecnico: responsible },
  });
  await edit([
    { field: 'csrt.id', from: '1' },
    { field: 'testCscId', from: '9' },
  ]);
  expect((await trpc.clients.get({ clientId })).client).toMatchObject({ csrt: null, testCscId: null });
});
