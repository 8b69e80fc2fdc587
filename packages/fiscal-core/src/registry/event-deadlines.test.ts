import { describe, expect, it } from 'vitest';
import { isTakenLate, termEndMs } from '../engine/events/term.ts';
import { MODULES } from './documents.ts';
import { cancellableUntilMs, cancellableWithoutFineUntilMs, eventDeadline } from './event-deadlines.ts';

const HOUR_MS = 3_600_000;
const end = (type: string, kind: Parameters<typeof eventDeadline>[1], from: string): string | null => {
  const row = eventDeadline(type, kind, 'SP');
  return row && new Date(termEndMs(row, Date.parse(from))).toISOString();
};

describe('terms of events', () => {
  it('to cancel are 24 h, 30 min for the consumer’s note, 168 h by substitution', () => {
    expect(cancellableUntilMs('nfe', 'MG', 0)).toBe(24 * HOUR_MS);
    expect(cancellableUntilMs('nfce', 'SP', 0)).toBe(HOUR_MS / 2);
    expect(end('nfce', 'cancelamento-substituicao', '2026-11-01T00:00:00Z')).toBe('2026-11-08T00:00:00.000Z');
  });

  it('to cancel an NFS-e are unknown: each município sets its own, and no service publishes it', () => {
    expect(cancellableUntilMs('nfse', 'SP', 5)).toBeNull();
    expect(
      MODULES.flatMap(({ events }) => events).filter(({ termBy }) => termBy !== undefined),
    ).toMatchObject([{ kind: 'cancelamento', types: ['nfse'], termBy: 'municipio' }]);
  });

  it.each([
    ['SP', 480, 24],
    ['RS', 168, null],
    ['RO', 720, null],
    ['CE', 24, null],
    ['BA', 24, null],
  ])('to cancel an NF-e of %s are %i h, %s of them without a fine', (uf, hours, free) => {
    expect(cancellableUntilMs('nfe', uf, 0)).toBe(hours * HOUR_MS);
    expect(cancellableWithoutFineUntilMs('nfe', uf, 0)).toBe(free === null ? null : free * HOUR_MS);
  });

  it.each([
    ['SP', 24, false],
    ['SP', 25, true],
    ['SP', 480, true],
    ['SP', 481, false],
    ['CE', 24, false],
    ['CE', 900, true],
    ['RS', 169, false],
  ])('%s after %i h is late: %s', (uf, hours, late) => {
    const row = eventDeadline('nfe', 'cancelamento', uf);
    expect(row && isTakenLate(row, 0, hours * HOUR_MS)).toBe(late);
  });

  it('in months end on a day that exists', () => {
    expect(end('nfe', 'ator-interessado', '2026-05-21T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z');
    expect(end('nfe', 'ator-interessado', '2026-08-31T10:00:00Z')).toBe('2027-02-28T10:00:00.000Z');
  });

  it('of an NFCom end 120 h after its month, in the time of Brasília', () => {
    expect(end('nfcom', 'cancelamento', '2026-11-21T10:00:00Z')).toBe('2026-12-06T03:00:00.000Z');
    expect(end('nfcom', 'cancelamento', '2026-12-01T02:59:59Z')).toBe('2026-12-06T03:00:00.000Z');
    expect(end('nfcom', 'cancelamento', '2026-12-31T10:00:00Z')).toBe('2027-01-06T03:00:00.000Z');
  });

  it('are there for some events only, once each, with a source', () => {
    expect(eventDeadline('nfe', 'econf', 'SP')).toBeNull();
    const deadlines = MODULES.flatMap((module) =>
      module.deadlines.map((row) => ({ ...row, type: module.definition.type })),
    );
    const rows = deadlines.map(({ type, kind, uf }) => `${type} ${kind} ${uf ?? ''}`);
    expect(new Set(rows).size).toBe(rows.length);
    expect(deadlines.every(({ source }) => source !== '')).toBe(true);
  });
});
