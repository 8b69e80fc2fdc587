import { expect, it } from 'vitest';
import { issuedOn } from './issued-on.ts';

const NOW = Date.parse('2026-11-29T15:00:00-03:00');
const EM = '2027-01-04';

it('moves every date of a body by the days that its issue is moved', () => {
  const { body, notices } = issuedOn(
    EM,
    {
      data_emissao: '2026-11-28T22:30:00-03:00',
      data_entrada_saida: '2026-11-29T08:00:00-03:00',
      data_competencia: '2026-11-01',
      duplicatas: [{ numero: '001', data_vencimento: '2026-12-28', valor: '10.00' }],
      informacoes_adicionais: 'Pedido de 2026-11-20',
    },
    NOW,
  );
  expect(body).toEqual({
    data_emissao: '2027-01-04T12:00:00-03:00',
    data_entrada_saida: '2027-01-05T08:00:00-03:00',
    data_competencia: EM,
    duplicatas: [{ numero: '001', data_vencimento: '2027-02-03', valor: '10.00' }],
    informacoes_adicionais: 'Pedido de 2026-11-20',
  });
  expect(notices).toMatchObject([
    { field: 'data_emissao', message: expect.stringContaining('37 dias depois') },
  ]);
});

it('lets nothing of the day of issue come before the issue', () => {
  const issued = {
    data_emissao: '2026-11-28T09:00:00-03:00',
    data_entrada_saida: '2026-11-28T10:00:00-03:00',
  };
  expect(issuedOn(EM, issued, NOW).body).toEqual({
    data_emissao: '2027-01-04T12:00:00-03:00',
    data_entrada_saida: '2027-01-04T12:00:00-03:00',
  });
});

it('reads the day of issue in Brasília, and counts from today without one', () => {
  const due = { duplicatas: [{ data_vencimento: '2026-12-29' }] };
  const moved = { duplicatas: [{ data_vencimento: '2027-02-03' }] };
  expect(issuedOn(EM, due, NOW).body).toEqual(moved);
  expect(issuedOn(EM, { ...due, data_emissao: null }, NOW).body).toEqual({ ...moved, data_emissao: null });
  const inUtc = { ...due, data_emissao: '2026-11-30T01:30:00Z' };
  expect(issuedOn(EM, inUtc, NOW).body).toEqual({ ...moved, data_emissao: '2027-01-04T12:00:00-03:00' });
});

it('tells nothing where nothing moved, and keeps a date of issue that is none', () => {
  const plain = { itens: [{ valor: '1.00' }] };
  expect(issuedOn(EM, plain, NOW)).toEqual({ body: plain, notices: [] });
  const today = { data_emissao: '2026-11-29T12:00:00-03:00' };
  expect(issuedOn('2026-11-29', today, NOW)).toEqual({ body: today, notices: [] });
  const impossible = { data_emissao: today.data_emissao, duplicatas: [{ data_vencimento: '2026-02-30' }] };
  expect(issuedOn(EM, impossible, NOW).body).toMatchObject({ duplicatas: impossible.duplicatas });
  const wrong = { data_emissao: 'ontem', duplicatas: [{ data_vencimento: '2026-12-28' }] };
  expect(issuedOn(EM, wrong, NOW)).toEqual({ body: wrong, notices: [] });
});
