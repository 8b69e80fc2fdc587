import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

function countLookUps() {
  const asked: string[] = [];
  const ask = remembering((text: string) => {
    asked.push(text);
    return Promise.resolve(text.startsWith('bad') ? null : `${text}!`);
  });
  return { asked, ask };
}

it('asks once for a known answer', async () => {
  const { asked, ask } = countLookUps();
  expect([await ask('a'), await ask('b'), await ask('a')]).toEqual(['a!', 'b!', 'a!']);
  expect(asked).toEqual(['a', 'b']);
});

it('keeps no refusal, so that guesses drive nothing out', async () => {
  const { asked, ask } = countLookUps();
  await ask('a');
  for (let n = 0; n < 1000; n++) expect(await ask(`bad${n}`)).toBeNull();
  expect(await ask('bad0')).toBeNull();
  await ask('a');
  expect(asked.filter((text) => text === 'a')).toHaveLength(1);
  expect(asked.filter((text) => text === 'bad0')).toHaveLength(2);
});

it('forgets what was asked for longest ago, and keeps nothing that is too long', async () => {
  const { asked, ask } = countLookUps();
  await ask('a');
  await ask('b');
  for (let n = 0; n < 499; n++) {
    await ask('a');
    await ask(`n${n}`);
  }
  await ask('a');
  await ask('b');
  expect(asked.filter((text) => text === 'a')).toHaveLength(1);
  expect(asked.filter((text) => text === 'b')).toHaveLength(2);
  const long = 'x'.repeat(5000);
  await ask(long);
  await ask(long);
  expect(asked.filter((text) => text === long)).toHaveLength(2);
});
