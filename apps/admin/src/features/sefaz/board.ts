'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSubscription } from '@trpc/tanstack-react-query';
import type { Ambiente } from '../../shell/ambiente-paths.ts';
import { type Answers, useApi } from '../../trpc/client.tsx';

export type Board = Answers['sefaz']['board'];
export type UfSeen = Board['ufs'][number];
export type ServiceSeen = UfSeen['services'][number];

/** The board, looked at anew when a service is otherwise than it shows. */
export function useBoard(environment: Ambiente) {
  const api = useApi();
  const client = useQueryClient();
  const board = useQuery(api.sefaz.board.queryOptions({ environment }));
  const key = api.sefaz.board.queryKey({ environment });
  const lookAgain = () => client.invalidateQueries({ queryKey: key });
  const { status } = useSubscription(
    api.sefaz.changes.subscriptionOptions(
      { environment },
      {
        onData: ({ type, uf, online, cStat }) => {
          const shown = serviceOf(client.getQueryData(key), uf, type)?.last;
          if (shown?.online !== online || shown.cStat !== cStat) void lookAgain();
        },
      },
    ),
  );
  return { board, lookAgain, live: status === 'pending' };
}

function serviceOf(board: Board | undefined, uf: string, type: string): ServiceSeen | undefined {
  return board?.ufs.find((each) => each.uf === uf)?.services.find((each) => each.type === type);
}
