import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { rejectionHint, rejectionRowsOf } from '@fiscal/core/registry/rejections';
import { describe, expect, it } from 'vitest';
import { peopleHint } from '../people-words.ts';
import { englishOf } from './english.ts';
import { NFE } from './tables/nfe.ts';
import { OTHERS } from './tables/others.ts';

const sentencesOf = (type: string): readonly string[] => {
  const hints = rejectionRowsOf(type).flatMap(({ cStat }) => rejectionHint(type, cStat) ?? []);
  return [...new Set(hints.flatMap(({ cause, fix }) => [cause, fix]))];
};

describe('the English of rejections', () => {
  it.each(DOCUMENTS.map(({ type }) => type))('is whole for %s', (type) => {
    expect(sentencesOf(type).filter((sentence) => englishOf(sentence) === null)).toEqual([]);
  });

  it('has a rejection for every sentence', () => {
    const said = new Set(DOCUMENTS.flatMap(({ type }) => sentencesOf(type)));
    expect([...NFE, ...OTHERS].filter(([portuguese]) => !said.has(portuguese))).toEqual([]);
  });

  it('names no route and no JSON field to people', () => {
    const shown = DOCUMENTS.flatMap(({ type }) =>
      rejectionRowsOf(type).flatMap(({ cStat }) => Object.values(peopleHint(type, cStat)?.english ?? {})),
    );
    expect(shown.filter((text) => /\/v1|PATCH|POST|[a-z]_[a-z]/.test(text ?? ''))).toEqual([]);
  });

  it('fills in, sets or leaves blank what a call would send or leave out', () => {
    const shown = ['nfe', 'cte'].flatMap((type) =>
      rejectionRowsOf(type).map(({ cStat }) => peopleHint(type, cStat)?.english.fix ?? ''),
    );
    expect(shown.filter((text) => /\b[Ss]end (?:in )?“|\b[Ll]eave out “/.test(text))).toEqual([]);
    expect(peopleHint('nfe', '610')?.english.fix).toMatch(/^Leave “[^”]+” blank so that/);
    expect(peopleHint('nfe', '441')?.english.fix).toMatch(/^Fill in “[^”]+”, or the right code/);
  });

  it('has labels in the place of fields, as the Portuguese for people', () => {
    expect(peopleHint('nfe', '778')?.english).toEqual({
      cause: 'The NCM is not in the table in force.',
      fix: expect.stringContaining('“NCM'),
    });
  });
});
