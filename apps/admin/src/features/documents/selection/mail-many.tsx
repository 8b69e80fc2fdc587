'use client';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import type { Fault } from '../../../trpc/fault.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog, DialogActions } from '../../../ui/dialog/dialog.tsx';
import { EachResult } from '../../../ui/each/each-result.tsx';
import { useEach } from '../../../ui/each/use-each.ts';
import { TextAreaField } from '../../../ui/form/field.tsx';
import { Form } from '../../../ui/form/form.tsx';
import { uiMessages } from '../../../ui/messages.ts';
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
  const kit = useText(uiMessages);
  const client = useApiClient();
  const { nameOf, number } = useRow();
  const { done, all } = useEach(documents, {
    act: ({ id }, emails: readonly string[], key) =>
      client.document.sendEmail.mutate({ id, emails: [...emails], key }),
    isOfAll: isOfTheAddresses,
  });
  const close = () => onClose([...done.keys()]);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || all.isPending ? undefined : close())}
      title={text.title(documents.length)}
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
        <Form error={all.error} onSubmit={({ emails }) => all.mutate(addressesIn(emails))}>
          <TextAreaField
            label={text.to}
            hint={text.toHint}
            name="emails"
            rows={3}
            autoComplete="off"
            spellCheck={false}
          />
          {all.isPending ? (
            <output className="text-[13px] text-ink-soft tabular-nums">
              {text.progress(done.size, documents.length)}
            </output>
          ) : null}
          <DialogActions>
            <Button onClick={close} disabled={all.isPending}>
              {kit.close}
            </Button>
            <Button type="submit" tone="primary" busy={all.isPending}>
              {text.send}
            </Button>
          </DialogActions>
        </Form>
      )}
    </Dialog>
  );
}
