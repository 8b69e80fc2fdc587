'use client';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import { issuedMessages } from './issued-messages.ts';

/** Notice of a document issued in contingency, with the necessary action. */
export function IssuedInContingency({
  record,
}: {
  readonly record: Pick<Answers['document']['get'], 'contingency' | 'status'>;
}) {
  const text = useText(issuedMessages);
  const { contingency, status } = record;
  if (contingency === null) return null;
  const { mode, tpEmis, reason, deadline, epec } = contingency;
  const printed = mode === 'offline' || (epec?.registeredAt ?? null) !== null;
  const waits = printed && status === 'PENDENTE';
  return (
    <Notice tone={waits ? 'warn' : 'info'}>
      <span className="block">
        {text.issued[mode](tpEmis)} {reason}
      </span>
      {waits ? <span className="block">{text.printable}</span> : null}
      {waits && deadline !== null ? (
        <span className="block">
          {text.deadline} <Time at={new Date(deadline)} />
        </span>
      ) : null}
    </Notice>
  );
}
