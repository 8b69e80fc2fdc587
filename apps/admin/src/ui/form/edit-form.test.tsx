// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Button } from '../button.tsx';
import { EditForm } from './edit-form.tsx';
import { TextField } from './field.tsx';
import type { FieldChange } from './field-changes.ts';

afterEach(cleanup);

type Shop = Readonly<Record<'name' | 'town', string>>;

/** Form of an object with concurrent editors: `stored` is the server's value and is returned in that form. */
function shop(stored: Shop) {
  const record = { now: stored, sent: [] as (readonly FieldChange[])[] };
  const save = async (changes: readonly FieldChange[]) => {
    record.sent.push(changes);
    // An answer comes after the page has shown that it waits for one.
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true),
    );
    const now: Readonly<Record<string, string>> = record.now;
    const moved = changes.filter(({ field, from, to }) => now[field] !== from && now[field] !== to);
    if (moved.length > 0)
      throw Object.assign(new Error(), { data: { code: 'alterado_por_outro', errors: moved } });
    record.now = { ...record.now, ...Object.fromEntries(changes.map(({ field, to }) => [field, to])) };
  };
  const form = (given: Shop) => (
    <QueryClientProvider client={new QueryClient()}>
      <EditForm
        stored={given}
        reload={async () => record.now}
        bodyOf={({ name, town }) => ({ name, town })}
        save={save}
        onSaved={() => {}}
      >
        {(base, busy) => (
          <>
            <TextField label="Name" name="name" defaultValue={base.name} />
            <TextField label="Town" name="town" defaultValue={base.town} />
            <Button type="submit" busy={busy}>
              Save
            </Button>
          </>
        )}
      </EditForm>
    </QueryClientProvider>
  );
  const { rerender } = render(form(stored));
  return { kept: record, rerender: (given: Shop) => rerender(form(given)) };
}

const control = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const put = async (label: string, value: string) => {
  await userEvent.clear(control(label));
  await userEvent.type(control(label), value);
};
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

const SHOP: Shop = { name: 'Loja', town: 'Santos' };

it('sends what was changed, and nothing where nothing was', async () => {
  const { kept } = shop(SHOP);
  await save();
  await put('Name', 'Loja Nova');
  await save();
  await waitFor(() => expect(kept.now).toEqual({ name: 'Loja Nova', town: 'Santos' }));
  expect(kept.sent).toEqual([[{ field: 'name', from: 'Loja', to: 'Loja Nova' }]]);
  await save();
  expect(kept.sent).toHaveLength(1);
});

it('shows what others changed while nothing is written, and keeps what is', async () => {
  const { kept, rerender } = shop(SHOP);
  rerender({ name: 'Outra', town: 'Santos' });
  await waitFor(() => expect(control('Name').value).toBe('Outra'));
  await put('Town', 'Bauru');
  kept.now = { name: 'Mais outra', town: 'Santos' };
  rerender(kept.now);
  expect([control('Name').value, control('Town').value]).toEqual(['Outra', 'Bauru']);
  await save();
  await waitFor(() => expect(control('Name').value).toBe('Mais outra'));
  expect(kept.now).toEqual({ name: 'Mais outra', town: 'Bauru' });
});

it('keeps both values of a field that two changed, and sends the one that is chosen', async () => {
  const { kept } = shop(SHOP);
  await put('Name', 'Minha');
  await put('Town', 'Bauru');
  kept.now = { name: 'Deles', town: 'Santos' };
  await save();
  const mine = await screen.findByRole('button', { name: /O que você escreveu.*Minha/ });
  const theirs = screen.getByRole('button', { name: /Guardado agora.*Deles/ });
  expect([control('Name').value, control('Town').value]).toEqual(['Minha', 'Bauru']);
  await save();
  expect(kept.sent).toHaveLength(1);
  await userEvent.click(theirs);
  expect(control('Name').value).toBe('Deles');
  await userEvent.click(mine);
  await save();
  await waitFor(() => expect(kept.now).toEqual({ name: 'Minha', town: 'Bauru' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
});
