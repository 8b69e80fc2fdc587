'use client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Time } from '../../ui/time.tsx';
import { AboutDocument, Listed, type OfCompany, READ_AGAIN_MS } from './listed.tsx';
import { contingencyMessages } from './messages.ts';

/** Contingency deadlines of a company, overdue ones first. */
export function Deadlines({ clientId, environment }: OfCompany) {
  const text = useText(contingencyMessages);
  const open = useQuery({
    ...useApi().contingency.deadlines.queryOptions({ clientId, environment }),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <Listed
      title={text.deadlines}
      hint={text.deadlinesHint}
      query={open}
      empty={<p className="text-[13px] text-ink-soft">{text.noDeadlines}</p>}
    >
      {(due) => (
        <AboutDocument
          key={due.id}
          of={due}
          environment={environment}
          badge={
            due.toldPercent === 0 ? null : (
              <Badge tone={due.toldPercent === 100 ? 'bad' : 'warn'}>
                {due.toldPercent === 100 ? text.over : text.passed(due.toldPercent)}
              </Badge>
            )
          }
        >
          <span className="text-[13px] text-ink-soft">
            {text.deadlineKinds[due.kind]} <Time at={due.endsAt} />
          </span>
        </AboutDocument>
      )}
    </Listed>
  );
}
