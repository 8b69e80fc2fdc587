'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { Confirm } from '../../../ui/dialog/confirm.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { abandonMessages } from './abandon-messages.ts';

interface Props {
  readonly id: string;
  /** `NF-e 12`. */
  readonly name: string;
  readonly environment: 1 | 2;
  readonly onClose: () => void;
}

/** Ends a document without a verdict, once it is proven that the authority does not have it; production wants a word typed. */
export function AbandonDialog({ id, name, environment, onClose }: Props) {
  const text = useText(abandonMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const abandon = useMutation(
    api.document.abandon.mutationOptions({
      onSuccess: ({ status }) => {
        toast(status === 'REJEITADA' ? text.ended : status === 'PENDENTE' ? text.pending : text.taken);
        onClose();
      },
      onSettled: () => queries.invalidateQueries({ queryKey: api.document.pathKey() }),
    }),
  );
  return (
    <Confirm
      danger
      onClose={onClose}
      title={text.title(name)}
      action={text.abandon}
      mutation={abandon}
      {...(environment === 1 ? { word: text.word } : {})}
      onConfirm={() => abandon.mutate({ id })}
    >
      <p>{text.ends}</p>
      <p>{text.proof}</p>
    </Confirm>
  );
}
