import type { Db } from '../base/client.ts';
import type { Keyring } from '../keyring/keyring.ts';
import { placeText, type SecretPlace, type Vault } from '../vault/vault.ts';
import { openWith, sealTo } from './sealing.ts';
import { currentSignerKey, openSignerKey, type SignerPublicKey } from './signer-keys.ts';

/** An A1 or an issued key as the database holds it. */
export interface Sealed {
  readonly secret: Buffer;
  /** The signer key; null = under the account's data key, as releases before had it. */
  readonly sealedTo: string | null;
}

/** Acts that every process may do with an A1. */
export interface Sealer {
  /** @throws {NoSignerKeyError} */
  seal(accountId: string, place: SecretPlace, plaintext: string): Promise<Sealed>;
}

/** Acts that only signing processes may do with it. */
export interface Custody extends Sealer {
  open(accountId: string, place: SecretPlace, sealed: Sealed): Promise<Buffer>;
}

/** No process that signs has run yet on this installation. */
export class NoSignerKeyError extends Error {
  constructor() {
    super('There is no signer key yet: start a worker');
  }
}

/** A key that was replaced is sealed to for no longer than that. */
export const SEALER_KEEPS_MS = 60_000;

export interface SealerGround {
  readonly db: Db;
  /** Distinguishes a signer key of this installation from one that a stranger put into the database. */
  readonly markKey: Buffer;
  readonly monotonicMs?: () => number;
}

/** Seals to the signer's public key: who holds nothing else can never open it again. */
export function createSealer({ db, markKey, monotonicMs = () => performance.now() }: SealerGround): Sealer {
  let known: { readonly key: SignerPublicKey; readonly readAtMs: number } | null = null;
  const current = async (): Promise<SignerPublicKey> => {
    const nowMs = monotonicMs();
    if (known !== null && nowMs - known.readAtMs < SEALER_KEEPS_MS) return known.key;
    const key = await currentSignerKey(db, markKey);
    if (key === null) throw new NoSignerKeyError();
    known = { key, readAtMs: nowMs };
    return key;
  };
  return {
    async seal(accountId, place, plaintext) {
      const { id, publicKey } = await current();
      const secret = await sealTo(publicKey, Buffer.from(plaintext), placeText(accountId, place));
      return { secret, sealedTo: id };
    },
  };
}

/**
 * Opens secrets sealed to any key of the signer, and those that earlier releases sealed under the account's data key.
 */
export function createCustody(
  ground: SealerGround & { readonly keyring: Keyring; readonly vault: Vault },
): Custody {
  const { db, keyring, vault } = ground;
  const privateKeys = new Map<string, Promise<Buffer>>();
  const privateKey = (id: string): Promise<Buffer> => {
    const known = privateKeys.get(id);
    if (known !== undefined) return known;
    const opening = openSignerKey(db, keyring, id).catch((error: unknown) => {
      privateKeys.delete(id);
      throw error;
    });
    privateKeys.set(id, opening);
    return opening;
  };
  return {
    ...createSealer(ground),
    open: async (accountId, place, { secret, sealedTo }) =>
      sealedTo === null
        ? vault.open(accountId, place, secret)
        : openWith(await privateKey(sealedTo), secret, placeText(accountId, place)),
  };
}
