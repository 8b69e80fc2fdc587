'use client';
import { useState } from 'react';
import { useAmbiente } from '../../../shell/ambiente.tsx';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import type { Fault } from '../../../trpc/fault.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { isWord, TypedWord } from '../../../ui/dialog/typed-word.tsx';
import { EachResult } from '../../../ui/each/each-result.tsx';
import { useEach } from '../../../ui/each/use-each.ts';
import { TextAreaField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { uiMessages } from '../../../ui/messages.ts';
import { Notice } from '../../../ui/notice.tsx';
import type { DocumentRow } from '../live-rows.ts';
import { useRow } from '../use-row.ts';
import { cancelMessages } from './cancel-messages.ts';

/** A reason that one document refuses, every other would. */
const isOfTheReason = (fault: Fault) => fault.errors.length > 0;

/** Asks for the cancellation of each, one after another; production wants a word typed. */
export function CancelMany({
  documents,
  onClose,
}: {
  readonly documents: readonly DocumentRow[];
  /** Receives the ids that were asked for, refused ones too. */
  readonly onClose: (answered: readonly string[]) => void;
}) {
  const text = useText(cancelMessages);
  const kit = useText(uiMessages);
  const client = useApiClient();
  const live = useAmbiente() === 1;
  const { nameOf, number } = useRow();
  const [typed, setTyped] = useState('');
  const { done, all } = useEach(documents, {
    act: ({ id }, reason: string, key) =>
      client.document.act.mutate({ id, operation: 'cancelDocument', body: { reason }, key }),
    isOfAll: isOfTheReason,
  });
  const word = live ? text.word : undefined;
  const title = text.cancel(documents.length);
  const close = () => onClose([...done.keys()]);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || all.isPending ? undefined : close())}
      title={title}
      hint={text.hint}
    >
      {all.isSuccess ? (
        <EachResult
          done={done}
          text={text}
          nameOf={(document) => `${nameOf(document.type)} ${number(document)}`}
          onClose={close}
        />
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
            <Button onClick={close} disabled={all.isPending}>
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
