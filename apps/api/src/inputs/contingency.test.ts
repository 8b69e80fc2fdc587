import { MODULES } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import { CONTINGENCY_TYPES } from './contingency.ts';

it('asks of every type that is issued in contingency by itself, and of no other', () => {
  const able = MODULES.filter(({ contingency }) => contingency !== undefined).map(
    ({ definition }) => definition.type,
  );
  expect(able).toEqual([...CONTINGENCY_TYPES]);
});
