import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { DistributionAnswer, DistributionQuestion } from '../sefaz/distribution.ts';
import { holds } from '../testing/holds.ts';
import {
  answered,
  asking,
  DISTRIBUTION_PAUSE_MS,
  lost,
  NEIGHBOR_QUIET_MS,
  NEW_SEQUENCE,
  nextQuestion,
  notAsked,
  type Sequence,
  SINGLE_QUERIES_MAX,
} from './distribution.ts';
import { answeredKey, askingKey, KEY_ASKS_MAX, type KeyQuery, type WantedKey } from './distribution-keys.ts';

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
    key(chave: string, nowMs: number): DistributionAnswer {
      singles = [...singles.filter((atMs) => atMs > nowMs - HOUR), nowMs];
      if (nowMs < blockedMs || singles.length > 20) return misuse(nowMs);
      // As strict as the rule could be read: nothing is asked within the hour after the end.
      if (nowMs < endMs + HOUR) return misuse(nowMs);
      const cStat = chave.slice(0, 3);
      const position = { ultNSU: 0, maxNSU: 0 };
      if (cStat === '138') return { kind: 'documentos', documents: [], ...position };
      if (cStat !== '137') return { kind: 'recusada', cStat, xMotivo: 'Motivo', ...position };
      endMs = nowMs;
      return { kind: 'nenhum', ...position };
    },
    ask(question: DistributionQuestion, nowMs: number): DistributionAnswer {
      switch (question.by) {
        case 'NSU':
          return this.single(question.nsu, nowMs);
        case 'ultNSU':
          return this.after(question.nsu, nowMs);
        case 'chave':
          return this.key(question.chave, nowMs);
      }
    },
  };
}

/** Answers to a query by key, by its first digit. */
const KEY_ANSWERS = ['138', '137', '217', '640'] as const;
type KeyAnswer = (typeof KEY_ANSWERS)[number];

/** Keys that a company waits for, each with its row, as the database has them. */
function wantedKeys() {
  const wanted = new Map<string, WantedKey>();
  const rows = new Map<string, KeyQuery>();
  const arrived: string[] = [];
  let written = 0;
  return {
    arrived,
    rows,
    want: (answer: KeyAnswer, nowMs: number) => {
      const chave = `${answer} ${written++}`;
      wanted.set(chave, { chave, sinceMs: nowMs, asks: 0 });
    },
    open: (nowMs: number) =>
      [...wanted.values()]
        .filter(({ chave }) => {
          const row = rows.get(chave);
          return row === undefined || (!row.givenUp && nowMs >= row.nextAtMs);
        })
        .map((one) => ({ ...one, asks: rows.get(one.chave)?.asks ?? 0 })),
    ask(chave: string, nowMs: number): KeyQuery {
      const before = rows.get(chave);
      expect(before?.givenUp ?? false).toBe(false);
      expect(before === undefined || nowMs >= before.nextAtMs).toBe(true);
      const query = askingKey({ chave, sinceMs: 0, asks: before?.asks ?? 0 }, nowMs);
      rows.set(chave, query);
      return query;
    },
    answer(query: KeyQuery, answer: DistributionAnswer, nowMs: number): void {
      rows.set(query.chave, answeredKey(query, answer, nowMs) ?? query);
      if (answer.kind === 'documentos') {
        wanted.delete(query.chave);
        arrived.push(query.chave);
      }
    },
    left: () => [...wanted.keys()],
  };
}

type Fault = 'none' | 'unsent' | 'lost' | 'killed' | 'away' | 'garbage';
interface Step {
  readonly minutes: number;
  readonly arrive: number;
  /** Answer to a key that is wanted from now on. */
  readonly wants?: KeyAnswer | null;
  readonly faults: readonly Fault[];
  readonly neighbour: boolean;
}

