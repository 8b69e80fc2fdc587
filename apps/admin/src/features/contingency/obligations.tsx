'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { AboutDocument, Listed, type OfCompany, READ_AGAIN_MS } from './listed.tsx';
import { contingencyMessages } from './messages.ts';

type Obligation = Answers['contingency']['obligations'][number];

/** Open obligations from a company's contingencies; those that need a person come first. */
export function Obligations({ clientId, environment }: OfCompany) {
  const text = useText(contingencyMessages);
  const api = useApi();
  const [closing, setClosing] = useState<Obligation | null>(null);
  const openQuery = useQuery({
    ...api.contingency.obligations.queryOptions({ clientId, environment }),
    refetchInterval: READ_AGAIN_MS,
  });
  return (
    <>
      <Listed
        title={text.obligations}
        hint={text.obligationsHint}
        query={openQuery}
        empty={
          <p className="text-[13px] text-ink-soft">
            {text.noObligations}. {text.noObligationsHint}
          </p>
        }
      >
        {(each) => (
          <ObligationRow
            key={each.id}
            obligation={each}
            environment={environment}
            onClose={() => setClosing(each)}
          />
        )}
      </Listed>
      {closing === null ? null : <CloseObligation obligation={closing} onClose={() => setClosing(null)} />}
    </>
  );
}

function ObligationRow({
  obligation,
  environment,
  onClose,
}: {
  readonly obligation: Obligation;
  readonly environment: 1 | 2;
  readonly onClose: () => void;
}) {
  const text = useText(contingencyMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const queries = useQueryClient();
  const retry = useMutation(
    api.contingency.retryObligation.mutationOptions({
      onSuccess: () => queries.invalidateQueries({ queryKey: api.contingency.obligations.queryKey() }),
    }),
  );
  const { id, kind, step, state, reason, createdAt } = obligation;
  const task = state === 'tarefa';
  return (
    <AboutDocument
      of={obligation}
      environment={environment}
      badge={<Badge tone={task ? 'bad' : 'warn'}>{task ? text.task : text.steps[step]}</Badge>}
    >
      <span className="text-[13px] text-ink-soft">
        {text.kinds[kind]} <Time at={createdAt} />
      </span>
      {reason === null ? null : <span className="text-[13px] wrap-anywhere">{reason}</span>}
      {task && may ? (
        <span className="flex flex-wrap gap-2">
          <Button size="sm" busy={retry.isPending} onClick={() => retry.mutate({ id })}>
            {text.retry}
          </Button>
          <Button size="sm" onClick={onClose}>
            {text.closeTask}
          </Button>
        </span>
      ) : null}
    </AboutDocument>
  );
}

/** Asks how a task was settled elsewhere. */
function CloseObligation({
  obligation,
  onClose,
}: {
  readonly obligation: Obligation;
  readonly onClose: () => void;
}) {
  const text = useText(contingencyMessages);
  const api = useApi();
  const finish = useFinish();
  const close = useMutation(
    api.contingency.closeObligation.mutationOptions({
      onSuccess: finish({ queryKey: api.contingency.obligations.queryKey() }, text.closed, onClose),
    }),
  );
  return (
    <Dialog
      onClose={onClose}
      title={text.closeTask}
      hint={text.ofNumber(obligation.typeName, obligation.serie, obligation.numero)}
    >
      <Form error={close.error} onSubmit={({ reason = '' }) => close.mutate({ id: obligation.id, reason })}>
        <Notice tone="warn">{text.closeHint}</Notice>
        <TextField label={text.reason} name="reason" maxLength={255} required />
        <SubmitActions onCancel={onClose} busy={close.isPending}>
          {text.closeTask}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
