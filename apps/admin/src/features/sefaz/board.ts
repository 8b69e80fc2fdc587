'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubscription } from '@trpc/tanstack-react-query';
import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { type Answers, useApi } from '../../trpc/client.tsx';

export type Board = Answers['sefaz']['board'];
export type UfSeen = Board['ufs'][number];
export type ServiceSeen = UfSeen['services'][number];

export type HistoryOf = Answers['sefaz']['history']['day'];

/** The time of a check and its duration change without a notification. */
const LOOK_AGAIN_MS = 60_000;

/** Status board, refetched when a service's state differs from the one shown. */
export function useBoard(environment: Ambiente) {
  const api = useApi();
  const client = useQueryClient();
  const board = useQuery(api.sefaz.board.queryOptions({ environment }, { refetchInterval: LOOK_AGAIN_MS }));
  const key = api.sefaz.board.queryKey({ environment });
  const lookAgain = () => client.invalidateQueries({ queryKey: key });
  const { status } = useSubscription(
    api.sefaz.changes.subscriptionOptions(
      { environment },
      {
        onData: ({ type, uf, state, checkedAt }) => {
          const shown = serviceOf(client.getQueryData(key), uf, type)?.last;
          if (shown?.state !== state || shown.checkedAt < checkedAt) void lookAgain();
        },
      },
    ),
  );
  return { board, lookAgain, live: status === 'pending' };
}

function serviceOf(board: Board | undefined, uf: string, type: string): ServiceSeen | undefined {
  return board?.ufs.find((each) => each.uf === uf)?.services.find((each) => each.type === type);
}
