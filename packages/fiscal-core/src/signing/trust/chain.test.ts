import { X509Certificate } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { createTestCa, issueCertificate, issueEcnpj } from '../../testing/certificates.ts';
import { chainOf } from './chain.ts';
import { collectCertificates } from './collect.ts';
import { ICP_BRASIL } from './icp-brasil.ts';

const NOW_MS = Date.now();
const YEAR_MS = 365 * 86_400_000;

const root = createTestCa('AC Raiz de Teste');
const issuing = issueCertificate({ commonName: 'AC Emissora v1', ca: true, issuer: root });
const end = issueEcnpj(issuing, { cnpj: '11222333000181' });
const fingerprint = ({ certificate }: { readonly certificate: X509Certificate }) =>
  certificate.fingerprint256.replaceAll(':', '');
const ders = (...certificates: { readonly certificate: X509Certificate }[]) =>
  certificates.map(({ certificate }) => certificate.raw);
const storeOf = (...certificates: { readonly certificate: X509Certificate }[]) =>
  collectCertificates(ders(...certificates), new Set([fingerprint(root)]), NOW_MS).rows;

describe('the store', () => {
  it('is of authorities whose fingerprints and dates are those of their certificates', () => {
    for (const { name, sha256, to, der } of ICP_BRASIL) {
      const certificate = new X509Certificate(Buffer.from(der, 'base64'));
      expect([name, certificate.fingerprint256.replaceAll(':', ''), certificate.ca]).toEqual([
        name,
        sha256,
        true,
      ]);
      expect(new Date(certificate.validTo).toISOString().slice(0, 10)).toBe(to);
    }
    expect(ICP_BRASIL.filter(({ role }) => role === 'raiz').map(({ name }) => name)).toEqual(
      ['v10', 'v12', 'v5'].map((version) => `Autoridade Certificadora Raiz Brasileira ${version}`),
    );
  });

  it('has each of its authorities on the way to a root of its own', () => {
    for (const certificate of ICP_BRASIL.map(({ der }) => new X509Certificate(Buffer.from(der, 'base64'))))
      expect(chainOf(certificate, [], { nowMs: Date.parse('2026-11-24') }).kind, certificate.subject).toBe(
        'confiavel',
      );
  });
});

describe('the chain of a holder', () => {
  const chain = (given: readonly X509Certificate[], store: ReturnType<typeof storeOf>) =>
    chainOf(end.certificate, given, { nowMs: NOW_MS, store });

  it('is followed by the store alone, as most files hold no issuers', () => {
    expect(chain([], storeOf(root, issuing))).toEqual({
      kind: 'confiavel',
      root: 'AC Raiz de Teste',
      names: ['AC Emissora v1', 'AC Raiz de Teste'],
    });
  });

  it('is followed by the file’s own issuers to a root of the store', () => {
    expect(chain([issuing.certificate], storeOf(root)).kind).toBe('confiavel');
  });

  it('with an unknown issuer is unknown: the store may be older', () => {
    expect(chain([], storeOf(root))).toEqual({ kind: 'desconhecida', issuer: 'AC Emissora v1' });
  });

  it('to a private root is foreign, under any name', () => {
    const own = createTestCa('AC Raiz de Teste');
    const forged = issueEcnpj(own, { cnpj: '11222333000181' });
    expect(chainOf(forged.certificate, [own.certificate], { nowMs: NOW_MS, store: storeOf(root) })).toEqual({
      kind: 'alheia',
      root: 'AC Raiz de Teste',
    });
  });

  it('with an expired issuer is reported', () => {
    expect(
      chainOf(end.certificate, [], { nowMs: NOW_MS + 30 * YEAR_MS, store: storeOf(root, issuing) }).kind,
    ).toBe('vencida');
  });
});

describe('content of the store', () => {
  const past = { notBefore: new Date(NOW_MS - 2 * YEAR_MS), notAfter: new Date(NOW_MS - YEAR_MS) };
  it('is what ends at a confirmed root, for holders or servers, once', () => {
    const ssl = issueCertificate({ commonName: 'AC Emissora SSL', ca: true, issuer: root });
    const found = storeOf(root, issuing, ssl, issuing);
    expect(found.map(({ name, role }) => [name, role])).toEqual([
      ['AC Raiz de Teste', 'raiz'],
      ['AC Emissora SSL', 'servidor'],
      ['AC Emissora v1', 'titular'],
    ]);
  });

  it.each([
    ['a root that nobody confirmed', () => createTestCa('AC Alheia'), 'raiz_nao_confirmada'],
    ['a holder', () => end, 'nao_e_autoridade'],
    [
      'an authority of another root',
      () => issueCertificate({ commonName: 'AC Solta', ca: true, issuer: createTestCa('AC Alheia') }),
      'sem_cadeia',
    ],
    [
      'one that has ended',
      () => issueCertificate({ commonName: 'AC Antiga', ca: true, issuer: root, ...past }),
      'vencido',
    ],
    [
      'one that stamps times',
      () => issueCertificate({ commonName: 'AC Carimbo do Tempo', ca: true, issuer: root }),
      'outra_finalidade',
    ],
  ] as const)('is never %s', (_, made, why) => {
    const { rows, leftOut } = collectCertificates(ders(root, made()), new Set([fingerprint(root)]), NOW_MS);
    expect(rows.map(({ role }) => role)).toEqual(['raiz']);
    expect(leftOut.map((each) => each.why)).toEqual([why]);
  });

  it('is nothing that cannot be read', () => {
    expect(collectCertificates([Buffer.from('lixo')], new Set(), NOW_MS)).toEqual({
      rows: [],
      leftOut: [{ name: '?', why: 'ilegivel' }],
    });
  });
});
