import { isUtf8 } from 'node:buffer';
import { createHash, type KeyObject, verify as rsaVerify, X509Certificate } from 'node:crypto';
import { canonicalParts } from './canonicalize.ts';
import { sha1Base64 } from './digest.ts';
import {
  C14N,
  OPEN_CANONICALIZATIONS,
  RSA_SHA1,
  RSA_SHA256,
  SHA1,
  SHA256,
  SIGNED_INFO_XMLNS,
  signedInfo,
  XMLDSIG,
} from './profile.ts';
import { scanCanonical } from './scan.ts';

export type SignatureVerdict =
  | {
      readonly ok: true;
      /** Root and signed element (`NFe`, `infNFe`) and the element's Id. */
      readonly root: string;
      readonly element: string;
      readonly id: string;
      readonly digestValue: string;
      readonly certificateBase64: string;
      readonly certificate: X509Certificate;
    }
  | {
      readonly ok: false;
      /** 298 profile, 297 digest or signature, 290 unusable certificate. */
      readonly code: '290' | '297' | '298';
      readonly cause: string;
    };

export interface VerifyOptions {
  /** Local name that must be signed; any first child of the root when absent. */
  readonly element?: string;
  /** Default namespace in force around the document, for one cut out of a lot that declares it outside. */
  readonly inheritedNamespace?: string;
  /** A signed document may be inside what is signed: the note around a DPS. */
  readonly nested?: boolean;
  /** The algorithms that the schema of the NFS-e leaves open count too. */
  readonly open?: boolean;
}

const refuse = (code: '290' | '297' | '298', cause: string): SignatureVerdict => ({ ok: false, code, cause });

type Hash = 'sha1' | 'sha256';

interface SignatureFields {
  readonly hash: Hash;
  readonly digestValue: string;
  readonly signatureValue: string;
  readonly certificateBase64: string;
  /** SignedInfo, canonical, without namespace declaration. */
  readonly signedInfo: string;
}

/** Broken into lines or not; other white space inside Base64 is read differently by different readers. */
const BASE64 = '[A-Za-z0-9+/=\\n]+';
const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** SignedInfo of the profile with any white space between its elements; id and digest are captured. */
const SIGNED_INFO = signedInfo('\u0000', '\u0001', '')
  .split(/(?<=>)(?=<)/)
  .map(escapeRegExp)
  .join('\\s*')
  .replace('\u0000', '([^"]*)')
  .replace('\u0001', '([A-Za-z0-9+/]{27}=)');
const SIGNATURE = new RegExp(
  `^<Signature xmlns="${escapeRegExp(XMLDSIG)}">\\s*(${SIGNED_INFO})\\s*<SignatureValue>(${BASE64})</SignatureValue>\\s*` +
    `<KeyInfo>\\s*<X509Data>\\s*<X509Certificate>(${BASE64})</X509Certificate>\\s*</X509Data>\\s*</KeyInfo>\\s*</Signature>$`,
);

/** The same with the algorithms of the NFS-e; which digest it is, and that the signature's is the same, is looked at apart. */
const OPEN_SIGNATURE = new RegExp(
  SIGNATURE.source
    .replaceAll(escapeRegExp(C14N), `(?:${OPEN_CANONICALIZATIONS.map(escapeRegExp).join('|')})`)
    .replace(escapeRegExp(RSA_SHA1), `(?:${[RSA_SHA1, RSA_SHA256].map(escapeRegExp).join('|')})`)
    .replace(`"${escapeRegExp(SHA1)}"`, `"(?:${[SHA1, SHA256].map(escapeRegExp).join('|')})"`)
    .replace('([A-Za-z0-9+/]{27}=)', '([A-Za-z0-9+/]{27}=|[A-Za-z0-9+/]{43}=)'),
);

function hashOf(info: string): Hash | null {
  const wide = info.includes(`"${RSA_SHA256}"`);
  return wide === info.includes(`"${SHA256}"`) ? (wide ? 'sha256' : 'sha1') : null;
}

/** Parses a canonical Signature if it is exactly the profile and refers to `id`; else returns the reason. */
function fieldsOf(signature: string, id: string, open: boolean): SignatureFields | string {
  const match = (open ? OPEN_SIGNATURE : SIGNATURE).exec(signature);
  const hash = match && hashOf(match[1] ?? '');
  if (!match || !hash) return 'a assinatura não segue o perfil';
  const [, info = '', reference, digestValue = '', signatureValue = '', certificateBase64 = ''] = match;
  if (reference !== id) return 'a referência não é a do elemento assinado';
  return {
    hash,
    digestValue,
    signatureValue: signatureValue.replaceAll('\n', ''),
    certificateBase64: certificateBase64.replaceAll('\n', ''),
    signedInfo: info,
  };
}

