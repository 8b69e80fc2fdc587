import { describe, expect, it } from 'vitest';
import type { SandboxParty } from '../../../state/registers.ts';
import { STRICT } from './testing/broken-notes.ts';
import { verdictOf } from './testing/note-edits.ts';
import {
  IE,
  ieOf,
  OTHER_PARTY,
  PARTY,
  placeOf,
  REGISTERED,
  type Registered,
} from './testing/registered-notes.ts';

describe('register entries of a party', () => {
  const judgeEdited = ([, options, of, party, more]: Registered, strict: boolean) =>
    verdictOf(options, {
      strict,
      register: { enabled: true, ie: null },
      parties: new Map([[of, { ...PARTY, ...party }]]),
      ...more,
    })?.cStat;

  it.each(REGISTERED.map((row) => [row[0], row] as const))('%s', (cStat, row) => {
    expect(judgeEdited(row, true)).toBe(cStat);
    expect(judgeEdited(row, false)).not.toBe(cStat);
  });

  it('break no rule when absent or regular', () => {
    const enabled = { strict: true, register: { enabled: true, ie: null } };
    const regular: SandboxParty = {
      ...PARTY,
      registrations: [ieOf()],
      receita: { situacao: 'regular', regime: '9' },
    };
    const codes = new Set(REGISTERED.map(([cStat]) => cStat));
    for (const parties of [
      new Map(),
      new Map([
        ['11222333000181', regular],
        [OTHER_PARTY, regular],
      ]),
    ]) {
      const cStat = verdictOf({ edit: placeOf('entrega', IE) }, { ...enabled, parties })?.cStat ?? '';
      expect(codes).not.toContain(cStat);
    }
  });
});

describe('register rules', () => {
  it.each(STRICT)('%s fires in strict mode and not otherwise', (cStat, options, overrides) => {
    const enabled = { register: { enabled: true, ie: null }, ...overrides };
    expect(verdictOf(options, { strict: true, ...enabled })?.cStat).toBe(cStat);
    expect(verdictOf(options, enabled)?.cStat).not.toBe(cStat);
  });
});
