'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Endpoint } from './endpoint.ts';
import { EndpointFields, endpointOf } from './endpoint-fields.tsx';
import { webhookMessages } from './messages.ts';
import { useTypeTitles } from './type-titles.ts';

/** Another address, or something else to be told. */
export function EditEndpoint({ of, onClose }: { readonly of: Endpoint; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const queries = useQueryClient();
  const tell = useToast();
  const { types } = useTypeTitles();
  const update = useMutation(
    api.webhooks.update.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.webhooks.pathFilter());
        tell(text.changed);
        onClose();
      },
    }),
  );
  return (
    <Dialog open wide onOpenChange={onClose} title={text.edit}>
      <Form
        error={update.error}
        onSubmit={(values) => update.mutate({ id: of.id, ...endpointOf(values, types) })}
      >
        <EndpointFields of={of} />
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" busy={update.isPending}>
            {text.save}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
