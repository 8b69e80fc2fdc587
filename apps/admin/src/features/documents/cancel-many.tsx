'use client';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { cancelMessages } from './cancel-messages.ts';
import type { DocumentRow } from './live-rows.ts';
import { useRow } from './use-row.ts';

interface Refusal {
  readonly document: DocumentRow;
  readonly message: string;
}

/** Faults common to all documents: the remaining ones would be refused for the same reason. */
const ofEach = (error: unknown): boolean => faultOf(error).errors.length === 0;

/** Asks for the cancellation of each, one after another; production wants a word typed. */
export function CancelMany({
  documents,
  onClose,
}: {
  readonly documents: readonly DocumentRow[];
  readonly onClose: () => void;
}) {
  const text = useText(cancelMessages);
  const kit = useText(uiMessages);
  const api = useApi();
  const live = useAmbiente() === 1;
  const { nameOf, number } = useRow();
  const [typed, setTyped] = useState('');
  const [done, setDone] = useState<ReadonlyMap<string, Refusal | null>>(new Map());
  // The same for every press of the button: each is asked for once.
  const [keys] = useState(() => new Map(documents.map(({ id }) => [id, crypto.randomUUID()])));
  const act = useMutation(api.document.act.mutationOptions());
  const all = useMutation({
    mutationFn: async (reason: string) => {
      const results = new Map(done);
      for (const document of documents) {
        const key = keys.get(document.id);
        if (results.has(document.id) || key === undefined) continue;
        try {
          await act.mutateAsync({ id: document.id, operation: 'cancelDocument', body: { reason }, key });
          results.set(document.id, null);
        } catch (error) {
          if (!ofEach(error) || faultOf(error).transient) throw error;
          results.set(document.id, { document, message: faultOf(error).message });
        }
        setDone(new Map(results));
      }
    },
  });
  const word = live ? text.word : undefined;
  const refusals = [...done.values()].filter((each) => each !== null);
  const title = text.cancel(documents.length);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || all.isPending ? undefined : onClose())}
      title={title}
      hint={text.hint}
    >
      {all.isSuccess ? (
        <div className="grid gap-3">
          <Notice tone="good">{text.sent(done.size - refusals.length)}</Notice>
          {refusals.length === 0 ? null : (
            <Notice tone="bad" role="alert">
              {text.refused(refusals.length)}
              <ul className="mt-1 grid gap-1">
                {refusals.map(({ document, message }) => (
                  <li key={document.id}>
                    {nameOf(document.type)} {number(document)}: {message}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
          <DialogActions>
            <Button tone="primary" onClick={onClose}>
              {kit.close}
            </Button>
          </DialogActions>
        </div>
      ) : (
        <Form error={all.error} onSubmit={({ reason = '' }) => all.mutate(reason)}>
          <TextAreaField
            label={text.reason}
            name="reason"
            hint={text.reasonHint}
            minLength={15}
            maxLength={255}
            required
          />
          {live ? <Notice tone="warn">{text.live}</Notice> : null}
          {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
          {all.isPending ? (
            <output className="text-[13px] text-ink-soft tabular-nums">
              {text.progress(done.size, documents.length)}
            </output>
          ) : null}
          <DialogActions>
            <Button onClick={onClose} disabled={all.isPending}>
              {kit.close}
            </Button>
            <Button type="submit" tone="danger" busy={all.isPending} disabled={!isWord(typed, word)}>
              {live ? text.sendLive : text.send}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
