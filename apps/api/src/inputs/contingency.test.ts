import { hasContingency } from '@fiscal/core/registry/contingency';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { expect, it } from 'vitest';
import { CONTINGENCY_TYPES } from './contingency.ts';

it('asks of every type that is issued in contingency by itself, and of no other', () => {
  const able = DOCUMENTS.map(({ type }) => type).filter(hasContingency);
  expect(able).toEqual([...CONTINGENCY_TYPES]);
});
