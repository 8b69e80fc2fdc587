'use client';
import { useState } from 'react';
import { leaveAccount, openAccount } from '../../auth/membership.ts';
import { roleNames } from '../../auth/role-names.ts';
import { useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { accountMessages } from './messages.ts';

// A whole new page: nothing of the other account stays in memory.
const reload = () => window.location.assign('/');

/** The user's accounts: switch to one, or leave the current one. */
export function MyAccounts() {
  const text = useText(accountMessages);
  const names = useText(roleNames);
  const { accountId, accounts } = useSession();
  const [leaving, setLeaving] = useState(false);
  const open = useMutation({ mutationFn: openAccount, onSuccess: reload });
  const leave = useMutation({ mutationFn: () => leaveAccount(accountId), onSuccess: reload });
  const here = accounts.find((each) => each.accountId === accountId);
  return (
    <Card title={text.accounts} hint={text.accountsHint} padded={false}>
      <ul className="divide-y">
        {accounts.map((account) => (
          <li key={account.accountId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3.5">
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-2 font-medium">
                {account.name}
                {account === here ? <Badge tone="accent">{text.current}</Badge> : null}
              </p>
              <p className="text-[13px] text-ink-soft">{names[account.role]}</p>
            </div>
            {account === here ? (
              <Button size="sm" tone="danger" onClick={() => setLeaving(true)}>
                {text.leave}
              </Button>
            ) : (
              <Button
                size="sm"
                busy={open.isPending && open.variables === account.accountId}
                aria-label={`${text.open}: ${account.name}`}
                onClick={() => open.mutate(account.accountId)}
              >
                {text.open}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Confirm
        open={leaving}
        onClose={() => {
          leave.reset();
          setLeaving(false);
        }}
        title={text.leaveTitle(here?.name ?? '')}
        action={text.leave}
        danger
        mutation={leave}
        onConfirm={() => leave.mutate()}
      >
        <p>{text.leaveHint}</p>
      </Confirm>
    </Card>
  );
}
