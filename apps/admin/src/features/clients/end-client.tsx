'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { useToast } from '../../ui/toast.tsx';
import { clientMessages } from './messages.ts';

interface EndClientProps {
  readonly client: { readonly id: string; readonly name: string; readonly cnpj: string };
}

/** Takes a company's tokens and secrets away; its CNPJ has to be typed. */
export function EndClient({ client: { id, name, cnpj } }: EndClientProps) {
  const text = useText(clientMessages);
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const may = useMay('clients:end');
  const [asking, setAsking] = useState(false);
  const end = useMutation(
    api.clients.end.mutationOptions({
      async onSuccess() {
        setAsking(false);
        toast(text.ended);
        await queries.invalidateQueries();
      },
    }),
  );
  if (!may) return null;
  return (
    <Card title={text.end} hint={text.endCardHint}>
      <Button tone="danger" onClick={() => setAsking(true)}>
        {text.end}
      </Button>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.endTitle(name)}
        action={text.end}
        danger
        word={cnpj}
        mutation={end}
        onConfirm={() => end.mutate({ clientId: id })}
      >
        <p>{text.endHint}</p>
      </Confirm>
    </Card>
  );
}
