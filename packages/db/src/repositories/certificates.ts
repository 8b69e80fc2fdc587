import type { Db } from '../client.ts';
import type { Vault } from '../crypto/vault.ts';

export interface CertificateFacts {
  readonly subject: string;
  /** CNPJ or CPF in the certificate. */
  readonly holder: string | null;
  readonly notBefore: Date;
  readonly notAfter: Date;
  readonly thumbprint: string;
  /** What stops live emission (expired, other CNPJ, self-signed, no ICP-Brasil chain). */
  readonly problems: readonly { readonly code: string; readonly message: string }[];
}

/** The caller's A1 as uploaded. */
export interface NewCertificate extends CertificateFacts {
  readonly pfx: Buffer;
  readonly password: string;
}

/** Issued by the sandbox CA for test documents. */
export interface NewSandboxCertificate extends CertificateFacts {
  readonly keyPem: string;
  readonly certPem: string;
  readonly chainPem: string;
}

export interface CertificateView extends CertificateFacts {
  readonly id: string;
  readonly source: 'enviado' | 'sandbox';
  readonly createdAt: Date;
}

/** Replaces the client's current A1 (the old one is kept, replaced). Null when the client does not exist. */
export declare function replaceCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  certificate: NewCertificate,
): Promise<CertificateView | null>;
/** Decrypts; only for the signing activity. */
export declare function openCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
): Promise<{ readonly view: CertificateView; readonly pfx: Buffer; readonly password: string } | null>;
/** Keeps the sandbox-issued certificate; when another worker was faster, theirs is returned. */
export declare function saveSandboxCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  certificate: NewSandboxCertificate,
): Promise<OpenedSandboxCertificate>;
export declare function openSandboxCertificate(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
): Promise<OpenedSandboxCertificate | null>;

export interface OpenedSandboxCertificate {
  readonly view: CertificateView;
  readonly keyPem: string;
  readonly certPem: string;
  readonly chainPem: string;
}
