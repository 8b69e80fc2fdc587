import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { createTestCa, issueCertificate, issueEcnpj, toPkcs12 } from '../testing/certificates.ts';
import { identityOf, inspectCertificate, openPkcs12 } from './certificate.ts';
import { CertificateError } from './certificate-error.ts';

/** Files made with OpenSSL; keys and certificates exist for these tests only. */
const FILES = z
  .record(z.string(), z.object({ what: z.string(), password: z.string(), pfx: z.string() }))
  .parse(JSON.parse(readFileSync(new URL('./fixtures/pkcs12.json', import.meta.url), 'utf8')));
const file = (name: string) => {
  const found = FILES[name];
  if (!found) throw new Error(`no fixture ${name}`);
  return found;
};
const codeOf = (open: () => unknown): string | null => {
  try {
    open();
    return null;
  } catch (error) {
    return error instanceof CertificateError ? error.code : String(error);
  }
};

const NOW = Date.parse('2026-11-21T12:00:00Z');
const CNPJ = '12ABC34501DE35';
const ca = createTestCa();
const DAY = 86_400_000;
const at = (days: number) => new Date(NOW + days * DAY);
const valid = { notBefore: at(-1), notAfter: at(300) };
const problems = (certificate: ReturnType<typeof issueEcnpj>) =>
  inspectCertificate(openPkcs12(toPkcs12(certificate, 's'), 's'), { cnpj: CNPJ, nowMs: NOW }).map(
    (p) => p.code,
  );

