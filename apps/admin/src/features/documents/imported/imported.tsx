'use client';
import { CircleCheck, CircleHelp, type LucideIcon, RotateCw, TriangleAlert } from 'lucide-react';
import { useMay } from '../../../shell/session.tsx';
import { useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { Badge, type Tone } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { FaultText } from '../../../ui/form/fault-text.tsx';
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

/** Warns of a document that its authority did not confirm, with the reason and when it was asked, and offers to ask again. */
export function ImportedNotice({ id, imported }: Pick<DocumentRow, 'id' | 'imported'>) {
  const text = useText(importedMessages);
  const mayOperate = useMay('documents:operate');
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
      {mayOperate ? <CheckNow key={checkedAt?.getTime() ?? 0} id={id} /> : null}
    </Notice>
  );
}

/** A button that queues one more question to the authority. The answer changes the document, and the page then renders this again. */
function CheckNow({ id }: Pick<DocumentRow, 'id'>) {
  const text = useText(importedMessages);
  const check = useMutation(useApi().document.confirmImport.mutationOptions());
  if (check.isSuccess) return <p aria-live="polite">{text.checking}</p>;
  return (
    <div className="mt-3 grid justify-items-start gap-2">
      <Button size="sm" busy={check.isPending} onClick={() => check.mutate({ id })}>
        <RotateCw aria-hidden />
        {text.checkNow}
      </Button>
      {check.error === null ? null : (
        <p role="alert" className="text-bad">
          <FaultText error={check.error} />
        </p>
      )}
    </div>
  );
}
