import { constants } from 'node:crypto';
import type { SecureVersion } from 'node:tls';

/** TLS settings of an authority's server. */
export interface TlsRow {
  /** The oldest and the newest TLS; never older than 1.2. */
  readonly minVersion: Extract<SecureVersion, 'TLSv1.2' | 'TLSv1.3'>;
  readonly maxVersion: Extract<SecureVersion, 'TLSv1.2' | 'TLSv1.3'>;
  /** Takes a server that does not renegotiate in the secure way (RFC 5746). */
  readonly legacyRenegotiation: boolean;
  /** OpenSSL's level of what is too weak; null: as Node has it. */
  readonly securityLevel: 0 | 1 | 2 | null;
}

/**
 * Every server that has no row. Many ask for the certificate by renegotiation, which TLS 1.3 does not have: BA, SP, SVAN, SVC-AN, the
 * national environment, Sefin Nacional. All renegotiate in the secure way, and Node's own ciphers have those of GO, PR and BA.
 * Source: sinete-dev/sinete, ADR 0004: 35 hosts, tried with a real e-CNPJ on 2026-09-25.
 */
export const USUAL_TLS: TlsRow = {
  minVersion: 'TLSv1.2',
  maxVersion: 'TLSv1.2',
  legacyRenegotiation: false,
  securityLevel: null,
};

/** Exceptions by server name; absent settings are the default. */
export const TLS_ROWS: Readonly<Record<string, Partial<TlsRow> & { readonly source: string }>> = {
  'adn.nfse.gov.br': { maxVersion: 'TLSv1.3', source: 'the same, ADN: certificate in the handshake' },
  'adn.producaorestrita.nfse.gov.br': { maxVersion: 'TLSv1.3', source: 'the same' },
};

/** The row of a server. */
export const tlsRowOf = (hostname: string, rows: typeof TLS_ROWS = TLS_ROWS): TlsRow => ({
  ...USUAL_TLS,
  ...rows[hostname.toLowerCase()],
});

/** Options of Node for a row. */
export const tlsOptionsOf = ({ minVersion, maxVersion, legacyRenegotiation, securityLevel }: TlsRow) => ({
  minVersion,
  maxVersion,
  ...(legacyRenegotiation ? { secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT } : {}),
  ...(securityLevel === null ? {} : { ciphers: `DEFAULT@SECLEVEL=${securityLevel}` }),
});
