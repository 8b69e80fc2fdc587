import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { nfce } from '../nfce/nfce.ts';
import { withItem } from './fixtures/cases.ts';
import { emit, STRICT } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const PAYMENTS = [
  {
    numero_pagamento: '1',
    id_transacao: 'BOL-0000000001',
    meio_pagamento: '15',
    cnpj_recebedor: '11222333000181',
    cnpj_base_psp: '60701190',
  },
  {
    numero_pagamento: '2',
    id_transacao: 'E60701190202611211300abcdef01234567',
    meio_pagamento: '17',
    cnpj_recebedor: '12ABC34501DE35',
    cnpj_base_psp: '12ABC345',
  },
];
const TAXED = { pis_situacao_tributaria: '07', cofins_situacao_tributaria: '07' };
const emitLinked = (pagamentos_vinculados: unknown, more: object = {}) =>
  emit(nfe, { ...withItem(TAXED), pagamentos_vinculados, ...more }, STRICT);

describe('payments linked to a note', () => {
  it('are written between the marketplace and the additional texts', () => {
    const { xml, faults, broken } = emitLinked(PAYMENTS, { informacoes_adicionais_contribuinte: 'TEXTO' });
    expect([faults, broken]).toEqual([[], []]);
    expect(/<\/pag>(.*)<infAdic>/.exec(xml)?.[1]).toBe(
      '<gPgtoVinc>' +
        '<gPgto idTransacao="BOL-0000000001" nPag="1"><tpMeioPgto>15</tpMeioPgto><CNPJReceb>11222333000181</CNPJReceb><CNPJBasePSP>60701190</CNPJBasePSP></gPgto>' +
        '<gPgto idTransacao="E60701190202611211300abcdef01234567" nPag="2"><tpMeioPgto>17</tpMeioPgto><CNPJReceb>12ABC34501DE35</CNPJReceb><CNPJBasePSP>12ABC345</CNPJBasePSP></gPgto>' +
        '</gPgtoVinc>',
    );
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it('take the names that CT-e and NFCom have', () => {
    const [{ numero_pagamento: numero, meio_pagamento: tipo_meio_pagamento, ...rest }] = [
      PAYMENTS[0] ?? raise(),
    ];
    expect(emitLinked([{ ...rest, numero, tipo_meio_pagamento }]).xml).toBe(emitLinked([PAYMENTS[0]]).xml);
  });

  it('name each missing field, and a number or transaction that comes twice', () => {
    const fields = ({ faults }: ReturnType<typeof emitLinked>) => faults.map(({ field }) => field);
    const { cnpj_base_psp, ...lacking } = PAYMENTS[0] ?? raise();
    expect(fields(emitLinked([lacking]))).toEqual(['pagamentos_vinculados[0].cnpj_base_psp']);
    expect(cnpj_base_psp).toBe('60701190');
    expect(fields(emitLinked([PAYMENTS[0], PAYMENTS[0]])).join(' ')).toContain('pagamentos_vinculados[1]');
    expect(fields(emitLinked(Array.from({ length: 100 }, (_, i) => payment(i)))).join(' ')).toContain(
      'pagamentos_vinculados',
    );
  });

  it('break 1273 with another means and 1274 with a wrong CNPJ, in both models', () => {
    for (const definition of [nfe, nfce]) {
      const broken = (change: object) =>
        emit(definition, {
          ...withItem({}),
          mod: definition.mod,
          pagamentos_vinculados: [{ ...PAYMENTS[0], ...change }],
        }).broken.flatMap(({ cStat, field }) => (String(cStat).startsWith('127') ? [[cStat, field]] : []));
      expect(broken({})).toEqual([]);
      expect(broken({ meio_pagamento: '01' })).toEqual([['1273', 'pagamentos_vinculados']]);
      expect(broken({ cnpj_recebedor: '11222333000182' })).toEqual([['1274', 'pagamentos_vinculados']]);
    }
  });

  it('are the same when the XML is read and written again', () => {
    const root = fc.stringMatching(/^[0-9A-Z]{8}$/);
    const transaction = fc.stringMatching(/^[!-;=?-~]{2,35}$/).filter((id) => !/[&'"]/.test(id));
    const one = fc.record({
      id_transacao: transaction,
      meio_pagamento: fc.constantFrom('15', '17', '18', '20', '23', '24'),
      cnpj_recebedor: fc.stringMatching(/^[0-9A-Z]{12}[0-9]{2}$/),
      cnpj_base_psp: root,
    });
    const lists = fc
      .uniqueArray(one, { minLength: 1, maxLength: 99, selector: ({ id_transacao }) => id_transacao })
      .map((list) => list.map((each, i) => ({ ...each, numero_pagamento: String(i + 1) })));
    fc.assert(
      fc.property(lists, (payments) => {
        const { xml, faults } = emitLinked(payments);
        expect(faults).toEqual([]);
        const read = nfe.read(xml);
        expect(read['pagamentos_vinculados']).toEqual(payments);
        expect(emitLinked(read['pagamentos_vinculados']).xml).toBe(xml);
      }),
      { numRuns: 40 },
    );
  });
});

const payment = (i: number) => ({
  ...PAYMENTS[0],
  numero_pagamento: String(i + 1),
  id_transacao: `T${i + 1}`,
});
function raise(): never {
  throw new Error('no payment');
}
