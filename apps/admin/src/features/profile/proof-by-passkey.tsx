'use client';
import { useQuery } from '@tanstack/react-query';
import { Fingerprint } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { answerByPasskey, listPasskeys } from '../sign-in/passkeys.ts';
import { profileMessages } from './messages.ts';
import { PASSKEYS } from './passkeys-key.ts';

/** Proof by a passkey, for people who have one. */
export function ProofByPasskey({ onProven }: { readonly onProven: () => void }) {
  const text = useText(profileMessages);
  const api = useApi();
  const passkeys = useQuery({ queryKey: PASSKEYS, queryFn: listPasskeys, retry: false });
  const send = useMutation(api.session.confirmByPasskey.mutationOptions());
  const confirm = useMutation({
    mutationFn: async () => send.mutateAsync({ response: { ...(await answerByPasskey()) } }),
    onSuccess: onProven,
  });
  if (!passkeys.data?.length) return null;
  return (
    <div className="mb-4 space-y-4">
      {confirm.error === null ? null : (
        <Notice tone="bad" role="alert">
          {faultOf(confirm.error).requestId === null ? (
            text.proofByPasskeyCancelled
          ) : (
            <FaultText error={confirm.error} />
          )}
        </Notice>
      )}
      <Button busy={confirm.isPending} onClick={() => confirm.mutate()}>
        <Fingerprint aria-hidden />
        {text.proofByPasskey}
      </Button>
    </div>
  );
}
