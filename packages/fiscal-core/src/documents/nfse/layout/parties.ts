// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf } from '../../../engine/layout/rows.ts';
import type { Row, SimpleType } from '../../../engine/layout/types.ts';
import * as t from './simple-types.ts';

type Person = 'prestador' | 'tomador' | 'intermediario' | 'destinatario' | 'fornecedor';

/** Which of the four ways a person is identified. */
export const identification = (who: Person): Row => choice('1-1', [
  leaf('CNPJ', '1-1', t.TSCNPJ, `cnpj_${who}`, 'CNPJ; um entre CNPJ, CPF, NIF e motivo da falta de NIF'),
  leaf('CPF', '1-1', t.TSCPF, `cpf_${who}`, 'CPF'),
  leaf('NIF', '1-1', publishedText, `nif_${who}`, 'Número de identificação fiscal no exterior'),
  leaf('cNaoNIF', '1-1', t.TSCodNaoNIF, `motivo_ausencia_nif_${who}`, 'Motivo da falta de NIF'),
]);

const registration = (who: Person, caepf = `caepf_${who}`): readonly Row[] => [
  leaf('CAEPF', '0-1', t.TSCAEPF, caepf, 'Cadastro de Atividade Econômica da Pessoa Física'),
  leaf('IM', '0-1', publishedText, `inscricao_municipal_${who}`, 'Inscrição municipal'),
];

const lines = (who: string): readonly Row[] => [
  leaf('xLgr', '1-1', publishedText, `logradouro_${who}`, 'Logradouro'),
  leaf('nro', '1-1', publishedText, `numero_${who}`, 'Número do endereço'),
  leaf('xCpl', '0-1', publishedText, `complemento_${who}`, 'Complemento'),
  leaf('xBairro', '1-1', publishedText, `bairro_${who}`, 'Bairro'),
];

const abroad = (who: string): readonly Row[] => [
  leaf('cEndPost', '1-1', publishedText, `cep_ext_${who}`, 'Código postal no exterior'),
  leaf('xCidade', '1-1', publishedText, `nome_cidade_ext_${who}`, 'Cidade no exterior'),
  leaf('xEstProvReg', '1-1', publishedText, `regiao_ext_${who}`, 'Estado, província ou região no exterior'),
];

/** Address of a person; the municipality alone makes none. */
const address = (who: Person): Row => group('end', '0-1', 'Endereço', [
  choice('1-1', [
    group('endNac', '1-1', 'Endereço no Brasil', [
      leaf('cMun', '1-1', t.TSCodMunIBGE, `codigo_municipio_${who}`, 'Município (IBGE, 7 dígitos)'),
      leaf('CEP', '1-1', t.TSCEP, `cep_${who}`, 'CEP'),
    ]),
    group('endExt', '1-1', 'Endereço no exterior', [
      leaf('cPais', '1-1', t.TSCodPaisISO, `codigo_pais_ext_${who}`, 'País (ISO, 2 letras)'),
      ...abroad(who),
    ]),
  ]),
  ...lines(who),
], { when: [`cep_${who}`, `logradouro_${who}`, `numero_${who}`, `bairro_${who}`, `codigo_pais_ext_${who}`, `cep_ext_${who}`] });

/** Address of a place: a construction site, an event, a property. */
export const place = (who: 'obra' | 'evento' | 'imovel'): Row => group('end', '1-1', 'Endereço', [
  choice('1-1', [
    leaf('CEP', '1-1', t.TSCEP, `cep_${who}`, 'CEP'),
    group('endExt', '1-1', 'Endereço no exterior', abroad(who)),
  ]),
  ...lines(who),
]);

const contacts = (who: Person): readonly Row[] => [
  leaf('fone', '0-1', publishedDigits, `telefone_${who}`, 'Telefone, de 6 a 20 dígitos'),
  leaf('email', '0-1', publishedText, `email_${who}`, 'E-mail'),
];

const name = (who: Person, occurs: '0-1' | '1-1' = '1-1', type: SimpleType = publishedText): Row =>
  leaf('xNome', occurs, type, `razao_social_${who}`, 'Nome ou razão social');

export const prest = group('prest', '1-1', 'Prestador do serviço', [
  identification('prestador'),
  ...registration('prestador'),
  name('prestador', '0-1'),
  address('prestador'),
  ...contacts('prestador'),
  group('regTrib', '1-1', 'Regimes de tributação', [
    leaf('opSimpNac', '1-1', t.TSOpSimpNac, 'codigo_opcao_simples_nacional', 'Situação no Simples Nacional; padrão = regime tributário do cadastro (CRT 1 ou 2: 3; 3: 1; 4: 2)'),
    leaf('regApTribSN', '0-1', t.TSRegimeApuracaoSimpNac, 'regime_tributario_simples_nacional', 'Apuração no Simples Nacional; só ME ou EPP; padrão = cadastro (CRT 1: 1; 2: 2)'),
    leaf('regEspTrib', '1-1', t.TSRegEspTrib, 'regime_especial_tributacao', 'Regime especial municipal; padrão 0 só onde nenhum outro é aceito (MEI, apuração pelo Simples, serviço não tributável)'),
  ]),
]);

/** A person in full: taker, intermediary, supplier. */
const person = (who: Person, caepf?: string): readonly Row[] => [
  identification(who),
  ...registration(who, caepf),
  name(who),
  address(who),
  ...contacts(who),
];

export const toma = group('toma', '0-1', 'Tomador do serviço', person('tomador'));
export const interm = group('interm', '0-1', 'Intermediário do serviço', person('intermediario'));
export const dest = group('dest', '0-1', 'Destinatário, quando não é o tomador', [
  identification('destinatario'),
  name('destinatario', '1-1', publishedText),
  address('destinatario'),
  ...contacts('destinatario'),
]);
export const fornec = group('fornec', '0-1', 'Fornecedor do documento', person('fornecedor', 'numero_caepf_fornecedor'));
export const fornecDoc = group('fornec', '0-1', 'Fornecedor do documento', [
  identification('fornecedor'),
  name('fornecedor', '1-1', publishedText),
]);
