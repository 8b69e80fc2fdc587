import { createHash, verify as rsaVerify } from 'node:crypto';
import { ParseOption, XmlC14NMode, XmlDocument } from 'libxml2-wasm';
import { escapeAttribute } from '../xml/cut.ts';
import { parseXml, type XmlDocument as ReadDocument, sourceOf, type XmlElement } from '../xml/parse.ts';
import {
  C14N,
  ENVELOPED,
  OPEN_CANONICALIZATIONS,
  RSA_SHA1,
  RSA_SHA256,
  SHA1,
  SHA256,
  XMLDSIG,
} from './profile.ts';
import { certificateOf, type SignatureVerdict, type VerifyOptions } from './verify.ts';

type Refusal = Extract<SignatureVerdict, { ok: false }>;

class Refused extends Error {
  readonly code: Refusal['code'];
  constructor(code: Refusal['code'], cause: string) {
    super(cause);
    this.code = code;
  }
}
const refuse = (code: Refusal['code'], cause: string): never => {
  throw new Refused(code, cause);
};
const offProfile = (): never => refuse('298', 'a assinatura não segue o perfil');

const ID_NAMES = new Set(['Id', 'ID', 'id']);
const isSignature = ({ name, namespace }: XmlElement): boolean =>
  name === 'Signature' && namespace === XMLDSIG;

/** The element itself and all inside it. */
function descend(element: XmlElement, into: XmlElement[] = []): readonly XmlElement[] {
  into.push(element);
  for (const inner of element.children) descend(inner, into);
  return into;
}

const localName = (attribute: string): string => attribute.slice(attribute.indexOf(':') + 1);
const idsOf = ({ attributes }: XmlElement): string[] =>
  Object.entries(attributes).flatMap(([name, value]) => (ID_NAMES.has(localName(name)) ? [value] : []));

interface Parts {
  readonly signed: XmlElement;
  readonly id: string;
  readonly signature: XmlElement;
}

/** Finds what is signed, first, and its signature, last of the element's children. */
function partsOf(root: XmlElement, { element, nested = false }: VerifyOptions): Parts {
  const [signed] = root.children;
  const signature = root.children.at(-1);
  if (!signed || !signature || signed === signature || !isSignature(signature))
    return refuse('298', 'Signature não é o último filho da raiz');
  if (element !== undefined && signed.name !== element)
    refuse('298', `${signed.name} assinado em vez de ${element}`);
  if (root.namespace === '' || signed.namespace !== root.namespace) refuse('298', 'outro namespace');
  if (root.prefix !== '' || signed.prefix !== '') refuse('298', 'prefixo');
  const all = descend(root);
  // A document inside may be signed too, and is part of what is signed.
  const signatures = all.filter(({ name }) => name === 'Signature');
  const allowed = new Set(nested ? descend(signed) : []);
  if (signatures.some((one) => one !== signature && !(allowed.has(one) && isSignature(one))))
    refuse('298', 'mais de uma assinatura');
  const id = signed.attributes['Id'] ?? '';
  // A second element with the same Id is how a signature is wrapped around something else.
  if (id === '' || all.flatMap(idsOf).filter((other) => other === id).length !== 1)
    refuse('298', 'Id ausente ou repetido');
  return { signed, id, signature };
}

/** Returns the children, which must have these names, in the order of the schema, and nothing between them. */
function childrenAs(element: XmlElement, ...names: readonly string[]): readonly XmlElement[] {
  const { children } = element;
  const fits =
    children.length === names.length &&
    element.text.trim() === '' &&
    children.every(({ name, namespace }, at) => name === names[at] && namespace === XMLDSIG);
  return fits ? children : offProfile();
}

/** Attributes that declare no namespace. */
const ownAttributes = ({ attributes }: XmlElement): [string, string][] =>
  Object.entries(attributes).filter(([name]) => name !== 'xmlns' && !name.startsWith('xmlns:'));

/** Value of the only attribute. */
function attributeAs(element: XmlElement | undefined, name: string): string {
  const [first, ...others] = element ? ownAttributes(element) : [];
  return first?.[0] === name && others.length === 0 ? first[1] : offProfile();
}

