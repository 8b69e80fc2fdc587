'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatDate } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { SelectField, TextAreaField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { Notice } from '../../ui/notice.tsx';
import { MANIFESTATIONS, type Manifestation, receivedMessages } from './messages.ts';
import { numbersOf, type ReceivedNote } from './note-facts.ts';

interface Props {
  readonly notes: readonly ReceivedNote[];
  readonly onClose: () => void;
}

interface Refusal {
  readonly note: ReceivedNote;
  readonly message: string;
}

const REASON_REQUIRED: Manifestation = 'nao_realizada';
const WITH_REASON: readonly Manifestation[] = ['desconhecimento', REASON_REQUIRED];

/** Faults of the caller: the remaining notes would be refused for the same reason. */
const OF_THE_CALLER: ReadonlySet<string> = new Set(['nao_autenticado', 'sem_permissao', 'limite_excedido']);

const endsAll = (error: unknown): boolean => {
  const { code, transient } = faultOf(error);
  return transient || OF_THE_CALLER.has(code);
};

/** Requests the manifestations, one note after another. */
function useManifest(notes: readonly ReceivedNote[]) {
  const api = useApi();
  const queries = useQueryClient();
  const [done, setDone] = useState<ReadonlyMap<string, Refusal | null>>(new Map());
  // The same for every press of the button: each is requested once.
  const [keys] = useState(() => new Map(notes.map(({ id }) => [id, crypto.randomUUID()])));
  const act = useMutation(api.received.manifest.mutationOptions());
  const all = useMutation({
    mutationFn: async (body: { readonly tipo: Manifestation; readonly justificativa?: string }) => {
      const results = new Map(done);
      for (const note of notes) {
        const key = keys.get(note.id);
        if (results.has(note.id) || key === undefined) continue;
        try {
          await act.mutateAsync({ id: note.id, key, ...body });
          results.set(note.id, null);
        } catch (error) {
          if (notes.length === 1 || endsAll(error)) throw error;
          results.set(note.id, { note, message: faultOf(error).message });
        }
        setDone(new Map(results));
      }
    },
    onSettled: () => queries.invalidateQueries({ queryKey: api.received.pathKey() }),
  });
  return { done, all };
}

/** Manifestation of one note or of several; production wants a word typed. */
export function ManifestDialog({ notes, onClose }: Props) {
  const text = useText(receivedMessages);
  const kit = useText(uiMessages);
  const { done, all } = useManifest(notes);
  const refusals = [...done.values()].filter((each) => each !== null);
  return (
    <Dialog
      open
      onOpenChange={(open) => (open || all.isPending ? undefined : onClose())}
      title={text.manifest(notes.length)}
      hint={text.manifestHint}
    >
      {all.isSuccess ? (
        <div className="grid gap-3">
          <Notice tone="good">{text.sent(done.size - refusals.length)}</Notice>
          {refusals.length === 0 ? null : (
            <Notice tone="bad" role="alert">
              {text.refused(refusals.length)}
              <ul className="mt-1 grid gap-1">
                {refusals.map(({ note, message }) => (
                  <li key={note.id}>
                    {note.nome ?? note.emitente} {text.numbered(...numbersOf(note.accessKey))}: {message}
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
        <ManifestForm notes={notes} done={done.size} all={all} onClose={onClose} />
      )}
    </Dialog>
  );
}

type FormProps = Props & { readonly done: number; readonly all: ReturnType<typeof useManifest>['all'] };

function ManifestForm({ notes, done, all, onClose }: FormProps) {
  const text = useText(receivedMessages);
  const kit = useText(uiMessages);
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
      {all.isPending && notes.length > 1 ? (
        <output className="text-[13px] text-ink-soft tabular-nums">
          {text.progress(done, notes.length)}
        </output>
      ) : null}
      <DialogActions>
        <Button onClick={onClose} disabled={all.isPending}>
          {kit.close}
        </Button>
        <Button type="submit" tone="primary" busy={all.isPending} disabled={!isWord(typed, word)}>
          {live ? text.sendLive : text.send}
        </Button>
      </DialogActions>
    </Form>
  );
}
