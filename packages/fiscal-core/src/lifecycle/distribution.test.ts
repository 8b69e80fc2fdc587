import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DistributionAnswer } from '../sefaz/distribution.ts';
import { holds } from '../testing/holds.ts';
import {
  answered,
  asking,
  DISTRIBUTION_PAUSE_MS,
  lost,
  NEW_SEQUENCE,
  nextQuestion,
  notAsked,
  type Sequence,
  SINGLE_QUERIES_MAX,
} from './distribution.ts';

const HOUR = 3_600_000;
const PAGE = 5;

/** The authority's side of one party, by NT 2014.002: what it has, what it gave last, until when it blocks. */
function authority() {
  let written = 0;
  let given = 0;
  let usedMs = Number.NEGATIVE_INFINITY;
  let endMs = Number.NEGATIVE_INFINITY;
  let blockedMs = Number.NEGATIVE_INFINITY;
  let singles: number[] = [];
  const misuse = (nowMs: number): DistributionAnswer => {
    blockedMs = nowMs + HOUR;
    return { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: given, maxNSU: 0 };
  };
  const document = (nsu: number) => ({ nsu, schema: 'resNFe_v1.01.xsd', zipped: Buffer.alloc(0) });
  return {
    write: (count: number) => {
      written += count;
    },
    written: () => written,
    after(nsu: number, nowMs: number): DistributionAnswer {
      if (nowMs < blockedMs || nowMs < endMs + HOUR) return misuse(nowMs);
      if (nsu !== given && nowMs < usedMs + HOUR) return misuse(nowMs);
      usedMs = nowMs;
      given = Math.min(nsu + PAGE, written);
      if (given === written) endMs = nowMs;
      const position = { ultNSU: given, maxNSU: written };
      if (nsu >= written) return { kind: 'nenhum', ...position };
      return {
        kind: 'documentos',
        documents: Array.from({ length: given - nsu }, (_, at) => document(nsu + at + 1)),
        ...position,
      };
    },
    single(nsu: number, nowMs: number): DistributionAnswer {
      singles = [...singles.filter((atMs) => atMs > nowMs - HOUR), nowMs];
      if (nowMs < blockedMs || singles.length > 20) return misuse(nowMs);
      return nsu <= written
        ? { kind: 'documentos', documents: [document(nsu)], ultNSU: null, maxNSU: null }
        : { kind: 'nenhum', ultNSU: null, maxNSU: null };
    },
  };
}

type Fault = 'none' | 'unsent' | 'lost' | 'killed' | 'away' | 'garbage';
interface Step {
  readonly minutes: number;
  readonly arrive: number;
  readonly faults: readonly Fault[];
  readonly neighbour: boolean;
}

/** Runs the worker against the authority; another system, if any, queries by itself with the right number. */
function run(steps: readonly Step[]) {
  const there = authority();
  const stored: number[] = [];
  let sequence: Sequence = NEW_SEQUENCE;
  let nowMs = 0;
  let misuses = 0;
  let singles: number[] = [];
  function turn(faults: readonly Fault[]): void {
    for (let call = 0; ; call++) {
      singles = singles.filter((atMs) => atMs > nowMs - HOUR);
      const question = nextQuestion(sequence, nowMs, SINGLE_QUERIES_MAX - singles.length);
      if (question === null) return;
      const before = sequence;
      sequence = asking(sequence, nowMs);
      if (question.by === 'NSU') singles.push(nowMs);
      const fault = faults[call] ?? 'none';
      if (fault === 'unsent') {
        sequence = notAsked(sequence, nowMs + 60_000);
        continue;
      }
      if (fault === 'away') {
        sequence = answered(sequence, question, { kind: 'indisponivel', cause: '108' }, nowMs);
        continue;
      }
      const answer =
        question.by === 'NSU' ? there.single(question.nsu, nowMs) : there.after(question.nsu, nowMs);
      if (answer.kind === 'consumo-indevido') misuses++;
      if (fault === 'killed') return;
      if (fault === 'lost') sequence = lost(sequence, 'sem resposta', nowMs);
      else if (fault === 'garbage')
        sequence = answered(sequence, question, { kind: 'ilegivel', cause: 'html' }, nowMs);
      else {
        sequence = answered(sequence, question, answer, nowMs);
        if (answer.kind === 'documentos') stored.push(...answer.documents.map((one) => one.nsu ?? 0));
      }
      expect(sequence.nsu).toBeGreaterThanOrEqual(before.nsu);
    }
  }
  let neighbourMs = Number.NEGATIVE_INFINITY;
  for (const { minutes, arrive, faults, neighbour } of steps) {
    nowMs += minutes * 60_000;
    there.write(arrive);
    if (neighbour && nowMs >= neighbourMs + 2 * HOUR) {
      neighbourMs = nowMs;
      there.after(Math.max(0, there.written() - arrive), nowMs);
    }
    turn(faults);
  }
  return { there, stored, misuses, turn, advance: (ms: number) => (nowMs += ms), state: () => sequence };
}

