// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { type AskProof, ProofContext } from './proof.ts';
import { useMutation } from './use-mutation.ts';

const SOURCE = path.resolve(import.meta.dirname, '..');

afterEach(cleanup);

/** Two buttons that ask for different things, and a list of the calls. */
function buttons() {
  const asked: string[] = [];
  const answers: (() => void)[] = [];
  function Buttons() {
    const make = useMutation({
      mutationFn: async (name: string) => {
        asked.push(name);
        await new Promise<void>((resolve) => void answers.push(resolve));
      },
    });
    return ['one', 'other'].map((name) => (
      <button key={name} type="button" id={name} onClick={() => make.mutate(name)}>
        {name}
      </button>
    ));
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <Buttons />
    </QueryClientProvider>,
  );
  const click = (...ids: readonly string[]) =>
    act(async () => {
      for (const id of ids) container.querySelector<HTMLElement>(`#${id}`)?.click();
    });
  const answer = () =>
    act(async () => {
      for (const resolve of answers.splice(0)) resolve();
    });
  return { asked, click, answer };
}

it('asks once for what is clicked twice in one frame, and again once it is done', async () => {
  const { asked, click, answer } = buttons();
  await click('one', 'one');
  await click('one');
  expect(asked).toEqual(['one']);
  await answer();
  await click('one');
  expect(asked).toEqual(['one', 'one']);
});

it('asks for two things at once', async () => {
  const { asked, click } = buttons();
  await click('one', 'other');
  expect(asked).toEqual(['one', 'other']);
});

/** An act that needs a proof until `prove` is called: what it was asked with, and what came of it. */
function provable(ask: ((prove: () => void) => ReturnType<AskProof>) | null) {
  const asked: string[] = [];
  const outcomes: unknown[] = [];
  let proven = false;
  const prove = () => {
    proven = true;
  };
  function Act() {
    const act = useMutation({
      mutationFn: async (name: string) => {
        asked.push(name);
        const errors = [{ field: 'session', code: 'sessao_antiga', message: 'Confirme que é você.' }];
        if (!proven) throw Object.assign(new Error('Confirme'), { data: { code: 'sem_permissao', errors } });
        return name;
      },
      onSettled: (data, error) => void outcomes.push(data ?? error?.message),
    });
    return (
      <button type="button" onClick={() => act.mutate('typed')}>
        act
      </button>
    );
  }
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <ProofContext value={ask && (() => ask(prove))}>
        <Act />
      </ProofContext>
    </QueryClientProvider>,
  );
  const press = () => act(async () => container.querySelector('button')?.click());
  return { asked, outcomes, press };
}

it('does what was refused for the lack of a proof once that is there, with what was given', async () => {
  const { asked, outcomes, press } = provable(async (prove) => {
    prove();
    return true;
  });
  await press();
  expect([asked, outcomes]).toEqual([['typed', 'typed'], ['typed']]);
});

it('stays refused without a proof, or without anyone to ask for it, and is not tried without end', async () => {
  const refused = ['Confirme'];
  const closed = provable(async () => false);
  await closed.press();
  expect([closed.asked, closed.outcomes]).toEqual([['typed'], refused]);
  cleanup();
  const nobody = provable(null);
  await nobody.press();
  expect([nobody.asked, nobody.outcomes]).toEqual([['typed'], refused]);
  cleanup();
  const useless = provable(async () => true);
  await useless.press();
  expect([useless.asked, useless.outcomes]).toEqual([['typed', 'typed'], refused]);
});

it('is what every part of the console asks with', () => {
  const others = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('use-mutation'))
    .filter((file) =>
      /\buseMutation\b[^;]*from '@tanstack\/react-query'/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
    );
  expect(others).toEqual([]);
});
