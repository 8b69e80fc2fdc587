'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Time } from '../../ui/time.tsx';
import { receivedMessages } from './messages.ts';
import type { ReceivedNote } from './note-facts.ts';
import { RequestEntry } from './request-entry.tsx';

const EventXml = dynamic(() => import('./note-xml.tsx').then((module) => module.EventXml), {
  loading: () => null,
});

const RequestedEvents = dynamic(
  () => import('./requested-events.tsx').then((module) => module.RequestedEvents),
  { loading: () => null },
);

/** Manifestations of the company, and events that the authority sent. */
export function NoteEvents({ note }: { readonly note: ReceivedNote }) {
  const text = useText(receivedMessages);
  const [opened, setOpened] = useState<string | null>(null);
  // An order asks through the policy.
  const reasonOf = ({ requested, referencia }: ReceivedNote['manifestations'][number]) => {
    if (requested) return null;
    return referencia === null ? text.automatic : `${text.automatic} · ${text.byOrder(referencia)}`;
  };
  const open = (id: string) => (
    <Button size="sm" tone="ghost" onClick={() => setOpened(id)}>
      {text.openEvent}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <section aria-label={text.manifestations}>
        <h2 className="mb-2 font-medium">{text.manifestations}</h2>
        {note.manifestations.length === 0 ? <p className="text-ink-soft">{text.noManifestations}</p> : null}
        <ul className="grid gap-3">
          {note.manifestations.map((one) => (
            <RequestEntry
              key={one.id}
              name={text.kinds[one.tipo]}
              request={one}
              fact={reasonOf(one)}
              open={open}
            >
              {one.justificativa === null ? null : (
                <span className="block text-[13px]">{one.justificativa}</span>
              )}
            </RequestEntry>
          ))}
        </ul>
      </section>
      {note.requestedEvents.length === 0 ? null : (
        <RequestedEvents events={note.requestedEvents} open={open} />
      )}
      <section aria-label={text.events}>
        <h2 className="mb-2 font-medium">{text.events}</h2>
        {note.events.length === 0 ? <p className="text-ink-soft">{text.noEvents}</p> : null}
        <ul className="grid gap-3">
          {note.events.map((event) => (
            <li key={event.id} className="flex flex-wrap items-start justify-between gap-2">
              <span className="min-w-0">
                <span lang="pt-BR">{event.xEvento ?? event.tpEvento}</span>
                <span className="block text-[13px] text-ink-soft">
                  <Time at={new Date(event.dhEvento)} />
                  {event.autor === null ? '' : ` · ${formatDocumento(event.autor)}`}
                </span>
              </span>
              {open(event.id)}
            </li>
          ))}
        </ul>
      </section>
      {opened === null ? null : (
        <Dialog onClose={() => setOpened(null)} title={text.xml}>
          <EventXml id={note.id} eventId={opened} />
        </Dialog>
      )}
    </div>
  );
}
