import type { ClaimedTry, FinishedTry } from '@fiscal/db/webhooks/tries';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createDispatcher } from './dispatcher.ts';

interface Message {
  readonly endpointId: string;
  readonly deliveryId: string;
}

/** Due messages, as the database would return them: at most `most` per endpoint. */
function queueOf(messages: readonly Message[], most: number) {
  const waiting = [...messages];
  const underWay: Message[] = [];
  const claim = async (endpointIds: readonly string[] | null, limit: number) => {
    const tries: ClaimedTry[] = [];
    for (const message of waiting.slice()) {
      const { endpointId } = message;
      const busy = underWay.filter((other) => other.endpointId === endpointId).length;
      if (tries.length === limit || busy >= most || endpointIds?.includes(endpointId) === false) continue;
      waiting.splice(waiting.indexOf(message), 1);
      underWay.push(message);
      tries.push({
        ...message,
        accountId: 'a',
        environment: 2,
        url: '',
        messageId: 'm',
        body: '',
        attempt: 1,
        number: 1,
        keys: [],
      });
    }
    return { tries, unsigned: [] };
  };
  const finish = async ({ deliveryId }: Pick<FinishedTry, 'deliveryId'>) => {
    underWay.splice(
      underWay.findIndex((each) => each.deliveryId === deliveryId),
      1,
    );
  };
  return { claim, finish, left: () => waiting.length + underWay.length };
}

const doneOf = ({ deliveryId }: ClaimedTry): FinishedTry => ({
  deliveryId,
  number: 1,
  attempt: 1,
  step: 'delivered',
  nextAt: null,
  startedAt: new Date(0),
  endedAt: new Date(0),
  timings: { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 0 },
  status: 204,
  reason: null,
  detail: null,
  answer: null,
});

/** A turn of the event loop at a time, and not for ever. */
async function until(there: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !there(); turn += 1) await new Promise(setImmediate);
}

const turns = async (count: number) => {
  for (let turn = 0; turn < count; turn += 1) await Promise.resolve();
};

it('sends everything that is due, each once, with no more calls at once than it may make', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(4), fc.nat(5)), { maxLength: 60 }),
      fc.integer({ min: 1, max: 6 }),
      fc.integer({ min: 1, max: 4 }),
      async (drawn, callsMax, most) => {
        const messages = drawn.map(([endpoint], index) => ({
          endpointId: `e${endpoint}`,
          deliveryId: `d${index}`,
        }));
        const patience = new Map(drawn.map(([, wait], index) => [`d${index}`, wait]));
        const queue = queueOf(messages, most);
        const sent: string[] = [];
        let calls = 0;
        let mostCalls = 0;
        const dispatcher = createDispatcher({
          claim: queue.claim,
          async deliver(claimed) {
            mostCalls = Math.max(mostCalls, (calls += 1));
            await turns(patience.get(claimed.deliveryId) ?? 0);
            calls -= 1;
            sent.push(claimed.deliveryId);
            return doneOf(claimed);
          },
          finish: queue.finish,
          onError: (error) => {
            throw error;
          },
          callsMax,
        });
        await dispatcher.look();
        await until(() => queue.left() === 0);
        expect(sent.toSorted()).toEqual(messages.map(({ deliveryId }) => deliveryId).toSorted());
        expect(mostCalls).toBeLessThanOrEqual(callsMax);
        expect(queue.left()).toBe(0);
      },
    ),
  );
});

it('continues with others while an endpoint does not answer, and after a call whose result could not be stored', async () => {
  const messages = [
    { endpointId: 'silent', deliveryId: 'd0' },
    ...[1, 2, 3, 4].map((n) => ({ endpointId: 'well', deliveryId: `d${n}` })),
  ];
  const queue = queueOf(messages, 1);
  const sent: string[] = [];
  const errors: unknown[] = [];
  let answer = () => {};
  const silence = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const dispatcher = createDispatcher({
    claim: queue.claim,
    async deliver(claimed) {
      if (claimed.endpointId === 'silent') await silence;
      sent.push(claimed.deliveryId);
      return doneOf(claimed);
    },
    async finish(done) {
      await queue.finish(done);
      if (done.deliveryId === 'd2') throw new Error('no database');
    },
    onError: (error) => errors.push(error),
    callsMax: 10,
  });
  await dispatcher.look();
  await until(() => queue.left() === 1);
  expect(sent).toEqual(['d1', 'd2', 'd3', 'd4']);
  expect(errors).toEqual([new Error('no database')]);
  const stopped = dispatcher.stop(60_000);
  answer();
  await stopped;
  expect(sent.at(-1)).toBe('d0');
});
