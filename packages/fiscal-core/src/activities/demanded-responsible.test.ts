import { expect, it } from 'vitest';
import { responsibleFaults } from './demanded-responsible.ts';

const BARE = '<NFe><infNFe/></NFe>';
const redated = '<NFe><infNFe><infRespTec><CNPJ>1</CNPJ></infRespTec></infNFe></NFe>';
const CODED = redated.replace('</infRespTec>', '<idCSRT>01</idCSRT></infRespTec>');
const real = { type: 'nfe', uf: 'PR', target: 'producao', strict: false } as const;

it.each([
  ['a UF that demands both, with neither', real, BARE, '972'],
  ['a UF that demands both, without the code', real, redated, '975'],
  ['a UF that demands both, with both', real, CODED, null],
  ['homologation is no exception', { ...real, target: 'homologacao' }, redated, '975'],
  ['a UF that demands the responsible alone', { ...real, uf: 'SC', type: 'nfce' }, redated, null],
  ['the same without it', { ...real, uf: 'SC', type: 'nfce' }, BARE, '972'],
  ['a UF that demands nothing', { ...real, uf: 'SP' }, BARE, null],
  ['the emulated authority', { ...real, target: 'sandbox' }, BARE, null],
  ['the emulated authority that lends nothing', { ...real, target: 'sandbox', strict: true }, redated, '975'],
  ['another document', { ...real, type: 'cte' }, BARE, null],
] as const)('%s', (_, work, xml, cStat) => {
  const faults = responsibleFaults(work, Buffer.from(xml));
  expect(faults.map((fault) => fault.cStat)).toEqual(cStat === null ? [] : [cStat]);
});
