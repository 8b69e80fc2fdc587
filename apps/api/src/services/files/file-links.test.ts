import { describe, expect, it } from 'vitest';
import { createFileLinks } from './file-links.ts';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const FIRST = Buffer.alloc(32, 7);
let current = FIRST;
const start = 1_795_000_000_000;
const at = { ms: start };
const links = createFileLinks({
  publicUrl: 'https://api.example.com',
  keys: () => ({ current, others: [] }),
  nowMs: () => at.ms,
});
const ref = {
  kind: 'documento',
  accountId: '0193a2b4-5c6d-7e8f-9012-3456789abcde',
  documentId: '0193a2b4-5c6d-7e8f-9012-3456789abcdf',
} as const;

function parts(link: string) {
  const url = new URL(link);
  const id = url.pathname.split('/').at(-1) ?? '';
  return { url, id, exp: url.searchParams.get('exp') ?? '', sig: url.searchParams.get('sig') ?? '' };
}

describe('a file link', () => {
  it('points to PUBLIC_URL and holds for a day and an hour', () => {
    at.ms = start;
    const { url, id, exp, sig } = parts(links.link(ref));
    expect(url.origin + url.pathname).toBe(`https://api.example.com/v1/files/${id}`);
    expect(links.madeAt(id, exp, sig)).toBe(start);
    at.ms = start + DAY_MS + HOUR_MS - 1000;
    expect(links.madeAt(id, exp, sig)).toBe(start);
    at.ms = start + DAY_MS + HOUR_MS + 1000;
    expect(links.madeAt(id, exp, sig)).toBeNull();
  });

  it('is the same all the hour, holds for a day from its end, and follows the key', () => {
    at.ms = start;
    const hourMs = links.hourMs();
    expect(hourMs % HOUR_MS).toBe(0);
    const link = links.link(ref, hourMs);
    at.ms = hourMs + HOUR_MS - 1;
    expect(links.hourMs()).toBe(hourMs);
    expect(links.link(ref, hourMs)).toBe(link);
    const { id, exp, sig } = parts(link);
    at.ms += DAY_MS;
    expect(links.madeAt(id, exp, sig)).toBe(hourMs);
    at.ms += 2;
    expect(links.madeAt(id, exp, sig)).toBeNull();
    at.ms = start;
    current = Buffer.alloc(32, 9);
    const anew = parts(links.link(ref, hourMs));
    expect(anew.url.href).not.toBe(link);
    expect(links.madeAt(anew.id, anew.exp, anew.sig)).toBe(hourMs);
    current = FIRST;
    expect(links.link(ref, hourMs)).toBe(link);
  });

  it('is of the hour where the clock moves between two looks', () => {
    let ms = start;
    const moving = createFileLinks({
      publicUrl: 'https://api.example.com',
      keys: () => ({ current, others: [] }),
      nowMs: () => ms++,
    });
    expect(moving.hourMs() % HOUR_MS).toBe(0);
  });

  it('holds for nothing else', () => {
    at.ms = start;
    const { id, exp, sig } = parts(links.link(ref));
    const other = parts(links.link({ ...ref, documentId: '0193a2b4-5c6d-7e8f-9012-3456789abce0' }));
    expect(links.madeAt(other.id, exp, sig)).toBeNull();
    expect(links.madeAt(id, (Number(exp) + 1).toFixed(3), sig)).toBeNull();
    expect(links.madeAt(id, exp, sig.slice(0, -2))).toBeNull();
    expect(links.madeAt(id, exp, '')).toBeNull();
    expect(links.madeAt(id, '1e99', sig)).toBeNull();
    const forged = createFileLinks({
      publicUrl: 'https://api.example.com',
      keys: () => ({ current: Buffer.alloc(32, 8), others: [] }),
      nowMs: () => at.ms,
    });
    const foreign = parts(forged.link(ref));
    expect(links.madeAt(foreign.id, foreign.exp, foreign.sig)).toBeNull();
  });
});
