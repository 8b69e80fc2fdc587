import { expect, it } from 'vitest';
import { type Attempt, attemptFor } from './attempt.ts';

const DAY_MS = 86_400_000;
const open: Attempt = { key: 'k', content: 'corpo', atMs: 0, documentId: null, isOver: false };
const taken: Attempt = { ...open, documentId: 'd' };

it.each([
  ['one whose answer is lost, asked for again', open, 'corpo', 1, true],
  ['one whose answer is lost, with another body: the first may have been taken', open, 'outro', 1, true],
  ['one that was taken and has no verdict yet, asked for again', taken, 'corpo', 1, true],
  ['one that was taken, with another body: that is the next', taken, 'outro', 1, false],
  ['one whose verdict was shown', { ...taken, isOver: true }, 'corpo', 1, false],
  ['one whose key is held no longer', open, 'corpo', 3 * DAY_MS, false],
  ['none', null, 'corpo', 1, false],
])('keeps the key of %s: %#', (...[, before, content, nowMs, stored]) => {
  const { key } = attemptFor(before, content, nowMs);
  expect(key === 'k').toBe(stored);
  expect(key).not.toBe('');
});
