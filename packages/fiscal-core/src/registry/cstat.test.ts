import { describe, expect, it } from 'vitest';
import { cstat, cstatsOf, HEADER, meaningOf, xMotivoOf } from './cstat.ts';

it.each([
  ['nfe', 800],
  ['cte', 500],
  ['mdfe', 190],
  ['nfcom', 200],
  ['dce', 30],
])('the cStat table of %s has each code once, in order, with a text', (type, least) => {
  const codes = cstatsOf(type).map((row) => Number(row.code));
  expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
  expect(codes.length).toBeGreaterThan(least);
  expect(cstatsOf(type).filter((row) => row.message === '')).toEqual([]);
});

describe('a code', () => {
  it.each([
    ['573', 'nfe', 'duplicado'],
    ['631', 'nfe', 'rejeitado'],
    ['631', 'cte', 'duplicado'],
    ['573', 'cte', 'rejeitado'],
    ['134', 'mdfe', 'aceito'],
    ['678', 'nfcom', 'indisponivel'],
    ['155', 'dce', 'aceito'],
  ])('%s of an event of %s means %s', (code, type, meaning) => {
    expect(meaningOf(code, type, { question: 'evento', place: HEADER })).toBe(meaning);
  });

  it.each([
    ['205', 'nfe', 'denegado'],
    ['205', 'nfcom', 'rejeitado'],
    ['120', 'nfce', 'aceito'],
    ['132', 'mdfe', 'aceito'],
    ['102', 'nfcom', 'aceito'],
  ])('%s of a key of %s means %s', (code, type, meaning) => {
    expect(meaningOf(code, type, { question: 'chave', place: HEADER })).toBe(meaning);
  });

  it('of a batch decides nothing for types without batches', () => {
    for (const type of ['cte', 'mdfe', 'nfcom', 'dce'])
      for (const code of ['103', '104', '105'])
        expect(meaningOf(code, type, { question: 'documento', place: HEADER })).toBe('incerto');
  });
});

describe('cStat table of NF-e', () => {
  it('is shared by NFC-e and unknown to others', () => {
    expect(cstatsOf('nfce')).toEqual(cstatsOf('nfe'));
    expect(cstatsOf('nada')).toEqual([]);
  });

  it('gives the official text and marks what is only ours', () => {
    expect(xMotivoOf('nfe', '100')).toBe('Autorizado o uso da NF-e');
    expect(xMotivoOf('nfe', '0')).toBe('');
    expect(cstat('nfe', '100')?.provisional).toBe(false);
    expect(cstat('nfe', '913')?.provisional).toBe(true);
    expect(cstat('nfe', '254')?.rules).toEqual(['B25-30']);
  });

  it.each([
    ['120', 'aceito'],
    ['121', 'rejeitado'],
    ['1279', 'rejeitado'],
    ['100', 'aceito'],
    ['150', 'aceito'],
    ['110', 'denegado'],
    ['301', 'denegado'],
    ['103', 'recibo'],
    ['105', 'recibo'],
    ['104', 'incerto'],
    ['204', 'duplicado'],
    ['539', 'duplicado'],
    ['205', 'duplicado'],
    ['206', 'duplicado'],
    ['218', 'duplicado'],
    ['108', 'indisponivel'],
    ['113', 'indisponivel'],
    ['656', 'indisponivel'],
    ['126', 'rejeitado'],
    ['678', 'rejeitado'],
    ['1234', 'rejeitado'],
    ['107', 'incerto'],
    ['106', 'incerto'],
    ['', 'incerto'],
  ])('%s means %s for a document', (code, meaning) => {
    expect(meaningOf(code, 'nfe', { question: 'documento', place: HEADER })).toBe(meaning);
  });

  it.each([
    ['217', 'desconhecido'],
    ['205', 'denegado'],
    ['101', 'cancelado'],
    ['613', 'rejeitado'],
    ['9999', 'rejeitado'],
  ])('%s means %s for a key', (code, meaning) => {
    expect(meaningOf(code, 'nfe', { question: 'chave', place: HEADER })).toBe(meaning);
  });
});
