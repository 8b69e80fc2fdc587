import { hash } from 'node:crypto';

/**
 * Names a sealed secret without revealing it: each sealing has a nonce of its own, so that the same secret written
 * again has another mark. Null: there is none.
 */
export const markOf = (sealed: Uint8Array | null): string | null =>
  sealed && hash('sha256', sealed, 'base64url').slice(0, 16);
