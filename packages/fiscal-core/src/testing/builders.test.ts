import { describe, expect, it } from 'vitest';
import { isoAt, minimalNfce, minimalNfe, moveToNow } from './builders.ts';

const NOW = Date.parse('2027-02-03T00:30:00-03:00');

describe('moveToNow', () => {
  it('emits now and keeps the distance of every other date', () => {
    const payload = {
      data_emissao: '2026-11-20T14:00:00-03:00',
      data_entrada_saida: '2026-11-20T16:30:00-03:00',
      data_previsao_entrega_bem: '2026-11-27',
      duplicatas: [{ data_vencimento: '2026-12-20', valor: '10.00' }],
      itens: [
        {
          rastros: [{ data_fabricacao: '2026-10-01', data_validade: '2027-10-01' }],
          data_competencia_apuracao: '2026-10',
        },
      ],
      data_faturamento: '202611',
      tipo_data_programada: '2',
      observacao: 'em 2026-11-20',
    };
    expect(moveToNow(payload, NOW)).toEqual({
      data_emissao: '2027-02-03T00:30:00-03:00',
      data_entrada_saida: '2027-02-03T03:00:00-03:00',
      data_previsao_entrega_bem: '2027-02-10',
      duplicatas: [{ data_vencimento: '2027-03-05', valor: '10.00' }],
      itens: [
        {
          rastros: [{ data_fabricacao: '2026-12-15', data_validade: '2027-12-15' }],
          data_competencia_apuracao: '2027-01',
        },
      ],
      data_faturamento: '202702',
      tipo_data_programada: '2',
      observacao: 'em 2026-11-20',
    });
  });

  it('keeps the offset of the payload and leaves it alone without data_emissao', () => {
    expect(moveToNow({ data_emissao: '2026-11-20T14:00:00-04:00' }, NOW)['data_emissao']).toBe(
      '2027-02-02T23:30:00-04:00',
    );
    expect(moveToNow({ mod: '58' }, NOW)).toEqual({ mod: '58' });
  });

  it('keeps a date a date', () => {
    expect(moveToNow({ data_emissao: '2026-11-20' }, NOW)['data_emissao']).toBe('2027-02-03');
  });
});

it('minimal bodies differ in mod only and take overrides', () => {
  expect({ ...minimalNfce(NOW), mod: '55' }).toEqual(minimalNfe(NOW));
  expect(minimalNfe(NOW, { cnpj_emitente: 'x' })).toMatchObject({
    cnpj_emitente: 'x',
    data_emissao: isoAt(NOW),
  });
});
