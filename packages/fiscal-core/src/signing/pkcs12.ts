import forge from 'node-forge';
import { CertificateError } from './certificate-error.ts';

/** Parts of node-forge that its types leave out. */
declare module 'node-forge' {
  namespace asn1 {
    function fromDer(bytes: string, options: { readonly parseAllBytes: boolean }): Asn1;
  }
  namespace pki {
    namespace pbe {
      function getCipher(oid: string, parameters: asn1.Asn1, password: string): forge.cipher.BlockCipher;
    }
  }
}

type Asn1 = forge.asn1.Asn1;
const BER = { parseAllBytes: false } as const;

/** 512 KiB, decoded (client field `certificate` of the API). */
const MAX_BYTES = 512 * 1024;
/** Key derivations of the whole file; a real one asks for a few thousand, Java's older ones for 300,000. */
const MAX_ITERATIONS = 500_000;
const PBE_PREFIX = '1.2.840.113549.1.12.1.';
const PBKDF2 = '1.2.840.113549.1.5.12';
const DATA = '1.2.840.113549.1.7.1';
const ENCRYPTED_DATA = '1.2.840.113549.1.7.6';

/** Contents of a PKCS#12 file, as DER and PEM; not judged yet. */
export interface Pkcs12Contents {
  /** PKCS#1 PEM. */
  readonly keyPem: string;
  readonly certificates: readonly Buffer[];
}

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

/** An A1 file from its Base64, if need be. @throws {CertificateError} nao_base64, grande_demais */
export function pkcs12Bytes(pfx: Uint8Array | string): Uint8Array {
  let bytes: Uint8Array;
  if (typeof pfx === 'string') {
    // A Base64 text over 4/3 of the limit need not be decoded to be refused.
    if (pfx.length > MAX_BYTES * 2) throw new CertificateError('grande_demais');
    const bare = pfx.replace(/\s+/g, '');
    if (bare.length % 4 !== 0 || !BASE64.test(bare)) throw new CertificateError('nao_base64');
    bytes = Buffer.from(bare, 'base64');
  } else bytes = pfx;
  if (bytes.byteLength > MAX_BYTES) throw new CertificateError('grande_demais');
  return bytes;
}

const binary = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const children = (node: Asn1 | undefined): Asn1[] => (node && Array.isArray(node.value) ? node.value : []);

/** Content of an OCTET STRING, also of a constructed one (BER). */
const octets = (node: Asn1): string =>
  typeof node.value === 'string' ? node.value : node.value.map(octets).join('');

const oidOf = (node: Asn1 | undefined): string | null =>
  node &&
  node.type === forge.asn1.Type.OID &&
  node.tagClass === forge.asn1.Class.UNIVERSAL &&
  typeof node.value === 'string'
    ? forge.asn1.derToOid(node.value)
    : null;

function integer(node: Asn1 | undefined): number {
  if (!node || typeof node.value !== 'string' || node.value.length > 6) return Number.POSITIVE_INFINITY;
  return Number.parseInt(forge.util.bytesToHex(node.value), 16);
}

/** Iterations asked by every password-based algorithm below a node. */
function iterationsIn(node: Asn1): number {
  const nodes = children(node);
  const oid = oidOf(nodes[0]);
  const own = oid?.startsWith(PBE_PREFIX) || oid === PBKDF2 ? integer(children(nodes[1])[1]) : 0;
  return nodes.reduce((sum, child) => sum + iterationsIn(child), own);
}

/** Clear text of an EncryptedData; null when the password does not fit or it is malformed. */
function decryptData(encryptedData: Asn1, password: string): string | null {
  const [, algorithm, content] = children(children(encryptedData)[1]);
  const [oidNode, parameters] = children(algorithm);
  const oid = oidOf(oidNode);
  if (!oid || !parameters || !content) return null;
  try {
    const cipher = forge.pki.pbe.getCipher(oid, parameters, password);
    cipher.update(forge.util.createBuffer(octets(content)));
    return cipher.finish() ? cipher.output.getBytes() : null;
  } catch {
    return null;
  }
}

/** Null where node-forge itself would stop, so that nothing is derived from it later. */
function der(bytes: string): Asn1 | null {
  try {
    return forge.asn1.fromDer(bytes, BER);
  } catch {
    return null;
  }
}

/**
 * Refuses a file that would keep the machine busy: adds up the iterations of all its key derivations, those inside
 * encrypted parts included, before node-forge runs them.
 */
