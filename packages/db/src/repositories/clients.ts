import type { Issuer } from '@fiscal/core/documents/definition';
import type { Ambiente } from '@fiscal/core/sefaz/service';
import type { Db } from '../client.ts';
import type { Vault } from '../crypto/vault.ts';
import type { CertificateView, NewCertificate } from './certificates.ts';

/** What the fiscal profile adds to the registered fields; see `Issuer`. */
export type ClientProfile = Omit<Issuer, 'cnpj' | 'name' | 'ie' | 'uf' | 'cscId'>;

export interface ClientView {
  readonly id: string;
  readonly name: string;
  readonly cnpj: string;
  readonly ie: string;
  readonly uf: string;
  readonly environment: Ambiente;
  readonly cscId: string | null;
  readonly profile: ClientProfile;
  readonly sandboxStrict: boolean;
  readonly limits: { readonly writes: number | null; readonly reads: number | null };
  readonly certificate: CertificateView | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

export interface NewClient {
  readonly name: string;
  readonly cnpj: string;
  readonly ie: string;
  readonly uf: string;
  readonly environment: Ambiente;
  readonly csc: string;
  readonly cscId: string;
  readonly profile?: ClientProfile;
  readonly sandboxStrict?: boolean;
  readonly certificate: NewCertificate | null;
}

/** Absent keys stay as they are; `profile` replaces the whole profile. */
export interface ClientPatch {
  readonly name?: string;
  readonly ie?: string;
  readonly uf?: string;
  readonly environment?: Ambiente;
  readonly csc?: string;
  readonly cscId?: string;
  readonly profile?: ClientProfile;
  readonly sandboxStrict?: boolean;
  readonly limits?: { readonly writes: number | null; readonly reads: number | null };
}

/** Client, certificate and both tokens (`nfe_test_`, `nfe_live_`) in one transaction. */
export declare function createClient(
  db: Db,
  vault: Vault,
  accountId: string,
  client: NewClient,
): Promise<
  | { readonly kind: 'criado'; readonly client: ClientView }
  | { readonly kind: 'cliente_ja_existe'; readonly clientId: string }
>;
export declare function getClient(db: Db, accountId: string, clientId: string): Promise<ClientView | null>;
/** Newest first; `nextCursor` null on the last page. */
export declare function listClients(
  db: Db,
  accountId: string,
  page: { readonly limit: number; readonly cursor?: string; readonly cnpj?: string },
): Promise<{ readonly data: readonly ClientView[]; readonly nextCursor: string | null }>;
export declare function updateClient(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
  patch: ClientPatch,
): Promise<ClientView | null>;
/** Decrypted CSC, for the signing activity only. */
export declare function openCsc(
  db: Db,
  vault: Vault,
  accountId: string,
  clientId: string,
): Promise<{ readonly csc: string; readonly cscId: string } | null>;
