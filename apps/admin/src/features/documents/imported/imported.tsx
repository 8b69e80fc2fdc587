'use client';
import { CircleCheck, CircleHelp, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useText } from '../../../text/text.tsx';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Time } from '../../../ui/time.tsx';
import type { DocumentRow } from '../live-rows.ts';
import { importedMessages } from './messages.ts';

type Imported = NonNullable<DocumentRow['imported']>;

const LOOKS: Readonly<Record<Imported['state'], { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  unconfirmed: { tone: 'warn', icon: CircleHelp },
  confirmed: { tone: 'neutral', icon: CircleCheck },
  contradicted: { tone: 'bad', icon: TriangleAlert },
  unconfirmable: { tone: 'warn', icon: CircleHelp },
};

/** Nothing for a document that was issued here. */
export function ImportedBadge({ imported }: { readonly imported: Imported | null }) {
  const text = useText(importedMessages);
  if (imported === null) return null;
  const { tone, icon: Icon } = LOOKS[imported.state];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden />
      {text.states[imported.state]}
    </Badge>
  );
}

/** Warns of a document that its authority did not confirm, with the reason and when it was asked. */
export function ImportedNotice({ imported }: { readonly imported: Imported | null }) {
  const text = useText(importedMessages);
  if (imported === null || imported.state === 'confirmed') return null;
  const { state, reason, checkedAt } = imported;
  // A newer server may know more reasons.
  const words: Readonly<Record<string, string>> = text.reasons;
  return (
    <Notice tone={state === 'contradicted' ? 'bad' : 'warn'}>
      <p className="font-medium">{text.notices[state]}</p>
      <p>{text.hint}</p>
      {reason === null ? null : (
        <p>
          {text.reason} {words[reason] ?? reason}
        </p>
      )}
      {checkedAt === null ? null : (
        <p>
          {text.checkedAt} <Time at={checkedAt} />
        </p>
      )}
    </Notice>
  );
}
