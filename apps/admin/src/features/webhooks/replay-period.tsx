'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { useToast } from '../../ui/toast.tsx';
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
  const queries = useQueryClient();
  const toast = useToast();
  const replay = useMutation(
    api.webhooks.replay.mutationOptions({
      onSuccess: async () => {
        await queries.invalidateQueries(api.webhooks.pathFilter());
        toast(text.replayed);
        onClose();
      },
    }),
  );
  return (
    <Dialog open onOpenChange={onClose} title={text.replayTitle} hint={text.replayHint}>
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
        <DialogActions>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" tone="primary" busy={replay.isPending}>
            {text.resend}
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}