/** Runs the worker against the authority; another system, if any, queries by itself with the right number. */
function run(steps: readonly Step[]) {
  const there = authority();
  const waiting = wantedKeys();
  const stored: number[] = [];
  let sequence: Sequence = NEW_SEQUENCE;
  let nowMs = 0;
  let misuses = 0;
  let singles: number[] = [];
  function turn(faults: readonly Fault[]): void {
    for (let call = 0; ; call++) {
      singles = singles.filter((atMs) => atMs > nowMs - HOUR);
      expect(singles.length).toBeLessThanOrEqual(SINGLE_QUERIES_MAX);
      const keys = waiting.open(nowMs);
      const question = nextQuestion(sequence, nowMs, {
        singlesLeft: SINGLE_QUERIES_MAX - singles.length,
        keys,
      });
      if (question === null) return;
      const before = sequence;
      sequence = asking(sequence, nowMs);
      if (question.by !== 'ultNSU') singles.push(nowMs);
      // Before the call, as its row is.
      const key = question.by === 'chave' ? waiting.ask(question.chave, nowMs) : null;
      const fault = faults[call] ?? 'none';
      if (fault === 'unsent') {
        sequence = notAsked(sequence, nowMs + 60_000);
        continue;
      }
      if (fault === 'away') {
        sequence = answered(sequence, question, { answer: { kind: 'indisponivel', cause: '108' }, nowMs });
        continue;
      }
      const answer = there.ask(question, nowMs);
      if (answer.kind === 'consumo-indevido') misuses++;
      if (fault === 'killed') return;
      if (fault === 'lost') sequence = lost(sequence, 'sem resposta', nowMs);
      else if (fault === 'garbage')
        sequence = answered(sequence, question, { answer: { kind: 'ilegivel', cause: 'html' }, nowMs });
      else {
        sequence = answered(sequence, question, { answer, nowMs });
        if (key !== null) waiting.answer(key, answer, nowMs);
        else if (answer.kind === 'documentos') stored.push(...answer.documents.map((one) => one.nsu ?? 0));
      }
      expect(sequence.nsu).toBeGreaterThanOrEqual(before.nsu);
    }
  }
  let neighbourMs = Number.NEGATIVE_INFINITY;
  for (const { minutes, arrive, wants, faults, neighbour } of steps) {
    nowMs += minutes * 60_000;
    if (wants) waiting.want(wants, nowMs);
    there.write(arrive);
    if (neighbour && nowMs >= neighbourMs + 2 * HOUR) {
      neighbourMs = nowMs;
      there.after(Math.max(0, there.written() - arrive), nowMs);
    }
    turn(faults);
  }
  return {
    there,
    stored,
    waiting,
    misuses: () => misuses,
    turn,
    advance: (ms: number) => (nowMs += ms),
    state: () => sequence,
  };
}

const step = (neighbour: fc.Arbitrary<boolean>): fc.Arbitrary<Step> =>
  fc.record({
    minutes: fc.integer({ min: 1, max: 200 }),
    arrive: fc.integer({ min: 0, max: 14 }),
    wants: fc.constantFrom(null, ...KEY_ANSWERS),
    faults: fc.array(fc.constantFrom<Fault>('none', 'unsent', 'lost', 'killed', 'away', 'garbage'), {
      maxLength: 4,
    }),
    neighbour,
  });

