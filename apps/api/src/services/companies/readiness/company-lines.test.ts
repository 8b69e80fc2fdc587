import type { ClientView } from '@fiscal/db/companies/clients';
import { expect, it } from 'vitest';
import { companyLines } from './company-lines.ts';

const client = {
  cnpj: '11222333000181',
  ie: 'ISENTO',
  uf: 'SP',
  cscId: null,
  csrt: null,
  testCsrt: null,
  profile: {},
} as unknown as ClientView; // only what the lines read
const TYPES = [
  { type: 'nfe', modelo: '55' },
  { type: 'nfce', modelo: '65' },
];
const linesOf = (profile: ClientView['profile']) =>
  companyLines(
    { ...client, profile },
    { series: [], types: TYPES, settings: { nowMs: () => 0, verProc: 'x' }, asked: 'sandbox' },
  );

it('names the authorizer of a company that pays no ICMS, and that it issues no NFC-e', () => {
  const lines = linesOf({ contribuinteIcms: false });
  expect(lines.find(({ check }) => check === 'inscricao_estadual')).toMatchObject({
    state: 'ok',
    message: expect.stringContaining('SVRS'),
  });
  expect(lines.filter(({ check }) => check === 'nao_contribuinte')).toMatchObject([
    { state: 'problema', type: 'nfce', message: expect.stringContaining('156') },
  ]);
});

it('omits that for a company that pays it', () => {
  const lines = linesOf({});
  expect(lines.filter(({ check }) => check === 'nao_contribuinte')).toEqual([]);
  expect(lines.find(({ check }) => check === 'inscricao_estadual')).toMatchObject({ state: 'aviso' });
});

it('asks no CSC of a person, who issues NFC-e by CPF', () => {
  const csc = (cnpj: string) =>
    companyLines(
      { ...client, cnpj },
      { series: [], types: TYPES, settings: { nowMs: () => 0, verProc: 'x' }, asked: 'sandbox' },
    ).filter(({ check }) => ['csc', 'emissor_cpf'].includes(check));
  expect(csc('12345678909')).toMatchObject([{ check: 'csc', state: 'ok' }]);
  expect(csc('11222333000181')).toMatchObject([{ check: 'csc', state: 'problema' }]);
});