const step = (neighbour: fc.Arbitrary<boolean>): fc.Arbitrary<Step> =>
  fc.record({
    minutes: fc.integer({ min: 1, max: 200 }),
    arrive: fc.integer({ min: 0, max: 14 }),
    faults: fc.array(fc.constantFrom<Fault>('none', 'unsent', 'lost', 'killed', 'away', 'garbage'), {
      maxLength: 4,
    }),
    neighbour,
  });

const finish = (world: ReturnType<typeof run>): void => {
  for (
    let hours = 0;
    hours < 400 && (world.state().gaps.length > 0 || world.stored.length < world.there.written());
    hours++
  ) {
    world.advance(2 * HOUR);
    world.turn([]);
  }
};

describe('a sequence', () => {
  it('gets every number once and is never refused for misuse, with any fault on a call', () => {
    holds(
      fc.property(fc.array(step(fc.constant(false)), { maxLength: 60 }), (steps) => {
        const world = run(steps);
        finish(world);
        expect(world.misuses).toBe(0);
        expect(world.stored).toEqual(Array.from({ length: world.there.written() }, (_, at) => at + 1));
      }),
      300,
    );
  });

  it('gets every number once beside another system too', () => {
    holds(
      fc.property(fc.array(step(fc.boolean()), { maxLength: 30 }), (steps) => {
        const world = run(steps);
        finish(world);
        expect(world.stored.toSorted((a, b) => a - b)).toEqual(
          Array.from({ length: world.there.written() }, (_, at) => at + 1),
        );
      }),
      300,
    );
  });

  it('reports another system’s query, and continues from its number', () => {
    const before = { ...NEW_SEQUENCE, nsu: 10, maxNsu: 10 };
    const answer = { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 14, maxNSU: 0 } as const;
    const after = answered(asking(before, 0), { by: 'ultNSU', nsu: 10 }, answer, 0);
    expect(after).toMatchObject({ nsu: 14, gaps: [[11, 14]], condition: { kind: 'vizinho', nsu: 14 } });
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS - 1, 10)).toBeNull();
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS, 10)).toEqual({ by: 'NSU', nsu: 11 });
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS, 0)).toEqual({ by: 'ultNSU', nsu: 14 });
  });

  it('without a number in the 656, rests where it was', () => {
    const answer = { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 0, maxNSU: 0 } as const;
    expect(answered({ ...NEW_SEQUENCE, nsu: 10 }, { by: 'ultNSU', nsu: 10 }, answer, 5)).toMatchObject({
      nsu: 10,
      gaps: [],
      nextAtMs: 5 + DISTRIBUTION_PAUSE_MS,
      condition: { kind: 'bloqueada' },
    });
  });

  it('starts again from the number that the authority has after 589', () => {
    const answer = { kind: 'recusada', cStat: '589', xMotivo: '', ultNSU: null, maxNSU: 4 } as const;
    expect(answered({ ...NEW_SEQUENCE, nsu: 10 }, { by: 'ultNSU', nsu: 10 }, answer, 0)).toMatchObject({
      nsu: 4,
      maxNsu: 4,
    });
  });

  it('forgets a number that does not exist', () => {
    const before = { ...NEW_SEQUENCE, nsu: 9, gaps: [[3, 5]] as const };
    const after = answered(before, { by: 'NSU', nsu: 4 }, { kind: 'nenhum', ultNSU: null, maxNSU: null }, 0);
    expect(after.gaps).toEqual([
      [3, 3],
      [5, 5],
    ]);
  });
});
