import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { readEvent } from '../nfe/event.ts';
import { readNote } from '../nfe/read.ts';
import type { PaperOptions } from '../papers.ts';
import { chaveOf, eventXml, type NoteFacts, noteXml } from '../testing/note-xml.ts';
import { danfe } from './danfe.ts';

/** Hash of all that is drawn; not of the file, whose compression is that of the Node release. */
function hashOf(xml: string, options: PaperOptions = {}, events: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const { page, height } of danfe(readNote(xml), events.map(readEvent), options))
    hash.update(JSON.stringify([page.width, height, page.pictures])).update(page.content());
  return hash.digest('hex').slice(0, 32);
}
const hashOfDrawing = (facts: NoteFacts, options?: PaperOptions, events?: readonly string[]): string =>
  hashOf(noteXml(facts), options, events);

const place = (name: string): string =>
  `<${name}><CNPJ>12345678000195</CNPJ><xNome>Depósito</xNome><xLgr>Avenida Brasil</xLgr><nro>1500</nro><xMun>Campinas</xMun><UF>SP</UF></${name}>`;
const REFORM =
  '<ISSQNtot><vServ>10.00</vServ></ISSQNtot><ISTot><vIS>7.77</vIS></ISTot><IBSCBSTot><vBCIBSCBS>2469.12</vBCIBSCBS><gCBS><vCBS>22.22</vCBS></gCBS></IBSCBSTot><vNFTot>2491.58</vNFTot>';
const FULL: NoteFacts = {
  items: 40,
  dups: 120,
  tpEmis: '6',
  totals: REFORM,
  places: place('retirada') + place('entrega'),
  infAdProd: (index) => `Garantia do item ${index}: doze meses`,
  infCpl: 'Observação do emitente. '.repeat(150),
  qrCode: 'https://example.com/qr?p=1',
};
const IPI =
  '<ICMS><ICMSSN102><orig>0</orig><CSOSN>102</CSOSN></ICMSSN102></ICMS><IPI><IPITrib><CST>50</CST><vBC>2469.12</vBC><pIPI>5.00</pIPI><vIPI>123.46</vIPI></IPITrib></IPI>';
const TAXED_UNIT = noteXml({ items: 2, imposto: () => IPI }).replaceAll('<uTrib>UN', '<uTrib>KG');
const EPEC: NoteFacts = { tpEmis: '4', cStat: null };

/**
 * Documents keep the paper of their day: what a note of 2026-11-21 was drawn as before its layout had a successor, but for
 * codes too long for their column, which were cut.
 */
it.each([
  ['a note', hashOfDrawing({ items: 3 }), 'eca928a0f56edf8d7e7a7dd0414e2d42'],
  ['a note lying', hashOfDrawing({ items: 3, tpImp: '2' }), '8968453a3e2eaffd1ab32376abf47435'],
  ['a note with everything', hashOfDrawing(FULL), '62e54be775ce67d9790239332278243b'],
  [
    'a note with everything, lying',
    hashOfDrawing(FULL, { orientation: 'paisagem' }),
    'e22a6f16b61b55a351a207fcf4b1f519',
  ],
  ['a note of homologação', hashOfDrawing({ tpAmb: '2', dups: 3 }), '4196ee6a5b2f5f502b57f41c60848142'],
  [
    'a note on a security form',
    hashOfDrawing({ tpEmis: '5', cStat: null }),
    'c030dfa6b9e8b4ac0b2ea3bc4f80f125',
  ],
  ['a cancelled note', hashOfDrawing({}, {}, [eventXml('110111', '')]), 'd90841593ead3acbf183ef6b359526d3'],
  [
    'a note with its EPEC',
    hashOfDrawing(EPEC, {}, [eventXml('110140', '', { chave: chaveOf(EPEC), cStat: '136' })]),
    '940ee6c6ebcdc970a21a66dc2e223853',
  ],
  [
    'a note with a logo',
    hashOfDrawing({ items: 80 }, { logo: new Uint8Array([1, 2, 3]) }),
    '2714efebecb6428ece056a6c15a9ad2b',
  ],
  [
    'a credit note',
    hashOfDrawing({ ide: '<finNFe>5</finNFe><tpNFCredito>04</tpNFCredito>' }),
    '67dc8ef0d158e982c56ad3fc44143226',
  ],
  ['a note with IPI and another taxed unit', hashOf(TAXED_UNIT), '92d17544a62cfbda9e9af637db0a08d0'],
])('%s of before is drawn as ever', (_, found, expected) => {
  expect(found).toBe(expected);
});
