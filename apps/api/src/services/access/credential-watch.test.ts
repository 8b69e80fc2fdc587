import { expect, it } from 'vitest';
import { createCredentialWatch } from './credential-watch.ts';

const open = () => new AbortController();
const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

/** A credential that counts how often it is asked; resolves `asked` each time. */
function credential(name: string, answers: readonly (boolean | Error)[]) {
  let count = 0;
  let notifyEnd: () => void = () => undefined;
  return {
    name,
    count: () => count,
    /** The next time it is asked. */
    asked: () =>
      new Promise<void>((resolve) => {
        notifyEnd = resolve;
      }),
    holds: async () => {
      const answer = answers[Math.min(count, answers.length - 1)];
      count += 1;
      notifyEnd();
      if (answer instanceof Error) throw answer;
      return answer ?? false;
    },
  };
}

it('ends every stream of a credential that no longer holds, and no other', async () => {
  const watch = createCredentialWatch({ everyMs: 1, onError: () => undefined });
  const [good, bad] = [credential('boa', [true]), credential('ruim', [true, true, false])];
  const ends = [open(), open(), open()];
  const [other, ...its] = ends.map(({ signal }, index) => watch.watch(index === 0 ? good : bad, signal));
  await Promise.all(its.map(untilAborted));
  expect([other?.aborted, bad.count()]).toEqual([false, 3]);
  for (const end of ends) end.abort();
});

it('ends nothing when it cannot ask', async () => {
  const errors: unknown[] = [];
  const watch = createCredentialWatch({ everyMs: 1, onError: (error) => errors.push(error) });
  const one = credential('boa', [new Error('away'), true]);
  const end = open();
  const signal = watch.watch(one, end.signal);
  await one.asked();
  await one.asked();
  expect([signal.aborted, errors]).toEqual([false, [new Error('away')]]);
  end.abort();
});

it('asks no more once the streams have ended, and begins again with the next', async () => {
  const watch = createCredentialWatch({ everyMs: 1, onError: () => undefined });
  const [one, other] = [credential('uma', [true]), credential('outra', [true])];
  const [first, second] = [open(), open()];
  const signal = watch.watch(one, first.signal);
  watch.watch(other, second.signal);
  await one.asked();
  first.abort();
  expect(signal.aborted).toBe(true);
  const before = one.count();
  await other.asked();
  await other.asked();
  expect(one.count()).toBe(before);
  second.abort();
  const again = open();
  watch.watch(one, again.signal);
  await one.asked();
  again.abort();
  expect(watch.watch(one, again.signal).aborted).toBe(true);
});
