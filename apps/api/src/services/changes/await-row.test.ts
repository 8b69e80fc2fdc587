import { describe, expect, it } from 'vitest';
import { createAwaitRow } from './await-row.ts';
import { createChangeHub } from './change-hub.ts';

interface Row {
  readonly state: string;
}

/** A row that is decided on command, and the wait for it. */
function setUp(justTaken = true) {
  const hub = createChangeHub();
  let state = 'pendente';
  const asked: (() => void)[] = [];
  const looks = { count: 0 };
  const wait = () =>
    createAwaitRow(hub)<Row>({
      accountId: 'a',
      id: 'd',
      justTaken,
      ask: () => new Promise((resolve) => asked.push(resolve)),
      read: async () => {
        looks.count += 1;
        return { state };
      },
      isDecided: (row) => row.state !== 'pendente',
    });
  return { hub, asked, looks, wait, decide: () => (state = 'concluida') };
}

describe('waiting for a row', () => {
  it('ends with the word of the workflow, after one look', async () => {
    const { asked, looks, wait, decide } = setUp();
    const answer = wait();
    decide();
    asked[0]?.();
    expect(await answer).toEqual({ view: { state: 'concluida' }, inTime: true });
    expect(looks.count).toBe(1);
  });

  it('ends with the change of another process, though the message was lost', async () => {
    const { hub, wait, decide } = setUp();
    const answer = wait();
    decide();
    hub.publish([{ accountId: 'a', documentId: 'd' }]);
    expect(await answer).toMatchObject({ inTime: true });
  });

  it('continues when the workflow reports a wait', async () => {
    const { hub, asked, wait, decide } = setUp();
    const answer = wait();
    asked[0]?.();
    await new Promise((resolve) => setImmediate(resolve));
    decide();
    hub.publish([{ accountId: 'a', documentId: 'd' }]);
    expect(await answer).toMatchObject({ inTime: true });
  });

  it('ends undecided when the process goes', async () => {
    const { hub, wait } = setUp();
    const answer = wait();
    hub.close();
    expect(await answer).toEqual({ view: { state: 'pendente' }, inTime: false });
  });

  it('sends no message for a row decided before', async () => {
    const { asked, wait, decide } = setUp(false);
    decide();
    expect(await wait()).toMatchObject({ inTime: true });
    expect(asked).toEqual([]);
  });
});
