'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { formatReais } from '../documents/format-reais.ts';
import { amountOf } from './amount-text.ts';
import { counterMessages } from './counter-messages.ts';

type Person = Answers['counter']['list'][number];

/** Changes of who may have a counter in a company. */
function useAllow(done: string, onDone: () => void) {
  const api = useApi();
  const finish = useFinish();
  return useMutation(
    api.counter.allow.mutationOptions({
      onSuccess: finish(api.counter.pathFilter(), done, onDone),
    }),
  );
}

interface AllowProps {
  readonly clientId: string;
  readonly people: readonly Person[];
  /** Person to change; null: to be chosen. */
  readonly person: Person | null;
  readonly onClose: () => void;
}

/** Asks for a person and ceilings; none is filled in, for it is the owner's amount. */
function Allow({ clientId, people, person, onClose }: AllowProps) {
  const text = useText(counterMessages);
  const allow = useAllow(text.allowed, onClose);
  const options = people
    .filter(({ role }) => role !== 'leitura' && role !== 'developer')
    .map(({ userId, name, email }) => ({ value: userId, label: `${name} · ${email}` }));
  // Text that is no amount goes unchanged: the refusal appears at its field.
  const amountIn = (written: string | undefined) => amountOf(written ?? '') ?? (written ?? '').trim();
  return (
    <Dialog onClose={onClose} title={text.allowTitle}>
      <Form
        error={allow.error}
        onSubmit={(values) =>
          allow.mutate({
            clientId,
            userId: values['userId'] ?? '',
            ceilings: {
              perNote: amountIn(values['ceilings.perNote']),
              perDay: amountIn(values['ceilings.perDay']),
            },
          })
        }
      >
        <SelectField
          label={text.person}
          name="userId"
          options={person === null ? [{ value: '', label: text.choosePerson }, ...options] : options}
          defaultValue={person?.userId ?? ''}
        />
        <TextField
          label={text.perNote}
          name="ceilings.perNote"
          inputMode="decimal"
          hint={text.amountHint}
          defaultValue={person?.ceilings?.perNote.replace('.', ',') ?? ''}
        />
        <TextField
          label={text.perDay}
          name="ceilings.perDay"
          inputMode="decimal"
          hint={text.perDayHint}
          defaultValue={person?.ceilings?.perDay.replace('.', ',') ?? ''}
        />
        <SubmitActions onCancel={onClose} busy={allow.isPending}>
          {text.save}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}

function Forbid({
  clientId,
  person,
  onClose,
}: Pick<AllowProps, 'clientId' | 'onClose'> & { readonly person: Person }) {
  const text = useText(counterMessages);
  const forbid = useAllow(text.forbidden, onClose);
  return (
    <Confirm
      onClose={onClose}
      title={text.forbidTitle(person.name)}
      action={text.forbid}
      danger
      mutation={forbid}
      onConfirm={() => forbid.mutate({ clientId, userId: person.userId, ceilings: null })}
    >
      <p>{text.forbidHint}</p>
    </Confirm>
  );
}

type Asked =
  | { readonly kind: 'allow'; readonly person: Person | null }
  | { readonly kind: 'forbid'; readonly person: Person };

/** People who may have a counter in a company, for its owners. */
export function CounterGrants({ clientId }: { readonly clientId: string }) {
  const text = useText(counterMessages);
  const locale = useLocale();
  const may = useMay('counter:allow');
  const people = useQuery(useApi().counter.list.queryOptions({ clientId }, { enabled: may }));
  const [asked, ask] = useState<Asked | null>(null);
  const onClose = () => ask(null);
  if (!may) return null;
  return (
    <Card title={text.title} hint={text.cardHint}>
      <Loaded query={people} rows={2}>
        {(all) => (
          <div className="grid justify-items-start gap-3">
            <ul aria-label={text.title} className="grid w-full gap-3">
              {all.map((person) =>
                person.ceilings === null ? null : (
                  <li key={person.userId} className="flex flex-wrap items-center gap-2">
                    <span className="min-w-0 flex-1">
                      <span className="block font-medium">{person.name}</span>
                      <span className="block text-[13px] text-ink-soft">
                        {text.upTo(
                          formatReais(person.ceilings.perNote, locale),
                          formatReais(person.ceilings.perDay, locale),
                        )}
                      </span>
                    </span>
                    <Button size="sm" onClick={() => ask({ kind: 'allow', person })}>
                      {text.change}
                    </Button>
                    <Button size="sm" tone="danger" onClick={() => ask({ kind: 'forbid', person })}>
                      {text.forbid}
                    </Button>
                  </li>
                ),
              )}
            </ul>
            {all.every(({ ceilings }) => ceilings === null) ? (
              <p className="text-ink-soft">{text.none}</p>
            ) : null}
            <Button size="sm" onClick={() => ask({ kind: 'allow', person: null })}>
              {text.allow}
            </Button>
            {asked?.kind === 'allow' ? (
              <Allow clientId={clientId} people={all} person={asked.person} onClose={onClose} />
            ) : null}
            {asked?.kind === 'forbid' ? (
              <Forbid clientId={clientId} person={asked.person} onClose={onClose} />
            ) : null}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
