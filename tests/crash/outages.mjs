import { setTimeout as delay } from 'node:timers/promises';
import { call } from '../../scripts/base/http.mjs';

/**
 * @typedef {{ type: string, authorizer: 'normal' | 'svc', state: string, delayMs?: number, calls?: number }} Outage
 * @typedef {ReturnType<typeof createOutages>} Outages
 */

const UF = 'SP';
const PAUSE_MS = 250;

/**
 * Takes the emulated authorities of some accounts down, and brings them back.
 * @param {Pick<import('../../scripts/stack/stack.mjs').Stack, 'urls' | 'secrets' | 'sandboxCaFile'>} stack
 * @param {{ accountId: string }[]} companies
 */
export function createOutages({ urls, secrets, sandboxCaFile: caFile }, companies) {
  const headers = { authorization: `Bearer ${secrets.sandboxAdminToken}` };
  /** @type {(method: string, body: object) => Promise<unknown>} */
  const ask = (method, body) => call(`${urls.sandbox}/sandbox/outages`, { method, headers, body, caFile });
  return {
    /**
     * Nothing, while the sandbox itself is dead.
     * @type {(outage: Outage) => Promise<void>}
     */
    async begin(outage) {
      const asked = companies.map(({ accountId }) => ask('PUT', { uf: UF, ...outage, accountId }));
      await Promise.allSettled(asked);
    },
    /** Ends all outages, even if the sandbox dies meanwhile. */
    async end() {
      for (const { accountId } of companies) {
        for (;;) {
          const gone = await ask('DELETE', { accountId }).then(
            () => true,
            () => false,
          );
          if (gone) break;
          await delay(PAUSE_MS);
        }
      }
    },
  };
}
