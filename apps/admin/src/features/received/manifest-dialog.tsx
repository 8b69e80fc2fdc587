'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi, useApiClient } from '../../trpc/client.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { EachActions, EachDialog } from '../../ui/each/each-dialog.tsx';
import { useEach } from '../../ui/each/use-each.ts';
import { SelectField, TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { MANIFESTATIONS, type Manifestation, receivedMessages } from './messages.ts';
import { numbersOf, type ReceivedNote } from './note-facts.ts';

interface Props {
  readonly notes: readonly ReceivedNote[];
  /** Receives the ids that were asked for, refused ones too. */
  readonly onClose: (answered: readonly string[]) => void;
}

const REASON_REQUIRED: Manifestation = 'nao_realizada';
const WITH_REASON: readonly Manifestation[] = ['desconhecimento', REASON_REQUIRED];

interface Manifested {
  readonly tipo: Manifestation;
  readonly justificativa?: string;
}

/** Requests the manifestations, one note after another. */
function useManifest(notes: readonly ReceivedNote[]) {
  const api = useApi();
  const queries = useQueryClient();
  const client = useApiClient();
  return useEach(notes, {
    act: ({ id }, body: Manifested, key) => client.received.manifest.mutate({ id, key, ...body }),
    isOfAll: ({ errors }) => notes.length === 1 || errors.some(({ field }) => field === 'justificativa'),
    onSettled: () => queries.invalidateQueries({ queryKey: api.received.pathKey() }),
  });
}

/** Manifestation of one note or of several; production wants a word typed. */
export function ManifestDialog({ notes, onClose }: Props) {
  const text = useText(receivedMessages);
  const each = useManifest(notes);
  return (
    <EachDialog
      each={each}
      title={text.manifest(notes.length)}
      hint={text.manifestHint}
      text={text}
      nameOf={({ nome, emitente, accessKey }) =>
        `${nome ?? emitente} ${text.numbered(...numbersOf(accessKey))}`
      }
      onClose={onClose}
    >
      {(close) => <ManifestForm notes={notes} each={each} onClose={close} />}
    </EachDialog>
  );
}

interface FormProps {
  readonly notes: Props['notes'];
  readonly each: ReturnType<typeof useManifest>;
  readonly onClose: () => void;
}

function ManifestForm({ notes, each: { done, all }, onClose }: FormProps) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  // The page of a note opens from either environment, so the note decides.
  const live = notes.some(({ target }) => target === 'producao');
  const [typed, setTyped] = useState('');
  const [only] = notes.length === 1 ? notes : [];
  const kinds = MANIFESTATIONS.filter((kind) => only?.allowed.some(({ action }) => action === kind) ?? true);
  const [tipo, setTipo] = useState<Manifestation>(kinds[0] ?? 'confirmacao');
  const until = only?.allowed.find(({ action }) => action === tipo)?.until;
  const word = live ? text.word : undefined;
  const isRequired = tipo === REASON_REQUIRED;
  return (
    <Form
      error={all.error}
      onSubmit={({ justificativa = '' }) =>
        all.mutate({ tipo, ...(WITH_REASON.includes(tipo) && { justificativa }) })
      }
    >
      <SelectField
        label={text.kind}
        name="tipo"
        value={tipo}
        onChange={({ target }) => setTipo(MANIFESTATIONS.find((kind) => kind === target.value) ?? tipo)}
        options={kinds.map((value) => ({ value, label: text.kinds[value] }))}
        hint={[
          text.kindHints[tipo],
          ...(until === undefined ? [] : [`${text.until(formatDate(until, locale))}.`]),
        ].join(' ')}
      />
      {WITH_REASON.includes(tipo) ? (
        <TextAreaField
          label={text.reason}
          name="justificativa"
          hint={isRequired ? text.reasonHint : text.reasonOptional}
          minLength={15}
          maxLength={255}
          required={isRequired}
        />
      ) : null}
      {live ? <Notice tone="warn">{text.live}</Notice> : null}
      {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
      <EachActions
        isPending={all.isPending}
        progress={notes.length > 1 ? text.progress(done.size, notes.length) : null}
        onClose={onClose}
        disabled={!isWord(typed, word)}
      >
        {live ? text.sendLive : text.send}
      </EachActions>
    </Form>
  );
}
