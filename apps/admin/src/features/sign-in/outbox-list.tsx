'use client';
import { useQuery } from '@tanstack/react-query';
import { Inbox, RefreshCw } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { linksApart } from './links-apart.ts';
import { peopleMessages } from './messages.ts';
import { outboxMails, type StoredMail } from './outbox-mails.ts';

const EVERY_MS = 5000;

/** Messages of the local outbox, the newest open, with working links. */
export function OutboxList() {
  const text = useText(peopleMessages);
  const mails = useQuery({ queryKey: ['outbox'], queryFn: outboxMails, refetchInterval: EVERY_MS });
  return (
    <>
      <PageHeader
        title={text.outbox}
        hint={text.outboxHint}
        back={{ href: '/entrar', label: text.signIn }}
        actions={
          <Button busy={mails.isFetching} onClick={() => void mails.refetch()}>
            <RefreshCw aria-hidden />
            {text.refresh}
          </Button>
        }
      />
      <Card padded={false}>
        <Loaded query={mails}>
          {(found) =>
            found.length === 0 ? (
              <Empty icon={Inbox} title={text.outboxEmpty}>
                {text.outboxEmptyHint}
              </Empty>
            ) : (
              <ul className="divide-y">
                {found.map((mail, index) => (
                  <Letter key={`${mail.at.toISOString()} ${mail.to}`} mail={mail} open={index === 0} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </Card>
    </>
  );
}

function Letter({ mail, open }: { readonly mail: StoredMail; readonly open: boolean }) {
  return (
    <li>
      <details open={open} className="group">
        <summary className="grid cursor-pointer gap-x-4 gap-y-0.5 px-5 py-3.5 hover:bg-sunken sm:grid-cols-[1fr_auto]">
          <span className="font-medium">{mail.subject}</span>
          <span className="text-[13px] text-ink-soft">
            <Time at={mail.at} />
          </span>
          <span className="text-[13px] break-all text-ink-soft">{mail.to}</span>
        </summary>
        <p className="border-t bg-sunken/50 px-5 py-4 leading-relaxed break-words whitespace-pre-wrap">
          {linksApart(mail.text).map(({ at, text, link }) =>
            link ? (
              <a key={at} href={text} className="break-all text-accent underline underline-offset-2">
                {text}
              </a>
            ) : (
              <span key={at}>{text}</span>
            ),
          )}
        </p>
      </details>
    </li>
  );
}
