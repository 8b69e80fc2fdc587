import { describe, expect, it } from 'vitest';
import { cstat, cstatsOf, disposition, eventDisposition, keyDisposition, xMotivoOf } from './cstat.ts';

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

describe('one code', () => {
  it.each([
    ['573', 'nfe', 'duplicado'],
    ['631', 'nfe', 'recusado'],
    ['631', 'cte', 'duplicado'],
    ['573', 'cte', 'recusado'],
    ['134', 'mdfe', 'registrado'],
    ['678', 'nfcom', 'indisponivel'],
    ['155', 'dce', 'registrado'],
  ])('%s of an event of %s means %s', (code, type, meaning) => {
    expect(eventDisposition(code, type)).toBe(meaning);
  });

  it.each([
    ['205', 'nfe', 'denegado'],
    ['205', 'nfcom', 'recusado'],
    ['120', 'nfce', 'autorizado'],
    ['132', 'mdfe', 'autorizado'],
    ['102', 'nfcom', 'autorizado'],
  ])('%s of a key of %s means %s', (code, type, meaning) => {
    expect(keyDisposition(code, type)).toBe(meaning);
  });

  it('of a lot decides nothing where there are no lots', () => {
    for (const type of ['cte', 'mdfe', 'nfcom', 'dce'])
      for (const code of ['103', '104', '105']) expect(disposition(code, type)).toBe('duvida');
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
    ['120', 'autorizado'],
    ['121', 'rejeitado'],
    ['1279', 'rejeitado'],
    ['100', 'autorizado'],
    ['150', 'autorizado'],
    ['110', 'denegado'],
    ['301', 'denegado'],
    ['103', 'recibo'],
    ['105', 'recibo'],
    ['104', 'lote'],
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
    ['107', 'duvida'],
    ['106', 'duvida'],
    ['', 'duvida'],
  ])('%s means %s for a document', (code, meaning) => {
    expect(disposition(code, 'nfe')).toBe(meaning);
  });

  it.each([
    ['217', 'desconhecido'],
    ['205', 'denegado'],
    ['101', 'cancelado'],
    ['613', 'recusado'],
    ['9999', 'recusado'],
  ])('%s means %s for a key', (code, meaning) => {
    expect(keyDisposition(code, 'nfe')).toBe(meaning);
  });
});
