import { describe, expect, it } from 'vitest';
import { verifySigned } from '../signing/verify.ts';
import { randomChave } from '../testing/builders.ts';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { find, parseXml, sourceOf } from '../xml/parse.ts';
import { buildProc, consReciNFe, consSit, consStatServ, enviNFe } from './messages.ts';

const NS = 'xmlns="http://www.portalfiscal.inf.br/nfe"';
const { xml } = signedSketch(testSigner(issueEcnpj(createTestCa(), { cnpj: '11222333000181' })));

describe('payloads', () => {
  it('writes the lot around the signed bytes without touching them', () => {
    expect(enviNFe({ xml, idLote: '7' }).toString()).toBe(
      `<enviNFe ${NS} versao="4.00"><idLote>7</idLote><indSinc>1</indSinc>${xml.toString()}</enviNFe>`,
    );
    expect(enviNFe({ xml: [xml, xml], idLote: '1'.repeat(20), sincrono: false }).toString()).toBe(
      `<enviNFe ${NS} versao="4.00"><idLote>${'1'.repeat(15)}</idLote><indSinc>0</indSinc>${xml.toString()}${xml.toString()}</enviNFe>`,
    );
  });

  it('writes the queries', () => {
    const chave = randomChave('q');
    expect(consReciNFe({ ambiente: 2, nRec: '351000012345678' })).toBe(
      `<consReciNFe ${NS} versao="4.00"><tpAmb>2</tpAmb><nRec>351000012345678</nRec></consReciNFe>`,
    );
    expect(consSit({ ambiente: 1, chave })).toBe(
      `<consSitNFe ${NS} versao="4.00"><tpAmb>1</tpAmb><xServ>CONSULTAR</xServ><chNFe>${chave}</chNFe></consSitNFe>`,
    );
    expect(consStatServ({ ambiente: 2, cUF: '35' })).toBe(
      `<consStatServ ${NS} versao="4.00"><tpAmb>2</tpAmb><cUF>35</cUF><xServ>STATUS</xServ></consStatServ>`,
    );
  });

  it('puts document and protocol side by side, byte for byte', () => {
    const prot = '<protNFe versao="4.00"><infProt><xMotivo>é</xMotivo></infProt></protNFe>';
    const proc = parseXml(buildProc(xml, prot));
    const nfe = find(proc.root, 'NFe');
    const inside = find(proc.root, 'protNFe');
    expect(nfe && sourceOf(proc, nfe)).toBe(xml.toString());
    expect(inside && sourceOf(proc, inside)).toBe(prot);
    expect(nfe && verifySigned(sourceOf(proc, nfe)).ok).toBe(true);
  });
});
