import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../testing/official-schemas.ts';
import { consCad, parseCadastro } from './cadastro.ts';

const answer = (cStat: string, inside = '') =>
  `<retConsCad xmlns="http://www.portalfiscal.inf.br/nfe" versao="2.00"><infCons><verAplic>SP1</verAplic><cStat>${cStat}</cStat><xMotivo>Motivo</xMotivo><UF>SP</UF><CNPJ>11222333000181</CNPJ><dhCons>2026-11-22T10:00:00-03:00</dhCons><cUF>35</cUF>${inside}</infCons></retConsCad>`;

const registrationXml = (ie: string, more = '') =>
  `<infCad><IE>${ie}</IE><CNPJ>11222333000181</CNPJ><UF>SP</UF><cSit>1</cSit><indCredNFe>1</indCredNFe><indCredCTe>4</indCredCTe><xNome>EMPRESA LTDA</xNome>${more}</infCad>`;

describe('the question', () => {
  it.each([
    ['cnpj', '11222333000181'],
    ['cnpj', '12ABC34501DE35'],
    ['cpf', '12345678909'],
    ['ie', '110042490114'],
  ] as const)('is valid by %s %s', (by, value) => {
    const message = consCad({ uf: 'SP', by, value });
    expect(message).toContain(`<UF>SP</UF><${by.toUpperCase()}>${value}<`);
    expect(xsdErrors(message, 'ConsCad')).toEqual([]);
  });
});

describe('the answer', () => {
  it('returns every registration, with all of the register’s data', () => {
    const reply = answer(
      '112',
      registrationXml('110042490114') +
        registrationXml(
          '110042490115',
          '<xFant>LOJA</xFant><xRegApur>NORMAL</xRegApur><CNAE>4711302</CNAE><dIniAtiv>2001-02-03</dIniAtiv><dUltSit>2002-03-04</dUltSit><dBaixa>2003-04-05</dBaixa><IEUnica>1</IEUnica><IEAtual>2</IEAtual><ender><xLgr>RUA A</xLgr><nro>1</nro><xBairro>CENTRO</xBairro><cMun>3550308</cMun><xMun>SAO PAULO</xMun><CEP>1001000</CEP></ender>',
        ),
    );
    expect(parseCadastro(reply)).toMatchObject({
      kind: 'encontrado',
      cStat: '112',
      registrations: [
        {
          ie: '110042490114',
          cnpj: '11222333000181',
          cpf: null,
          cSit: '1',
          nome: 'EMPRESA LTDA',
          endereco: null,
        },
        {
          ie: '110042490115',
          fantasia: 'LOJA',
          regimeApuracao: 'NORMAL',
          cnae: '4711302',
          inicioAtividade: '2001-02-03',
          ultimaSituacao: '2002-03-04',
          baixa: '2003-04-05',
          ieUnica: '1',
          ieAtual: '2',
          endereco: { logradouro: 'RUA A', complemento: null, codigoMunicipio: '3550308', cep: '01001000' },
        },
      ],
    });
  });

  it.each([
    ['259', 'desconhecido'],
    ['261', 'desconhecido'],
    ['264', 'desconhecido'],
    ['257', 'recusado'],
    ['262', 'recusado'],
    ['656', 'excesso'],
    ['108', 'indisponivel'],
  ])('%s is %s', (cStat, kind) => {
    expect(parseCadastro(answer(cStat))).toMatchObject({ kind });
  });

  it('may be none at all', () => {
    for (const junk of ['', '<html/>', answer('')])
      expect(parseCadastro(junk)).toMatchObject({ kind: 'indisponivel' });
  });

  it('may be wrapped, as that of MT is', () => {
    expect(
      parseCadastro(
        `<consultaCadastroResult>${answer('111', registrationXml('110042490114'))}</consultaCadastroResult>`,
      ),
    ).toMatchObject({ kind: 'encontrado' });
  });
});
