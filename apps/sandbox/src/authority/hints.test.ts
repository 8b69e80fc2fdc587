import { cstat } from '@fiscal/core/registry/cstat';
import { rejectionHint } from '@fiscal/core/registry/rejections';
import { expect, it } from 'vitest';
import { RULES } from './authorities.ts';

/** Answers to a key query, and of an unavailable authority, are no refusals of a document. */
const isRefusal = (type: string, code: string): boolean =>
  ['rejected', 'duplicate', 'denied', 'deniedOnRecord', 'duplicateEvent'].includes(
    cstat(type, code)?.category ?? '',
  );

it.each([...RULES])('every refusal that the authority of %s decides itself is explained', (type, list) => {
  const enforced = list().filter(
    ({ level, stage }) => (level === 'on' || level === 'strict') && stage !== 'consulta',
  );
  const refusals = enforced.map(({ cStat }) => cStat).filter((code) => isRefusal(type, code));
  expect(new Set(refusals).size).toBeGreaterThan(40);
  expect([...new Set(refusals)].filter((code) => rejectionHint(type, code) === null)).toEqual([]);
});
