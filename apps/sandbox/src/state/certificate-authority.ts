import type { Pool } from 'pg';

export interface StoredAuthority {
  readonly certificatePem: string;
  readonly keyPem: string;
}

export function createCertificateAuthorityStore(pool: Pool) {
  const load = async () => {
    const { rows } = await pool.query<StoredAuthority>(
      'select certificate_pem as "certificatePem", key_pem as "keyPem" from certificate_authority',
    );
    return rows[0] ?? null;
  };
  return {
    load,
    /** Stores the authority unless another process did; returns the stored one. */
    keep: async (authority: StoredAuthority): Promise<StoredAuthority> => {
      await pool.query(
        'insert into certificate_authority (certificate_pem, key_pem) values ($1, $2) on conflict do nothing',
        [authority.certificatePem, authority.keyPem],
      );
      return (await load()) ?? authority;
    },
  };
}

export type CertificateAuthorityStore = ReturnType<typeof createCertificateAuthorityStore>;
