import { describe, expect, it } from 'vitest';
import {
  type CertificateProblemCode,
  certificateProblem,
  replacementProblems,
} from './certificate-problem.ts';

const NOW_MS = Date.parse('2026-06-01T12:00:00Z');
const DAY_MS = 86_400_000;
const inspected = (codes: readonly CertificateProblemCode[] = [], fromDays = -30, toDays = 300) => ({
  notBefore: new Date(NOW_MS + fromDays * DAY_MS),
  notAfter: new Date(NOW_MS + toDays * DAY_MS),
  problems: codes.map(certificateProblem),
});
const refusedFor = (current: ReturnType<typeof inspected>, next: ReturnType<typeof inspected>) =>
  replacementProblems(current, next, NOW_MS).map(({ code }) => code);

const good = inspected();
const selfSigned = inspected(['autoassinado']);

describe('a certificate that real authorities accept', () => {
  it.each([
    ['another CNPJ', inspected(['cnpj_divergente']), ['cnpj_divergente']],
    ['no CNPJ', inspected(['sem_cnpj']), ['sem_cnpj']],
    ['another CPF', inspected(['cpf_divergente']), ['cpf_divergente']],
    ['no CPF', inspected(['sem_cpf']), ['sem_cpf']],
    ['an expired one', inspected([], -400, -1), ['expirado']],
    ['one that is not valid yet', inspected([], 1, 400), ['ainda_nao_valido']],
    ['a self-signed one', selfSigned, ['autoassinado']],
    ['another chain', inspected(['sem_cadeia_icp_brasil']), ['sem_cadeia_icp_brasil']],
    ['a broken chain', inspected(['cadeia_invalida']), ['cadeia_invalida']],
    ['no digitalSignature', inspected(['sem_assinatura_digital']), ['sem_assinatura_digital']],
    ['no clientAuth', inspected(['sem_client_auth']), ['sem_client_auth']],
  ])('is not replaced by %s', (_, next, codes) => {
    expect(refusedFor(good, next)).toEqual(codes);
  });

  it('is replaced by its like', () => {
    expect(refusedFor(good, inspected())).toEqual([]);
  });

  it('of an issuer that is proven, or was never checked, is not replaced by one of an unproven issuer', () => {
    const [proven, unproven] = [
      { ...good, chainProven: true },
      { ...good, chainProven: false },
    ];
    for (const current of [proven, good]) expect(refusedFor(current, unproven)).toEqual(['cadeia_sem_prova']);
    expect(refusedFor(unproven, unproven)).toEqual([]);
    expect(refusedFor(unproven, proven)).toEqual([]);
    expect(refusedFor(proven, good)).toEqual([]);
    const expired = { ...inspected([], -400, -1), chainProven: true };
    expect(refusedFor(expired, unproven)).toEqual([]);
  });
});

describe('a self-signed certificate of the company', () => {
  it('is replaced by its like and by a better one', () => {
    expect(refusedFor(selfSigned, selfSigned)).toEqual([]);
    expect(refusedFor(selfSigned, inspected(['sem_cadeia_icp_brasil']))).toEqual([]);
    expect(refusedFor(selfSigned, good)).toEqual([]);
  });

  it('is not replaced by one of another company, nor by an expired one', () => {
    expect(refusedFor(selfSigned, inspected(['cnpj_divergente', 'autoassinado']))).toEqual([
      'cnpj_divergente',
      'autoassinado',
    ]);
    expect(refusedFor(selfSigned, inspected(['autoassinado'], -400, -1))).toEqual([
      'expirado',
      'autoassinado',
    ]);
  });
});

describe('a certificate that signs nothing', () => {
  it.each([
    ['of another CNPJ', inspected(['cnpj_divergente'])],
    ['expired since it was stored', inspected([], -400, -1)],
  ])('%s is replaced by anything', (_, current) => {
    for (const next of [good, selfSigned, inspected(['cnpj_divergente']), inspected([], -400, -1)])
      expect(refusedFor(current, next)).toEqual([]);
  });
});

it('judges dates by the clock, not by what was stored', () => {
  const validByNow = inspected(['ainda_nao_valido']);
  expect(refusedFor(validByNow, inspected(['cnpj_divergente']))).toEqual(['cnpj_divergente']);
  expect(refusedFor(good, validByNow)).toEqual([]);
});
