import type { Db } from '@fiscal/db/base/client';
import { deliveryTraceParent } from '@fiscal/db/observed/trace-parents';
import type { ClaimedTry, FinishedTry } from '@fiscal/db/webhooks/tries';
import { inSpan, SpanKind } from '@fiscal/telemetry/spans';

/** Makes a try in its span. */
export type TraceDelivery = (claimed: ClaimedTry, work: () => Promise<FinishedTry>) => Promise<FinishedTry>;

export const untracedDelivery: TraceDelivery = (_claimed, work) => work();

/** A span of each call to a webhook, in the trace of the change. The receivers' addresses are left out. */
export const createTraceDeliveries =
  (db: Db): TraceDelivery =>
  async (claimed, work) => {
    const { deliveryId, endpointId, accountId, attempt } = claimed;
    const parent = await deliveryTraceParent(db, claimed).catch(() => null);
    const attributes = {
      'emite.account_id': accountId,
      'emite.delivery_id': deliveryId,
      'emite.endpoint_id': endpointId,
      'emite.attempt': attempt,
    };
    return inSpan('webhook', { kind: SpanKind.CLIENT, attributes, parent }, async (span) => {
      const done = await work();
      span.setAttribute('emite.outcome', done.step);
      if (done.status !== null) span.setAttribute('http.response.status_code', done.status);
      return done;
    });
  };
