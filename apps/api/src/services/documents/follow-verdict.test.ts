import type { DocumentStatus } from '@fiscal/core/vocabulary/states';
import { expect, it } from 'vitest';
import { pendingView, principal } from '../../../test/support/fakes.ts';
import { createFollowVerdict } from './follow-verdict.ts';

/** Document found in each of these statuses in turn; `closed` after the last. */
function following(statuses: readonly DocumentStatus[]) {
  const waits: number[] = [];
  const hub = { closed: false };
  const left = [...statuses];
  const awaitVerdict = async (_principal: unknown, _id: string, seconds: number) => {
    waits.push(seconds);
    const status = left.shift();
    hub.closed = left.length === 0;
    return status === undefined ? null : { ...pendingView, status };
  };
  return { waits, hub, follow: createFollowVerdict({ awaitVerdict, hub }) };
}

async function collectStatuses(stream: AsyncIterable<{ readonly status: string }>): Promise<string[]> {
  const statuses: string[] = [];
  for await (const { status } of stream) statuses.push(status);
  return statuses;
}

it('gives the document’s state at once, and then waits for its verdict', async () => {
  const { follow, waits } = following(['PENDENTE', 'PENDENTE', 'AUTORIZADA', 'CANCELADA']);
  expect(await collectStatuses(follow(principal, 'doc', undefined))).toEqual([
    'PENDENTE',
    'PENDENTE',
    'AUTORIZADA',
  ]);
  expect(waits[0]).toBe(0);
  expect(waits.slice(1).every((seconds) => seconds > 0)).toBe(true);
});

it('ends with the process, and when its consumer leaves', async () => {
  const ending = following(['PENDENTE', 'PENDENTE']);
  expect(await collectStatuses(ending.follow(principal, 'doc', undefined))).toEqual(['PENDENTE', 'PENDENTE']);
  const gone = following(['PENDENTE']);
  expect(await collectStatuses(gone.follow(principal, 'doc', AbortSignal.abort()))).toEqual([]);
  expect(gone.waits).toEqual([]);
});

it('gives nothing for an unknown document', async () => {
  expect(await collectStatuses(following([]).follow(principal, 'doc', undefined))).toEqual([]);
});