describe('openPkcs12', () => {
  it.each(['legado', 'moderno', 'acentos', 'sem-mac'])('opens a %s file of OpenSSL', (name) => {
    const opened = openPkcs12(file(name).pfx, file(name).password);
    expect(opened).toMatchObject({
      cnpj: CNPJ,
      cpf: null,
      clientAuth: true,
      selfSigned: false,
      commonName: `EMPRESA DE TESTE LTDA:${CNPJ}`,
    });
    expect(opened.privateKey.asymmetricKeyType).toBe('rsa');
    expect(opened.chainPem === '').toBe(name === 'sem-mac');
  });

  it('gives the identity of a TLS connection: end certificate, then its chain', () => {
    const identity = identityOf(openPkcs12(file('moderno').pfx, 'senha'));
    expect(identity.certPem.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
    expect(identity.id).toMatch(/^[0-9a-f]{64}$/);
    expect(identity.keyPem).toContain('BEGIN PRIVATE KEY');
  });

  it('takes Base64 broken into lines', () => {
    expect(openPkcs12(file('moderno').pfx.replace(/.{64}/g, '$&\r\n'), 'senha').cnpj).toBe(CNPJ);
  });

  it.each([
    ['text that is not Base64', 'não é base64', 'x', 'nao_base64'],
    ['an empty text', '', 'x', 'nao_base64'],
    [
      'Base64 of something else',
      Buffer.from('isto não é um certificado').toString('base64'),
      'x',
      'nao_pkcs12',
    ],
    ['a truncated file', Buffer.from(file('moderno').pfx, 'base64').subarray(0, 900), 'senha', 'nao_pkcs12'],
    ['a file over 512 KiB', Buffer.alloc(512 * 1024 + 1), 'x', 'grande_demais'],
    ['a very long text', 'A'.repeat(2_000_000), 'x', 'grande_demais'],
    ['a wrong password on a modern file', file('moderno').pfx, 'errada', 'senha_incorreta'],
    ['a wrong password on a legacy file', file('legado').pfx, 'errada', 'senha_incorreta'],
    ['a wrong password with accents', file('acentos').pfx, 'ção', 'senha_incorreta'],
    ['a wrong password on a file without MAC', file('sem-mac').pfx, 'errada', 'senha_incorreta'],
    ['a file without key', file('sem-chave').pfx, 'senha', 'sem_chave_privada'],
    ['a file without certificate', file('so-chave').pfx, 'senha', 'sem_certificado'],
    ['a key on an elliptic curve', file('curva-eliptica').pfx, 'senha', 'algoritmo_nao_suportado'],
    ['millions of iterations', file('iteracoes').pfx, 'senha', 'iteracoes_demais'],
    ['100,000 levels of nesting', Buffer.alloc(200_000, '0\x80', 'latin1'), 'x', 'nao_pkcs12'],
    ['half a megabyte of one byte', Buffer.alloc(512 * 1024, 0x30), 'x', 'nao_pkcs12'],
  ])('refuses %s', (_, pfx, password, code) => {
    expect(codeOf(() => openPkcs12(pfx, password))).toBe(code);
  });

  it('gives its message in pt-BR', () => {
    expect(() => openPkcs12(file('moderno').pfx, 'errada')).toThrow('A senha não abre o certificado.');
  });
});

describe('inspectCertificate', () => {
  it('finds nothing wrong with an e-CNPJ of the company', () => {
    expect(problems(issueEcnpj(ca, { cnpj: CNPJ, ...valid }))).toEqual([]);
  });

  it('takes the certificate of another establishment of the same company', () => {
    expect(problems(issueEcnpj(ca, { cnpj: '12ABC345000112', ...valid }))).not.toContain('cnpj_divergente');
  });

  it.each([
    ['expirado', { cnpj: CNPJ, notBefore: at(-400), notAfter: at(-1) }],
    ['ainda_nao_valido', { cnpj: CNPJ, notBefore: at(1), notAfter: at(300) }],
    ['cnpj_divergente', { cnpj: '11222333000181', ...valid }],
    ['sem_client_auth', { cnpj: CNPJ, ...valid, clientAuth: false }],
    ['sem_assinatura_digital', { cnpj: CNPJ, ...valid, signs: false }],
  ])('names %s', (code, holder) => {
    expect(problems(issueEcnpj(ca, holder))).toEqual([code]);
  });

  it('names a certificate without CNPJ, a self-signed one and one from outside ICP-Brasil', () => {
    expect(
      problems(issueCertificate({ commonName: 'FULANO', issuer: ca, clientAuth: true, ...valid })),
    ).toEqual(['sem_cnpj']);
    expect(problems(issueCertificate({ commonName: `X:${CNPJ}`, clientAuth: true, ...valid }))).toEqual([
      'autoassinado',
    ]);
    expect(problems(issueEcnpj(createTestCa('AC Caseira', 'Casa'), { cnpj: CNPJ, ...valid }))).toEqual([
      'sem_cadeia_icp_brasil',
    ]);
  });

  it('wants the e-CPF of a person who issues, and no company’s or other person’s', () => {
    const inspectNamed = (commonName: string) => {
      const certificate = issueCertificate({ commonName, issuer: ca, clientAuth: true, ...valid });
      const opened = openPkcs12(toPkcs12(certificate, 's'), 's');
      return inspectCertificate(opened, { cnpj: '12345678909', nowMs: NOW }).map(({ code }) => code);
    };
    expect(inspectNamed('FULANO:12345678909')).toEqual([]);
    expect(inspectNamed('BELTRANO:52998224725')).toEqual(['cpf_divergente']);
    expect(inspectNamed(`EMPRESA:${CNPJ}`)).toEqual(['sem_cpf']);
  });

  it('reads the CNPJ after the name when there is no otherName', () => {
    const certificate = issueCertificate({
      commonName: 'EMPRESA:11222333000181',
      issuer: ca,
      clientAuth: true,
      ...valid,
    });
    expect(openPkcs12(toPkcs12(certificate, 's', 'legado'), 's').cnpj).toBe('11222333000181');
  });

  it('keeps accents of the name', () => {
    const certificate = issueEcnpj(ca, { cnpj: CNPJ, name: 'PÃO & AÇÚCAR', ...valid });
    expect(openPkcs12(toPkcs12(certificate, 's'), 's').subject).toContain('PÃO & AÇÚCAR');
  });
});