function algorithmOf(element: XmlElement | undefined): string {
  if (!element || element.children.length > 0 || element.text.trim() !== '') return offProfile();
  return attributeAs(element, 'Algorithm');
}

/** Base64 without line breaks. */
function base64Of(element: XmlElement | undefined): string {
  if (!element || element.children.length > 0 || ownAttributes(element).length > 0) return offProfile();
  return element.text.replaceAll(/[\t\n\r ]/g, '');
}

interface SignedInfo {
  readonly canonicalization: string;
  readonly transform: string;
  readonly hash: 'sha1' | 'sha256';
  readonly digestValue: string;
}

/** Reads a SignedInfo that is exactly the profile and refers to `id`. */
function readSignedInfo(info: XmlElement, id: string, open: boolean): SignedInfo {
  const [canonicalizationMethod, signatureMethod, reference] = childrenAs(
    info,
    'CanonicalizationMethod',
    'SignatureMethod',
    'Reference',
  );
  if (!reference || ownAttributes(info).length > 0) return offProfile();
  if (attributeAs(reference, 'URI') !== `#${id}`) refuse('298', 'a referência não é a do elemento assinado');
  const [transforms, digestMethod, value] = childrenAs(
    reference,
    'Transforms',
    'DigestMethod',
    'DigestValue',
  );
  if (!transforms || ownAttributes(transforms).length > 0) return offProfile();
  const [enveloped, second] = childrenAs(transforms, 'Transform', 'Transform');
  const canonicalization = algorithmOf(canonicalizationMethod);
  const transform = algorithmOf(second);
  const methods = `${algorithmOf(signatureMethod)} ${algorithmOf(digestMethod)}`;
  const hash =
    methods === `${RSA_SHA1} ${SHA1}` ? 'sha1' : methods === `${RSA_SHA256} ${SHA256}` ? 'sha256' : null;
  const canonicalizations: readonly string[] = open ? OPEN_CANONICALIZATIONS : [C14N];
  const fits =
    algorithmOf(enveloped) === ENVELOPED &&
    canonicalizations.includes(canonicalization) &&
    canonicalizations.includes(transform) &&
    hash !== null &&
    (open || hash === 'sha1');
  return fits ? { canonicalization, transform, hash, digestValue: base64Of(value) } : offProfile();
}

interface Signature {
  readonly signatureValue: string;
  readonly certificateBase64: string;
}

function readSignature(signature: XmlElement): Signature {
  const [info, value, keyInfo] = childrenAs(signature, 'SignedInfo', 'SignatureValue', 'KeyInfo');
  const [data] = keyInfo ? childrenAs(keyInfo, 'X509Data') : [];
  const [certificate] = data ? childrenAs(data, 'X509Certificate') : [];
  const bare = [signature, info, keyInfo, data].every((one) => one && ownAttributes(one).length === 0);
  if (!bare) return offProfile();
  return { signatureValue: base64Of(value), certificateBase64: base64Of(certificate) };
}

const declarationsOf = ({ attributes }: XmlElement): [string, string][] =>
  Object.entries(attributes).filter(([name]) => name === 'xmlns' || name.startsWith('xmlns:'));

/** Returns the element's octets by libxml2, with the namespaces in force around it: those of the document and of `outer`. */
function canonicalize(
  document: ReadDocument,
  element: XmlElement,
  { outer, algorithm }: { readonly outer: readonly XmlElement[]; readonly algorithm: string },
): Buffer {
  const around = new Map([['xmlns', outer[0]?.namespace ?? ''], ...outer.flatMap(declarationsOf)]);
  for (const [name] of declarationsOf(element)) around.delete(name);
  const declared = [...around].map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join('');
  const written = sourceOf(document, element);
  const nameEnd = 1 + (element.prefix === '' ? 0 : element.prefix.length + 1) + element.name.length;
  const chunks: Buffer[] = [];
  const handler = {
    // The memory behind the chunk is used again.
    write: (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)) && chunk.length,
    close: () => true,
  };
  const mode = algorithm === C14N ? XmlC14NMode.XML_C14N_1_0 : XmlC14NMode.XML_C14N_EXCLUSIVE_1_0;
  const option = ParseOption.XML_PARSE_NONET | ParseOption.XML_PARSE_NO_XXE;
  let tree: XmlDocument | undefined;
  try {
    // An element alone, as the root, has the canonical form that it has inside, and libxml2 asks JavaScript about no node.
    tree = XmlDocument.fromString(written.slice(0, nameEnd) + declared + written.slice(nameEnd), { option });
    tree.canonicalize(handler, { mode });
  } catch {
    // A namespace that is no absolute URI, or that nothing binds, has no canonical form.
    return refuse('298', 'sem forma canônica');
  } finally {
    tree?.dispose();
  }
  const octets = Buffer.concat(chunks);
  // Here a text has no `<`.
  return octets.includes('<?') ? refuse('298', 'instrução de processamento') : octets;
}

