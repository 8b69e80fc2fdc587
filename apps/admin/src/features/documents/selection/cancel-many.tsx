'use client';
import { useState } from 'react';
import { useAmbiente } from '../../../shell/ambiente.tsx';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import type { Fault } from '../../../trpc/fault.ts';
import { isWord, TypedWord } from '../../../ui/dialog/typed-word.tsx';
import { EachActions, EachDialog } from '../../../ui/each/each-dialog.tsx';
import { useEach } from '../../../ui/each/use-each.ts';
import { TextAreaField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
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
  const client = useApiClient();
  const live = useAmbiente() === 1;
  const { nameOf, number } = useRow();
  const [typed, setTyped] = useState('');
  const each = useEach(documents, {
    act: ({ id }, reason: string, key) =>
      client.document.act.mutate({ id, operation: 'cancelDocument', body: { reason }, key }),
    isOfAll: isOfTheReason,
  });
  const word = live ? text.word : undefined;
  return (
    <EachDialog
      each={each}
      title={text.cancel(documents.length)}
      hint={text.hint}
      text={text}
      nameOf={(document) => `${nameOf(document.type)} ${number(document)}`}
      onClose={onClose}
    >
      {(close) => (
        <Form error={each.all.error} onSubmit={({ reason = '' }) => each.all.mutate(reason)}>
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
          <EachActions
            isPending={each.all.isPending}
            progress={text.progress(each.done.size, documents.length)}
            onClose={close}
            danger
            disabled={!isWord(typed, word)}
          >
            {live ? text.sendLive : text.send}
          </EachActions>
        </Form>
      )}
    </EachDialog>
  );
}
