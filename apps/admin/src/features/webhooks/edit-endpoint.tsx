'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { useFinish } from '../../ui/use-finish.ts';
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
  const finish = useFinish();
  const { types } = useTypeTitles();
  const calls = useApiClient();
  return (
    <Dialog wide onClose={onClose} title={text.edit}>
      <EditForm
        stored={stored}
        reload={() => queries.fetchQuery(api.webhooks.get.queryOptions({ id: stored.id }, { staleTime: 0 }))}
        bodyOf={(values) => endpointOf(values, types)}
        save={(changes) => calls.webhooks.edit.mutate({ id: stored.id, changes })}
        onSaved={finish(api.webhooks.pathFilter(), text.changed, onClose)}
      >
        {(of, busy) => (
          <>
            <EndpointFields of={of} />
            <SubmitActions onCancel={onClose} busy={busy}>
              {text.save}
            </SubmitActions>
          </>
        )}
      </EditForm>
    </Dialog>
  );
}
