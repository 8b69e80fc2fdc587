import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cte } from '../../documents/cte/cte.ts';
import { nfcom } from '../../documents/nfcom/nfcom.ts';
import { STRICT } from '../../documents/nfe/fixtures/context.ts';
import { nfse } from '../../documents/nfse/nfse.ts';
import { preparedOf } from '../../testing/taken.ts';
import type { DocumentDefinition } from '../document/definition.ts';

type Body = Record<string, unknown>;
const read = (path: string): Body => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'));
const CST = 'ibs_cbs_situacao_tributaria';
const CLASSIFICATION = 'ibs_cbs_classificacao_tributaria';

const cteBody = read('../../documents/cte/fixtures/rodoviario-completo.input.json');
const nfcomBody = read('../../documents/nfcom/fixtures/completo.input.json');
const nfseBody = read('../../documents/nfse/fixtures/completo.input.json');
const items = nfcomBody['itens'] as Body[]; // the fixture's list

/** Code, field and tag of what is found of IBS and CBS. */
const findingsOf = (definition: DocumentDefinition, body: Body): (readonly (string | undefined)[])[] =>
  preparedOf(definition, body, STRICT)
    .problems.filter(({ field }) => field.includes('ibs_cbs_') || field.includes('_diferimento'))
    .map(({ cStat, field, tag }) => [cStat, field, tag]);

/** Codes of an unknown CST, of a classification that cannot be used, and of one of another CST. */
type Codes = readonly [cst: string, unusable: string, other: string];
const ONE: Codes = ['225', '225', '225'];
const documents: [name: string, codes: Codes, at: string, judge: (fields: Body) => unknown][] = [
  ['CT-e', ONE, '', (fields) => findingsOf(cte, { ...cteBody, ...fields })],
  [
    'NFCom',
    ONE,
    'itens[0].',
    (fields) =>
      findingsOf(nfcom, {
        ...nfcomBody,
        itens: items.map((item, i) => (i === 0 ? { ...item, ...fields } : item)),
      }),
  ],
  ['NFS-e', ['E0959', 'E0958', 'E0959'], '', (fields) => findingsOf(nfse, { ...nfseBody, ...fields })],
];

describe.each(documents)('the code tables in %s', (_, [cst, unusable, other], at, judge) => {
  it('pass what they have', () => {
    expect(judge({})).toEqual([]);
    expect(judge({ [CST]: undefined, [CLASSIFICATION]: '000001' })).toEqual([]);
  });

  it.each([
    ['an unknown CST', cst, { [CST]: '777' }, CST, 'CST'],
    ['an unknown classification', unusable, { [CLASSIFICATION]: '000999' }, CLASSIFICATION, 'cClassTrib'],
    ['an expired one', unusable, { [CST]: '220', [CLASSIFICATION]: '220001' }, CLASSIFICATION, 'cClassTrib'],
    ['one of another CST', other, { [CLASSIFICATION]: '410001' }, CLASSIFICATION, 'cClassTrib'],
    ['one of another document', unusable, { [CLASSIFICATION]: '000002' }, CLASSIFICATION, 'cClassTrib'],
  ])('refuse %s', (...[, code, fields, field, tag]) => {
    expect(judge(fields)).toEqual([[code, at + field, tag]]);
  });
});

describe('NFS-e', () => {
  const deferral = (percent: string) => ({
    ibs_uf_percentual_diferimento: percent,
    ibs_mun_percentual_diferimento: percent,
    cbs_percentual_diferimento: percent,
  });
  it('asks for the deferral and the regular taxation that the tables demand', () => {
    const of = (fields: Body) => findingsOf(nfse, { ...nfseBody, [CST]: undefined, ...fields });
    expect(of({ [CLASSIFICATION]: '515001' })).toEqual([['E0972', 'ibs_uf_percentual_diferimento', 'gDif']]);
    expect(of({ [CLASSIFICATION]: '515001', ...deferral('100') })).toEqual([]);
    expect(of({ [CLASSIFICATION]: '550016' })).toEqual([['E0965', `${CST}_regular`, 'gTribRegular']]);
    expect(
      of({ [CLASSIFICATION]: '550016', [`${CST}_regular`]: '000', [`${CLASSIFICATION}_regular`]: '000001' }),
    ).toEqual([]);
  });
});

describe('CT-e', () => {
  it('reduces the rates by the percent of the classification', () => {
    const { tree } = preparedOf(
      cte,
      { ...cteBody, [CST]: '200', [CLASSIFICATION]: '200050', ibs_uf_valor: undefined },
      STRICT,
    );
    expect(cte.write(tree).toString()).toContain(
      '<pIBSUF>0.10</pIBSUF><gRed><pRedAliq>40.00</pRedAliq><pAliqEfet>0.06</pAliqEfet></gRed><vIBSUF>1.32</vIBSUF>',
    );
  });
});
