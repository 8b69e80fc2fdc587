// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { type AskProof, ProofContext } from '../../trpc/proof.ts';
import { useEach } from './use-each.ts';

afterEach(cleanup);

const ITEMS = ['first', 'second', 'third'].map((id) => ({ id }));
const refusal = (code: string, errors: readonly object[] = []) =>
  Object.assign(new Error(code), { data: { code, errors } });

/** The hook over `ITEMS`; `answers` are thrown, call by call, where they are not null. */
function each(answers: readonly (Error | null)[], ask: AskProof | null = null) {
  const calls: { readonly id: string; readonly key: string }[] = [];
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={new QueryClient()}>
      <ProofContext value={ask}>{children}</ProofContext>
    </QueryClientProvider>
  );
  const { result } = renderHook(
    () =>
      useEach(ITEMS, {
        act: async ({ id }, _reason: string, key) => {
          const answer = answers[calls.length] ?? null;
          calls.push({ id, key });
          if (answer !== null) throw answer;
        },
        isOfAll: ({ errors }) => errors.length > 0,
      }),
    { wrapper },
  );
  const press = async () => {
    act(() => result.current.all.mutate('reason'));
    await waitFor(() => expect(result.current.all.isPending).toBe(false));
  };
  const outcome = () => [...result.current.done].map(([id, refused]) => [id, refused?.message ?? null]);
  return { calls, press, outcome, all: () => result.current.all };
}

describe('an act on each of many', () => {
  it('goes on after one that the API refuses, and says which it was', async () => {
    const on = each([null, refusal('conflito')]);
    await on.press();
    expect(on.all().isSuccess).toBe(true);
    expect(on.outcome()).toEqual([
      ['first', null],
      ['second', 'conflito'],
      ['third', null],
    ]);
  });

  it.each([
    refusal('sem_permissao'),
    refusal('servico_ocupado'),
    refusal('dados_invalidos', [{ field: 'reason', message: 'curta' }]),
  ])(
    'stops at what all share ($message), and goes on with the same key when pressed again',
    async (fault) => {
      const on = each([null, fault]);
      await on.press();
      expect([on.all().isError, on.outcome()]).toEqual([true, [['first', null]]]);
      await on.press();
      expect(on.calls.map(({ id }) => id)).toEqual(['first', 'second', 'second', 'third']);
      expect(on.calls[1]).toEqual(on.calls[2]);
      expect(on.all().isSuccess).toBe(true);
    },
  );

  it('asks once for a proof, which refuses none when it is declined', async () => {
    const asked: string[] = [];
    const fault = refusal('sem_permissao', [{ field: 'session', code: 'sessao_antiga' }]);
    const ask = async () => {
      asked.push('asked');
      return asked.length > 1;
    };
    const on = each([null, fault, fault], ask);
    await on.press();
    expect([asked, on.outcome()]).toEqual([['asked'], [['first', null]]]);
    await on.press();
    expect([asked, on.calls.map(({ id }) => id)]).toEqual([
      ['asked', 'asked'],
      ['first', 'second', 'second', 'second', 'third'],
    ]);
  });
});
