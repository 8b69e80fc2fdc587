'use client';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import type { Fault } from '../../../trpc/fault.ts';
import { EachActions, EachDialog } from '../../../ui/each/each-dialog.tsx';
import { useEach } from '../../../ui/each/use-each.ts';
import { TextAreaField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { addressesIn } from '../../emails/addresses.ts';
import type { DocumentRow } from '../live-rows.ts';
import { useRow } from '../use-row.ts';
import { mailMessages } from './mail-messages.ts';

/** An address that one document refuses, every other would. */
const isOfTheAddresses = ({ errors }: Fault) => errors.length > 0;

interface Props {
  readonly documents: readonly DocumentRow[];
  /** Receives the ids that were asked for, refused ones too. */
  readonly onClose: (answered: readonly string[]) => void;
}

/** Sends each document by e-mail, one after another. */
export function MailMany({ documents, onClose }: Props) {
  const text = useText(mailMessages);
  const client = useApiClient();
  const { nameOf, number } = useRow();
  const each = useEach(documents, {
    act: ({ id }, emails: readonly string[], key) =>
      client.document.sendEmail.mutate({ id, emails: [...emails], key }),
    isOfAll: isOfTheAddresses,
  });
  return (
    <EachDialog
      each={each}
      title={text.title(documents.length)}
      hint={text.hint}
      text={text}
      nameOf={(document) => `${nameOf(document.type)} ${number(document)}`}
      onClose={onClose}
    >
      {(close) => (
        <Form error={each.all.error} onSubmit={({ emails }) => each.all.mutate(addressesIn(emails))}>
          <TextAreaField
            label={text.to}
            hint={text.toHint}
            name="emails"
            rows={3}
            autoComplete="off"
            spellCheck={false}
          />
          <EachActions
            isPending={each.all.isPending}
            progress={text.progress(each.done.size, documents.length)}
            onClose={close}
          >
            {text.send}
          </EachActions>
        </Form>
      )}
    </EachDialog>
  );
}
