import type { SefazReply } from '../sefaz/port.ts';
import type { Ambiente, Service } from '../vocabulary/service.ts';
import type { AuthorityPorts } from './fiscal-ports.ts';
import type { KeyMaterial } from './ports.ts';

export interface Caller {
  readonly accountId: string;
  readonly clientId: string;
  readonly environment: Ambiente;
  readonly type: string;
  readonly uf: string;
  readonly strict: boolean;
  /** Who answers instead of the UF's own authority (`eventRoute`). */
  readonly authorizer?: string;
}

export type Keys = Extract<KeyMaterial, { kind: 'ok' }>;
export type KeyTrouble =
  | { readonly kind: 'bloqueado'; readonly code: string; readonly cause: string }
  | { readonly kind: 'indisponivel'; readonly cause: string };

export interface Authority {
  /** Certificate of the company, or why it cannot be used now. */
  keys(caller: Pick<Caller, 'accountId' | 'clientId' | 'environment'>): Promise<Keys | KeyTrouble>;
  ask(caller: Caller, service: Service, payload: Buffer | string, keys: Keys): Promise<SefazReply>;
}

/** Refusal of everything live while live transmission is off. */
export const LIVE_OFF = {
  code: 'transmissao_desligada',
  reason:
    'A transmissão em produção está desligada nesta instalação: nada é enviado à SEFAZ. ' +
    'Peça ao operador que a ligue e retome o documento, ou use o token de teste (nfe_test_).',
} as const;

/** The authority as one company sees it: its certificate, its environment, its deadline for an answer. */
export function createAuthority({ sefaz, keys, liveTransmission, timeoutMs }: AuthorityPorts): Authority {
  return {
    async keys({ accountId, clientId, environment }) {
      if (environment === 1 && !liveTransmission)
        return { kind: 'bloqueado', code: LIVE_OFF.code, cause: LIVE_OFF.reason };
      const material = await keys.keysFor({ accountId, clientId, environment });
      return material.kind === 'inutilizavel'
        ? { kind: 'bloqueado', code: material.code, cause: material.reason }
        : material;
    },
    ask: ({ environment, type, uf, strict, authorizer }, service, payload, { identity }) =>
      sefaz.call({
        type,
        service,
        uf,
        ambiente: environment,
        target: environment === 1 ? 'live' : 'sandbox',
        payload,
        identity,
        timeoutMs,
        ...(authorizer === undefined ? {} : { authorizer }),
        ...(strict && environment === 2 ? { headers: { 'X-Sandbox-Strict': 'true' } } : {}),
      }),
  };
}
