'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { ShownOnce } from '../../ui/dialog/shown-once.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { KeyKind } from './key-kind.ts';
import { keyMessages } from './messages.ts';

interface Props {
  readonly kind: KeyKind;
  /** There is one that stops by it. */
  readonly replaces: boolean;
  readonly onClose: () => void;
}

/**
 * Generates a new key after the password, shown once. Mounted only while open, so that the key is discarded with it.
 */
export function RegenerateKey({ kind, replaces, onClose }: Props) {
  const text = useText(keyMessages);
  const api = useApi();
  const queries = useQueryClient();
  const regenerate = useMutation(
    api.keys.regenerate.mutationOptions({
      // The key is nowhere once the dialog is closed.
      gcTime: 0,
      onSuccess: () => queries.invalidateQueries(api.keys.list.queryFilter()),
    }),
  );
  const made = regenerate.data?.key;
  return (
    <Dialog
      onClose={onClose}
      title={made === undefined ? text.regenerateTitle[kind] : text.newKey}
      {...(made === undefined ? {} : { hint: text.newKeyHint, wide: true })}
    >
      {made === undefined ? (
        <Form
          error={regenerate.error}
          onSubmit={({ password = '' }) => regenerate.mutate({ kind, password })}
        >
          {replaces ? (
            <Notice tone="warn">
              {kind === 'access' ? text.regenerateAccess : text.regenerateRestricted}
            </Notice>
          ) : (
            <Notice tone="info">{text.generateFirst}</Notice>
          )}
          <TextField
            label={text.password}
            hint={text.passwordHint}
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <SubmitActions onCancel={onClose} danger={replaces} busy={regenerate.isPending}>
            {replaces ? text.regenerate : text.generate}
          </SubmitActions>
        </Form>
      ) : (
        <>
          <ShownOnce secret={made} label={text[kind]} />
          <DialogActions>
            <Button tone="primary" onClick={onClose}>
              {text.saved}
            </Button>
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}