/**
 * Whether an element that was read is, name by name and text by text, what was signed. Elements have no prefix and the namespace of
 * the signed one, except those of signatures inside.
 */
function isSame(read: XmlElement, signed: XmlElement, namespace: string): boolean {
  const [own, others] = [ownAttributes(read), ownAttributes(signed)];
  return (
    read.name === signed.name &&
    read.namespace === signed.namespace &&
    read.text === signed.text &&
    (read.namespace === XMLDSIG || (read.namespace === namespace && read.prefix === '')) &&
    own.length === others.length &&
    own.every(([name, value]) => signed.attributes[name] === value && !name.includes(':')) &&
    read.children.length === signed.children.length &&
    read.children.every((inner, at) => {
      const other = signed.children[at];
      return other !== undefined && isSame(inner, other, namespace);
    })
  );
}

function verify(document: ReadDocument, root: XmlElement, options: VerifyOptions): SignatureVerdict {
  const { signed, id, signature } = partsOf(root, options);
  if (/<!--|<\?/.test(sourceOf(document, signature))) refuse('298', 'comentário na assinatura');
  const { signatureValue, certificateBase64 } = readSignature(signature);
  const holder = certificateOf(certificateBase64);
  if (!holder) return refuse('290', 'certificado da assinatura ilegível');
  if (holder.publicKey.asymmetricKeyType !== 'rsa') refuse('298', 'a chave da assinatura não é RSA');
  const [written] = signature.children;
  const innerAlgorithm = algorithmOf(written?.children[0]);
  if (!written) return offProfile();
  const infoBytes = canonicalize(document, written, { outer: [root, signature], algorithm: innerAlgorithm });
  // Read from the octets that the key signed.
  const info = readSignedInfo(parseXml(infoBytes).root, id, options.open ?? false);
  if (info.canonicalization !== innerAlgorithm) return offProfile();
  const signedBytes = canonicalize(document, signed, { outer: [root], algorithm: info.transform });
  const digest = createHash(info.hash).update(signedBytes).digest('base64');
  if (info.digestValue !== digest) refuse('297', 'o resumo difere do calculado');
  const value = Buffer.from(signatureValue, 'base64');
  if (value.toString('base64') !== signatureValue) refuse('297', 'o valor da assinatura não é Base64');
  const algorithm = info.hash === 'sha1' ? 'RSA-SHA1' : 'RSA-SHA256';
  if (!rsaVerify(algorithm, infoBytes, holder.publicKey, value))
    refuse('297', 'o valor da assinatura difere do calculado');
  if (!isSame(signed, parseXml(signedBytes).root, root.namespace))
    refuse('298', 'o elemento lido não é o assinado');
  return {
    ok: true,
    root: root.name,
    element: signed.name,
    id,
    digestValue: digest,
    certificateBase64,
    certificate: holder.certificate,
  };
}

/**
 * Verifies an element of a document that others made, as `verifySigned` does, and takes what their software writes beside it:
 * white space, prefixes in the signature. libxml2 canonicalizes; the element that was read must be the one whose octets are signed.
 */
export function verifyForeign(
  document: ReadDocument,
  element: XmlElement,
  options: Omit<VerifyOptions, 'inheritedNamespace'> = {},
): SignatureVerdict {
  try {
    return verify(document, element, options);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, code: error.code, cause: error.message };
    throw error;
  }
}
