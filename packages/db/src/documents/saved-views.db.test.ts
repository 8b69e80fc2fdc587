import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { createPerson } from '../people/persons.ts';
import { createTenant, openDb } from '../testing/test-database.ts';
import { createSavedView, listSavedViews, removeSavedView, updateSavedView } from './saved-views.ts';

const VIEW = { name: 'Rejeitados', query: 'situacao=REJEITADA' };

async function twoPeople() {
  const db = openDb('app');
  const { accountId } = await createTenant(db);
  const person = () =>
    db.prisma.$transaction((tx) =>
      createPerson(tx, { name: 'x', email: `${randomUUID()}@example.com`, emailVerified: true }),
    );
  return { db, mine: { accountId, userId: await person() }, theirs: { accountId, userId: await person() } };
}

it('keeps the views of each person apart', async () => {
  const { db, mine, theirs } = await twoPeople();
  const saved = await createSavedView(db, mine, VIEW);
  if (saved.kind !== 'salva') throw new Error(saved.kind);
  expect(await listSavedViews(db, mine)).toEqual([{ id: saved.view.id, ...VIEW }]);
  expect(await listSavedViews(db, theirs)).toEqual([]);
  expect(await updateSavedView(db, theirs, { id: saved.view.id, edit: { name: 'x' } })).toEqual({
    kind: 'inexistente',
  });
  expect(await removeSavedView(db, theirs, saved.view.id)).toBe(false);
  expect(await createSavedView(db, theirs, VIEW)).toMatchObject({ kind: 'salva' });
});

it('renames and removes a view, but not to a name that is taken', async () => {
  const { db, mine } = await twoPeople();
  await createSavedView(db, mine, VIEW);
  const saved = await createSavedView(db, mine, { ...VIEW, name: 'Outra' });
  if (saved.kind !== 'salva') throw new Error(saved.kind);
  expect(await createSavedView(db, mine, VIEW)).toEqual({ kind: 'nome_em_uso' });
  expect(await updateSavedView(db, mine, { id: saved.view.id, edit: { name: VIEW.name } })).toEqual({
    kind: 'nome_em_uso',
  });
  expect(await updateSavedView(db, mine, { id: saved.view.id, edit: { name: 'Do mês' } })).toMatchObject({
    kind: 'salva',
  });
  expect((await listSavedViews(db, mine)).map(({ name }) => name)).toEqual(['Do mês', 'Rejeitados']);
  expect(await removeSavedView(db, mine, saved.view.id)).toBe(true);
  expect(await removeSavedView(db, mine, saved.view.id)).toBe(false);
});
