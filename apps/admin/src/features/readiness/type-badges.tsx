'use client';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useTypeName } from '../documents/types.ts';
import { groupLines } from './line-row.tsx';
import { readinessMessages } from './messages.ts';

type Readiness = Answers['clients']['readiness'];

/** Readiness of each document type: its own obstacles and those of the company. */
export function TypeBadges({ types, lines }: Pick<Readiness, 'types' | 'lines'>) {
  const text = useText(readinessMessages);
  const nameOf = useTypeName();
  const obstacles = lines.filter(({ state }) => state === 'problema');
  return (
    <ul aria-label={text.types} className="flex flex-wrap gap-2">
      {types.map((each) => {
        const own = obstacles.filter(({ type }) => type === null || type === each);
        const count = groupLines(own).length;
        return (
          <li key={each}>
            <Badge tone={count === 0 ? 'good' : 'bad'}>
              {count === 0 ? <CircleCheck aria-hidden /> : <CircleAlert aria-hidden />}
              {count === 0 ? text.typeReady(nameOf(each)) : text.typeBlocked(nameOf(each), count)}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
