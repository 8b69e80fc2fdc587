'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ListTree, RotateCw } from 'lucide-react';
import { useSearchParams } from 'next/navigation';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { filterOf } from './filter.ts';
import { requestMessages } from './messages.ts';
import { RequestFilters } from './request-filters.tsx';
import { RequestTable } from './request-table.tsx';

/** Requests to the account's API, newest first. The address contains the filters. */
export function RequestsPage() {
  const text = useText(requestMessages);
  const query = useSearchParams();
  const requests = useInfiniteQuery(
    useApi().requests.list.infiniteQueryOptions(filterOf(query), {
      getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      // A log is looked at for what happened just now.
      staleTime: 0,
    }),
  );
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
        <Loaded query={requests}>
          {({ pages }) =>
            pages[0]?.data.length === 0 ? (
              <Empty icon={ListTree} title={query.size === 0 ? text.empty : text.noneFound}>
                {text.emptyHint}
              </Empty>
            ) : (
              <RequestTable requests={pages.flatMap(({ data }) => data)} />
            )
          }
        </Loaded>
        <More query={requests} />
      </Card>
    </>
  );
}
