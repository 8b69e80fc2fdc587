'use client';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import type { Endpoint } from './endpoint.ts';
import { webhookMessages } from './messages.ts';

const HOUR_MS = 3_600_000;
/** The feed covers seven days; the longest period leaves time to press the button. */
const PERIODS = { hour: 1, quarter: 6, day: 24, week: 7 * 24 - 0.1 } as const;
type Period = keyof typeof PERIODS;
const isPeriod = (name: string): name is Period => Object.hasOwn(PERIODS, name);

/** Sends the messages of a period again. */
export function ReplayPeriod({ of, onClose }: { readonly of: Endpoint; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const finish = useFinish();
  const replay = useMutation(
    api.webhooks.replay.mutationOptions({
      onSuccess: finish(api.webhooks.pathFilter(), text.replayed, onClose),
    }),
  );
  return (
    <Dialog onClose={onClose} title={text.replayTitle} hint={text.replayHint}>
      <Form
        error={replay.error}
        onSubmit={({ period = '' }) => {
          const hours = PERIODS[isPeriod(period) ? period : 'hour'];
          replay.mutate({ id: of.id, since: new Date(Date.now() - hours * HOUR_MS) });
        }}
      >
        <SelectField
          label={text.period}
          name="period"
          options={Object.entries(text.periods).map(([value, label]) => ({ value, label }))}
        />
        <SubmitActions onCancel={onClose} busy={replay.isPending}>
          {text.resend}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
