import { constants } from 'node:crypto';
import { expect, it } from 'vitest';
import { DOCUMENTS } from '../registry/documents.ts';
import { endpointTable } from '../registry/endpoints.ts';
import { TLS_ROWS, tlsOptionsOf, tlsRowOf, USUAL_TLS } from './tls-rows.ts';

it('speaks TLS 1.2 with every server of the portal, of which some ask for the certificate by renegotiation', () => {
  const urls = DOCUMENTS.flatMap(({ type }) =>
    Object.values(endpointTable(type)?.urls ?? {}).flatMap((authorizers) =>
      Object.values(authorizers).flatMap((services) => Object.values(services ?? {})),
    ),
  );
  const hosts = new Set(urls.map((url) => new URL(String(url)).hostname));
  expect(hosts.size).toBeGreaterThan(20);
  for (const host of hosts) expect([host, tlsRowOf(host)]).toEqual([host, USUAL_TLS]);
  expect(tlsOptionsOf(USUAL_TLS)).toEqual({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.2' });
});

it('uses the options of a row, and nothing older than TLS 1.2', () => {
  expect(tlsOptionsOf(tlsRowOf('ADN.nfse.gov.br'))).toEqual({ minVersion: 'TLSv1.2', maxVersion: 'TLSv1.3' });
  const rows = { 'velha.gov.br': { legacyRenegotiation: true, securityLevel: 1, source: 'test' } } as const;
  expect(tlsOptionsOf(tlsRowOf('velha.gov.br', rows))).toEqual({
    minVersion: 'TLSv1.2',
    maxVersion: 'TLSv1.2',
    secureOptions: constants.SSL_OP_LEGACY_SERVER_CONNECT,
    ciphers: 'DEFAULT@SECLEVEL=1',
  });
  for (const host of Object.keys(TLS_ROWS)) expect(tlsRowOf(host).legacyRenegotiation).toBe(false);
});
