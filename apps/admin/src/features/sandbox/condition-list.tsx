'use client';
import { FlaskConical, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { formatDocumento } from '../../format/format.ts';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { sandboxMessages } from './messages.ts';
import { operationLabel, scenarioLabel } from './told.ts';
import { useWorld } from './use-world.ts';

type Condition = Answers['sandbox']['world']['conditions'][number];

/** Active scenarios of the emulated authorities, each removable. */
export function ConditionList() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const toast = useToast();
  const { world, lookAgain } = useWorld();
  const [asking, setAsking] = useState(false);
  const remove = useMutation(
    api.sandbox.removeConditions.mutationOptions({
      onSuccess: async (_removed, { id }) => {
        await lookAgain();
        setAsking(false);
        toast(id === null ? text.removedAll : text.removed);
      },
    }),
  );
  const some = (world.data?.conditions.length ?? 0) > 0;
  return (
    <Card
      title={text.conditions}
      hint={text.conditionsHint}
      padded={false}
      actions={
        some ? (
          <Button size="sm" onClick={() => setAsking(true)}>
            {text.removeAll}
          </Button>
        ) : undefined
      }
    >
      {asking ? null : <FaultNotice error={remove.error} className="m-5 mb-0" />}
      <Loaded query={world} rows={3}>
        {({ conditions }) =>
          conditions.length === 0 ? (
            <Empty icon={FlaskConical} title={text.none}>
              {text.noneHint}
            </Empty>
          ) : (
            <ul className="divide-y">
              {conditions.map((condition) => (
                <ConditionRow
                  key={condition.id}
                  condition={condition}
                  onRemove={() => remove.mutate({ id: condition.id })}
                  busy={remove.isPending && remove.variables.id === condition.id}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <Confirm
        open={asking}
        onClose={() => setAsking(false)}
        title={text.removeAllTitle}
        action={text.removeAll}
        mutation={remove}
        onConfirm={() => remove.mutate({ id: null })}
      >
        <p>{text.removeAllHint}</p>
      </Confirm>
    </Card>
  );
}

function ConditionRow({
  condition: { scenario, operation, uf, service, cnpj, timesLeft },
  onRemove,
  busy,
}: {
  readonly condition: Condition;
  readonly onRemove: () => void;
  readonly busy: boolean;
}) {
  const text = useText(sandboxMessages);
  const label = scenarioLabel(scenario, text);
  const scope = [
    ...(operation === null ? [] : [operationLabel(operation, text)]),
    ...(service === null ? [] : [service]),
    ...(uf === null ? [] : [uf]),
    ...(cnpj === null ? [] : [formatDocumento(cnpj)]),
  ];
  return (
    <li className="flex items-start justify-between gap-4 px-5 py-3.5">
      <div className="min-w-0">
        <p className="font-medium">{label}</p>
        <p className="mt-0.5 font-mono text-xs break-all text-ink-soft">{scenario}</p>
        <dl className="mt-1.5 flex flex-wrap gap-x-6 gap-y-1 text-[13px]">
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{text.scope}:</dt>
            <dd>{scope.length === 0 ? text.everyCall : scope.join(' · ')}</dd>
          </div>
          <div className="flex gap-1.5">
            <dt className="text-ink-soft">{text.left}:</dt>
            <dd className="tabular-nums">
              {timesLeft === null ? text.leftAlways : text.leftTimes(timesLeft)}
            </dd>
          </div>
        </dl>
      </div>
      <Button tone="ghost" size="icon" aria-label={text.removeOf(label)} busy={busy} onClick={onRemove}>
        {busy ? null : <Trash2 aria-hidden />}
      </Button>
    </li>
  );
}
