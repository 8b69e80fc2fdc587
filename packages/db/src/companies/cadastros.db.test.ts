import { expect, it } from 'vitest';
import { createTenant, openDb, type TestTenant } from '../testing/test-database.ts';
import { type CadastroOwner, findCadastros, removeCadastro, saveCadastro } from './cadastros.ts';
import { endClient } from './end-client.ts';

const CUSTOMER = {
  code: '12345678909',
  name: 'João da Silva',
  fields: { cpf_destinatario: '12345678909', nome_destinatario: 'João da Silva' },
};
const ALL = { asked: '', limit: 10 };

async function twoCompanies() {
  const db = openDb('app');
  const [mine, theirs] = [await createTenant(db), await createTenant(db)];
  const of = ({ accountId, clientId }: TestTenant): CadastroOwner => ({
    accountId,
    clientId,
    kind: 'destinatario',
  });
  return { db, mine: of(mine), theirs: of(theirs) };
}

it('keeps an entry under its code, once, with what was written last', async () => {
  const { db, mine } = await twoCompanies();
  const first = await saveCadastro(db, mine, CUSTOMER);
  if (first === null || first === 'limite') throw new Error('not saved');
  expect(first).toMatchObject(CUSTOMER);
  const [again] = await Promise.all(
    ['João', 'João', 'João'].map((name) => saveCadastro(db, mine, { ...CUSTOMER, name, fields: {} })),
  );
  expect(again).toEqual({ ...first, name: 'João', fields: {} });
  expect(await findCadastros(db, mine, ALL)).toEqual([again]);
});

it('finds by part of a name or code, without accents, in order of names', async () => {
  const { db, mine } = await twoCompanies();
  await saveCadastro(db, mine, CUSTOMER);
  await saveCadastro(db, mine, { code: '11222333000181', name: 'Árvore Ltda', fields: {} });
  const names = async (asked: string) =>
    (await findCadastros(db, mine, { ...ALL, asked })).map(({ name }) => name);
  expect(await names('')).toEqual(['Árvore Ltda', 'João da Silva']);
  expect(await names('joao')).toEqual(['João da Silva']);
  expect(await names('11222333')).toEqual(['Árvore Ltda']);
  expect(await names('%')).toEqual([]);
  expect(await findCadastros(db, { ...mine, kind: 'produto' }, ALL)).toEqual([]);
});

it('takes and shows nothing of a company of another account', async () => {
  const { db, mine, theirs } = await twoCompanies();
  const foreign = { ...mine, accountId: theirs.accountId };
  const saved = await saveCadastro(db, mine, CUSTOMER);
  if (saved === null || saved === 'limite') throw new Error('not saved');
  expect(await saveCadastro(db, foreign, CUSTOMER)).toBeNull();
  expect(await findCadastros(db, foreign, ALL)).toEqual([]);
  expect(await removeCadastro(db, foreign, saved.id)).toBe(false);
  expect(await removeCadastro(db, mine, saved.id)).toBe(true);
  expect(await removeCadastro(db, mine, saved.id)).toBe(false);
});

it('goes with its company', async () => {
  const { db, mine } = await twoCompanies();
  await saveCadastro(db, mine, CUSTOMER);
  await endClient(db, { accountId: mine.accountId, clientId: mine.clientId }, { kind: 'system', id: 'test' });
  expect(await findCadastros(db, mine, ALL)).toEqual([]);
});
