import { buildChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import type { Payload } from '@fiscal/core/testing/builders';
import { type Breaches, FOREIGN_CNPJ, inAnHour } from './breach.ts';
import { MUNICIPIO } from './nfse-bodies.ts';
import { toldFirst } from './portal-out-of-reach.ts';

const TAKER = { cnpj_tomador: FOREIGN_CNPJ, razao_social_tomador: 'TOMADORA DE TESTE LTDA' };
const MEI = { codigo_opcao_simples_nacional: '2' };
const IMMUNE = { tributacao_iss: '2', tipo_imunidade: '1' };
const SPECIAL = { regime_especial_tributacao: '1' };
const RATE = { percentual_aliquota_relativa_municipio: '2.00' };
const PIS_COFINS = {
  situacao_tributaria_pis_cofins: '01',
  base_calculo_pis_cofins: '1500.00',
  aliquota_pis: '0.65',
  aliquota_cofins: '3.00',
};
const NOWHERE = '3599999';
const BAD_CNPJ = '11222333000182';
const substituting = (chave: string, own: Payload = {}): Payload => ({
  chave_nfse_substituida: chave,
  codigo_justificativa_substituicao: '05',
  ...own,
});
/** Key of a note of the company that was never issued. */
const unknownNote = ({ cnpj }: { readonly cnpj: string }): string =>
  buildChaveNfse({
    cMun: MUNICIPIO,
    ambGer: '2',
    inscricao: cnpj,
    nNFSe: 999_999_999,
    AAMM: '2611',
    codigo: '123456789',
  });

/** Rules over a DPS, and the change of a good one that breaks each. */
export const NFSE_DOCUMENT_ANSWERED: Breaches = {
  E0008: { own: () => ({ data_emissao: inAnHour() }) },
  E0015: { own: { data_competencia: '2099-01-01' } },
  E0029: { own: { motivo_emissao_tomador_intermediario: '4' } },
  E0037: { own: { codigo_municipio_emissora: NOWHERE }, origin: 'validacao' },
  E0042: { own: substituting('4'.repeat(50)) },
  E0044: { own: ({ company }) => substituting(unknownNote(company)) },
  E0046: { earlier: {}, cancelled: true, own: ({ earlierKey }) => substituting(earlierKey) },
  E0078: {
    own: ({ company }) => substituting(unknownNote(company), { codigo_justificativa_substituicao: '99' }),
    origin: 'validacao',
  },
  E0162: { own: { codigo_opcao_simples_nacional: '1', regime_tributario_simples_nacional: '1' } },
  E0172: { own: { ...IMMUNE, ...SPECIAL } },
  E0174: { own: { ...MEI, ...SPECIAL } },
  E0202: { own: ({ company }) => ({ ...TAKER, cnpj_tomador: company.cnpj }) },
  E0204: { own: { tipo_retencao_iss: '2' } },
  E0226: { own: { motivo_ausencia_nif_tomador: '0', razao_social_tomador: 'FOREIGN TAKER INC' } },
  E0238: {
    own: {
      ...TAKER,
      codigo_municipio_tomador: NOWHERE,
      cep_tomador: '01001000',
      logradouro_tomador: 'Rua das Acácias',
      numero_tomador: '100',
      bairro_tomador: 'Centro',
    },
  },
  E0248: { own: { cnpj_intermediario: BAD_CNPJ, razao_social_intermediario: 'INTERMEDIARIA LTDA' } },
  E0262: {
    own: ({ company }) => ({
      cnpj_intermediario: company.cnpj,
      razao_social_intermediario: 'INTERMEDIARIA LTDA',
    }),
  },
  E0322: {
    own: {
      codigo_indicador_operacao: '100301',
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
    },
    origin: 'validacao',
  },
  E0580: { own: { ...TAKER, ...IMMUNE, tipo_retencao_iss: '2' } },
  E0583: { own: { ...TAKER, ...MEI, tipo_retencao_iss: '2' } },
  E0592: { own: { tributacao_iss: '2' } },
  E0595: { own: { percentual_aliquota_relativa_municipio: '5.01' } },
  E0600: { own: { ...MEI, ...RATE } },
  E0602: { own: { ...IMMUNE, ...RATE } },
  E0604: { own: { ...SPECIAL, ...RATE } },
  E0677: {
    own: {
      situacao_tributaria_pis_cofins: '01',
      base_calculo_pis_cofins: '1500.01',
      aliquota_pis: '0.65',
      aliquota_cofins: '3.00',
      valor_pis: '9.75',
      valor_cofins: '45.00',
    },
  },
  E0678: { own: { situacao_tributaria_pis_cofins: '01' }, origin: 'validacao' },
  E0684: { own: { ...PIS_COFINS, aliquota_pis: undefined }, origin: 'validacao' },
  E0690: { own: { ...PIS_COFINS, aliquota_cofins: undefined }, origin: 'validacao' },
  E0713: { own: { indicador_total_tributacao: '0' } },
  E9996: { own: { ...TAKER, emitente_dps: '2' }, origin: 'validacao' },
};

const CONTRACT = 'the contract refuses wrong check digits: 400 before anything is taken';
const NO_NIF = 'the contract wants cnpj_prestador or cpf_prestador, and the layout one identification only';
const REGISTERED = 'the platform leaves out what the environment knows of who emits';
const SIGNATURE = 'the platform signs, with the certificate that the sandbox gave it';

/** Rules that no call can break, and why. */
export const NFSE_DOCUMENT_OUT_OF_REACH: Readonly<Record<string, string>> = {
  E0718:
    'validation judges the signer (213); an issuer without its own certificate is in issuer-cpf.stack.test.ts',
  ...toldFirst(
    'E0175',
    'E0237',
    'E0246',
    'E0264',
    'E0266',
    'E0302',
    'E0304',
    'E0318',
    'E0330',
    'E0370',
    'E0372',
    'E0390',
    'E0392',
    'E0424',
    'E0427',
    'E0428',
    'E0431',
    'E0432',
    'E0435',
    'E0436',
    'E0437',
    'E0438',
    'E0453',
    'E0460',
    'E0468',
    'E0470',
    'E0472',
    'E0474',
    'E0478',
    'E0484',
    'E0532',
    'E0533',
    'E0534',
    'E0535',
    'E0538',
    'E0585',
    'E0588',
    'E0589',
    'E0606',
    'E0676',
    'E0682',
    'E0694',
    'E0696',
    'E0698',
    'E0699',
    'E0700',
    'E0701',
    'E0710',
    'E0712',
  ),
  E0004: 'the engine writes the Id',
  E0006: 'the engine writes the environment of the token',
  E0010: 'local validation refuses such a serie_dps first',
  E0014: 'the DPS Id is the number: one that is in the account already is refused before it is sent',
  E0080: CONTRACT,
  E0096: CONTRACT,
  E0112: NO_NIF,
  E0114: NO_NIF,
  E0121: REGISTERED,
  E0128: REGISTERED,
  E0166: 'the platform refuses it first, and lends the regime to loose tokens',
  E0188: CONTRACT,
  E0206: CONTRACT,
  E0714: SIGNATURE,
  E0715: SIGNATURE,
  E0716: SIGNATURE,
  E0717: SIGNATURE,
  E1229: 'the platform writes the declaration',
  E1235: 'local validation by the same layout refuses it first',
};
