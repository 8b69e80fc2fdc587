'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { formatNumber } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { FaultNotice } from '../../ui/form/fault-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { prettyJson } from '../document/exchanges/pretty-json.ts';
import { PlainText } from '../document/plain-text.tsx';
import { LOOK_MS, STATE_TONES } from './endpoint.ts';
import { webhookMessages } from './messages.ts';
import { useTypeTitles } from './type-titles.ts';

type Detail = Answers['webhooks']['delivery'];
type Attempt = Detail['log'][number];

const STEPS = ['dnsMs', 'connectMs', 'tlsMs', 'firstByteMs', 'totalMs'] as const;

interface Props {
  readonly endpointId: string;
  readonly deliveryId: string;
  readonly onClose: () => void;
}

/** Details of a message: content, each call and its response. */
export function DeliveryDialog({ endpointId, deliveryId, onClose }: Props) {
  const text = useText(webhookMessages);
  const api = useApi();
  const { titleOf } = useTypeTitles();
  const delivery = useQuery(
    api.webhooks.delivery.queryOptions(
      { id: endpointId, deliveryId },
      {
        staleTime: 0,
        refetchInterval: ({ state: { data } }) => (data?.state === 'pending' ? LOOK_MS : false),
      },
    ),
  );
  const type = delivery.data?.type;
  return (
    <Dialog wide onClose={onClose} title={type === undefined ? text.message : titleOf(type)}>
      <Loaded query={delivery} rows={5}>
        {(found) => <Shown of={found} endpointId={endpointId} />}
      </Loaded>
    </Dialog>
  );
}

function Shown({ of, endpointId }: { readonly of: Detail; readonly endpointId: string }) {
  const text = useText(webhookMessages);
  const root = `/${pathOf(useAmbiente())}`;
  return (
    <div className="grid min-w-0 gap-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px]">
        <Badge tone={STATE_TONES[of.state]}>{text.states[of.state]}</Badge>
        <code className="break-all text-ink-soft">{of.messageId}</code>
        <Time at={of.createdAt} />
        {of.documentId === null ? null : (
          <Link
            href={`${root}/documentos/${of.documentId}`}
            prefetch={false}
            className="text-accent underline-offset-4 hover:underline"
          >
            {text.seeDocument}
          </Link>
        )}
      </p>
      {of.nextAt === null ? null : (
        <Notice tone="info">
          {text.next}: <Time at={of.nextAt} />
        </Notice>
      )}
      <div className="min-w-0">
        <p className="mb-2 flex items-center gap-2 font-medium">
          {text.body}
          <Copy value={of.body} label={text.copyBody} />
        </p>
        <PlainText text={prettyJson(of.body)} label={text.body} />
      </div>
      {of.log.map((attempt) => (
        <AttemptBlock key={attempt.number} of={attempt} />
      ))}
      <Resend endpointId={endpointId} deliveryId={of.id} />
    </div>
  );
}

function AttemptBlock({ of }: { readonly of: Attempt }) {
  const text = useText(webhookMessages);
  const locale = useLocale();
  const steps = STEPS.flatMap((step) => {
    const ms = of[step];
    return ms === null ? [] : [`${text.steps[step]} ${text.ms(formatNumber(ms, locale))}`];
  });
  return (
    <section className="min-w-0 border-t pt-4" aria-label={text.attempt(of.number)}>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">{text.attempt(of.number)}</span>
        <Badge tone={of.status !== null && of.status < 300 ? 'good' : 'bad'}>
          {of.status ?? of.reason ?? text.noAnswer}
        </Badge>
        <span className="text-[13px] text-ink-soft">
          <Time at={of.startedAt} />
        </span>
      </p>
      <p className="mt-1 text-[13px] text-ink-soft">
        {of.totalMs === null ? text.broken : steps.join(' · ')}
      </p>
      {of.detail === null ? null : <p className="mt-2 wrap-anywhere">{of.detail}</p>}
      {of.answer === null ? null : of.answer === '' ? (
        <p className="mt-2 text-[13px] text-ink-soft">{text.emptyAnswer}</p>
      ) : (
        <div className="mt-2">
          <PlainText text={of.answer} label={text.answerBody(of.number)} />
        </div>
      )}
    </section>
  );
}

function Resend({ endpointId, deliveryId }: { readonly endpointId: string; readonly deliveryId: string }) {
  const text = useText(webhookMessages);
  const api = useApi();
  const finish = useFinish();
  const may = useMay('webhooks:write');
  const resend = useMutation(
    api.webhooks.resend.mutationOptions({
      onSuccess: finish(api.webhooks.pathFilter(), text.resent),
    }),
  );
  if (!may) return null;
  return (
    <>
      <FaultNotice error={resend.error} />
      <DialogActions>
        <Button
          tone="primary"
          busy={resend.isPending}
          onClick={() => resend.mutate({ id: endpointId, deliveryId })}
        >
          {text.resend}
        </Button>
      </DialogActions>
    </>
  );
}
