'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListTree, RotateCw } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Failed, SkeletonRows } from '../../ui/states.tsx';
import { filterOf } from './filter.ts';
import { requestMessages } from './messages.ts';
import { RequestFilters } from './RequestFilters.tsx';
import { RequestTable } from './RequestTable.tsx';

/** What the account's callers asked, newest first. The address says what is looked for. */
export function RequestsPage() {
  const text = useText(requestMessages);
  const ui = useText(uiMessages);
  const query = useSearchParams();
  const requests = useInfiniteQuery(
    useApi().requests.list.infiniteQueryOptions(filterOf(query), {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // A log is looked at for what happened just now.
      staleTime: 0,
    }),
  );
  const found = requests.data?.pages.flatMap(({ data }) => data) ?? [];
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        actions={
          <Button busy={requests.isRefetching} onClick={() => void requests.refetch()}>
            <RotateCw aria-hidden />
            {text.refresh}
          </Button>
        }
      />
      <RequestFilters key={query.toString()} />
      <Card padded={false}>
        {requests.error !== null && found.length === 0 ? (
          <Failed error={requests.error} retry={() => void requests.refetch()} />
        ) : requests.isPending ? (
          <SkeletonRows />
        ) : found.length === 0 ? (
          <Empty icon={ListTree} title={query.size === 0 ? text.empty : text.noneFound}>
            {text.emptyHint}
          </Empty>
        ) : (
          <>
            <RequestTable requests={found} />
            {requests.hasNextPage ? (
              <div className="border-t p-3 text-center">
                <Button
                  size="sm"
                  busy={requests.isFetchingNextPage}
                  onClick={() => void requests.fetchNextPage()}
                >
                  {ui.more}
                </Button>
              </div>
            ) : null}
          </>
        )}
      </Card>
    </>
  );
}
