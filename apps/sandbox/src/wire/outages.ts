import { authorizerOf } from '@fiscal/core/registry/endpoints';
import type { Service } from '@fiscal/core/vocabulary/service';
import { isSvc, localIso, standsInFor } from '../authority/authorizers.ts';
import { xMotivo } from '../rules/x-motivo.ts';
import type { Outage, OutageStore, OutageTarget } from '../state/outages.ts';

/** Effect of an authority's outage on a call. */
export type OutageEffect =
  /** Answered in the service's own message. */
  | { readonly kind: 'recusar'; readonly cStat: string; readonly text?: string }
  | { readonly kind: 'responder'; readonly status: number }
  | { readonly kind: 'cortar' }
  /** Handled as usual, then delayed or cut. */
  | { readonly kind: 'seguir'; readonly delayMs: number; readonly cutAfter: boolean };

export const AS_USUAL: Extract<OutageEffect, { kind: 'seguir' }> = {
  kind: 'seguir',
  delayMs: 0,
  cutAfter: false,
};

/** Services that end when an SVC is switched off; it still answers queries and cancels its own documents. Source: MOC 7.0 Anexo III, NT 2013.007. */
const ENDED_WITH_SVC: readonly Service[] = ['statusServico', 'autorizacao'];

interface OutageCall {
  readonly type: string;
  readonly service: Service;
  readonly nowMs: number;
}

/** 113: hour of Brasília, the places of the official text filled in. */
function ending(type: string, uf: string, untilMs: number): string {
  const [date = '', time = ''] = localIso('53', untilMs).split('T');
  const [year = '', month, day] = date.split('-');
  return xMotivo(type, '113')
    .replace('SEFAZ-XX', `SEFAZ-${uf}`)
    .replace('para a UF em', `para a UF ${uf} em`)
    .replace('dd/mm/aa', `${day}/${month}/${year.slice(2)}`)
    .replace('hh:mm', time.slice(0, 5));
}

function effectOf(
  { state, delayMs, calls, untilMs, uf }: Outage,
  seen: number,
  { type, service, nowMs }: OutageCall,
): OutageEffect {
  switch (state) {
    case '108':
    case '109':
      return { kind: 'recusar', cStat: state };
    case 'oscilante':
      return Math.floor(seen / (calls ?? 1)) % 2 === 0 ? { kind: 'recusar', cStat: '108' } : AS_USUAL;
    case 'timeout=antes':
      return { kind: 'cortar' };
    case 'timeout=depois':
      return { ...AS_USUAL, cutAfter: true };
    case 'lento':
      return { ...AS_USUAL, delayMs: delayMs ?? 0 };
    case 'recusa':
      return { kind: 'responder', status: 503 };
    case '113':
    case '114': {
      const off = state === '114' || nowMs >= (untilMs ?? 0);
      if (off) return ENDED_WITH_SVC.includes(service) ? { kind: 'recusar', cStat: '114' } : AS_USUAL;
      return service === 'statusServico'
        ? { kind: 'recusar', cStat: '113', text: ending(type, uf ?? '', untilMs ?? 0) }
        : AS_USUAL;
    }
  }
}

/** Outage target that the called authorizer answers for; null when it is neither the UF's authorizer nor its SVC. */
function targetOf({
  type,
  authorizer,
  service,
  uf,
}: OutageCall & { readonly authorizer: string; readonly uf: string | null }): OutageTarget | null {
  if (uf === null) return null;
  if (isSvc(authorizer)) return standsInFor(type, authorizer, uf) ? { type, uf, authorizer: 'svc' } : null;
  return authorizerOf({ type, uf, service }) === authorizer ? { type, uf, authorizer: 'normal' } : null;
}

/** Decides what the outages set in a world do to one call. */
async function effectAt(
  store: OutageStore,
  world: string,
  {
    target,
    call,
  }: { readonly target: OutageTarget | null; readonly call: OutageCall & { readonly observe: boolean } },
): Promise<OutageEffect> {
  const taken = target && (await store.take(world, target, call.observe));
  return taken ? effectOf(taken.outage, taken.seen, call) : AS_USUAL;
}

/** Effect on a SOAP call, by the UF that the message is about. */
export const outageEffect = (
  store: OutageStore,
  world: string,
  call: Parameters<typeof targetOf>[0] & { readonly observe: boolean },
): Promise<OutageEffect> => effectAt(store, world, { target: targetOf(call), call });

/** Effect on a call of the national NFS-e. */
export const nationalOutageEffect = (
  store: OutageStore,
  world: string,
  call: OutageCall & { readonly observe: boolean },
): Promise<OutageEffect> =>
  effectAt(store, world, { target: { type: call.type, uf: null, authorizer: 'normal' }, call });
