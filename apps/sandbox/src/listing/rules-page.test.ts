import { readFileSync } from 'node:fs';
import { cstatsOf } from '@fiscal/core/registry/cstat';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { rejectionCodesOf } from '@fiscal/core/registry/rejection-classes';
import { describe, expect, it } from 'vitest';
import { bookOf } from './rule-book.ts';
import { rulesPage, sandboxOnly } from './rules-page.ts';

const TYPES = DOCUMENTS.map(({ type }) => type);
const REFUSALS = ['rejected', 'duplicate', 'denied', 'deniedOnRecord', 'duplicateEvent', 'overuse'];

/** Number of codes that the sandbox decides by the document and validation does not. A number may only fall. */
const LEFT_TO_THE_AUTHORITY: Readonly<Record<string, number>> = {
  nfe: 47,
  nfce: 30,
  cte: 18,
  mdfe: 15,
  nfcom: 12,
  dce: 5,
  nfse: 9,
};

describe('docs/rules.md', () => {
  it('is what `npm run rules:page` writes', () => {
    expect(readFileSync(new URL('../../../../docs/rules.md', import.meta.url), 'utf8')).toBe(rulesPage());
  });
});

describe.each(TYPES)('the rejections of %s', (type) => {
  it('have one class each, across all lists', () => {
    const codes = rejectionCodesOf(type).map(({ code }) => code);
    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
    const listed = cstatsOf(type).filter(({ category }) => REFUSALS.includes(category));
    expect(listed.map(({ code }) => code).filter((code) => !codes.includes(code))).toEqual([]);
  });

  it('that the sandbox gives and validation does not have a reason, and are no more than there were', () => {
    const only = sandboxOnly(type);
    expect(only.get('') ?? []).toEqual([]);
    expect([...only.values()].flat().length).toBe(LEFT_TO_THE_AUTHORITY[type]);
  });

  it('that are notices in validation are never answered by the sandbox', () => {
    const notices = bookOf(type).filter(({ strength }) => strength === 'notice');
    expect(notices.filter(({ bySandbox }) => bySandbox).map(({ code }) => code)).toEqual([]);
  });
});
