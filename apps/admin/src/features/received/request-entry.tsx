'use client';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Time } from '../../ui/time.tsx';
import { receivedMessages } from './messages.ts';
import { type ReceivedNote, STATUS_TONES } from './note-facts.ts';

interface Props {
  readonly name: string;
  readonly request: ReceivedNote['manifestations'][number] | ReceivedNote['requestedEvents'][number];
  /** Follows the time. */
  readonly fact: string | null;
  /** Between the time and the authority's answer. */
  readonly children?: ReactNode;
  /** Opener of its file. */
  readonly open: (id: string) => ReactNode;
}

/** A manifestation or another event that the company requested: its state, and the authority's answer. */
export function RequestEntry({ name, request, fact, children, open }: Props) {
  const { states } = useText(receivedMessages);
  const { id, status, registeredAt, createdAt, cStat, xMotivo, hasXml } = request;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2">
      <span className="min-w-0">
        <span className="flex flex-wrap items-center gap-2">
          {name} <Badge tone={STATUS_TONES[status]}>{states[status]}</Badge>
        </span>
        <span className="block text-[13px] text-ink-soft">
          <Time at={registeredAt ?? createdAt} />
          {fact === null ? '' : ` · ${fact}`}
        </span>
        {children}
        {xMotivo === null ? null : (
          <span lang="pt-BR" className="block text-[13px] text-ink-soft">
            {cStat} {xMotivo}
          </span>
        )}
      </span>
      {hasXml ? open(id) : null}
    </li>
  );
}
