'use client';
import { useQuery } from '@tanstack/react-query';
import { Mail, Send } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { emailMessages } from './messages.ts';
import { SendEmail } from './send-email.tsx';

type Sending = Answers['document']['emails'][number];
type LetterState = Sending['letters'][number]['state'];

const TONES: Readonly<Record<LetterState, Tone>> = {
  pending: 'neutral',
  sent: 'good',
  refused: 'bad',
  suppressed: 'warn',
  failed: 'bad',
};
/** Polling interval while an e-mail is being sent. */
const LOOK_MS = 1_500;

/** E-mails sent for a document, newest first. */
export function DocumentEmails({
  documentId,
  sendable,
}: {
  readonly documentId: string;
  readonly sendable: boolean;
}) {
  const text = useText(emailMessages);
  const may = useMay('documents:operate');
  const [asking, ask] = useState(false);
  const sendings = useQuery({
    ...useApi().document.emails.queryOptions({ id: documentId }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.some((sending) => sending.state === 'pending') ? LOOK_MS : false,
  });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <p className="min-w-0 text-ink-soft">{text.hint}</p>
        {may && sendable ? (
          <Button size="sm" onClick={() => ask(true)}>
            <Send aria-hidden />
            {text.send}
          </Button>
        ) : null}
      </div>
      <Loaded query={sendings}>
        {(all) =>
          all.length === 0 ? (
            <Empty icon={Mail} title={text.none}>
              {may && sendable ? text.noneHint : text.noneYet}
            </Empty>
          ) : (
            <ol aria-label={text.tab}>
              {all.map((sending) => (
                <Row key={sending.id} sending={sending} />
              ))}
            </ol>
          )
        }
      </Loaded>
      {asking ? <SendEmail documentId={documentId} onClose={() => ask(false)} /> : null}
    </>
  );
}

function Row({ sending }: { readonly sending: Sending }) {
  const text = useText(emailMessages);
  const { kind, origin, state, letters, detail, nextAt, createdAt } = sending;
  return (
    <li className="border-b py-3 last:border-b-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-medium">{text.kinds[kind]}</span>{' '}
          <span className="text-[13px] text-ink-soft">{text.origins[origin]}</span>
        </p>
        <span className="text-[13px] text-ink-soft">
          <Time at={createdAt} />
        </span>
      </div>
      <ul className="mt-2 grid gap-2">
        {letters.map((letter) => (
          <li key={letter.address} className="grid gap-0.5">
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={TONES[letter.state]}>{text.letters[letter.state]}</Badge>
              <span className="break-all">{letter.address}</span>
            </span>
            {letter.detail === null ? null : (
              <span className="text-[13px] break-words text-ink-soft">{letter.detail}</span>
            )}
          </li>
        ))}
      </ul>
      {letters.length > 0 ? null : (
        <Badge tone={state === 'done' ? 'warn' : 'neutral'}>
          {state === 'done' ? text.nobody : text.waiting}
        </Badge>
      )}
      {detail === null || letters.some((letter) => letter.detail === detail) ? null : (
        <p className="mt-1 text-[13px] break-words text-ink-soft">{detail}</p>
      )}
      {nextAt === null || sending.tries === 0 ? null : (
        <p className="mt-1 text-[13px] text-ink-soft">
          {text.next}: <Time at={nextAt} />
        </p>
      )}
    </li>
  );
}
