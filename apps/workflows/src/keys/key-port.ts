import type { KeyMaterial, KeyPort } from '@fiscal/core/activities/ports';
import type { Ambiente } from '@fiscal/core/sefaz/service';

export interface Csc {
  readonly csc: string;
  readonly cscId: string;
}

export interface KeySources {
  /** The company's own A1, for live documents. */
  readonly live: (accountId: string, clientId: string) => Promise<KeyMaterial>;
  /** A certificate of the sandbox's CA, for test documents. */
  readonly sandbox: (accountId: string, clientId: string) => Promise<KeyMaterial>;
  readonly nowMs: () => number;
}

interface Kept {
  readonly material: Promise<KeyMaterial>;
  readonly untilMs: number;
}

/** Opening a PKCS#12 takes tens of milliseconds; a replaced certificate is taken up within this time. */
const KEPT_MS = 60_000;
const KEPT_MAX = 500;

/** Keys of companies, decrypted only here and kept for a minute in memory. What is not usable is not kept. */
export function createKeyPort({ live, sandbox, nowMs }: KeySources): KeyPort {
  const kept = new Map<string, Kept>();

  async function open(id: string, scope: { accountId: string; clientId: string; environment: Ambiente }) {
    const source = scope.environment === 1 ? live : sandbox;
    try {
      const material = await source(scope.accountId, scope.clientId);
      if (material.kind !== 'ok') kept.delete(id);
      return material;
    } catch (error) {
      kept.delete(id);
      throw error;
    }
  }

  return {
    keysFor(scope) {
      const id = `${scope.accountId}/${scope.clientId}/${scope.environment}`;
      const known = kept.get(id);
      if (known !== undefined && known.untilMs > nowMs()) return known.material;
      kept.delete(id);
      const oldest = kept.size >= KEPT_MAX ? kept.keys().next() : undefined;
      if (oldest && !oldest.done) kept.delete(oldest.value);
      const material = open(id, scope);
      kept.set(id, { material, untilMs: nowMs() + KEPT_MS });
      return material;
    },
  };
}
