import { expect, it } from 'vitest';
import { preparedOf } from '../../testing/taken.ts';
import { STRICT } from '../nfe/fixtures/context.ts';
import { cte } from './cte.ts';
import body from './fixtures/rodoviario-completo.input.json' with { type: 'json' };

const issuer = { cnpj: '20456789000105', name: 'TRANSPORTES SERRA AZUL LTDA', ie: '0290187656', uf: 'RS' };
const BARE = Object.fromEntries(
  Object.entries(body).filter(([field]) => !/^(?:ibs|cbs)_|^valor_total_dfe$/.test(field)),
);
const TAXED = {
  ibs_cbs_situacao_tributaria: '000',
  ibs_cbs_classificacao_tributaria: '000001',
  cbs_aliquota: '0.90',
};

/** A service of 2500.00 with an ICMS of 300.00. */
function xmlOf(day: string, own: Readonly<Record<string, unknown>> = {}): string {
  const data_emissao = `${day}T12:00:00-03:00`;
  const context = { ...STRICT, issuer, nowMs: Date.parse(data_emissao), lawDay: day };
  return cte.write(preparedOf(cte, { ...BARE, ...TAXED, data_emissao, ...own }, context).tree).toString();
}

it.each([
  ['all that is left without the ICMS in 2026', '2026-12-31', {}, '2200.00'],
  ['what is left without IBS and CBS from 2027 on', '2027-01-04', {}, '2178.22'],
  ['the one that was sent', '2027-01-04', { ibs_cbs_base_calculo: '2000.00' }, '2000.00'],
  ['never negative', '2027-01-04', { icms_valor: '2600.00' }, '0.00'],
])('the base of IBS and CBS is %s', (_, day, own, base) => {
  const xml = xmlOf(day, own);
  expect(/<gIBSCBS><vBC>([^<]*)/.exec(xml)?.[1]).toBe(base);
  expect(xml).toContain('<vTotDFe>2500.00</vTotDFe>');
});
