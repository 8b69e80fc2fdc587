import { cstatsOf } from '@fiscal/core/registry/cstat';
import { describe, expect, it } from 'vitest';
import { xMotivo } from './x-motivo.ts';

describe('xMotivo', () => {
  it('fills the brackets of the official text', () => {
    expect(xMotivo('nfe', '539', { chNFe: '1', nProt: '2' })).toBe(
      'Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:1][nProt:2]',
    );
  });

  it('leaves a text without facts as it is', () => {
    expect(xMotivo('nfe', '100')).toBe('Autorizado o uso da NF-e');
  });

  it('gives every code a text that TMotivo of the schemas takes', () => {
    const texts = cstatsOf('nfe').flatMap(({ code }) => [
      xMotivo('nfe', code),
      xMotivo('nfe', code, { nItem: 1 }),
    ]);
    expect(texts.filter((text) => !/^[!-ÿ]([ -ÿ]{0,253}[!-ÿ])?$/.test(text))).toEqual([]);
  });
});
