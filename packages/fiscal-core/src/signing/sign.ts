import { type KeyObject, sign as rsaSign } from 'node:crypto';
import { sha1Base64 } from './digest.ts';
import { SIGNED_INFO_XMLNS, signedInfo, XMLDSIG } from './profile.ts';

/** The key and certificate that sign (`Signer` of the documents satisfies it). */
export interface SigningKey {
  readonly privateKey: KeyObject;
  /** Base64 DER of the end certificate, no line breaks. */
  readonly certificateBase64: string;
}

export interface EnvelopedRequest {
  /** Namespace of the document: the signed element inherits it from the root. */
  readonly namespace: string;
  /** Canonical text of the signed element, with `xmlns` as its first attribute or (as it is written inside the root) without. */
  readonly element: string | Buffer;
  /** Value of its Id attribute. */
  readonly id: string;
  readonly signer: SigningKey;
}

export interface EnvelopedSignature {
  readonly digestValue: string;
  /** `<Signature …>…</Signature>`, canonical, to be put as the root's last child. */
  readonly signature: string;
}

const NAME_END = /[ >]/;
/** End of the element's name; names are ASCII, so a few bytes of the start tag are enough. */
const nameEnd = (element: string | Buffer): number =>
  (typeof element === 'string' ? element : element.toString('latin1', 0, 128)).search(NAME_END);

/** The digest of an element written without `xmlns` is that of its canonical form, which carries it. */
function digestOf(element: string | Buffer, namespace: string): string {
  const at = nameEnd(element);
  const xmlns = ` xmlns="${namespace}"`;
  const after =
    typeof element === 'string'
      ? element.slice(at, at + xmlns.length)
      : element.toString('latin1', at, at + xmlns.length);
  if (after === xmlns) return sha1Base64(element);
  return typeof element === 'string'
    ? sha1Base64(element.slice(0, at), xmlns, element.slice(at))
    : sha1Base64(element.subarray(0, at), xmlns, element.subarray(at));
}

const envelope = (info: string, value: Buffer, certificateBase64: string): string =>
  `<Signature xmlns="${XMLDSIG}">${info}<SignatureValue>${value.toString('base64')}</SignatureValue>` +
  `<KeyInfo><X509Data><X509Certificate>${certificateBase64}</X509Certificate></X509Data></KeyInfo></Signature>`;

/**
 * Signs a canonical element: RSA-SHA1, inclusive C14N, enveloped. The digest is over the bytes given, nothing is parsed.
 * Source: MOC 7.0 §3.4.
 */
export function signEnveloped({ namespace, element, id, signer }: EnvelopedRequest): EnvelopedSignature {
  const digestValue = digestOf(element, namespace);
  const value = rsaSign(
    'RSA-SHA1',
    Buffer.from(signedInfo(id, digestValue, SIGNED_INFO_XMLNS)),
    signer.privateKey,
  );
  return {
    digestValue,
    signature: envelope(signedInfo(id, digestValue, ''), value, signer.certificateBase64),
  };
}

export interface SignedRoot {
  /** Local name of the root, `NFe`. */
  readonly root: string;
  readonly namespace: string;
  /** Canonical children in order, the signed one without `xmlns`; empty ones are skipped. */
  readonly parts: readonly (string | Buffer)[];
  readonly signature: string;
}

/** Puts parts and signature into the root; the signed bytes are copied, never written again. */
export function assembleSigned({ root, namespace, parts, signature }: SignedRoot): Buffer {
  const texts = parts.map((part) => (typeof part === 'string' ? part : part.toString('utf8')));
  return Buffer.from(`<${root} xmlns="${namespace}">${texts.join('')}${signature}</${root}>`);
}

export interface SoleRequest {
  readonly namespace: string;
  /** Canonical; the root holds nothing but the element to be signed, which is written without `xmlns`. */
  readonly xml: Buffer;
  /** Id of that element. */
  readonly id: string;
  readonly signer: SigningKey;
}

/** Signs the only element of a root; the signature becomes the root's last child, what was signed keeps its bytes. */
export function signSole({ namespace, xml, id, signer }: SoleRequest): { xml: Buffer; digestValue: string } {
  const start = xml.indexOf('>') + 1;
  const end = xml.lastIndexOf('</');
  const element = xml.subarray(start, end);
  const { digestValue, signature } = signEnveloped({ namespace, element, id, signer });
  return {
    xml: Buffer.concat([xml.subarray(0, end), Buffer.from(signature), xml.subarray(end)]),
    digestValue,
  };
}

/** RSA-SHA1 over a short text, in Base64: the signature of QR Code version 3 and of contingency QR codes. */
export const signText = (text: string, privateKey: KeyObject): string =>
  rsaSign('RSA-SHA1', Buffer.from(text), privateKey).toString('base64');
