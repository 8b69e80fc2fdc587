import { describe, expect, it } from 'vitest';
import { cstat, cstatsOf, disposition, keyDisposition, xMotivoOf } from './cstat.ts';

describe('cStat table of NF-e', () => {
  it('has each code once, in order, with a text', () => {
    const codes = cstatsOf('nfe').map((row) => Number(row.code));
    expect(codes).toEqual([...new Set(codes)].sort((a, b) => a - b));
    expect(codes.length).toBeGreaterThan(800);
    expect(cstatsOf('nfe').filter((row) => row.message === '')).toEqual([]);
  });

  it('is shared by NFC-e and unknown to others', () => {
    expect(cstatsOf('nfce')).toEqual(cstatsOf('nfe'));
    expect(cstatsOf('cte')).toEqual([]);
  });

  it('gives the official text and marks what is only ours', () => {
    expect(xMotivoOf('nfe', '100')).toBe('Autorizado o uso da NF-e');
    expect(xMotivoOf('nfe', '0')).toBe('');
    expect(cstat('nfe', '100')?.provisional).toBe(false);
    expect(cstat('nfe', '913')?.provisional).toBe(true);
    expect(cstat('nfe', '254')?.rules).toEqual(['B25-30']);
  });

  it.each([
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
    expect(disposition(code)).toBe(meaning);
  });

  it.each([
    ['217', 'desconhecido'],
    ['205', 'denegado'],
    ['101', 'cancelado'],
    ['613', 'recusado'],
    ['9999', 'recusado'],
  ])('%s means %s for a key', (code, meaning) => {
    expect(keyDisposition(code)).toBe(meaning);
  });
});
