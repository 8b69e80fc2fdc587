import { describe, expect, it } from 'vitest';
import { ROOMS } from '../documents/registry.ts';
import { cancellableUntilMs, eventDeadline } from './deadlines.ts';
import { termEndMs } from './term.ts';

const HOUR_MS = 3_600_000;
const end = (type: string, kind: Parameters<typeof eventDeadline>[1], from: string): string | null => {
  const row = eventDeadline(type, kind, 'SP');
  return row && new Date(termEndMs(row, Date.parse(from))).toISOString();
};

describe('terms of events', () => {
  it('to cancel are 24 h, 30 min for the consumer’s note, 168 h by substitution', () => {
    expect(cancellableUntilMs('nfe', 'SP', 0)).toBe(24 * HOUR_MS);
    expect(cancellableUntilMs('nfce', 'SP', 0)).toBe(HOUR_MS / 2);
    expect(end('nfce', 'cancelamento-substituicao', '2026-11-01T00:00:00Z')).toBe('2026-11-08T00:00:00.000Z');
    expect(cancellableUntilMs('nada', 'SP', 5)).toBe(5);
  });

  it('in months end on a day that exists', () => {
    expect(end('nfe', 'ator-interessado', '2026-05-21T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(end('nfe', 'ator-interessado', '2026-08-31T10:00:00Z')).toBe('2027-02-28T10:00:00.000Z');
  });

  it('of an NFCom end 120 h after its month, as Brasília counts it', () => {
    expect(end('nfcom', 'cancelamento', '2026-11-21T10:00:00Z')).toBe('2026-12-06T03:00:00.000Z');
    expect(end('nfcom', 'cancelamento', '2026-12-01T02:59:59Z')).toBe('2026-12-06T03:00:00.000Z');
    expect(end('nfcom', 'cancelamento', '2026-12-31T10:00:00Z')).toBe('2027-01-06T03:00:00.000Z');
  });

  it('are there for some events only, once each, with a source', () => {
    expect(eventDeadline('nfe', 'econf', 'SP')).toBeNull();
    const deadlines = ROOMS.flatMap((room) =>
      room.deadlines.map((row) => ({ ...row, type: room.definition.type })),
    );
    const rows = deadlines.map(({ type, kind, uf }) => `${type} ${kind} ${uf ?? ''}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(deadlines.every(({ source }) => source !== '')).toBe(true);
  });
});
