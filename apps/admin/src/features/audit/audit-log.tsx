'use client';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { shellMessages } from '../../shell/messages.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters, NO_FILTERS } from './audit-filters.tsx';
import { auditMessages } from './messages.ts';
import { periodOf } from './period.ts';

/** The account's audit log, newest first. */
export function AuditLog() {
  const text = useText(auditMessages);
  const { audit } = useText(shellMessages);
  const api = useApi();
  const [filters, setFilters] = useState(NO_FILTERS);
  const { actorId, action, from, to } = filters;
  const asked = {
    ...(actorId !== '' && { actorId }),
    ...(action !== '' && { action }),
    ...periodOf(from, to),
  };
  const entries = useInfiniteQuery(
    api.audit.list.infiniteQueryOptions(asked, { getNextPageParam: (page) => page.nextCursor ?? undefined }),
  );
  return (
    <>
      <PageHeader title={audit} hint={text.hint} />
      <AuditFilters filters={filters} onChange={setFilters} />
      <Card padded={false}>
        <Loaded query={entries}>
          {({ pages }) =>
            pages[0]?.data.length === 0 ? (
              <Empty icon={ScrollText} title={text.empty}>
                {text.emptyHint}
              </Empty>
            ) : (
              <ul className="divide-y" aria-label={text.newer}>
                {pages.flatMap(({ data }) =>
                  data.map((entry) => <AuditEntry key={entry.id} entry={entry} />),
                )}
              </ul>
            )
          }
        </Loaded>
        <More query={entries} />
      </Card>
    </>
  );
}
