import { expect, it } from 'vitest';
import { createHeldLetter, createRooms, LETTER_BYTES_MAX } from './held-letter.ts';

const roomFor = (bytes: number) => createRooms({ all: bytes, each: bytes }).roomOf(['to a']);

it('holds a letter of many small pieces in one buffer', () => {
  const held = createHeldLetter(roomFor(LETTER_BYTES_MAX));
  for (let at = 0; at < 200_000; at += 1) expect(held.add(Buffer.from([at % 251]))).toBe('held');
  expect(held.read()).toHaveLength(200_000);
  expect(held.read().every((byte, at) => byte === at % 251)).toBe(true);
});

it('refuses what is too large, and what there is no room for until others are released', () => {
  const room = roomFor(LETTER_BYTES_MAX);
  const [first, second] = [createHeldLetter(room), createHeldLetter(room)];
  expect(first.add(Buffer.alloc(LETTER_BYTES_MAX))).toBe('held');
  expect(first.add(Buffer.alloc(1))).toBe('too-large');
  expect(second.add(Buffer.alloc(1))).toBe('no-room');
  first.release();
  expect(second.add(Buffer.alloc(1))).toBe('held');
});

it('bounds the room of an address and of a host, so that letters of others fit', () => {
  const rooms = createRooms({ all: 3, each: 2 });
  const hoarder = rooms.roomOf(['to a', 'from x']);
  expect([hoarder.take(2), hoarder.take(1)]).toEqual([true, false]);
  expect(rooms.roomOf(['to a', 'from y']).take(1)).toBe(false);
  expect(rooms.roomOf(['to b', 'from x']).take(1)).toBe(false);
  const other = rooms.roomOf(['to b', 'from y']);
  expect([other.take(1), other.take(1)]).toEqual([true, false]);
  hoarder.give(2);
  expect([other.take(1), hoarder.take(1)]).toEqual([true, true]);
});
