import type { Db } from '@fiscal/db/base/client';
import { answeredTests } from '@fiscal/db/webhooks/deliveries';
import type { EndpointView } from '@fiscal/db/webhooks/endpoints';
import { listReplays } from '@fiscal/db/webhooks/replays';
import { Failure } from '../../base/failure.ts';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import type { Rate, RateLimiter } from '../../base/rate-limit.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { isProvenBy } from './address-proof.ts';

/** Replays of one endpoint: each sends up to a week of messages once more. */
const REPLAYS: Rate = { size: 6, perMinute: 6 / 60 };

/**
 * Takes one replay from the endpoint's allowance. Its address must have returned a challenge: it may belong to others.
 *
 * @throws {Failure} operacao_nao_permitida while another runs and without that proof, limite_excedido
 */
export async function admitReplay(
  { db, limiter }: { readonly db: Db; readonly limiter: RateLimiter },
  { accountId }: AccountCaller,
  { id, url }: EndpointView,
): Promise<void> {
  const of = { accountId, endpointId: id };
  const replays = (await listReplays(db, of)) ?? [];
  if (replays.some(({ finishedAt }) => finishedAt === null))
    throw new Failure(
      'operacao_nao_permitida',
      'Um reenvio deste endpoint ainda está em curso. Espere finishedAt em GET /v1/webhooks/{id}/replays e peça de novo.',
    );
  if (!isProvenBy(url, await answeredTests(db, of)))
    throw new Failure(
      'operacao_nao_permitida',
      'O endereço deste endpoint ainda não provou que é seu. Envie uma mensagem de teste (POST /v1/webhooks/{id}/test), devolva o data.challenge dela na resposta e peça o reenvio de novo.',
    );
  const allowance = await limiter.take(`reenvios:provado:${id}`, REPLAYS);
  if (!allowance.allowed) throw limitExceeded('Limite de 6 reenvios por hora deste endpoint', allowance);
}
