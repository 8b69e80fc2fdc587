'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { TextAreaField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Said } from '../../ui/said.tsx';
import { numberingMessages } from './messages.ts';
import type { Series } from './series.ts';

interface VoidRangeProps {
  readonly series: Series;
  readonly range: { readonly inicio: number; readonly fim: number };
  readonly onClose: () => void;
}

/** In one request. */
const NUMBERS_MAX = 10_000;
const HOMOLOGADA = '102';

/** Voids a range at the authority and shows the reply. */
export function VoidRange({ series, range, onClose }: VoidRangeProps) {
  const text = useText(numberingMessages);
  const api = useApi();
  const queries = useQueryClient();
  const answer = useMutation(
    api.numbering.void.mutationOptions({
      onSettled: () => queries.invalidateQueries({ queryKey: api.numbering.pathKey() }),
    }),
  );
  return (
    <Dialog onClose={onClose} title={text.voidTitle} hint={text.voidHint}>
      {answer.data === undefined ? (
        <VoidForm series={series} range={range} onClose={onClose} answer={answer} />
      ) : (
        <Answer answer={answer.data} onClose={onClose} />
      )}
    </Dialog>
  );
}

interface Asking {
  readonly error: unknown;
  readonly isPending: boolean;
  readonly mutate: (asked: {
    readonly clientId: string;
    readonly target: Series['target'];
    readonly range: Record<string, unknown>;
  }) => void;
}

function VoidForm({
  series,
  range: { inicio, fim },
  onClose,
  answer,
}: VoidRangeProps & { readonly answer: Asking }) {
  const text = useText(numberingMessages);
  const [word, setWord] = useState('');
  const [year] = useState(() => new Date().getFullYear());
  const { clientId, environment, target, emitente, modelo, serie } = series;
  const live = environment === 1;
  const last = Math.min(fim, inicio + NUMBERS_MAX - 1);
  return (
    <Form
      error={answer.error}
      onSubmit={({ ano, inicio: from, fim: to, justificativa }) =>
        answer.mutate({
          clientId,
          target,
          range: { ano, serie, inicio: from, fim: to, justificativa, mod: modelo, cnpj: emitente },
        })
      }
    >
      <p>
        <AmbienteBadge ambiente={environment} target={target} />
      </p>
      {live ? <Notice tone="warn">{text.live}</Notice> : null}
      {last < fim ? <Notice tone="info">{text.voidTooMany}</Notice> : null}
      <div className="grid grid-cols-3 gap-3">
        <TextField label={text.from} name="inicio" inputMode="numeric" defaultValue={inicio} />
        <TextField label={text.to} name="fim" inputMode="numeric" defaultValue={last} />
        <TextField label={text.year} name="ano" inputMode="numeric" defaultValue={year} />
      </div>
      <TextAreaField
        label={text.reason}
        name="justificativa"
        rows={3}
        maxLength={255}
        hint={text.reasonHint}
        defaultValue={text.reasonDefault}
      />
      {live ? <TypedWord word={text.liveWord} typed={word} onType={setWord} /> : null}
      <SubmitActions
        onCancel={onClose}
        danger
        busy={answer.isPending}
        disabled={live && !isWord(word, text.liveWord)}
      >
        {text.send}
      </SubmitActions>
    </Form>
  );
}

function Answer({
  answer: { cStat, xMotivo, nProt },
  onClose,
}: {
  readonly answer: Answers['numbering']['void'];
  readonly onClose: () => void;
}) {
  const text = useText(numberingMessages);
  const good = cStat === HOMOLOGADA || nProt !== null;
  return (
    <>
      <Notice tone={good ? 'good' : 'bad'} aria-live="polite">
        <p className="font-medium">{good ? text.accepted : text.refused}</p>
        <p>
          {cStat === null ? '' : `${cStat} · `}
          <Said>{xMotivo}</Said>
        </p>
        {nProt === null ? null : (
          <p>
            {text.protocol} <span className="font-mono">{nProt}</span>
          </p>
        )}
      </Notice>
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          {text.close}
        </Button>
      </DialogActions>
    </>
  );
}