const finish = (world: ReturnType<typeof run>): void => {
  for (
    let hours = 0;
    hours < 400 &&
    (world.state().gaps.length > 0 ||
      world.stored.length < world.there.written() ||
      world.waiting.left().some((chave) => world.waiting.rows.get(chave)?.givenUp !== true));
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
        expect(world.misuses()).toBe(0);
        expect(world.stored).toEqual(Array.from({ length: world.there.written() }, (_, at) => at + 1));
        expect(world.waiting.arrived.every((chave) => chave.startsWith('138'))).toBe(true);
        for (const chave of world.waiting.left())
          expect(world.waiting.rows.get(chave)).toMatchObject({
            givenUp: true,
            cStat: chave.slice(0, 3),
            asks: chave.startsWith('640') ? 1 : KEY_ASKS_MAX,
          });
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
    const after = answered(asking(before, 0), { by: 'ultNSU', nsu: 10 }, { answer, nowMs: 0 });
    expect(after).toMatchObject({ nsu: 14, gaps: [[11, 14]], condition: { kind: 'vizinho', nsu: 14 } });
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS - 1, { singlesLeft: 10 })).toBeNull();
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS, { singlesLeft: 10 })).toEqual({ by: 'NSU', nsu: 14 });
    expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS, { singlesLeft: 0 })).toEqual({ by: 'ultNSU', nsu: 14 });
  });

  describe('with a hole', () => {
    const hole = { ...NEW_SEQUENCE, nsu: 14, maxNsu: 14, gaps: [[3, 14]] } as const;
    const nothing = { kind: 'nenhum', ultNSU: null, maxNSU: null } as const;
    const refusal = (cStat: string) =>
      ({ kind: 'recusada', cStat, xMotivo: 'Motivo', ultNSU: null, maxNSU: null }) as const;

    it('goes on before it asks for another number, once one is not there', () => {
      const after = answered(hole, { by: 'NSU', nsu: 14 }, { answer: nothing, nowMs: 0 });
      const later = { singlesLeft: 10 };
      expect(after.gaps).toEqual([[3, 13]]);
      expect(nextQuestion(after, DISTRIBUTION_PAUSE_MS, later)).toEqual({ by: 'ultNSU', nsu: 14 });
      const end = { kind: 'nenhum', ultNSU: 14, maxNSU: 14 } as const;
      const gone = answered(after, { by: 'ultNSU', nsu: 14 }, { answer: end, nowMs: DISTRIBUTION_PAUSE_MS });
      expect(nextQuestion(gone, 2 * DISTRIBUTION_PAUSE_MS, later)).toEqual({ by: 'NSU', nsu: 13 });
    });

    it('gives up older numbers once three in a row are not there, and none before', () => {
      const ask = (sequence: Sequence, answer: DistributionAnswer) => {
        const nsu = sequence.gaps.at(-1)?.[1] ?? 0;
        return answered(sequence, { by: 'NSU', nsu }, { answer, nowMs: 0 });
      };
      const document = { nsu: 12, schema: '', zipped: Buffer.alloc(0) };
      const found = { kind: 'documentos', documents: [document], ultNSU: null, maxNSU: null } as const;
      const two = [nothing, refusal('589'), found, nothing, nothing].reduce(ask, hole);
      expect(two.gaps).toEqual([[3, 9]]);
      expect(ask(two, nothing).gaps).toEqual([]);
    });

    it('counts anew the numbers that are gone of a hole that another system makes later', () => {
      const end = { kind: 'nenhum', ultNSU: 14, maxNSU: 14 } as const;
      let sequence: Sequence = hole;
      for (const nsu of [14, 13]) {
        sequence = answered(sequence, { by: 'NSU', nsu }, { answer: nothing, nowMs: 0 });
        sequence = answered(sequence, { by: 'ultNSU', nsu: 14 }, { answer: end, nowMs: 0 });
      }
      const taken = { kind: 'consumo-indevido', xMotivo: '', ultNSU: 64, maxNSU: 64 } as const;
      sequence = answered(sequence, { by: 'ultNSU', nsu: 14 }, { answer: taken, nowMs: 0 });
      expect(sequence.gaps).toEqual([
        [3, 12],
        [15, 64],
      ]);
      // The newest of the new hole alone is not there: 49 behind it were never asked for.
      sequence = answered(sequence, { by: 'NSU', nsu: 64 }, { answer: nothing, nowMs: 0 });
      expect(sequence.gaps).toContainEqual([15, 63]);
    });

    it.each(['593', '280', '284', '286', '215', '252', '404'])(
      'loses no number by %s, which the sequence is asked about',
      (cStat) => {
        const question = { by: 'NSU', nsu: 14 } as const;
        const ultNSU = { by: 'ultNSU', nsu: 14 } as const;
        let sequence: Sequence = hole;
        for (let turn = 0; turn < 5; turn++) {
          sequence = answered(sequence, question, { answer: refusal(cStat), nowMs: 0 });
          expect(nextQuestion(sequence, 0, { singlesLeft: 10 })).toEqual(ultNSU);
          sequence = answered(sequence, ultNSU, { answer: refusal(cStat), nowMs: 0 });
          expect(sequence).toMatchObject({ gaps: [[3, 14]], condition: { kind: 'recusada', cStat } });
        }
      },
    );

    it('asks for no number beyond the greatest of the authority', () => {
      const answer = { ...refusal('589'), maxNSU: 10 };
      const beyond = {
        ...hole,
        gaps: [
          [3, 12],
          [13, 14],
        ],
      } as const;
      expect(answered(beyond, { by: 'ultNSU', nsu: 14 }, { answer, nowMs: 0 })).toMatchObject({
        nsu: 10,
        gaps: [[3, 10]],
      });
    });

    it('goes on every two hours though the numbers are of years ago, and is behind them in a day', () => {
      let sequence: Sequence = { ...hole, nsu: 100_000, gaps: [[1, 100_000]] };
      const asked: string[] = [];
      for (let nowMs = 0; nowMs < 24 * HOUR; nowMs += HOUR / 12) {
        const question = nextQuestion(sequence, nowMs, { singlesLeft: 10 });
        if (question === null) continue;
        asked.push(question.by);
        sequence = answered(sequence, question, { answer: nothing, nowMs });
      }
      expect(asked.slice(0, 6)).toEqual(['NSU', 'ultNSU', 'NSU', 'ultNSU', 'NSU', 'ultNSU']);
      expect(new Set(asked.slice(6))).toEqual(new Set(['ultNSU']));
    });
  });

  it('goes on before it asks for another key, once one is not there', () => {
    const keys = ['1', '2'].map((chave) => ({ chave, sinceMs: 0, asks: 0 }));
    const rested = { ...NEW_SEQUENCE, endedAtMs: 2 * HOUR };
    const nothing = { kind: 'nenhum', ultNSU: null, maxNSU: null } as const;
    expect(nextQuestion(rested, 3 * HOUR, { singlesLeft: 10, keys })).toEqual({ by: 'chave', chave: '1' });
    const after = answered(rested, { by: 'chave', chave: '1' }, { answer: nothing, nowMs: 3 * HOUR });
    expect(nextQuestion(after, 5 * HOUR, { singlesLeft: 10, keys })).toEqual({ by: 'ultNSU', nsu: 0 });
  });

  it('knows another system through an outage and a refusal', () => {
    const misuse = { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 14, maxNSU: 0 } as const;
    const nothing = { kind: 'nenhum', ultNSU: 14, maxNSU: 14 } as const;
    const question = { by: 'ultNSU', nsu: 14 } as const;
    const refusal = {
      kind: 'recusada',
      cStat: '593',
      xMotivo: 'Motivo',
      ultNSU: null,
      maxNSU: null,
    } as const;
    const met = answered(
      { ...NEW_SEQUENCE, nsu: 13 },
      { by: 'ultNSU', nsu: 13 },
      { answer: misuse, nowMs: 0 },
    );
    for (const answer of [{ kind: 'indisponivel', cause: '108' } as const, refusal]) {
      const away = answered(met, question, { answer, nowMs: 1 });
      expect(away.condition.kind).toBe(answer.kind);
      expect(answered(away, question, { answer: nothing, nowMs: 2 }).condition).toEqual(met.condition);
    }
    const cut = answered(lost(met, 'sem resposta', 1), question, { answer: nothing, nowMs: 2 });
    expect(cut.condition).toEqual(met.condition);
    const quiet = answered({ ...cut, gaps: [] }, question, { answer: nothing, nowMs: NEIGHBOR_QUIET_MS });
    expect(quiet).toMatchObject({ condition: { kind: 'normal' }, neighbor: null });
  });

  it('forgets another system after a day of answered queries and no hole', () => {
    const misuse = { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 14, maxNSU: 0 } as const;
    const nothing = { kind: 'nenhum', ultNSU: 14, maxNSU: 14 } as const;
    const by = (nsu: number) => ({ by: 'ultNSU', nsu }) as const;
    const met = answered({ ...NEW_SEQUENCE, nsu: 13 }, by(13), { answer: misuse, nowMs: 0 });
    const hourLater = answered(met, by(14), { answer: nothing, nowMs: DISTRIBUTION_PAUSE_MS });
    expect(hourLater.condition.kind).toBe('vizinho');
    expect(answered(hourLater, by(14), { answer: nothing, nowMs: NEIGHBOR_QUIET_MS }).condition.kind).toBe(
      'vizinho',
    );
    const filled = { ...hourLater, gaps: [] };
    expect(answered(filled, by(14), { answer: nothing, nowMs: NEIGHBOR_QUIET_MS - 1 }).condition.kind).toBe(
      'vizinho',
    );
    expect(answered(filled, by(14), { answer: nothing, nowMs: NEIGHBOR_QUIET_MS }).condition.kind).toBe(
      'normal',
    );
    // It asks again: the day begins again with its number.
    const again = answered(filled, by(14), { answer: { ...misuse, ultNSU: 15 }, nowMs: NEIGHBOR_QUIET_MS });
    expect(
      answered({ ...again, gaps: [] }, by(15), { answer: nothing, nowMs: NEIGHBOR_QUIET_MS + 1 }).condition,
    ).toMatchObject({
      kind: 'vizinho',
      nsu: 15,
    });
  });

  it('asks for a key only when an hour by NSU did not bring it, or a hole is longer than the hour', () => {
    const key = { chave: 'k', sinceMs: 0, asks: 0 };
    const of = (more: Partial<Sequence>) => ({ ...NEW_SEQUENCE, ...more });
    const ended = { endedAtMs: DISTRIBUTION_PAUSE_MS };
    const nowMs = 2 * DISTRIBUTION_PAUSE_MS;
    const asks = (more: Partial<Sequence>, left = 10, at = nowMs) =>
      nextQuestion(of(more), at, { singlesLeft: left, keys: [key] });
    expect(asks(ended)).toEqual({ by: 'chave', chave: 'k' });
    expect(asks(ended, 0)).toEqual({ by: 'ultNSU', nsu: 0 });
    expect(asks({ ...ended, nextAtMs: nowMs + 1 })).toBeNull();
    expect(asks({ endedAtMs: DISTRIBUTION_PAUSE_MS - 1 })).toEqual({ by: 'ultNSU', nsu: 0 });
    expect(asks({ endedAtMs: null })).toEqual({ by: 'ultNSU', nsu: 0 });
    expect(asks({ ...ended, gaps: [[1, 10]] })).toEqual({ by: 'NSU', nsu: 10 });
    expect(asks({ gaps: [[1, 11]] })).toEqual({ by: 'chave', chave: 'k' });
    // In turns.
    expect(asks({ gaps: [[1, 11]] }, 9)).toEqual({ by: 'NSU', nsu: 11 });
    expect(asks({ gaps: [[1, 11]] }, 10, 60_000)).toEqual({ by: 'NSU', nsu: 11 });
  });

  it.each<[string, DistributionAnswer | 'killed']>([
    ['656', { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 0, maxNSU: 0 }],
    ['108', { kind: 'indisponivel', cause: '108' }],
    ['an unreadable answer', { kind: 'ilegivel', cause: 'html' }],
    ['the death of the worker', 'killed'],
  ])('asks for what follows after %s to a single query, whatever else waits', (_, answer) => {
    const keys = ['a', 'b'].map((chave) => ({ chave, sinceMs: 0, asks: 0 }));
    const before = { ...NEW_SEQUENCE, nsu: 9, endedAtMs: DISTRIBUTION_PAUSE_MS };
    const nowMs = 2 * DISTRIBUTION_PAUSE_MS;
    for (const gaps of [[], [[1, 30]]] as const) {
      const question = nextQuestion({ ...before, gaps }, nowMs, { singlesLeft: 10, keys });
      if (question === null) throw new Error('it rests');
      expect(question).toEqual({ by: 'chave', chave: 'a' });
      const left = asking({ ...before, gaps }, nowMs);
      const after = answer === 'killed' ? left : answered(left, question, { answer, nowMs });
      const laterMs = nowMs + DISTRIBUTION_PAUSE_MS;
      const next = nextQuestion(after, laterMs, { singlesLeft: 10, keys });
      expect(next).toEqual({ by: 'ultNSU', nsu: 9 });
      // Then their turn comes again.
      const nothing = { kind: 'nenhum', ultNSU: 9, maxNSU: 9 } as const;
      const heard = answered(
        asking(after, laterMs),
        { by: 'ultNSU', nsu: 9 },
        { answer: nothing, nowMs: laterMs },
      );
      expect(nextQuestion(heard, laterMs + DISTRIBUTION_PAUSE_MS, { singlesLeft: 10, keys })).toEqual(
        question,
      );
    }
  });

  it('without a number in the 656, rests where it was', () => {
    const answer = { kind: 'consumo-indevido', xMotivo: 'Consumo indevido', ultNSU: 0, maxNSU: 0 } as const;
    expect(
      answered({ ...NEW_SEQUENCE, nsu: 10 }, { by: 'ultNSU', nsu: 10 }, { answer, nowMs: 5 }),
    ).toMatchObject({
      nsu: 10,
      gaps: [],
      nextAtMs: 5 + DISTRIBUTION_PAUSE_MS,
      condition: { kind: 'bloqueada' },
    });
  });

  it('starts again from the number that the authority has after 589', () => {
    const answer = { kind: 'recusada', cStat: '589', xMotivo: '', ultNSU: null, maxNSU: 4 } as const;
    expect(
      answered({ ...NEW_SEQUENCE, nsu: 10 }, { by: 'ultNSU', nsu: 10 }, { answer, nowMs: 0 }),
    ).toMatchObject({
      nsu: 4,
      maxNsu: 4,
    });
  });

  it('forgets a number that does not exist', () => {
    const before = { ...NEW_SEQUENCE, nsu: 9, gaps: [[3, 5]] as const };
    const after = answered(
      before,
      { by: 'NSU', nsu: 4 },
      { answer: { kind: 'nenhum', ultNSU: null, maxNSU: null }, nowMs: 0 },
    );
    expect(after.gaps).toEqual([
      [3, 3],
      [5, 5],
    ]);
  });
});
