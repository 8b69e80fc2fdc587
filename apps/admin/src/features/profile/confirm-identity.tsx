'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { profileMessages } from './messages.ts';
import { PasswordStep } from './password-step.tsx';

/** Whether it was refused because nobody proved for a while whose session this is. */
export const asksWho = (error: unknown): boolean =>
  error !== null && faultOf(error).errors.some(({ code }) => code === 'sessao_antiga');

/** The way on: the password once more, and then what was refused. */
export function ConfirmIdentity({ onConfirmed }: { readonly onConfirmed: () => void }) {
  const text = useText(profileMessages);
  const api = useApi();
  const confirm = useMutation(api.session.confirm.mutationOptions({ onSuccess: onConfirmed }));
  return (
    <>
      <p className="text-ink-soft">{text.stale}</p>
      <PasswordStep
        busy={confirm.isPending}
        error={confirm.error}
        onPassword={(password) => confirm.mutate({ password })}
      />
    </>
  );
}
