'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { OpenDialog } from '../../ui/dialog/open-dialog.tsx';
import { profileMessages } from './messages.ts';
import { PasswordStep } from './password-step.tsx';
import { ProofByPasskey } from './proof-by-passkey.tsx';

interface Props {
  readonly open: boolean;
  readonly onEnd: (proven: boolean) => void;
}

/** Asks for the proof that a refused request lacked. */
export function ProofDialog({ open, onEnd }: Props) {
  const text = useText(profileMessages);
  return (
    <OpenDialog open={open} onClose={() => onEnd(false)} title={text.proofTitle} hint={text.proofHint}>
      <Proof onProven={() => onEnd(true)} />
    </OpenDialog>
  );
}

function Proof({ onProven }: { readonly onProven: () => void }) {
  const api = useApi();
  const confirm = useMutation(api.session.confirm.mutationOptions({ onSuccess: onProven }));
  return (
    <>
      <ProofByPasskey onProven={onProven} />
      <PasswordStep
        mutation={confirm}
        withCode
        onPassword={(password, code) => confirm.mutate({ password, code })}
      />
    </>
  );
}
