'use client';
import { Fingerprint } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { FaultText } from '../../ui/form/fault-text.tsx';
import { Notice } from '../../ui/notice.tsx';
import { peopleMessages } from './messages.ts';
import { offerPasskey, signInByPasskey } from './passkeys.ts';

/** A passkey, by its button or offered by the browser at the e-mail field. */
export function PasskeySignIn({ onDone }: { readonly onDone: () => void }) {
  const text = useText(peopleMessages);
  const entered = useRef(onDone);
  useEffect(() => {
    entered.current = onDone;
  }, [onDone]);
  const withdraw = useRef(async () => false);
  useEffect(() => {
    withdraw.current = offerPasskey(() => entered.current());
    return () => void withdraw.current();
  }, []);
  const signIn = useMutation({
    mutationFn: async () => {
      if (!(await withdraw.current())) await signInByPasskey();
    },
    onSuccess: onDone,
  });
  return (
    <>
      <p className="flex items-center gap-3 text-xs text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {text.or}
      </p>
      {signIn.error === null ? null : (
        <Notice tone="bad" role="alert">
          {faultOf(signIn.error).requestId === null ? (
            text.passkeyCancelled
          ) : (
            <FaultText error={signIn.error} />
          )}
        </Notice>
      )}
      <Button busy={signIn.isPending || signIn.isSuccess} onClick={() => signIn.mutate()}>
        <Fingerprint aria-hidden />
        {text.passkey}
      </Button>
    </>
  );
}
