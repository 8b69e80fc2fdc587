import { Aes256Gcm, CipherSuite, DhkemP256HkdfSha256, HkdfSha256 } from '@hpke/core';

/** HPKE (RFC 9180), base mode: the public key seals, the private one opens. */
const suite = new CipherSuite({
  kem: new DhkemP256HkdfSha256(),
  kdf: new HkdfSha256(),
  aead: new Aes256Gcm(),
});
/** Length of the encapsulated key that a sealed text begins with. */
const ENCAPSULATED = 65;

export interface SealingPair {
  readonly publicKey: Buffer;
  readonly privateKey: Buffer;
}

export async function newSealingPair(): Promise<SealingPair> {
  const pair = await suite.kem.generateKeyPair();
  return {
    publicKey: Buffer.from(await suite.kem.serializePublicKey(pair.publicKey)),
    privateKey: Buffer.from(await suite.kem.serializePrivateKey(pair.privateKey)),
  };
}

/** `encapsulated key(65) ‖ ciphertext ‖ tag(16)`; `aad` is authenticated. */
export async function sealTo(publicKey: Uint8Array, plaintext: Uint8Array, aad: string): Promise<Buffer> {
  const recipientPublicKey = await suite.kem.deserializePublicKey(copyOf(publicKey));
  const { enc, ct } = await suite.seal({ recipientPublicKey }, copyOf(plaintext), copyOf(Buffer.from(aad)));
  return Buffer.concat([Buffer.from(enc), Buffer.from(ct)]);
}

/** Rejects when key, `aad` or a single bit differs. */
export async function openWith(privateKey: Uint8Array, sealed: Uint8Array, aad: string): Promise<Buffer> {
  const recipientKey = await suite.kem.deserializePrivateKey(copyOf(privateKey));
  const enc = copyOf(sealed.subarray(0, ENCAPSULATED));
  const ct = copyOf(sealed.subarray(ENCAPSULATED));
  return Buffer.from(await suite.open({ recipientKey, enc }, ct, copyOf(Buffer.from(aad))));
}

/** A Buffer may be a window of something larger; the library reads what is behind it. */
const copyOf = (bytes: Uint8Array): ArrayBuffer => Uint8Array.from(bytes).buffer;
