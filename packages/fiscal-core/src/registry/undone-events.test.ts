import { describe, expect, it } from 'vitest';
import { EVENTS } from './events.ts';
import { undoneBy } from './undone-events.ts';

const PAIRS = EVENTS.flatMap(({ types, kind }) =>
  types.flatMap((type) => {
    const undoing = undoneBy(type, kind);
    return undoing === null ? [] : [`${type} ${kind} < ${undoing}`];
  }),
);

describe('an event that another one takes back', () => {
  it('is named by its kind, or is of the reform', () => {
    const named = PAIRS.filter((pair) => /^\w+ ([\w-]+) < cancelamento-\1$/.test(pair));
    const reform = PAIRS.filter((pair) => pair.endsWith('< cancelamento-evento'));
    expect([...named, ...reform].toSorted()).toEqual(PAIRS.toSorted());
    expect(reform).toHaveLength(8);
  });

  it('exists for every cancellation of an event', () => {
    const undoing = new Set(PAIRS.map((pair) => `${pair.split(' ')[0]} ${pair.split(' < ')[1]}`));
    const cancellations = EVENTS.filter(
      ({ kind }) => kind.startsWith('cancelamento-') && kind !== 'cancelamento-substituicao',
    ).flatMap(({ kind, types }) => types.map((type) => `${type} ${kind}`));
    expect([...undoing].toSorted()).toEqual(cancellations.toSorted());
  });
});
