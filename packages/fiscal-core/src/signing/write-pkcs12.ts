import { createPrivateKey } from 'node:crypto';
import forge from 'node-forge';

const { asn1, pki } = forge;

/** Content of an A1 file. */
export interface A1Content {
  readonly keyPem: string;
  /** The holder's certificate first, then its issuers. */
  readonly certificatePems: readonly string[];
}

export interface Pkcs12Options {
  /** Default: `moderno`, AES-256 in PBES2; `legado` is 3DES. */
  readonly algorithm?: 'moderno' | 'legado';
  /**
   * Default: one. node-forge takes 0.1 s of processor for OpenSSL's 2048, and a random password of 128 bits needs no
   * stretching.
   */
  readonly iterations?: number;
}

/** Writes a PKCS#12 file. */
export function writePkcs12(
  { keyPem, certificatePems }: A1Content,
  password: string,
  { algorithm = 'moderno', iterations = 1 }: Pkcs12Options = {},
): Buffer {
  const key = createPrivateKey(keyPem).export({ type: 'pkcs1', format: 'pem' }).toString();
  const file = forge.pkcs12.toPkcs12Asn1(
    pki.privateKeyFromPem(key),
    certificatePems.map((pem) => pki.certificateFromPem(pem)),
    password,
    { algorithm: algorithm === 'moderno' ? 'aes256' : '3des', count: iterations },
  );
  return Buffer.from(asn1.toDer(file).getBytes(), 'latin1');
}
