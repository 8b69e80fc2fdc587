import type { Pool } from 'pg';

export interface StoredAuthority {
  readonly certificatePem: string;
  readonly keyPem: string;
}

export interface CertificateAuthorityStore {
  load(): Promise<StoredAuthority | null>;
  /** Stores the authority unless another process did; returns the stored one. */
  keep(authority: StoredAuthority): Promise<StoredAuthority>;
}

export function createCertificateAuthorityStore(pool: Pool): CertificateAuthorityStore {
  const load = async () => {
    const { rows } = await pool.query<StoredAuthority>(
      'select certificate_pem as "certificatePem", key_pem as "keyPem" from certificate_authority',
    );
    return rows[0] ?? null;
  };
  return {
    load,
    keep: async (authority) => {
      await pool.query(
        'insert into certificate_authority (certificate_pem, key_pem) values ($1, $2) on conflict do nothing',
        [authority.certificatePem, authority.keyPem],
      );
      return (await load()) ?? authority;
    },
  };
}
