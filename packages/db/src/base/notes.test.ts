import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotes, type NotesDeps } from './notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function logOver(own: Partial<NotesDeps<string>> = {}) {
  const written: string[][] = [];
  const lost: number[] = [];
  const log = createNotes<string>({
    write: async (notes) => void written.push([...notes]),
    onLost: (count) => lost.push(count),
    onError: () => {},
    ...own,
  });
  return { log, written, lost };
}

describe('notes', () => {
  it('writes those of a second together, and nothing while there is nothing', async () => {
    const { log, written } = logOver();
    log.record('a');
    log.record('b');
    expect(written).toEqual([]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([['a', 'b']]);
    expect(vi.getTimerCount()).toBe(0);
    log.record('c');
    await vi.advanceTimersByTimeAsync(1000);
    expect(written).toEqual([['a', 'b'], ['c']]);
  });

  it('writes in statements of a bounded size', async () => {
    const { log, written } = logOver({ batchMax: 2 });
    for (const id of ['a', 'b', 'c']) log.record(id);
    await log.close();
    expect(written).toEqual([['a', 'b'], ['c']]);
  });

  it('stores up to its limit while the database lags, and reports the lost ones', async () => {
    let go = () => {};
    const wait = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { log, lost } = logOver({ heldMax: 2, write: () => wait });
    log.record('a');
    await vi.advanceTimersByTimeAsync(1000);
    log.record('b');
    log.record('c');
    expect(lost).toEqual([1]);
    go();
    await vi.advanceTimersByTimeAsync(1000);
    log.record('d');
    expect(lost).toEqual([1]);
  });

  it('holds no more than so much of weight, and has room again once that is written', async () => {
    const { log, written, lost } = logOver({ weight: { of: (note) => note.length, heldMax: 5 } });
    for (const note of ['aaa', 'bbb', 'cc']) log.record(note);
    await vi.advanceTimersByTimeAsync(1000);
    log.record('ddddd');
    await log.close();
    expect([written, lost]).toEqual([[['aaa', 'cc'], ['ddddd']], [1]]);
  });

  it('reports failed writes, and continues', async () => {
    const written: string[] = [];
    const { log, lost } = logOver({
      async write([first]) {
        if (first === 'a') throw new Error('refused');
        written.push(first ?? '');
      },
    });
    log.record('a');
    await vi.advanceTimersByTimeAsync(1000);
    log.record('b');
    await vi.advanceTimersByTimeAsync(1000);
    expect([lost, written]).toEqual([[1], ['b']]);
  });

  it('writes what it holds when it is closed, and takes nothing more', async () => {
    const { log, written, lost } = logOver();
    log.record('a');
    await log.close();
    log.record('b');
    expect([written, lost]).toEqual([[['a']], [1]]);
  });
});
