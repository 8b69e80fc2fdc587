'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { contingencyMessages } from './messages.ts';

type Deadline = Answers['contingency']['deadlines'][number];

const READ_AGAIN_MS = 5_000;
const AREAS = { 1: 'producao', 2: 'teste' } as const;

/** What of a company's contingencies has to be done in time; what is over first comes first. */
export function Deadlines({
  clientId,
  environment,
}: {
  readonly clientId: string;
  readonly environment: 1 | 2;
}) {
  const text = useText(contingencyMessages);
  const open = useQuery({
    ...useApi().contingency.deadlines.queryOptions({ clientId, environment }),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <section aria-label={text.deadlines} className="grid gap-3">
      <h3 className="text-sm font-medium">{text.deadlines}</h3>
      <p className="text-[13px] text-ink-soft">{text.deadlinesHint}</p>
      <Loaded query={open}>
        {(found) =>
          found.length === 0 ? (
            <p className="text-[13px] text-ink-soft">{text.noDeadlines}</p>
          ) : (
            <ul className="grid gap-4">
              {found.map((each) => (
                <Due key={each.id} due={each} area={AREAS[environment]} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function Due({
  due: { documentId, typeName, serie, numero, kind, endsAt, toldPercent },
  area,
}: {
  readonly due: Deadline;
  readonly area: string;
}) {
  const text = useText(contingencyMessages);
  return (
    <li className="grid gap-1.5">
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <Link
          className="text-accent underline-offset-4 hover:underline"
          href={`/${area}/documentos/${documentId}`}
        >
          {text.ofNumber(typeName, serie, numero)}
        </Link>
        {toldPercent === 0 ? null : (
          <Badge tone={toldPercent === 100 ? 'bad' : 'warn'}>
            {toldPercent === 100 ? text.over : text.passed(toldPercent)}
          </Badge>
        )}
      </span>
      <span className="text-[13px] text-ink-soft">
        {text.deadlineKinds[kind]} <Time at={endsAt} />
      </span>
    </li>
  );
}
