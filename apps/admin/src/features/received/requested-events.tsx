'use client';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Time } from '../../ui/time.tsx';
import { labelIn } from '../document/messages.ts';
import { receivedEventMessages } from './event-messages.ts';
import { receivedMessages } from './messages.ts';
import { type ReceivedNote, STATUS_TONES } from './note-facts.ts';

interface Props {
  readonly events: ReceivedNote['requestedEvents'];
  /** Opener of the file of one. */
  readonly open: (id: string) => ReactNode;
}

/** Events of the note, beside its manifestations, that the company requested here. */
export function RequestedEvents({ events, open }: Props) {
  const text = useText(receivedEventMessages);
  const { states } = useText(receivedMessages);
  return (
    <section aria-label={text.requested}>
      <h2 className="mb-2 font-medium">{text.requested}</h2>
      <ul className="grid gap-3">
        {events.map((one) => (
          <li key={one.id} className="flex flex-wrap items-start justify-between gap-2">
            <span className="min-w-0">
              <span className="flex flex-wrap items-center gap-2">
                {labelIn(text.names, one.kind)}{' '}
                <Badge tone={STATUS_TONES[one.status]}>{states[one.status]}</Badge>
              </span>
              <span className="block text-[13px] text-ink-soft">
                <Time at={one.registeredAt ?? one.createdAt} />
                {one.protocolNumber === null ? '' : ` · ${text.protocol(one.protocolNumber)}`}
              </span>
              {one.xMotivo === null ? null : (
                <span lang="pt-BR" className="block text-[13px] text-ink-soft">
                  {one.cStat} {one.xMotivo}
                </span>
              )}
            </span>
            {one.hasXml ? open(one.id) : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