interface Known {
  readonly certificate: X509Certificate;
  readonly publicKey: KeyObject;
}

const MAX_KNOWN = 512;
/** Parsed certificates by their Base64: an emitter sends the same one with every document. Least recently used first. */
const known = new Map<string, Known>();

/** The certificate that the Base64 is, to the last byte; null for anything else. */
export function certificateOf(base64: string): Known | null {
  const hit = known.get(base64);
  if (hit) {
    known.delete(base64);
    known.set(base64, hit);
    return hit;
  }
  try {
    const certificate = new X509Certificate(Buffer.from(base64, 'base64'));
    // Base64 and DER readers overlook what follows; we do not.
    if (certificate.raw.toString('base64') !== base64) return null;
    const entry = { certificate, publicKey: certificate.publicKey };
    known.set(base64, entry);
    if (known.size > MAX_KNOWN) known.delete(known.keys().next().value ?? '');
    return entry;
  } catch {
    return null;
  }
}

interface Judged {
  readonly root: string;
  readonly element: string;
  readonly id: string;
  readonly digestBy: (hash: Hash) => string;
  readonly signature: string;
}

function judge({ root, element, id, digestBy, signature }: Judged, options: VerifyOptions): SignatureVerdict {
  if (options.element !== undefined && element !== options.element)
    return refuse('298', `${element} assinado em vez de ${options.element}`);
  const fields = fieldsOf(signature, id, options.open ?? false);
  if (typeof fields === 'string') return refuse('298', fields);
  const holder = certificateOf(fields.certificateBase64);
  if (!holder) return refuse('290', 'certificado da assinatura ilegível');
  if (holder.publicKey.asymmetricKeyType !== 'rsa') return refuse('298', 'a chave da assinatura não é RSA');
  const digest = digestBy(fields.hash);
  if (fields.digestValue !== digest) return refuse('297', 'o resumo difere do calculado');
  const signed = Buffer.from(
    fields.signedInfo.replace('<SignedInfo', `<SignedInfo${SIGNED_INFO_XMLNS}`),
    'latin1',
  );
  const bytes = Buffer.from(fields.signatureValue, 'base64');
  if (bytes.toString('base64') !== fields.signatureValue)
    return refuse('297', 'o valor da assinatura não é Base64');
  if (!rsaVerify(fields.hash === 'sha1' ? 'RSA-SHA1' : 'RSA-SHA256', signed, holder.publicKey, bytes))
    return refuse('297', 'o valor da assinatura difere do calculado');
  const { certificate } = holder;
  return {
    ok: true,
    root,
    element,
    id,
    digestValue: digest,
    certificateBase64: fields.certificateBase64,
    certificate,
  };
}

function fromCanonicalBytes(bytes: Buffer, options: VerifyOptions): SignatureVerdict | null {
  const text = bytes.toString('latin1');
  const parts = scanCanonical(text, options.inheritedNamespace);
  if (!parts || parts.namespace === '') return null;
  const { root, element, id, elementStart, elementEnd, signatureStart, signatureEnd } = parts;
  const nameEnd = elementStart + 1 + element.length;
  const digestBy = digestOf(
    bytes.subarray(elementStart, nameEnd),
    Buffer.from(` xmlns="${parts.namespace}"`, 'latin1'),
    bytes.subarray(nameEnd, elementEnd),
  );
  return judge({ root, element, id, digestBy, signature: text.slice(signatureStart, signatureEnd) }, options);
}

const digestOf =
  (...chunks: readonly (string | Uint8Array)[]) =>
  (hash: Hash): string => {
    if (hash === 'sha1') return sha1Base64(...chunks);
    const sum = createHash(hash);
    for (const chunk of chunks) sum.update(chunk);
    return sum.digest('base64');
  };

/**
 * Verifies a signed document on its own bytes: strict profile (298), digest and RSA value (297), certificate readable
 * (290). A document in canonical form is never parsed into objects; any other is canonicalized first or refused.
 * Whether the certificate is valid, trusted and of the emitter is not judged here.
 */
export function verifySigned(xml: Uint8Array | string, options: VerifyOptions = {}): SignatureVerdict {
  const bytes =
    typeof xml === 'string' ? Buffer.from(xml) : Buffer.from(xml.buffer, xml.byteOffset, xml.byteLength);
  if (!isUtf8(bytes)) return refuse('298', 'o documento não está em UTF-8');
  const verdict = fromCanonicalBytes(bytes, options);
  if (verdict) return verdict;
  const parts = canonicalParts(bytes.toString('utf8'), options.inheritedNamespace, options.nested);
  if (typeof parts === 'string') return refuse('298', parts);
  return judge({ ...parts, digestBy: digestOf(parts.signed) }, options);
}
