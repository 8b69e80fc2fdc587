'use client';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Card } from '../../ui/card.tsx';
import { FieldErrors, SelectField } from '../../ui/form/field.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { sandboxMessages } from './messages.ts';

const COUNTS = ['estritas', 'todas', 'nenhuma'] as const;

/** Whether the emulated authorities count, and block who overuses them, as the real ones do. */
export function Overuse() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const finish = useFinish();
  const overuse = useQuery(api.sandbox.overuse.queryOptions(undefined, { refetchInterval: 5_000 }));
  const set = useMutation(
    api.sandbox.setOveruse.mutationOptions({
      onSuccess: finish({ queryKey: api.sandbox.overuse.queryKey() }, text.overuseChanged),
    }),
  );
  return (
    <Card title={text.overuse} hint={text.overuseHint}>
      <Loaded query={overuse} rows={2}>
        {({ counts, blocks }) => (
          <div className="grid gap-4">
            <FieldErrors value={[]}>
              <SelectField
                label={text.overuseCounts}
                name="counts"
                value={counts}
                disabled={set.isPending}
                onChange={({ target: { value } }) => {
                  const chosen = COUNTS.find((each) => each === value);
                  if (chosen !== undefined) set.mutate({ counts: chosen });
                }}
                options={COUNTS.map((value) => ({ value, label: text.overuseOf[value] }))}
              />
            </FieldErrors>
            {blocks.length === 0 ? (
              <p className="text-ink-soft">{text.overuseNone}</p>
            ) : (
              <ul className="grid gap-1">
                {blocks.map(({ cnpj, service, until }) => (
                  <li key={`${cnpj} ${service}`} className="flex flex-wrap gap-x-2">
                    <span className="font-mono text-[13px]">{cnpj}</span>
                    <span>{service}</span>
                    <span className="text-ink-soft">
                      {text.overuseUntil} <Time at={until} />
                    </span>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}
