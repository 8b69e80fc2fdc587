import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type DocumentTaxes, TAXES, taxesOf } from '../engine/document/taxes.ts';
import { parseXml } from '../xml/parse.ts';
import { DOCUMENTS, documentOf } from './documents.ts';

const read = (type: string, xml: string): DocumentTaxes =>
  taxesOf(documentOf(type).taxes ?? {}, parseXml(xml).root);
const golden = (type: string, name: string) =>
  readFileSync(new URL(`../documents/${type}/fixtures/${name}.xml`, import.meta.url), 'utf8');

describe('CFOP and taxes of an XML', () => {
  it('are the totals of an NF-e', () => {
    expect(read('nfe', golden('nfe', 'reforma-ibs-cbs'))).toEqual({
      cfops: ['5102'],
      amounts: {
        icms: '215.00',
        icmsSt: '0.00',
        ipi: '0.00',
        pis: '13.53',
        cofins: '62.32',
        ibs: '0.93',
        cbs: '8.37',
      },
    });
    expect(read('nfe', golden('nfe', 'substituicao-icms10')).amounts.icmsSt).not.toBe('0.00');
  });

  it('adds PIS and COFINS of goods and of services, and has each CFOP once', () => {
    const det = (cfop: string) => `<det><prod><CFOP>${cfop}</CFOP></prod></det>`;
    const xml = `<NFe><infNFe>${['5102', '5933', '5102'].map(det).join('')}<total><ICMSTot><vPIS>1.10</vPIS><vCOFINS>2.20</vCOFINS></ICMSTot>
      <ISSQNtot><vISS>5.00</vISS><vPIS>0.15</vPIS><vCOFINS>0.25</vCOFINS></ISSQNtot></total></infNFe></NFe>`;
    expect(read('nfe', xml)).toEqual({
      cfops: ['5102', '5933'],
      amounts: { pis: '1.25', cofins: '2.45', iss: '5.00' },
    });
  });

  it('are those of a CT-e, in any situation', () => {
    expect(read('cte', golden('cte', 'ferroviario-icms60')).amounts).toMatchObject({
      icmsSt: expect.stringMatching(/^\d+\.\d\d$/),
    });
    expect(read('cte', golden('cte', 'dutoviario-outra-uf')).amounts.icms).toMatch(/^\d+\.\d\d$/);
  });

  it('are what the environment of an NFS-e computed', () => {
    const xml = `<NFSe><infNFSe><valores><vISSQN>20.00</vISSQN></valores><IBSCBS><totCIBS><gIBS><vIBSTot>1.00</vIBSTot></gIBS>
      <gCBS><vCBS>9.00</vCBS></gCBS></totCIBS></IBSCBS><DPS><infDPS><valores><trib><tribFed><piscofins><vPis>6.50</vPis><vCofins>30.00</vCofins>
      </piscofins></tribFed></trib></valores></infDPS></DPS></infNFSe></NFSe>`;
    expect(read('nfse', xml).amounts).toEqual({
      pis: '6.50',
      cofins: '30.00',
      iss: '20.00',
      ibs: '1.00',
      cbs: '9.00',
    });
  });

  // An NFC-e has those of an NF-e.
  const types = DOCUMENTS.filter(({ type, taxes }) => taxes !== undefined && type !== 'nfce');
  it.each(types)('lead into the XMLs of $type', (definition) => {
    const folder = new URL(`../documents/${definition.type}/fixtures/`, import.meta.url);
    const xmls = readdirSync(folder).filter((file) => file.endsWith('.xml'));
    const seen = new Set(
      xmls.flatMap((file) => {
        const { cfops, amounts } = read(definition.type, readFileSync(new URL(file, folder), 'utf8'));
        return [...(cfops.length > 0 ? ['cfop'] : []), ...Object.keys(amounts)];
      }),
    );
    // Only an authority writes these, or no golden document has them.
    const elsewhere = definition.type === 'nfse' ? ['iss', 'ibs', 'cbs'] : ['iss'];
    const named = ['cfop', ...TAXES].filter((each) => each in (definition.taxes ?? {}));
    expect([...seen].toSorted()).toEqual(named.filter((each) => !elsewhere.includes(each)).toSorted());
  });
});
