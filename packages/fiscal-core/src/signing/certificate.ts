import { createPrivateKey, createPublicKey, type KeyObject, X509Certificate } from 'node:crypto';
import forge from 'node-forge';
import { parseCnpj } from '../identity/cnpj.ts';
import { parseCpf } from '../identity/cpf.ts';
import { isPerson, sameHolder } from '../identity/holder.ts';
import {
  type CertificateProblem,
  type CertificateProblemCode,
  certificateProblem,
} from '../vocabulary/certificate-problem.ts';
import { CertificateError } from './certificate-error.ts';
import { type Pkcs12Contents, readPkcs12 } from './pkcs12.ts';
import { maySign } from './trust/extensions.ts';

/** Facts of a certificate. */
export interface CertificateFacts {
  /** `CN=…, OU=…, O=…`. */
  readonly subject: string;
  readonly issuer: string;
  readonly commonName: string;
  /** Holder's CNPJ (e-CNPJ) or CPF (e-CPF); null when the certificate names none. */
  readonly cnpj: string | null;
  readonly cpf: string | null;
  readonly notBefore: Date;
  readonly notAfter: Date;
  /** SHA-256 of the DER, lower-case hexadecimal. */
  readonly thumbprint: string;
  readonly selfSigned: boolean;
  readonly clientAuth: boolean;
  /** Whether its key may sign (digitalSignature). */
  readonly signs: boolean;
}

export interface OpenedCertificate extends CertificateFacts {
  readonly privateKey: KeyObject;
  /** PKCS#8 PEM, unencrypted. */
  readonly keyPem: string;
  readonly certificatePem: string;
  /** Issuers found in the file, nearest first; `''` when there are none. */
  readonly chainPem: string;
  /** DER of the end certificate in Base64, no line breaks. */
  readonly certificateBase64: string;
}

const OID_CNPJ = '2.16.76.1.3.3';
const OID_CPF_HOLDER = '2.16.76.1.3.1';
const SUBJECT_ALT_NAME = '2.5.29.17';
const CLIENT_AUTH = '1.3.6.1.5.5.7.3.2';

type Asn1 = forge.asn1.Asn1;
const children = (node: Asn1 | undefined): Asn1[] => (node && Array.isArray(node.value) ? node.value : []);
const text = (node: Asn1 | undefined): string => (node && typeof node.value === 'string' ? node.value : '');
const oid = (node: Asn1 | undefined): string =>
  node?.type === forge.asn1.Type.OID && typeof node.value === 'string' ? forge.asn1.derToOid(node.value) : '';

/** otherName values of the subjectAltName, by OID. Source: DOC-ICP-04. */
function otherNames(der: Uint8Array): Map<string, string> {
  const found = new Map<string, string>();
  const tbs = children(forge.asn1.fromDer(Buffer.from(der).toString('latin1')))[0];
  const extensions = children(
    children(tbs).find((n) => n.tagClass === forge.asn1.Class.CONTEXT_SPECIFIC && n.type === 3),
  )[0];
  const san = children(extensions).find((extension) => oid(children(extension)[0]) === SUBJECT_ALT_NAME);
  const value = text(children(san).at(-1));
  if (!value) return found;
  for (const name of children(forge.asn1.fromDer(value))) {
    const [id, wrapped] = children(name);
    if (name.type === 0 && oid(id)) found.set(oid(id), text(children(wrapped)[0]));
  }
  return found;
}

/** An attribute of a distinguished name as Node prints it (`CN=…` lines). */
const attribute = (name: string, key: string): string =>
  new RegExp(`^${key}=(.*)$`, 'm').exec(name)?.[1] ?? '';

function holder(certificate: X509Certificate): { cnpj: string | null; cpf: string | null } {
  const names = otherNames(certificate.raw);
  const cnpj = parseCnpj((names.get(OID_CNPJ) ?? '').trim());
  if (cnpj) return { cnpj, cpf: null };
  // Born (8), CPF (11), PIS, RG … of the natural person.
  const cpf = parseCpf((names.get(OID_CPF_HOLDER) ?? '').slice(8, 19));
  const suffix = attribute(certificate.subject, 'CN').split(':').at(-1)?.trim() ?? '';
  return { cnpj: parseCnpj(suffix), cpf: cpf ?? parseCpf(suffix) };
}

/** The same of a PEM. */
export const describePem = (pem: string): CertificateFacts => describeCertificate(new X509Certificate(pem));

/** Facts of one X.509 certificate (PEM or DER). */
export function describeCertificate(certificate: X509Certificate): CertificateFacts {
  return {
    subject: certificate.subject.split('\n').join(', '),
    issuer: certificate.issuer.split('\n').join(', '),
    commonName: attribute(certificate.subject, 'CN'),
    ...holder(certificate),
    notBefore: new Date(certificate.validFrom),
    notAfter: new Date(certificate.validTo),
    thumbprint: certificate.fingerprint256.replaceAll(':', '').toLowerCase(),
    selfSigned: certificate.subject === certificate.issuer && certificate.verify(certificate.publicKey),
    clientAuth: certificate.keyUsage === undefined || certificate.keyUsage.includes(CLIENT_AUTH),
    signs: maySign(certificate.raw),
  };
}

