import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../testing/official-schemas.ts';
import { consGtin, parseGtin } from './gtin.ts';

const answer = (cStat: string, inside = '') =>
  `<retConsGTIN xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><verAplic>SVRS1</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo</xMotivo><dhResp>2026-11-22T10:00:00-03:00</dhResp>${inside}</retConsGTIN>`;

const FACTS =
  '<GTIN>7891234567895</GTIN><tpGTIN>13</tpGTIN><xProd>CAFE TORRADO</xProd><NCM>09012100</NCM><CEST>1709600</CEST><CEST>1709700</CEST>';

describe('GTIN', () => {
  it.each(['78912342', '7891234567895'])('asks for %s by the official schema', (gtin) => {
    expect(xsdErrors(consGtin(gtin), 'consGTIN')).toEqual([]);
  });

  it.each(['9490', '9498'])('reads the product of %s', (cStat) => {
    const reply = answer(cStat, FACTS);
    expect(xsdErrors(reply, 'retConsGTIN')).toEqual([]);
    expect(parseGtin(reply)).toEqual({
      kind: 'encontrado',
      cStat,
      xMotivo: 'Motivo',
      facts: {
        gtin: '7891234567895',
        tpGTIN: '13',
        xProd: 'CAFE TORRADO',
        ncm: '09012100',
        cests: ['1709600', '1709700'],
      },
    });
  });

  it('takes a product without NCM', () => {
    expect(parseGtin(answer('9497', '<GTIN>78912342</GTIN><xProd>X1</xProd>'))).toMatchObject({
      kind: 'encontrado',
      facts: { ncm: null, cests: [], tpGTIN: null },
    });
  });

  it.each([
    ['9491', 'sem-dados'],
    ['9492', 'sem-dados'],
    ['9494', 'sem-dados'],
    ['9495', 'sem-dados'],
    ['9496', 'sem-dados'],
    ['9493', 'recusado'],
    ['280', 'recusado'],
    ['656', 'excesso'],
    ['109', 'indisponivel'],
  ])('%s is %s', (cStat, kind) => {
    expect(parseGtin(answer(cStat))).toMatchObject({ kind });
  });

  it('may be none at all', () => {
    for (const junk of ['', '<html/>', answer('')])
      expect(parseGtin(junk)).toMatchObject({ kind: 'indisponivel' });
  });
});
