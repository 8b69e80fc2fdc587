// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { DocumentRow } from '../live-rows.ts';
import { useSelection } from './use-selection.ts';

afterEach(cleanup);

const rowOf = (id: string) => ({ id }) as DocumentRow;
const ROWS = ['first', 'second'].map(rowOf);
const queries = new QueryClient();
const wrapper = ({ children }: { readonly children: ReactNode }) => (
  <QueryClientProvider client={queries}>{children}</QueryClientProvider>
);

/** The choice, with a look at the filter that ends when the test wants. */
function open() {
  let end = () => {};
  const found = new Promise<{ data: readonly DocumentRow[]; nextCursor: null }>((resolve) => {
    end = () => resolve({ data: [...ROWS, rowOf('third')], nextCursor: null });
  });
  const { result, rerender } = renderHook(
    ({ address }) => useSelection({ rows: ROWS, look: () => found, address }),
    { wrapper, initialProps: { address: 'situacao=AUTORIZADA' } },
  );
  const choice = () => [...result.current.ids];
  return {
    choice,
    on: () => result.current,
    move: (address: string) => rerender({ address }),
    arrive: async () => {
      end();
      await waitFor(() => expect(result.current.everything.isPending).toBe(false));
    },
  };
}

it('chooses all that the filter finds', async () => {
  const { on, arrive, choice } = open();
  await act(async () => on().everything.mutate());
  await arrive();
  expect([choice(), on().isAll]).toEqual([['first', 'second', 'third'], true]);
});

it('leaves what was chosen while the filter was read', async () => {
  const { on, arrive, choice } = open();
  act(() => on().select(['first', 'second'], { on: true }));
  await act(async () => on().everything.mutate());
  act(() => on().select(['second'], { on: false }));
  await arrive();
  expect([choice(), on().isAll]).toEqual([['first'], false]);
});

it('chooses nothing of an earlier filter', async () => {
  const { on, arrive, choice, move } = open();
  await act(async () => on().everything.mutate());
  move('situacao=REJEITADA');
  await arrive();
  expect(choice()).toEqual([]);
  act(() => on().select(['second'], { on: true }));
  expect(choice()).toEqual(['second']);
});
