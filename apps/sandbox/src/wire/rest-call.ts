import type { RestReply } from '../authority/rest-authority.ts';
import type { Delivery } from './answer.ts';
import { readBody } from './body.ts';
import type { Call, CallDeps } from './call.ts';
import { effectOf } from './effects.ts';
import { AS_USUAL, nationalOutageEffect } from './outages.ts';
import type { RestRoute } from './rest-routes.ts';

/** Only type with a REST authority. */
const NATIONAL = 'nfse';
const BODY_BYTES_MAX = 4 * 1024 * 1024;

/** Answer of a REST call on the wire. */
export type RestDelivered =
  | { readonly kind: 'json'; readonly reply: RestReply }
  | { readonly kind: 'html'; readonly status: number }
  /** Bytes that are no JSON, HTTP 200. */
  | { readonly kind: 'lixo' }
  /** The connection is cut. */
  | { readonly kind: 'corte' };

export type RestDelivery = Delivery<RestDelivered>;

const promptly = (answer: RestDelivered): RestDelivery => ({ answer, delayMs: 0 });
const plainly = (status: number, codigo: string, descricao: string): RestDelivery =>
  promptly({ kind: 'json', reply: { status, body: { erros: [{ codigo, descricao }] } } });

/** The JSON of a body; undefined for an empty body, null for invalid JSON. */
function parseJson(body: Buffer): unknown {
  if (body.length === 0) return undefined;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/** Takes one call of a REST service from socket to answer: certificate, body, scenarios, operation. */
export async function answerRestCall(
  deps: CallDeps,
  { request, route, transmitter }: Call<RestRoute>,
): Promise<RestDelivery> {
  const bytes = await readBody(request, BODY_BYTES_MAX);
  if (transmitter.kind === 'ausente') return promptly({ kind: 'html', status: 403 });
  if (transmitter.kind === 'recusado')
    return plainly(403, 'E1206', 'Certificado do transmissor recusado pelo ambiente.');
  if (bytes === null) return promptly({ kind: 'html', status: 413 });
  const body = parseJson(bytes);
  if (body === null) return plainly(400, 'E1235', 'O corpo não é JSON.');

  const { world, cnpj } = transmitter;
  const { handler, params, service } = route;
  const setting = await deps.state.worlds.setting(world);
  const nowMs = deps.nowMs() + setting.clockOffsetMs;
  const observe = request.headers['x-sandbox-observe'] === 'true';
  const outage = setting.outaged
    ? await nationalOutageEffect(deps.state.outages, world, { type: NATIONAL, service, nowMs, observe })
    : AS_USUAL;
  if (outage.kind === 'cortar') return promptly({ kind: 'corte' });
  // REST has no cStat: a service that is down does not answer.
  if (outage.kind !== 'seguir') return promptly({ kind: 'html', status: 503 });
  const effect = await effectOf(deps.state, world, {
    target: setting.conditioned && { operations: handler.operations, uf: null, service, cnpj, observe },
    marked: handler.marked?.(body) ?? null,
  });
  switch (effect.kind) {
    case 'responder':
      return promptly({ kind: 'html', status: effect.status });
    case 'indisponivel':
      return promptly({ kind: 'html', status: 503 });
    case 'lixo':
      return promptly({ kind: 'lixo' });
    case 'cortar-antes':
      return promptly({ kind: 'corte' });
    case 'seguir': {
      const reply = await handler.handle({
        world,
        strict: request.headers['x-sandbox-strict'] === 'true',
        holder: cnpj,
        nowMs,
        params,
        body,
        scenarios: effect.scenarios,
      });
      return {
        answer: outage.cutAfter || effect.cutAfter ? { kind: 'corte' } : { kind: 'json', reply },
        delayMs: Math.max(outage.delayMs, effect.delayMs),
      };
    }
  }
}
