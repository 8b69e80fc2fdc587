import { expect, it } from 'vitest';
import { lacksPlatformsOnly } from './install.mjs';

const missing = (what: string) => `npm error Missing: ${what} from lock file`;

it('goes on with the locked versions when only packages of other platforms are unknown', () => {
  expect(
    lacksPlatformsOnly(
      [missing('@biomejs/cli-darwin-x64@'), missing('@oxlint/binding-wasm32-wasi@')].join('\n'),
    ),
  ).toBe(true);
});

it('stops when the lock file does not fit package.json', () => {
  expect(lacksPlatformsOnly([missing('@biomejs/cli-darwin-x64@'), missing('zod@4.6.7')].join('\n'))).toBe(
    false,
  );
  expect(lacksPlatformsOnly("npm error Invalid: lock file's zod@4.6.7 does not satisfy zod@5.0.0")).toBe(
    false,
  );
  expect(lacksPlatformsOnly('npm error network timeout')).toBe(false);
});
