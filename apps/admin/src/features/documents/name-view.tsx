'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi, useApiClient } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { EditForm } from '../../ui/form/edit-form.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { listMessages } from './list-messages.ts';

interface NameViewProps {
  /** Filters of a new view. */
  readonly query: string;
  /** The view to rename; null for a new one. */
  readonly view: Answers['views']['list'][number] | null;
  readonly onDone: () => void;
}

/** Asks what a view is called. */
export function NameView({ query, view, onDone }: NameViewProps) {
  const text = useText(listMessages);
  const api = useApi();
  const client = useQueryClient();
  const finish = useFinish();
  const calls = useApiClient();
  const confirmSaved = (message: string) => finish(api.views.list.queryFilter(), message, onDone);
  const create = useMutation(api.views.create.mutationOptions({ onSuccess: confirmSaved(text.saved) }));
  const field = (name: string) => (
    <TextField
      label={text.viewName}
      name="name"
      hint={text.viewNameHint}
      defaultValue={name}
      maxLength={60}
      autoComplete="off"
    />
  );
  const actions = (busy: boolean) => <SubmitActions busy={busy}>{text.save}</SubmitActions>;
  return (
    <Dialog onClose={onDone} title={view === null ? text.saveView : text.rename}>
      {view === null ? (
        <Form error={create.error} onSubmit={({ name = '' }) => create.mutate({ name, query })}>
          {field('')}
          {actions(create.isPending)}
        </Form>
      ) : (
        <EditForm
          stored={view}
          reload={async () => {
            const views = await client.fetchQuery(api.views.list.queryOptions(undefined, { staleTime: 0 }));
            return views.find(({ id }) => id === view.id) ?? view;
          }}
          bodyOf={({ name }) => ({ name })}
          save={(changes) => calls.views.rename.mutate({ id: view.id, changes })}
          onSaved={confirmSaved(text.renamed)}
        >
          {({ name }, busy) => (
            <>
              {field(name)}
              {actions(busy)}
            </>
          )}
        </EditForm>
      )}
    </Dialog>
  );
}
