import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { redactMessage, redactValue } from './redact.ts';

const KEY = '35261111222333000181550010000000071400500601';

describe('what a support bundle does not tell', () => {
  it('are names, documents, addresses and texts of parties; keys, codes and values stay', () => {
    const xml = `<NFe><infNFe Id="NFe${KEY}"><emit><CNPJ>11222333000181</CNPJ><xNome>LOJA DO JOÃO</xNome></emit><dest><CPF>12345678909</CPF><xNome>Maria d'Ávila &amp; Cia</xNome><enderDest><xLgr>Rua A, 5</xLgr><cMun>3550308</cMun></enderDest><email>maria@exemplo.com.br</email></dest><det nItem="1"><prod><NCM>09012100</NCM><vProd>25.80</vProd></prod></det><infAdic><infCpl>Entregar à Maria</infCpl></infAdic></infNFe></NFe>`;
    expect(redactMessage(xml)).toBe(
      `<NFe><infNFe Id="NFe${KEY}"><emit><CNPJ>11222333000181</CNPJ><xNome>XXXX XX XXXX</xNome></emit><dest><CPF>99999999999</CPF><xNome>Xxxxx x'Xxxxx &xxx; Xxx</xNome><enderDest><xLgr>Xxx X, 9</xLgr><cMun>3550308</cMun></enderDest><email>xxxxx@xxxxxxx.xxx.xx</email></dest><det nItem="1"><prod><NCM>09012100</NCM><vProd>25.80</vProd></prod></det><infAdic><infCpl>Xxxxxxxx x Xxxxx</infCpl></infAdic></infNFe></NFe>`,
    );
  });

  it('are these whatever the prefix and the attributes, and inside texts', () => {
    expect(redactMessage('<n:xNome lang="pt">Ana</n:xNome>')).toBe('<n:xNome lang="pt">Xxx</n:xNome>');
    expect(redactMessage('&lt;xNome&gt;Ana &amp;amp; Cia&lt;/xNome&gt;')).not.toContain('Ana');
    expect(redactMessage('<![CDATA[<xNome>Ana</xNome>]]>')).toBe('<![CDATA[<xNome>Xxx</xNome>]]>');
    expect(redactMessage('<xMotivo>CPF 123.456.789-09, ana@exemplo.com</xMotivo>')).toBe(
      '<xMotivo>CPF 999.999.999-99, xxx@xxxxxxx.xxx</xMotivo>',
    );
  });

  it('are these in what travels zipped, which is shown unzipped', () => {
    const zipped = gzipSync('<DPS><xNome>Ana</xNome><cTribNac>010101</cTribNac></DPS>').toString('base64');
    expect(redactMessage(`{"dpsXmlGZipB64":"${zipped}"}`)).toBe(
      '{"dpsXmlGZipB64":"[descompactado]<DPS><xNome>Xxx</xNome><cTribNac>010101</cTribNac></DPS>[fim]"}',
    );
    expect(redactMessage(`H4sI${'A'.repeat(40)}`)).toBe('[conteúdo compactado retirado]');
  });

  it('are the fields of ours that name somebody, with all below them', () => {
    expect(
      redactValue({
        accessKey: KEY,
        company: { id: 'c', name: 'Loja', cnpj: '11222333000181' },
        events: [{ type: 'cce', details: { xCorrecao: 'Rua B', n: 12 } }],
        createdAt: new Date(0),
        numero: 7,
      }),
    ).toEqual({
      accessKey: KEY,
      company: { id: 'c', name: 'Xxxx', cnpj: '11222333000181' },
      events: [{ type: 'cce', details: { xCorrecao: 'Xxx X', n: null } }],
      createdAt: '1970-01-01T00:00:00.000Z',
      numero: 7,
    });
  });
});
