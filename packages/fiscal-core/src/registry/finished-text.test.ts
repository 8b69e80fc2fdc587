import { describe, expect, it } from 'vitest';
import { cstatsOf } from './cstat.ts';
import { DOCUMENTS } from './documents.ts';
import { finishedText } from './finished-text.ts';

const CHAVE = '35261111222333000181550010000000551465029134';

describe('the text of a rejection given here', () => {
  it.each([
    ['nfe', '539', `Rejeição: Duplicidade de NF-e com diferença na Chave de Acesso [chNFe:${CHAVE}]`],
    ['cte', '539', `Rejeição: Duplicidade de CTe, com diferença na Chave de Acesso [chCTe:${CHAVE}]`],
    ['nfe', '206', 'Rejeição: NF-e já está inutilizada na Base de dados da SEFAZ'],
  ])('%s %s names what is on record', (type, code, text) => {
    expect(finishedText(type, code, { chave: CHAVE })).toBe(text);
  });

  it('names the protocol where the authority does', () => {
    expect(finishedText('mdfe', '204', { chave: CHAVE, protocolo: '935260000000001' })).toBe(
      'Rejeição: Duplicidade de MDF-e [nProt:935260000000001].',
    );
  });

  it('never shows a template, in any table', () => {
    const templates = DOCUMENTS.flatMap(({ type }) =>
      cstatsOf(type)
        .map(({ code }) => finishedText(type, code))
        .filter((text) => /\[|9{9}|AAAA-MM-DD/.test(text)),
    );
    expect(templates).toEqual([]);
  });
});
