'use client';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { labelIn } from '../document/messages.ts';
import { receivedEventMessages } from './event-messages.ts';
import type { ReceivedNote } from './note-facts.ts';
import { RequestEntry } from './request-entry.tsx';

interface Props {
  readonly events: ReceivedNote['requestedEvents'];
  /** Opener of the file of one. */
  readonly open: (id: string) => ReactNode;
}

/** Events of the note, beside its manifestations, that the company requested here. */
export function RequestedEvents({ events, open }: Props) {
  const text = useText(receivedEventMessages);
  return (
    <section aria-label={text.requested}>
      <h2 className="mb-2 font-medium">{text.requested}</h2>
      <ul className="grid gap-3">
        {events.map((one) => (
          <RequestEntry
            key={one.id}
            name={labelIn(text.names, one.kind)}
            request={one}
            fact={one.protocolNumber === null ? null : text.protocol(one.protocolNumber)}
            open={open}
          />
        ))}
      </ul>
    </section>
  );
}
