import type { ExaminedA1 } from '@fiscal/core/activities/probe';
import { certificateProblem } from '@fiscal/core/vocabulary/certificate-problem';
import type { ClientView } from '@fiscal/db/companies/clients';
import { expect, it } from 'vitest';
import { authorityLines } from '../../companies/readiness/authority-lines.ts';
import { certificateLines } from '../../companies/readiness/certificate-lines.ts';
import { companyLines } from '../../companies/readiness/company-lines.ts';
import { readinessEnglish } from './readiness.ts';

const NOW = Date.parse('2026-11-25T12:00:00Z');
const DAY_MS = 86_400_000;
const TYPES = [
  { type: 'nfe', modelo: '55' },
  { type: 'nfce', modelo: '65' },
  { type: 'dce', modelo: '99' },
];
const responsavelTecnico = { cnpj: '11222333000181', contato: 'x', email: 'a@b.c', fone: '1155555555' };
const address = { logradouro: 'R', numero: '1', bairro: 'B', cep: '01310100', municipio: 'São Paulo' };

/** Lines of a company with these facts; only what the lines read. */
const companyOf = (own: object) =>
  companyLines(
    {
      cnpj: '11222333000181',
      ie: 'ISENTO',
      uf: 'SP',
      cscId: null,
      csrt: null,
      testCsrt: null,
      profile: {},
      ...own,
    } as unknown as ClientView, // the lines read no more
    {
      series: [{ target: 'producao', modelo: '55', serie: 1, nextNumber: 2 }] as unknown as Parameters<
        typeof companyLines
      >[1]['series'], // the lines read no more
      types: TYPES,
      settings: { nowMs: () => 0, verProc: 'x' },
      asked: 'sandbox',
    },
  );

const a1 = (own: object, examined: ExaminedA1 | null = null) =>
  certificateLines(
    {
      id: 'c',
      notBefore: new Date(NOW - DAY_MS),
      notAfter: new Date(NOW + 200 * DAY_MS),
      problems: [],
      ...own,
    } as unknown as Parameters<typeof certificateLines>[0], // the lines read no more
    examined,
    NOW,
  );
const read = (
  chain: Extract<ExaminedA1, { kind: 'lido' }>['chain'],
  revocation?: Extract<ExaminedA1, { kind: 'lido' }>['revocation'],
) => a1({}, { kind: 'lido', chain, ...(revocation === undefined ? {} : { revocation }) });

const probe = (own: object) =>
  authorityLines('nfe', 'SP', {
    probe: {
      host: 'nfe.example:443',
      trouble: null,
      tls: { protocol: 'TLSv1.3', issuer: 'AC', notAfterMs: NOW + 300 * DAY_MS },
      status: { cStat: '107', xMotivo: 'Serviço em Operação' },
      clockAheadMs: 0,
      ...own,
    } as unknown as Parameters<typeof authorityLines>[2]['probe'], // the lines read no more
    nowMs: NOW,
  });

const LINES = [
  ...companyOf({}),
  ...companyOf({ uf: 'PR', ie: '123' }),
  ...companyOf({
    uf: 'PR',
    csrt: { uf: 'PR' },
    profile: { responsavelTecnico, address, regimeTributario: '1', contribuinteIcms: false },
    cscId: '1',
  }),
  ...companyOf({ cnpj: '12345678909', ie: '110042490114' }),
  ...certificateLines(null, null, NOW),
  ...a1({}),
  ...a1({ notBefore: new Date(NOW + DAY_MS) }),
  ...a1({ notAfter: new Date(NOW - DAY_MS) }),
  ...a1({ notAfter: new Date(NOW + 5 * DAY_MS) }),
  ...a1({
    problems: [
      certificateProblem('autoassinado'),
      certificateProblem('sem_client_auth'),
      certificateProblem('cnpj_divergente'),
    ],
  }),
  ...read({ kind: 'confiavel', root: 'AC Raiz', names: [] }, { kind: 'vigente' }),
  ...read({ kind: 'alheia', root: 'Outra' }, { kind: 'revogado', atMs: NOW }),
  ...read({ kind: 'desconhecida', issuer: 'AC Nova' }, { kind: 'desconhecida', cause: 'sem resposta' }),
  ...authorityLines('nfe', 'SP', { probe: null, nowMs: NOW }),
  ...probe({}),
  ...probe({ clockAheadMs: 400_000, tls: { protocol: 'TLSv1.3', issuer: 'AC', notAfterMs: NOW + DAY_MS } }),
];

it('has English for the messages of every check', () => {
  expect(new Set(LINES.map(({ message }) => message)).size).toBeGreaterThan(30);
  expect(LINES.map(({ message }) => message).filter((message) => readinessEnglish(message) === null)).toEqual(
    [],
  );
});

it('keeps the values of a message', () => {
  expect(readinessEnglish('No endereço da empresa falta o número, o CEP.')).toBe(
    "The company's address lacks: number, CEP.",
  );
  expect(readinessEnglish('503: outra coisa')).toBeNull();
});
