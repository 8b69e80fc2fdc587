import { expect, it } from 'vitest';
import { idFloor, isUuid, newId } from './ids.ts';

it('orders by time, also within one millisecond', () => {
  const at = Date.UTC(2026, 10, 21);
  const ids = [newId(at - 1), newId(at), newId(at), newId(at), newId(at + 1)];
  expect(ids.every(isUuid)).toBe(true);
  expect([...ids].sort()).toEqual(ids);
});

it('has a floor that is not above any id of its instant and above every earlier one', () => {
  const at = new Date(Date.UTC(2026, 11, 1));
  expect(isUuid(idFloor(at))).toBe(true);
  expect(newId(at.getTime()) > idFloor(at)).toBe(true);
  expect(newId(at.getTime() - 1) < idFloor(at)).toBe(true);
});
