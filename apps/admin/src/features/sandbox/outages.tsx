'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { outageMessages } from './outage-messages.ts';

type Outages = Answers['sandbox']['outages'];
type Outage = Outages['outages'][number];
type State = keyof (typeof outageMessages)['pt-BR']['states'];

const AUTHORIZERS = ['normal', 'svc'] as const;
type Authorizer = (typeof AUTHORIZERS)[number];
const STATES: Readonly<Record<Authorizer, readonly State[]>> = {
  normal: ['109', '108', 'timeout=depois', 'timeout=antes', 'lento', 'recusa', 'oscilante'],
  svc: ['114', '113'],
};
const ALL_STATES = [...STATES.normal, ...STATES.svc];
const NO_DETAILS = { delayMs: null, calls: null, until: null } as const;
const READ_AGAIN_MS = 5_000;

/** Emulated authorities that are down, and how to take one down or bring it back. */
export function Outages() {
  const text = useText(outageMessages);
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const found = useQuery(api.sandbox.outages.queryOptions(undefined, { refetchInterval: READ_AGAIN_MS }));
  const set = useMutation(
    api.sandbox.setOutage.mutationOptions({
      onSuccess: async (_all, { state }) => {
        await queries.invalidateQueries({ queryKey: api.sandbox.outages.queryKey() });
        toast(state === 'normal' ? text.isBack : text.changed);
      },
    }),
  );
  const lifting = set.variables?.state === 'normal';
  return (
    <Card title={text.title} hint={text.hint}>
      <Loaded query={found} rows={2}>
        {({ outages, types, ufs }) => (
          <div className="grid gap-5">
            {lifting ? <FaultNotice error={set.error} /> : null}
            {outages.length === 0 ? (
              <p className="text-ink-soft">{text.none}</p>
            ) : (
              <ul className="grid gap-3">
                {outages.map((outage) => (
                  <Down
                    key={`${outage.type} ${outage.uf} ${outage.authorizer}`}
                    outage={outage}
                    types={types}
                    busy={set.isPending}
                    onBack={() =>
                      set.mutate({
                        type: outage.type,
                        uf: outage.uf,
                        authorizer: outage.authorizer,
                        state: 'normal',
                        ...NO_DETAILS,
                      })
                    }
                  />
                ))}
              </ul>
            )}
            <Form
              error={lifting ? null : set.error}
              onSubmit={({ type = '', uf = '', authorizer, state, delayMs, calls, until }) =>
                set.mutate({
                  type,
                  uf: uf === '' ? null : uf,
                  authorizer: authorizer === 'svc' ? 'svc' : 'normal',
                  state: ALL_STATES.find((each) => each === state) ?? '109',
                  delayMs: delayMs ? Number(delayMs) : null,
                  calls: calls ? Number(calls) : null,
                  until: until ? until : null,
                })
              }
            >
              <Fields types={types} ufs={ufs} />
              <Button type="submit" busy={set.isPending && !lifting} className="justify-self-start">
                {text.set}
              </Button>
            </Form>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Fields({ types, ufs }: Pick<Outages, 'types' | 'ufs'>) {
  const text = useText(outageMessages);
  const [authorizer, setAuthorizer] = useState<Authorizer>('normal');
  const [state, setState] = useState<State>('109');
  const states = STATES[authorizer];
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={text.type}
          name="type"
          defaultValue="nfce"
          options={types.map(({ type, name }) => ({ value: type, label: name }))}
        />
        <SelectField
          label={text.uf}
          name="uf"
          defaultValue="SP"
          options={[...ufs.map((uf) => ({ value: uf, label: uf })), { value: '', label: text.national }]}
        />
        <SelectField
          label={text.authorizer}
          name="authorizer"
          value={authorizer}
          onChange={({ target }) => {
            const next = AUTHORIZERS.find((each) => each === target.value) ?? 'normal';
            setAuthorizer(next);
            setState(STATES[next][0] ?? '109');
          }}
          options={AUTHORIZERS.map((value) => ({ value, label: text.authorizers[value] }))}
        />
        <SelectField
          label={text.state}
          name="state"
          value={state}
          onChange={({ target }) => setState(states.find((each) => each === target.value) ?? '109')}
          options={states.map((value) => ({ value, label: text.states[value] }))}
        />
      </div>
      {state === 'lento' ? (
        <TextField label={text.delayMs} name="delayMs" inputMode="numeric" defaultValue="30000" />
      ) : null}
      {state === 'oscilante' ? (
        <TextField label={text.calls} name="calls" inputMode="numeric" defaultValue="5" />
      ) : null}
      {state === '113' ? (
        <TextField label={text.until} hint={text.untilHint} name="until" autoComplete="off" required />
      ) : null}
    </>
  );
}

function Down({
  outage: { type, uf, authorizer, state },
  types,
  busy,
  onBack,
}: {
  readonly outage: Outage;
  readonly types: Outages['types'];
  readonly busy: boolean;
  readonly onBack: () => void;
}) {
  const text = useText(outageMessages);
  const name = types.find((each) => each.type === type)?.name ?? type;
  const what = [name, uf ?? text.national, text.authorizers[authorizer]].join(' · ');
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <span className="flex min-w-0 flex-wrap items-center gap-2 text-sm">
        {what}
        <Badge tone="bad">{state === 'normal' ? text.back : text.states[state]}</Badge>
      </span>
      <Button size="sm" busy={busy} aria-label={text.backOf(what)} onClick={onBack}>
        {text.back}
      </Button>
    </li>
  );
}
