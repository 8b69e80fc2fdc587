// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list, repeated } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import * as t from './simple-types.ts';

/** The street part and the contacts of every address; fields end in the name of the party. */
export const street = (end: string, whose: string): readonly Row[] => [
  leaf('xLgr', '1-1', publishedText, `logradouro_${end}`, `Logradouro ${whose}`),
  leaf('nro', '1-1', publishedText, `numero_${end}`, `Número do endereço ${whose}; S/N quando não há`),
  leaf('xCpl', '0-1', publishedText, `complemento_${end}`, `Complemento do endereço ${whose}`),
  leaf('xBairro', '1-1', publishedText, `bairro_${end}`, `Bairro ${whose}`),
  leaf('cMun', '1-1', t.TCodMunIBGE, `codigo_municipio_${end}`, `Código IBGE do município ${whose}; deduzido do nome e da UF`),
  leaf('xMun', '1-1', publishedText, `municipio_${end}`, `Nome do município ${whose}; deduzido do código`),
  leaf('CEP', '1-1', t.CEP, `cep_${end}`, `CEP ${whose}`),
  leaf('UF', '1-1', t.TUf, `uf_${end}`, `UF ${whose}`),
];
export const contacts = (end: string, whose: string): readonly Row[] => [
  leaf('fone', '0-1', publishedDigits, `telefone_${end}`, `Telefone ${whose}`),
  leaf('email', '0-1', t.TEmail, `email_${end}`, `E-mail ${whose}`),
];

export const emit = group('emit', '1-1', 'Identificação do emitente', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_emitente', 'CNPJ do emitente (14, alfanumérico aceito); padrão = empresa do token'),
  leaf('IE', '1-1', t.TIe, 'inscricao_estadual_emitente', 'Inscrição estadual do emitente; padrão = cadastro'),
  leaf('IEUFDest', '0-1', publishedDigits, 'ie_virtual_emitente', 'Inscrição estadual virtual do emitente na UF de destino da partilha'),
  leaf('CRT', '1-1', t.TCRT, 'regime_tributario_emitente', 'Regime tributário do emitente; padrão = cadastro'),
  leaf('xNome', '1-1', publishedText, 'nome_emitente', 'Razão social do emitente; padrão = cadastro'),
  leaf('xFant', '0-1', publishedText, 'nome_fantasia_emitente', 'Nome fantasia do emitente; padrão = cadastro'),
  group('enderEmit', '1-1', 'Endereço do emitente', [...street('emitente', 'do emitente'), ...contacts('emitente', 'do emitente')]),
  leaf('ISUFEmit', '0-1', t.ISUF, 'inscricao_suframa_emitente', 'Inscrição do emitente na SUFRAMA'),
]);

export const dest = group('dest', '1-1', 'Identificação do destinatário', [
  leaf('xNome', '1-1', publishedText, 'nome_destinatario', 'Nome ou razão social do destinatário'),
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_destinatario', 'CNPJ do destinatário; um entre CNPJ, CPF e outra identificação'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_destinatario', 'CPF do destinatário; um entre CNPJ, CPF e outra identificação'),
    leaf('idOutros', '1-1', t.IdOutros, 'outra_indificacao_destinatario', 'Outra identificação do destinatário, sem CNPJ nem CPF; aceita o sinônimo outra_identificacao_destinatario'),
  ]),
  leaf('indIEDest', '1-1', t.TIndIEDest, 'indicador_ie_destinatario', 'Situação da inscrição estadual; padrão 1 com IE, 2 com ISENTO, 9 nos demais'),
  leaf('IE', '0-1', t.TIeDest, 'inscricao_estadual_destinatario', 'Inscrição estadual do destinatário'),
  leaf('IM', '0-1', publishedText, 'inscricao_municipal_destinatario', 'Inscrição municipal do destinatário'),
  group('enderDest', '1-1', 'Endereço do destinatário', [
    ...street('destinatario', 'do destinatário'),
    leaf('cPais', '0-1', publishedDigits, 'codigo_pais_destinatario', 'Código do país do destinatário (BACEN); padrão 1058'),
    leaf('xPais', '0-1', publishedText, 'pais_destinatario', 'Nome do país do destinatário; padrão Brasil'),
    ...contacts('destinatario', 'do destinatário'),
  ]),
]);

export const assinante = group('assinante', '1-1', 'Identificação do assinante', [
  leaf('iCodAssinante', '1-1', t.ICodAssinante, 'codigo_assinante', 'Código único do assinante; padrão = documento do destinatário'),
  leaf('tpAssinante', '1-1', t.TAssinante, 'tipo_assinante', 'Tipo de assinante; padrão 3 com CPF, 1 com CNPJ, 99 nos demais'),
  leaf('tpServUtil', '1-1', t.TUtilizacao, 'tipo_servico', 'Tipo de serviço utilizado; padrão 6'),
  leaf('nContrato', '0-1', t.NContrato, 'numero_contato_assinante', 'Número do contrato; aceita o sinônimo numero_contrato_assinante'),
  leaf('dContratoIni', '0-1', t.TData, 'data_inicio_contrato', 'Início do contrato'),
  leaf('dContratoFim', '0-1', t.TData, 'data_fim_contrato', 'Fim do contrato'),
  block([
    leaf('NroTermPrinc', '1-1', publishedDigits, 'terminal_principal', 'Terminal principal contratado; vai junto com a UF'),
    leaf('cUFPrinc', '1-1', t.TCodUfIBGE, 'uf_terminal_principal', 'UF do terminal principal'),
  ]),
  repeated('terminais_adicionais', '0-unbounded', 'Terminais adicionais', [
    leaf('NroTermAdic', '1-1', publishedDigits, 'terminal_adicional', 'Terminal adicional; texto ou lista, em par com a UF'),
    leaf('cUFAdic', '1-1', t.TCodUfIBGE, 'uf_terminal_adicional', 'UF do terminal adicional; texto ou lista, em par com o número'),
  ]),
]);

export const autXML = list('autXML', '0-10', 'autorizados_download_xml', 'Quem pode baixar o XML', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ autorizado a baixar o XML'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF autorizado a baixar o XML'),
  ]),
]);
