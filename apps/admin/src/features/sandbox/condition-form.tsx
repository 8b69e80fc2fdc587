'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { CodeBlock } from '../../ui/copy.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sandboxMessages } from './messages.ts';
import { markerOf, SCENARIOS, type ScenarioKind } from './scenarios.ts';
import { operationLabel } from './told.ts';
import { useWorld } from './use-world.ts';

/** Asks something of the emulated authorities. */
export function ConditionForm() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const toast = useToast();
  const { world, lookAgain } = useWorld();
  const clients = useQuery(api.clients.options.queryOptions(undefined, { staleTime: 60_000 }));
  const [kind, setKind] = useState<ScenarioKind>('cStat');
  const [given, setGiven] = useState<Readonly<Partial<Record<ScenarioKind, string>>>>({});
  const chosen = SCENARIOS.find((each) => each.kind === kind) ?? SCENARIOS[0];
  const value = given[kind] ?? chosen.param?.initial ?? '';
  const marker = markerOf(kind, value);
  const add = useMutation(
    api.sandbox.addCondition.mutationOptions({
      onSuccess: async () => {
        await lookAgain();
        toast(text.added);
      },
    }),
  );
  const choices = (any: string, values: readonly string[] | undefined, label = (name: string) => name) => [
    { value: '', label: any },
    ...(values ?? []).map((each) => ({ value: each, label: label(each) })),
  ];
  return (
    <Card title={text.add}>
      <Form
        error={add.error}
        onSubmit={({ operation = '', uf = '', service = '', cnpj = '', times = '' }) =>
          add.mutate({
            scenario: marker,
            times: times.trim() === '' ? null : Number(times),
            ...(operation === '' ? {} : { operation }),
            ...(service === '' ? {} : { service }),
            ...(uf === '' ? {} : { uf }),
            ...(cnpj === '' ? {} : { cnpj }),
          })
        }
      >
        <SelectField
          label={text.scenario}
          name="kind"
          value={kind}
          hint={text.about[kind]}
          onChange={({ target }) =>
            setKind(SCENARIOS.find((each) => each.kind === target.value)?.kind ?? 'cStat')
          }
          options={SCENARIOS.map((each) => ({ value: each.kind, label: text.scenarios[each.kind] }))}
        />
        <Param kind={kind} value={value} onChange={(next) => setGiven({ ...given, [kind]: next })} />
        <SelectField
          label={text.operation}
          name="operation"
          options={choices(text.anyOperation, world.data?.operations, (name) => operationLabel(name, text))}
        />
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-1 2xl:grid-cols-2">
          <SelectField label={text.uf} name="uf" options={choices(text.anyUf, world.data?.ufs)} />
          <SelectField
            label={text.service}
            name="service"
            options={choices(text.anyService, world.data?.services)}
          />
        </div>
        <SelectField
          label={text.company}
          name="cnpj"
          options={[
            { value: '', label: text.anyCompany },
            ...(clients.data ?? []).map(({ name, cnpj }) => ({ value: cnpj, label: name })),
          ]}
        />
        <TextField
          label={text.times}
          name="times"
          type="number"
          inputMode="numeric"
          min={1}
          defaultValue="1"
          hint={text.timesHint}
        />
        <Button type="submit" tone="primary" busy={add.isPending} className="justify-self-start">
          {text.addAction}
        </Button>
      </Form>
      <div className="mt-6 border-t pt-4">
        <h3 className="text-[13px] font-medium">{text.marker}</h3>
        <p className="mt-0.5 mb-2 text-[13px] text-ink-soft">{text.markerHint}</p>
        <CodeBlock code={marker} label={text.markerName} />
      </div>
    </Card>
  );
}

/** Input of a scenario's value, where it takes one. Errors of the whole scenario appear here. */
function Param({
  kind,
  value,
  onChange,
}: {
  readonly kind: ScenarioKind;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { params } = useText(sandboxMessages);
  if (kind === 'lixo' || kind === 'parado' || kind === 'timeoutAntes' || kind === 'timeoutDepois')
    return null;
  return (
    <TextField
      key={kind}
      label={params[kind]}
      name="scenario"
      value={value}
      autoComplete="off"
      inputMode={kind === 'cStat' ? 'text' : 'numeric'}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
