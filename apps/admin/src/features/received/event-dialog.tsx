'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActionFields, decimalsIn } from '../document/action-fields.tsx';
import { bodyOf } from '../document/body-of.ts';
import { labelIn } from '../document/messages.ts';
import { receivedEventMessages } from './event-messages.ts';
import { receivedMessages } from './messages.ts';
import type { OpenedNote } from './note-facts.ts';

interface Props {
  readonly note: OpenedNote;
  readonly onClose: () => void;
}

const KIND = 'evento';

/** Fields of the chosen event; a protocol is shown with the name of its event. */
function useFieldsOf({ actions, requestedEvents }: OpenedNote) {
  const { names } = useText(receivedEventMessages);
  const nameOf = (protocol: string): string => {
    const found = requestedEvents.find(({ protocolNumber }) => protocolNumber === protocol);
    return found === undefined ? protocol : `${labelIn(names, found.kind)} · ${protocol}`;
  };
  return (kind: string) =>
    (actions.find((action) => action.kind === kind)?.fields ?? []).map((field) =>
      field.name === 'numero_protocolo'
        ? { ...field, options: field.options.map(({ value }) => ({ value, label: nameOf(value) })) }
        : field,
    );
}

/** Requests one event of a received note; production wants a word typed. */
export function EventDialog({ note, onClose }: Props) {
  const text = useText(receivedEventMessages);
  const { word: typedWord, send, sendLive } = useText(receivedMessages);
  const kit = useText(uiMessages);
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  // The list stays while the dialog is open, even if the note's events change: the person chose from it.
  const [actions] = useState(note.actions);
  const [kind, setKind] = useState(actions[0]?.kind);
  const [typed, setTyped] = useState('');
  // The same for every press of the button: requested once.
  const [key] = useState(() => crypto.randomUUID());
  const register = useMutation(
    api.received.register.mutationOptions({
      onSuccess: async () => {
        toast(text.asked);
        onClose();
        await queries.invalidateQueries({ queryKey: api.received.pathKey() });
      },
    }),
  );
  const fields = useFieldsOf({ ...note, actions })(kind ?? '');
  // The page of a note opens from either environment, so the note decides.
  const live = note.target === 'producao';
  const word = live ? typedWord : undefined;
  return (
    <Dialog
      onClose={() => (register.isPending ? undefined : onClose())}
      title={text.title}
      hint={text.hint}
      wide
    >
      <Form
        error={register.error}
        onSubmit={({ [KIND]: _chosen, ...values }) => {
          if (kind === undefined) return;
          const body = bodyOf(values, { decimals: decimalsIn(fields), locale });
          register.mutate({ id: note.id, evento: kind, body, key });
        }}
      >
        <SelectField
          label={text.event}
          name={KIND}
          value={kind}
          onChange={({ target }) => setKind(actions.find((action) => action.kind === target.value)?.kind)}
          options={actions.map(({ kind: value }) => ({ value, label: labelIn(text.buttons, value) }))}
          hint={kind === undefined ? '' : labelIn(text.hints, kind)}
        />
        <ActionFields key={kind} fields={fields} />
        {live ? <Notice tone="warn">{text.live}</Notice> : null}
        {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
        <DialogActions>
          <Button onClick={onClose} disabled={register.isPending}>
            {kit.close}
          </Button>
          <Button type="submit" tone="primary" busy={register.isPending} disabled={!isWord(typed, word)}>
            {live ? sendLive : send}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
