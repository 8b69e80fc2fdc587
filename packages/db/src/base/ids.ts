import { randomInt } from 'node:crypto';
import { v7 } from 'uuid';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

let sequence = randomInt(2 ** 31);

/** UUIDv7: ordered by time, so it finds its partition and keeps indexes compact. */
export function newId(atMs: number = Date.now()): string {
  sequence = (sequence + 1) % 2 ** 31;
  return v7({ msecs: Math.floor(atMs), seq: sequence });
}

export const isUuid = (text: string): boolean => UUID.test(text);

/** Smallest UUIDv7 of an instant: turns a time filter into an id range (and so into partitions). */
export function idFloor(at: Date): string {
  const hex = Math.max(0, at.getTime()).toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}
