'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Endpoint } from './endpoint.ts';
import { EndpointFields, endpointOf } from './endpoint-fields.tsx';
import { webhookMessages } from './messages.ts';
import { useTypeTitles } from './type-titles.ts';

/** Changes an endpoint's address or message types. */
export function EditEndpoint({
  of: stored,
  onClose,
}: {
  readonly of: Endpoint;
  readonly onClose: () => void;
}) {
  const text = useText(webhookMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { types } = useTypeTitles();
  const calls = useApiClient();
  return (
    <Dialog open wide onOpenChange={onClose} title={text.edit}>
      <EditForm
        stored={stored}
        reload={() => queries.fetchQuery(api.webhooks.get.queryOptions({ id: stored.id }, { staleTime: 0 }))}
        bodyOf={(values) => endpointOf(values, types)}
        save={(changes) => calls.webhooks.edit.mutate({ id: stored.id, changes })}
        onSaved={async () => {
          await queries.invalidateQueries(api.webhooks.pathFilter());
          toast(text.changed);
          onClose();
        }}
      >
        {(of, busy) => (
          <>
            <EndpointFields of={of} />
            <DialogActions>
              <Button onClick={onClose}>{text.cancel}</Button>
              <Button type="submit" tone="primary" busy={busy}>
                {text.save}
              </Button>
            </DialogActions>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}
