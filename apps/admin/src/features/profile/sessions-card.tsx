'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Laptop, Smartphone } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { deviceOf } from './device.ts';
import { profileMessages } from './messages.ts';
import { endOtherSessions, endSession, listSessions } from './own-data.ts';

export const SESSIONS_KEY = ['sessions'];

type SessionRow = Awaited<ReturnType<typeof listSessions>>[number];

/** The user's open sessions. */
export function SessionsCard() {
  const text = useText(profileMessages);
  const toast = useToast();
  const queries = useQueryClient();
  const sessions = useQuery({ queryKey: SESSIONS_KEY, queryFn: listSessions, retry: false });
  const again = () => queries.invalidateQueries({ queryKey: SESSIONS_KEY });
  const end = useMutation({
    mutationFn: ({ token }: SessionRow) => endSession(token),
    onSuccess: async () => {
      toast(text.ended);
      await again();
    },
  });
  const endOthers = useMutation({
    mutationFn: endOtherSessions,
    onSuccess: async () => {
      toast(text.endedOthers);
      await again();
    },
  });
  const refused = end.error ?? endOthers.error;
  const others = (sessions.data?.length ?? 0) > 1;
  return (
    <Card
      title={text.sessions}
      hint={text.sessionsHint}
      padded={false}
      actions={
        others ? (
          <Button size="sm" tone="danger" busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {text.endOthers}
          </Button>
        ) : undefined
      }
    >
      <FaultNotice error={refused} className="m-5" />
      <Loaded query={sessions} rows={3}>
        {(found) => (
          <ul className="divide-y">
            {found.map((session) => (
              <Session
                key={session.id}
                session={session}
                busy={end.isPending && end.variables.id === session.id}
                onEnd={() => end.mutate(session)}
              />
            ))}
          </ul>
        )}
      </Loaded>
    </Card>
  );
}

interface SessionProps {
  readonly session: SessionRow;
  readonly busy: boolean;
  readonly onEnd: () => void;
}

function Session({ session, busy, onEnd }: SessionProps) {
  const text = useText(profileMessages);
  const { browser, system, phone } = deviceOf(session.userAgent);
  const Icon = phone ? Smartphone : Laptop;
  const device =
    browser !== null && system !== null
      ? text.onSystem(browser, system)
      : (browser ?? system ?? text.unknownDevice);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
      <Icon className="size-5 shrink-0 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {session.own ? <Badge tone="good">{text.thisSession}</Badge> : null}
        </p>
        <p className="text-[13px] text-ink-soft">
          <span className="font-mono text-xs">{session.ipAddress}</span> · {text.since}{' '}
          <Time at={session.createdAt} />
          {session.own ? null : (
            <>
              {' '}
              · {text.seen} <Time at={session.updatedAt} relative />
            </>
          )}
        </p>
      </div>
      {session.own ? null : (
        <Button size="sm" busy={busy} onClick={onEnd} aria-label={`${text.end}: ${device}`}>
          {text.end}
        </Button>
      )}
    </li>
  );
}
