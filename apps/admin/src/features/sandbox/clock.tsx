'use client';
import { useState } from 'react';
import { formatDateTime } from '../../format/format.ts';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { useNow } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { CLOCK_UNITS, type ClockUnit, partsOf } from './clock.ts';
import { sandboxMessages } from './messages.ts';
import { useWorld } from './use-world.ts';

const UNIT_NAMES: readonly ClockUnit[] = ['days', 'hours', 'minutes'];

/** Moves the time of the emulated authorities. */
export function Clock() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const toast = useToast();
  const { world, lookAgain } = useWorld();
  const [invalid, setInvalid] = useState(false);
  const set = useMutation(
    api.sandbox.setClock.mutationOptions({
      onSuccess: async () => {
        await lookAgain();
        toast(text.clockChanged);
      },
    }),
  );
  const labels: Readonly<Record<ClockUnit, string>> = {
    days: text.unitDays,
    hours: text.unitHours,
    minutes: text.unitMinutes,
  };
  return (
    <Card title={text.clock} hint={text.clockHint}>
      <Loaded query={world} rows={2}>
        {({ clock: { offsetMs } }) => (
          <div className="grid gap-5">
            <ClockState offsetMs={offsetMs} />
            <Form
              className="grid items-end gap-4 sm:grid-cols-[1fr_1fr_1fr_auto]"
              error={set.error}
              onSubmit={({ amount = '', unit, direction }) => {
                const chosen = UNIT_NAMES.find((name) => name === unit) ?? 'days';
                const offset = Math.round(Number(amount.replace(',', '.')) * CLOCK_UNITS[chosen]);
                const fine = Number.isFinite(offset) && offset > 0;
                setInvalid(!fine);
                if (fine) set.mutate({ offsetMs: direction === 'behind' ? -offset : offset });
              }}
            >
              <SelectField
                label={text.direction}
                name="direction"
                options={[
                  { value: 'ahead', label: text.ahead },
                  { value: 'behind', label: text.behind },
                ]}
              />
              <TextField
                label={text.amount}
                name="amount"
                inputMode="decimal"
                defaultValue="1"
                autoComplete="off"
              />
              <SelectField
                label={text.unit}
                name="unit"
                options={UNIT_NAMES.map((name) => ({ value: name, label: labels[name] }))}
              />
              <Button type="submit" busy={set.isPending}>
                {text.clockSet}
              </Button>
              {invalid ? (
                <p role="alert" className="text-[13px] text-bad sm:col-span-4">
                  {text.amountInvalid}
                </p>
              ) : null}
            </Form>
            {offsetMs === 0 ? null : (
              <Button
                tone="ghost"
                className="justify-self-start"
                busy={set.isPending}
                onClick={() => set.mutate({ offsetMs: 0 })}
              >
                {text.clockReset}
              </Button>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

/** The clock's offset and current time. */
function ClockState({ offsetMs }: { readonly offsetMs: number }) {
  const text = useText(sandboxMessages);
  const locale = useLocale();
  const now = useNow();
  const by = partsOf(offsetMs)
    .map(({ unit, count }) => text[unit](count))
    .join(text.and);
  const shown = now === null ? null : formatDateTime(new Date(now.getTime() + offsetMs), locale);
  return (
    <Notice tone={offsetMs === 0 ? 'info' : 'warn'}>
      <p className="font-medium">
        {offsetMs === 0 ? text.clockReal : offsetMs > 0 ? text.clockAhead(by) : text.clockBehind(by)}
      </p>
      {shown === null ? null : (
        <p aria-live="off" className="tabular-nums">
          {text.clockNow(shown)}
        </p>
      )}
    </Notice>
  );
}
