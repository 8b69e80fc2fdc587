'use client';
import { useQueryClient } from '@tanstack/react-query';
import { ShieldCheck, ShieldOff } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useMay, useSession } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { accountMessages } from './messages.ts';

/** Whether people without a second factor are let in. */
export function SecondFactorPolicy({ account }: { readonly account: Answers['account']['get'] }) {
  const text = useText(accountMessages);
  const toast = useToast();
  const api = useApi();
  const queries = useQueryClient();
  const writes = useMay('account:write');
  const { twoFactorEnabled } = useSession();
  const [asking, setAsking] = useState(false);
  const required = account.secondFactorRequired;
  const change = useMutation(
    api.account.requireSecondFactor.mutationOptions({
      onSuccess: async () => {
        setAsking(false);
        toast(required ? text.policyOff : text.policyOn);
        await queries.invalidateQueries(api.account.pathFilter());
      },
    }),
  );
  const [Icon, state] = required ? [ShieldCheck, text.required] : [ShieldOff, text.optional];
  return (
    <Card
      title={text.secondFactor}
      hint={text.secondFactorHint}
      actions={
        <Badge tone={required ? 'good' : 'neutral'}>
          <Icon aria-hidden />
          {state}
        </Badge>
      }
    >
      {writes ? (
        twoFactorEnabled || required ? (
          <Button onClick={() => setAsking(true)}>{required ? text.stopRequiring : text.require}</Button>
        ) : (
          <p className="text-ink-soft">
            {text.ownFirst}{' '}
            <Link href="/perfil" className="text-accent underline underline-offset-4">
              {text.toProfile}
            </Link>
          </p>
        )
      ) : null}
      {asking ? (
        <Confirm
          onClose={() => setAsking(false)}
          title={required ? text.stopRequiringTitle : text.requireTitle}
          action={required ? text.stopRequiring : text.require}
          danger={required}
          mutation={change}
          onConfirm={() => change.mutate({ required: !required })}
        >
          <p>{required ? text.stopRequiringHint : text.requireHint}</p>
        </Confirm>
      ) : null}
    </Card>
  );
}
