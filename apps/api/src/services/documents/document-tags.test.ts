import { describe, expect, it } from 'vitest';
import { createDocumentTags } from './document-tags.ts';

const key = Buffer.alloc(32, 7);
const settings = {
  release: 'r1',
  publicUrl: 'https://api.example.com',
  keys: () => ({ current: key, others: [] }),
};
const tags = createDocumentTags(settings);
const HOUR_MS = 3_600_000;
const end = new Date('2026-11-22T13:00:05Z');
const actions = [
  { action: 'cancelamento', until: end },
  { action: 'carta-correcao', until: new Date(end.getTime() + 1) },
  { action: 'ator-interessado', reason: 'não' },
] as const;
const stateAt = (ms: number, version = 'v1') => ({ type: 'nfe', version, now: new Date(ms) });

describe('the tag of a view', () => {
  it('holds until the first period of the view ends, by the account’s clock', () => {
    const tag = tags.of('v1', actions, HOUR_MS);
    expect(tag).toMatch(/^"[\w-]{43}\.[\da-z]+"$/);
    expect(tags.match(tag, stateAt(end.getTime()), HOUR_MS)).toBe(tag);
    expect(tags.match(tag, stateAt(end.getTime() + 1), HOUR_MS)).toBeNull();
    const endless = tags.of('v1', [], HOUR_MS);
    expect(tags.match(endless, stateAt(end.getTime() + 1), HOUR_MS)).toBe(endless);
  });

  it('holds for its version, hour, release, address and key alone', () => {
    const tag = tags.of('v1', [], HOUR_MS);
    const state = stateAt(0);
    expect(tags.match(tag, state, HOUR_MS)).toBe(tag);
    expect(tags.match(tag, stateAt(0, 'v2'), HOUR_MS)).toBeNull();
    expect(tags.match(tag, state, 2 * HOUR_MS)).toBeNull();
    for (const other of [
      { release: 'r2' },
      { publicUrl: 'https://other.example.com' },
      { keys: () => ({ current: Buffer.alloc(32, 8), others: [key] }) },
    ])
      expect(createDocumentTags({ ...settings, ...other }).match(tag, state, HOUR_MS)).toBeNull();
  });

  it('is found weakened by a proxy, and among others', () => {
    const tag = tags.of('v1', [], HOUR_MS);
    for (const sent of [`W/${tag}`, `"other", ${tag}`, `"a.b",W/${tag} , "c"`])
      expect(tags.match(sent, stateAt(0), HOUR_MS), sent).toBe(tag);
    for (const sent of ['', '"', '"x"', tag.slice(1), tag.replace('.', '.zzzzzzzzzzzz'), '"".""', '*'])
      expect(tags.match(sent, stateAt(0), HOUR_MS), sent).toBeNull();
  });
});