function x509(der: Buffer): X509Certificate | null {
  try {
    return new X509Certificate(der);
  } catch {
    return null;
  }
}

/** Paths of ICP-Brasil have three or four steps; a file may hold thousands of certificates. */
const CHAIN_MAX = 8;
/** A larger key would make every signature slow. */
const MODULUS_BITS_MAX = 4096;

/** Issuers from the end certificate upwards, as far as the file goes. */
function chainOf(end: X509Certificate, others: readonly X509Certificate[]): X509Certificate[] {
  const chain: X509Certificate[] = [];
  let current = end;
  for (let i = 0; i < CHAIN_MAX; i++) {
    const child = current;
    const issuer = others.find((c) => c !== child && !chain.includes(c) && child.checkIssued(c));
    if (!issuer || current.checkIssued(current)) break;
    chain.push(issuer);
    current = issuer;
  }
  return chain;
}

/**
 * Opens an A1 (PKCS#12 bytes, or their Base64) and picks the certificate that belongs to the key.
 * Throws CertificateError; an expired or foreign certificate opens (see `inspectCertificate`).
 */
export function openPkcs12(pfx: Uint8Array | string, password: string): OpenedCertificate {
  try {
    return openContents(readPkcs12(pfx, password));
  } catch (cause) {
    if (cause instanceof CertificateError) throw cause;
    // OpenSSL or node-forge cannot read the key, or a certificate, that the file holds.
    throw new CertificateError('nao_pkcs12', { cause });
  }
}

function openContents(contents: Pkcs12Contents): OpenedCertificate {
  const privateKey = createPrivateKey(contents.keyPem);
  if ((privateKey.asymmetricKeyDetails?.modulusLength ?? 0) > MODULUS_BITS_MAX)
    throw new CertificateError('algoritmo_nao_suportado');
  const publicDer = createPublicKey(privateKey).export({ type: 'spki', format: 'der' });
  const certificates = contents.certificates.map(x509).filter((c) => c !== null);
  const end = certificates.find((c) => publicDer.equals(c.publicKey.export({ type: 'spki', format: 'der' })));
  if (!end) throw new CertificateError('sem_certificado');
  const chain = chainOf(
    end,
    certificates.filter((c) => c !== end),
  );
  return {
    ...describeCertificate(end),
    privateKey,
    keyPem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    certificatePem: end.toString(),
    chainPem: chain.map((c) => c.toString()).join(''),
    certificateBase64: end.raw.toString('base64'),
  };
}

/** The identity that a mutual TLS connection shows (`ClientIdentity` of the port). */
export const identityOf = (opened: OpenedCertificate) => ({
  id: opened.thumbprint,
  keyPem: opened.keyPem,
  certPem: opened.certificatePem + opened.chainPem,
  privateKey: opened.privateKey,
  certificateBase64: opened.certificateBase64,
});

const ICP_BRASIL = /^O=ICP-Brasil$/m;

function chainProblem(opened: OpenedCertificate): CertificateProblemCode | null {
  const end = new X509Certificate(opened.certificatePem);
  const pems = opened.chainPem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  const path = [end, ...pems.map((pem) => new X509Certificate(pem))];
  if (opened.selfSigned) return 'autoassinado';
  // Every step names ICP-Brasil as its issuer; roots are often left out of the file, so the last issuer may be missing.
  if (!path.every((c) => ICP_BRASIL.test(c.issuer))) return 'sem_cadeia_icp_brasil';
  const linked = path.every((c, i) => {
    const issuer = path[i + 1];
    return !issuer || c.verify(issuer.publicKey);
  });
  return linked ? null : 'cadeia_invalida';
}

function holderProblem({ cnpj, cpf }: OpenedCertificate, expected: string): CertificateProblemCode | null {
  const person = isPerson(expected);
  const holder = person ? cpf : cnpj;
  if (holder === null) return person ? 'sem_cpf' : 'sem_cnpj';
  if (sameHolder(holder, expected)) return null;
  return person ? 'cpf_divergente' : 'cnpj_divergente';
}

/** Everything that would stop live emission with this certificate; empty = fit. `cnpj`: of the company, or the CPF of a person who issues. */
export function inspectCertificate(
  opened: OpenedCertificate,
  expected: { readonly cnpj: string; readonly nowMs: number },
): CertificateProblem[] {
  const codes: (CertificateProblemCode | null)[] = [
    opened.notAfter.getTime() < expected.nowMs ? 'expirado' : null,
    opened.notBefore.getTime() > expected.nowMs ? 'ainda_nao_valido' : null,
    holderProblem(opened, expected.cnpj),
    chainProblem(opened),
    opened.signs ? null : 'sem_assinatura_digital',
    opened.clientAuth ? null : 'sem_client_auth',
  ];
  return codes.filter((code) => code !== null).map(certificateProblem);
}
