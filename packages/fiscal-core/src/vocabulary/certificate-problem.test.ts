import { describe, expect, it } from 'vitest';
import {
  type CertificateProblemCode,
  certificateProblem,
  replacementProblems,
} from './certificate-problem.ts';

const NOW_MS = Date.parse('2026-06-01T12:00:00Z');
const DAY_MS = 86_400_000;
const inspectedA1 = (codes: readonly CertificateProblemCode[] = [], fromDays = -30, toDays = 300) => ({
  notBefore: new Date(NOW_MS + fromDays * DAY_MS),
  notAfter: new Date(NOW_MS + toDays * DAY_MS),
  problems: codes.map(certificateProblem),
});
const refusedFor = (current: ReturnType<typeof inspectedA1>, next: ReturnType<typeof inspectedA1>) =>
  replacementProblems(current, next, NOW_MS).map(({ code }) => code);

const good = inspectedA1();
const selfSigned = inspectedA1(['autoassinado']);

describe('a certificate that real authorities accept', () => {
  it.each([
    ['another CNPJ', inspectedA1(['cnpj_divergente']), ['cnpj_divergente']],
    ['no CNPJ', inspectedA1(['sem_cnpj']), ['sem_cnpj']],
    ['another CPF', inspectedA1(['cpf_divergente']), ['cpf_divergente']],
    ['no CPF', inspectedA1(['sem_cpf']), ['sem_cpf']],
    ['an expired one', inspectedA1([], -400, -1), ['expirado']],
    ['one that is not valid yet', inspectedA1([], 1, 400), ['ainda_nao_valido']],
    ['a self-signed one', selfSigned, ['autoassinado']],
    ['another chain', inspectedA1(['sem_cadeia_icp_brasil']), ['sem_cadeia_icp_brasil']],
    ['a broken chain', inspectedA1(['cadeia_invalida']), ['cadeia_invalida']],
    ['no digitalSignature', inspectedA1(['sem_assinatura_digital']), ['sem_assinatura_digital']],
    ['no clientAuth', inspectedA1(['sem_client_auth']), ['sem_client_auth']],
  ])('is not replaced by %s', (_, next, codes) => {
    expect(refusedFor(good, next)).toEqual(codes);
  });

  it('is replaced by its like', () => {
    expect(refusedFor(good, inspectedA1())).toEqual([]);
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
    const expired = { ...inspectedA1([], -400, -1), chainProven: true };
    expect(refusedFor(expired, unproven)).toEqual([]);
  });
});

describe('a self-signed certificate of the company', () => {
  it('is replaced by its like and by a better one', () => {
    expect(refusedFor(selfSigned, selfSigned)).toEqual([]);
    expect(refusedFor(selfSigned, inspectedA1(['sem_cadeia_icp_brasil']))).toEqual([]);
    expect(refusedFor(selfSigned, good)).toEqual([]);
  });

  it('is not replaced by one of another company, nor by an expired one', () => {
    expect(refusedFor(selfSigned, inspectedA1(['cnpj_divergente', 'autoassinado']))).toEqual([
      'cnpj_divergente',
      'autoassinado',
    ]);
    expect(refusedFor(selfSigned, inspectedA1(['autoassinado'], -400, -1))).toEqual([
      'expirado',
      'autoassinado',
    ]);
  });
});

describe('a certificate that signs nothing', () => {
  it.each([
    ['of another CNPJ', inspectedA1(['cnpj_divergente'])],
    ['expired since it was stored', inspectedA1([], -400, -1)],
  ])('%s is replaced by anything', (_, current) => {
    for (const next of [good, selfSigned, inspectedA1(['cnpj_divergente']), inspectedA1([], -400, -1)])
      expect(refusedFor(current, next)).toEqual([]);
  });
});

it('judges dates by the clock, not by what was stored', () => {
  const validByNow = inspectedA1(['ainda_nao_valido']);
  expect(refusedFor(validByNow, inspectedA1(['cnpj_divergente']))).toEqual(['cnpj_divergente']);
  expect(refusedFor(good, validByNow)).toEqual([]);
});
