import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../testing/official-schemas.ts';
import { consMDFeNaoEnc, parseNaoEncerrados } from './nao-encerrados.ts';

const CHAVE = '43261120456789000105580010000012341465029138';
const answer = (cStat: string, inside = '') =>
  `<retConsMDFeNaoEnc xmlns="http://www.portalfiscal.inf.br/mdfe" versao="3.00"><tpAmb>2</tpAmb><verAplic>RS1</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo</xMotivo><cUF>43</cUF>${inside}</retConsMDFeNaoEnc>`;

describe('the query of what is not closed', () => {
  it.each(['20456789000105', '12345678909'])('is valid for %s', (emitente) => {
    const message = consMDFeNaoEnc({ ambiente: 2, emitente });
    expect(message).toContain(`>${emitente}<`);
    expect(xsdErrors(message, 'consMDFeNaoEnc')).toEqual([]);
  });

  it('is answered with keys and protocols, or with none', () => {
    const listed = answer(
      '111',
      `<infMDFe><chMDFe>${CHAVE}</chMDFe><nProt>943260000000001</nProt></infMDFe><infMDFe><chMDFe>1</chMDFe><nProt>2</nProt></infMDFe>`,
    );
    expect(parseNaoEncerrados(listed)).toEqual({
      kind: 'lista',
      cStat: '111',
      xMotivo: 'Motivo',
      mdfes: [{ chave: CHAVE, nProt: '943260000000001' }],
    });
    expect(parseNaoEncerrados(answer('112'))).toMatchObject({ kind: 'lista', mdfes: [] });
  });

  it('may be refused, or not answered at all', () => {
    expect(parseNaoEncerrados(answer('678'))).toMatchObject({ kind: 'recusado', cStat: '678' });
    for (const junk of ['', '<html/>', answer('')])
      expect(parseNaoEncerrados(junk)).toMatchObject({ kind: 'indisponivel' });
  });
});
