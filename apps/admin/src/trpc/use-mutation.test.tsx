// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
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

it('is what every part of the console asks with', () => {
  const others = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('use-mutation'))
    .filter((file) =>
      /\buseMutation\b[^;]*from '@tanstack\/react-query'/.test(readFileSync(path.join(SOURCE, file), 'utf8')),
    );
  expect(others).toEqual([]);
});
