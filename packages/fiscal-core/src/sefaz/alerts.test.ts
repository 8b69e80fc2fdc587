import { expect, it } from 'vitest';
import { alertsIn } from './alerts.ts';

const prot = (more: string) =>
  `<protNFe versao="4.00" xmlns="http://www.portalfiscal.inf.br/nfe"><infProt><cStat>120</cStat><xMotivo>x</xMotivo>${more}</infProt></protNFe>`;
const verdict = { cStat: '120', xMotivo: 'Autorizado o uso da NF-e, com alerta' };

it.each([
  [
    'pairs in their order',
    '<cMsg>17</cMsg><xMsg>CRT diverge do cadastro</xMsg><cMsg>1204</cMsg><xMsg>NCM &amp; unidade</xMsg>',
    [
      { code: '17', message: 'CRT diverge do cadastro' },
      { code: '1204', message: 'NCM & unidade' },
    ],
  ],
  ['a text without its code', '<xMsg>Confira</xMsg>', [{ code: null, message: 'Confira' }]],
  ['the text of the code where there are none', '', [{ code: '120', message: verdict.xMotivo }]],
])('in a protocol are %s', (_, more, expected) => {
  expect(alertsIn(prot(more), verdict)).toEqual(expected);
});

it('are read beside any other code too, and only from a protocol', () => {
  const plain = { cStat: '100', xMotivo: 'Autorizado o uso da NF-e' };
  expect(alertsIn(prot('<cMsg>9</cMsg><xMsg>Veja</xMsg>'), plain)).toEqual([{ code: '9', message: 'Veja' }]);
  for (const text of [prot(''), '', '<xMsg', '<NFSe><xMsg>a</xMsg></NFSe>'])
    expect(alertsIn(text, plain)).toEqual([]);
});
