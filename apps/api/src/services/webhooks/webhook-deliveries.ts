import { randomBytes } from 'node:crypto';
import type { Db } from '@fiscal/db/base/client';
import {
  addDelivery,
  type DeliveryDetail,
  type DeliveryView,
  getDelivery,
  listDeliveries,
  resendDelivery,
} from '@fiscal/db/webhooks/deliveries';
import type { EndpointView } from '@fiscal/db/webhooks/endpoints';
import { listReplays, type ReplayView, requestReplay } from '@fiscal/db/webhooks/replays';
import { messageBody } from '@fiscal/webhooks/message';
import { Failure, invalid, notFound } from '../../base/failure.ts';
import type { RateLimiter } from '../../base/rate-limit.ts';
import type { DeliveriesQuery, ReplayBody } from '../../inputs/webhook.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { newChallenge } from './address-proof.ts';
import { admitReplay } from './admit-replay.ts';
import type { Webhooks } from './webhooks.ts';

/** Retention of changes. */
const KEPT_MS = 7 * 24 * 3_600_000;

/** Messages sent to an endpoint, tests and repeats. */
export function createWebhookDeliveries(deps: {
  readonly db: Db;
  readonly limiter: RateLimiter;
  readonly webhooks: Pick<Webhooks, 'get'>;
  /** Notifies the workers of a pending delivery. */
  readonly changed: () => void;
  readonly nowMs: () => number;
}) {
  const { db, limiter, webhooks, changed, nowMs } = deps;

  /** @throws {Failure} operacao_nao_permitida */
  async function requireEnabled(caller: AccountCaller, endpointId: string): Promise<EndpointView> {
    const endpoint = await webhooks.get(caller, endpointId);
    if (endpoint.disabled === null) return endpoint;
    throw new Failure(
      'operacao_nao_permitida',
      'O endpoint está desativado: nada lhe é enviado. Ative-o antes, com enabled: true.',
    );
  }

  return {
    /** Sends a message of type `webhook.test`. */
    async test(caller: AccountCaller, endpointId: string): Promise<DeliveryView> {
      const { environment, url } = await requireEnabled(caller, endpointId);
      const [id, now] = [`msg_${randomBytes(16).toString('hex')}`, new Date(nowMs())];
      const data = { message: 'Mensagem de teste da Emite.', challenge: newChallenge(url) };
      const body = messageBody({
        id,
        type: 'webhook.test',
        timestamp: now,
        createdAt: now,
        environment,
        data,
      });
      const of = { accountId: caller.accountId, endpointId };
      const delivery = await addDelivery(db, of, { id, type: 'webhook.test', body });
      if (delivery === null) throw notFound();
      changed();
      return delivery;
    },
    /** Newest first. */
    async list({ accountId }: AccountCaller, endpointId: string, query: DeliveriesQuery) {
      const data = await listDeliveries(db, { accountId, endpointId }, query);
      if (data === null) throw notFound();
      return { data, nextCursor: data.length < query.limit ? null : (data.at(-1)?.id ?? null) };
    },
    async get({ accountId }: AccountCaller, endpointId: string, deliveryId: string): Promise<DeliveryDetail> {
      const delivery = await getDelivery(db, { accountId, endpointId }, deliveryId);
      if (delivery === null) throw notFound();
      return delivery;
    },
    async resend(caller: AccountCaller, endpointId: string, deliveryId: string): Promise<DeliveryView> {
      await requireEnabled(caller, endpointId);
      const delivery = await resendDelivery(db, { accountId: caller.accountId, endpointId }, deliveryId);
      if (delivery === null) throw notFound();
      changed();
      return delivery;
    },
    async replay(
      caller: AccountCaller,
      endpointId: string,
      { since, until = new Date(nowMs()), types }: ReplayBody,
    ): Promise<ReplayView> {
      const endpoint = await requireEnabled(caller, endpointId);
      refuseTime(since, until, nowMs());
      await admitReplay({ db, limiter }, caller, endpoint);
      const asked = { since, until, types };
      const replay = await requestReplay(db, { accountId: caller.accountId, endpointId }, asked);
      if (replay === null) throw notFound();
      changed();
      return replay;
    },
    async replays({ accountId }: AccountCaller, endpointId: string): Promise<readonly ReplayView[]> {
      const replays = await listReplays(db, { accountId, endpointId });
      if (replays === null) throw notFound();
      return replays;
    },
  };
}

/** @throws {Failure} requisicao_invalida */
function refuseTime(since: Date, until: Date, nowMs: number): void {
  if (since.getTime() < nowMs - KEPT_MS)
    throw invalid([
      {
        field: 'since',
        code: 'valor_invalido',
        message: 'As mudanças são guardadas por 7 dias; since é anterior.',
        fix: 'Envie um since mais novo, e consulte GET /v1/documents?updatedSince= para o que veio antes.',
      },
    ]);
  if (until <= since)
    throw invalid([
      {
        field: 'until',
        code: 'valor_invalido',
        message: 'O campo until deve ser posterior a since.',
        fix: 'Omita until para ir até agora.',
      },
    ]);
}