function assertBounded(pfx: Asn1, password: string): void {
  let left = MAX_ITERATIONS;
  const spend = (iterations: number) => {
    left -= iterations;
    if (!(left >= 0)) throw new CertificateError('iteracoes_demais');
  };
  const [, authSafe, macData] = children(pfx);
  if (macData) spend(children(macData)[2] ? integer(children(macData)[2]) : 1);
  const wrapped = children(children(authSafe)[1])[0];
  const infos = wrapped ? der(octets(wrapped)) : null;
  for (const info of infos ? children(infos) : []) {
    const content = children(children(info)[1])[0];
    if (!content) continue;
    spend(iterationsIn(content));
    const type = oidOf(children(info)[0]);
    let clear: string | null = null;
    if (type === DATA) clear = octets(content);
    else if (type === ENCRYPTED_DATA) clear = decryptData(content, password);
    const inner = clear === null ? null : der(clear);
    if (inner) spend(iterationsIn(inner));
  }
}

function parse(bytes: Uint8Array): Asn1 {
  try {
    const pfx = forge.asn1.fromDer(binary(bytes), BER);
    if (integer(children(pfx)[0]) !== 3 || oidOf(children(children(pfx)[1])[0]) !== DATA)
      throw new CertificateError('nao_pkcs12');
    return pfx;
  } catch (cause) {
    if (cause instanceof CertificateError) throw cause;
    throw new CertificateError('nao_pkcs12', { cause });
  }
}

function failure(cause: unknown, hasMac: boolean): CertificateError {
  if (cause instanceof CertificateError) return cause;
  const text = cause instanceof Error ? cause.message : '';
  if (/Invalid password|Failed to decrypt/.test(text))
    return new CertificateError('senha_incorreta', { cause });
  if (/unsupported/i.test(text)) return new CertificateError('algoritmo_nao_suportado', { cause });
  // Without a MAC a wrong password shows only as nonsense after decryption.
  return new CertificateError(hasMac ? 'nao_pkcs12' : 'senha_incorreta', { cause });
}

function open(pfx: Asn1, password: string): forge.pkcs12.Pkcs12Pfx {
  const hasMac = children(pfx).length > 2;
  assertBounded(pfx, password);
  try {
    return forge.pkcs12.pkcs12FromAsn1(pfx, false, password);
  } catch (cause) {
    // PBES2 takes the password in UTF-8, the MAC in UTF-16; node-forge gives both the same text. Another failure means
    // that the MAC was valid, so the second try leaves it out.
    if (!/[^ -~]/.test(password) || /Invalid password/.test(cause instanceof Error ? cause.message : ''))
      throw failure(cause, hasMac);
  }
  const utf8 = forge.util.encodeUtf8(password);
  assertBounded(pfx, utf8);
  try {
    const bare = forge.asn1.create(pfx.tagClass, pfx.type, true, children(pfx).slice(0, 2));
    return forge.pkcs12.pkcs12FromAsn1(bare, false, utf8);
  } catch (cause) {
    throw failure(cause, hasMac);
  }
}

const BAGS = forge.pki.oids;
const bagsOf = (file: forge.pkcs12.Pkcs12Pfx, type: string | undefined): forge.pkcs12.Bag[] =>
  type ? (file.getBags({ bagType: type })[type] ?? []) : [];

const derOf = (bag: forge.pkcs12.Bag): Buffer =>
  Buffer.from(
    forge.asn1.toDer(bag.cert ? forge.pki.certificateToAsn1(bag.cert) : bag.asn1).getBytes(),
    'latin1',
  );

/**
 * Opens a PKCS#12 file: modern (PBES2, AES) and legacy (RC2-40, 3DES), which OpenSSL 3 refuses.
 * Throws CertificateError.
 */
export function readPkcs12(pfx: Uint8Array | string, password: string): Pkcs12Contents {
  const file = open(parse(pkcs12Bytes(pfx)), password);
  const keys = [...bagsOf(file, BAGS.pkcs8ShroudedKeyBag), ...bagsOf(file, BAGS.keyBag)];
  if (keys.length === 0) throw new CertificateError('sem_chave_privada');
  const key = keys.find((bag) => bag.key)?.key;
  if (!key) throw new CertificateError('algoritmo_nao_suportado');
  return { keyPem: forge.pki.privateKeyToPem(key), certificates: bagsOf(file, BAGS.certBag).map(derOf) };
}
