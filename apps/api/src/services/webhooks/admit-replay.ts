import type { Db } from '@fiscal/db/base/client';
import { answeredTests } from '@fiscal/db/webhooks/deliveries';
import type { EndpointView } from '@fiscal/db/webhooks/endpoints';
import { listReplays } from '@fiscal/db/webhooks/replays';
import { Failure } from '../../base/failure.ts';
import { limitExceeded } from '../../base/limit-exceeded.ts';
import { perDay, type Rate, type RateLimiter } from '../../base/rate-limit.ts';
import type { AccountCaller } from '../access/authenticate.ts';
import { isProvenBy } from './address-proof.ts';

/** Replays of one endpoint: each sends up to a week of messages once more. */
const PROVEN: Rate = { size: 6, perMinute: 6 / 60 };
/** Replays of an endpoint that returned no challenge: its address may belong to others. */
const UNPROVEN: Rate = perDay(2);

/** Takes one replay from the endpoint's allowance. @throws {Failure} operacao_nao_permitida while another runs, limite_excedido */
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
  const isProven = isProvenBy(url, await answeredTests(db, of));
  const allowance = isProven
    ? await limiter.take(`reenvios:provado:${id}`, PROVEN)
    : await limiter.take(`reenvios:sem-prova:${id}`, UNPROVEN);
  if (allowance.allowed) return;
  const limit = isProven
    ? 'Limite de 6 reenvios por hora deste endpoint'
    : 'Limite de 2 reenvios por dia de um endpoint sem prova (devolva data.challenge na resposta a uma mensagem de teste para ter 6 por hora)';
  throw limitExceeded(limit, allowance);
}
