import { expect, it } from 'vitest';
import { createHeldLetter, createRoom, LETTER_BYTES_MAX } from './held-letter.ts';

it('holds a letter of many small pieces in one buffer', () => {
  const held = createHeldLetter(createRoom(LETTER_BYTES_MAX));
  for (let at = 0; at < 200_000; at += 1) expect(held.add(Buffer.from([at % 251]))).toBe('held');
  expect(held.read()).toHaveLength(200_000);
  expect(held.read().every((byte, at) => byte === at % 251)).toBe(true);
});

it('refuses what is too large, and what there is no room for until others are released', () => {
  const room = createRoom(LETTER_BYTES_MAX);
  const [first, second] = [createHeldLetter(room), createHeldLetter(room)];
  expect(first.add(Buffer.alloc(LETTER_BYTES_MAX))).toBe('held');
  expect(first.add(Buffer.alloc(1))).toBe('too-large');
  expect(second.add(Buffer.alloc(1))).toBe('no-room');
  first.release();
  expect(second.add(Buffer.alloc(1))).toBe('held');
});
