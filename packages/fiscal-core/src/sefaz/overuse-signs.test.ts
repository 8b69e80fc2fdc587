import { describe, expect, it } from 'vitest';
import { overuseSign, subjectOf } from './overuse-signs.ts';

const lot = (cStat: string, prot = '') => `<retEnviNFe><cStat>${cStat}</cStat>${prot}</retEnviNFe>`;
const prot = (cStat: string) => `<protNFe><infProt><cStat>${cStat}</cStat></infProt></protNFe>`;

describe('effect of an answer on the counts', () => {
  it.each([
    ['nfe', 'autorizacao', lot('104', prot('539')), { kind: 'rejeicao', cStat: '539' }],
    ['nfe', 'autorizacao', lot('225'), { kind: 'rejeicao', cStat: '225' }],
    ['nfe', 'autorizacao', lot('104', prot('100')), null],
    ['nfe', 'autorizacao', lot('104', prot('302')), null],
    ['nfe', 'autorizacao', lot('103'), null],
    ['nfe', 'autorizacao', lot('108'), null],
    ['nfe', 'autorizacao', lot('656'), { kind: 'bloqueio', cStat: '656' }],
    ['nfe', 'autorizacao', lot('104', prot('656')), { kind: 'bloqueio', cStat: '656' }],
    // 678 is a rejection of the NF-e, and the overuse of the others.
    ['nfe', 'autorizacao', lot('678'), { kind: 'rejeicao', cStat: '678' }],
    ['cte', 'autorizacao', '<ns:cStat>678</ns:cStat>', { kind: 'bloqueio', cStat: '678' }],
    [
      'nfe',
      'recepcaoEvento',
      `${lot('128')}<retEvento><cStat>573</cStat></retEvento>`,
      { kind: 'rejeicao', cStat: '573' },
    ],
    ['nfe', 'recepcaoEvento', `${lot('128')}<retEvento><cStat>135</cStat></retEvento>`, null],
    ['nfe', 'inutilizacao', '<cStat>241</cStat>', { kind: 'rejeicao', cStat: '241' }],
    ['nfe', 'inutilizacao', '<cStat>102</cStat>', null],
    // A key's own rejection on record is no rejection of the question.
    ['nfe', 'consultaProtocolo', lot('100', prot('656')), null],
    ['nfe', 'consultaProtocolo', lot('656'), { kind: 'bloqueio', cStat: '656' }],
    ['nfse', 'autorizacao', '{"status":400,"body":{}}', null],
  ] as const)('%s %s %s', (type, service, xml, sign) =>
    expect(overuseSign(type, service, xml)).toEqual(sign),
  );
});

it('a question is about its key or its receipt', () => {
  const key = '35261111222333000181550010000000011000000019';
  expect(subjectOf('consultaProtocolo', `<consSitNFe><chNFe>${key}</chNFe></consSitNFe>`)).toBe(key);
  expect(subjectOf('retAutorizacao', '<nRec>351000012345678</nRec>')).toBe('351000012345678');
  expect(subjectOf('statusServico', '<consStatServ/>')).toBe('');
});
