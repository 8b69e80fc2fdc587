'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { Form } from '../../ui/form/form.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { EndpointFields, endpointOf } from './endpoint-fields.tsx';
import { webhookMessages } from './messages.ts';
import { ShownSecret } from './shown-secret.tsx';
import { useTypeTitles } from './type-titles.ts';

/** Creates an endpoint and shows its secret once. Mounted only while open, so that the secret is discarded with it. */
export function NewEndpoint({ onClose }: { readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const queries = useQueryClient();
  const environment = useAmbiente();
  const { types } = useTypeTitles();
  const [clientId, setClientId] = useState<string | null>(null);
  const create = useMutation(
    api.webhooks.create.mutationOptions({
      gcTime: 0,
      onSuccess: () => queries.invalidateQueries(api.webhooks.list.queryFilter()),
    }),
  );
  if (create.data !== undefined) return <ShownSecret secret={create.data.secret} onClose={onClose} />;
  return (
    <Dialog wide onClose={onClose} title={text.createTitle}>
      <Form
        error={create.error}
        onSubmit={(values) =>
          create.mutate({
            ...endpointOf(values, types),
            environment,
            clientIds: clientId === null ? [] : [clientId],
          })
        }
      >
        <EndpointFields />
        <ClientPicker all value={clientId} onChange={setClientId} />
        <SubmitActions onCancel={onClose} busy={create.isPending}>
          {text.create}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
