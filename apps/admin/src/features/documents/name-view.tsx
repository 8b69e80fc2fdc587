'use client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useToast } from '../../ui/toast.tsx';
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
  const tell = useToast();
  const form = useId();
  const done = (message: string) => async () => {
    await client.invalidateQueries(api.views.list.queryFilter());
    tell(message);
    onDone();
  };
  const create = useMutation(api.views.create.mutationOptions({ onSuccess: done(text.saved) }));
  const rename = useMutation(api.views.rename.mutationOptions({ onSuccess: done(text.renamed) }));
  const save = (name: string) =>
    view === null ? create.mutate({ name, query }) : rename.mutate({ id: view.id, name });
  return (
    <Dialog open onOpenChange={onDone} title={view === null ? text.saveView : text.rename}>
      <Form id={form} error={create.error ?? rename.error} onSubmit={({ name = '' }) => save(name)}>
        <TextField
          label={text.viewName}
          name="name"
          hint={text.viewNameHint}
          defaultValue={view?.name ?? ''}
          maxLength={60}
          autoComplete="off"
        />
      </Form>
      <DialogActions>
        <Button type="submit" form={form} tone="primary" busy={create.isPending || rename.isPending}>
          {text.save}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
