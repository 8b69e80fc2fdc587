// biome-ignore-all format: one row per line
import { publishedDigits, publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';

export const emit = group('emit', '1-1', 'Identificação do emitente', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_emitente', 'CNPJ do emitente (14, alfanumérico aceito); padrão = empresa do token'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_emitente', 'CPF do emitente pessoa física (alternativo ao CNPJ)'),
  ]),
  leaf('xNome', '1-1', publishedText, 'nome_emitente', 'Razão social; padrão = cadastro'),
  leaf('xFant', '0-1', publishedText, 'nome_fantasia_emitente', 'Nome fantasia; padrão = cadastro'),
  group('enderEmit', '1-1', 'Endereço do emitente', [
    leaf('xLgr', '1-1', publishedText, 'logradouro_emitente', 'Logradouro; padrão = cadastro'),
    leaf('nro', '1-1', publishedText, 'numero_emitente', 'Número; padrão = cadastro; usar S/N se não houver'),
    leaf('xCpl', '0-1', publishedText, 'complemento_emitente', 'Complemento; padrão = cadastro'),
    leaf('xBairro', '1-1', publishedText, 'bairro_emitente', 'Bairro; padrão = cadastro'),
    leaf('cMun', '1-1', t.TCodMunIBGE, 'codigo_municipio_emitente', 'Código IBGE do município; padrão = cadastro ou busca por nome+UF'),
    leaf('xMun', '1-1', publishedText, 'municipio_emitente', 'Nome do município; padrão = cadastro'),
    leaf('UF', '1-1', t.TUfEmi, 'uf_emitente', 'UF; padrão = cadastro'),
    leaf('CEP', '1-1', t.CEP, 'cep_emitente', 'CEP com 8 dígitos; padrão = cadastro'),
    leaf('cPais', '0-1', publishedOption(), 'codigo_pais_emitente', 'Fixo 1058'),
    leaf('xPais', '0-1', publishedOption(), 'pais_emitente', 'Fixo Brasil'),
    leaf('fone', '0-1', t.Fone, 'telefone_emitente', 'DDD + número; padrão = cadastro'),
  ]),
  leaf('IE', '0-1', t.TIe, 'inscricao_estadual_emitente', 'IE do emitente; no XML passou a ser opcional no pacote 010f (emissão sem IE)'),
  leaf('IEST', '0-1', t.TIeST, 'inscricao_estadual_st_emitente', 'IE de substituto tributário na UF de destino'),
  block([
    leaf('IM', '1-1', publishedText, 'inscricao_municipal_emitente', 'Inscrição municipal; exigida em nota conjugada com ISSQN'),
    leaf('CNAE', '0-1', publishedType({ as: 'code', pad: 7, zeros: 1 }), 'cnae_fiscal_emitente', 'CNAE; só acompanha a inscrição municipal'),
  ]),
  leaf('CRT', '1-1', publishedOption({ '1': 'Simples Nacional', '2': 'Simples excesso de sublimite', '3': 'regime normal', '4': 'MEI' }), 'regime_tributario_emitente', 'Regime tributário; padrão = cadastro'),
  leaf('ISUFEmit', '0-1', publishedDigits, 'inscricao_suframa_emitente', 'Inscrição do emitente na Suframa (8 ou 9 dígitos)'),
]);

export const avulsa = group('avulsa', '0-1', 'Fisco emitente de nota avulsa', [
  leaf('CNPJ', '1-1', t.TCnpj, 'engine', 'CNPJ do Órgão emissor'),
  leaf('xOrgao', '1-1', publishedText, 'engine', 'Órgão emitente'),
  leaf('matr', '1-1', publishedText, 'engine', 'Matrícula do agente'),
  leaf('xAgente', '1-1', publishedText, 'engine', 'Nome do agente'),
  leaf('fone', '0-1', t.Fone, 'engine', 'Telefone'),
  leaf('UF', '1-1', t.TUfEmi, 'engine', 'Sigla da Unidade da Federação'),
  leaf('nDAR', '0-1', publishedText, 'engine', 'Número do Documento de Arrecadação de Receita'),
  leaf('dEmi', '0-1', t.TData, 'engine', 'Data de emissão do DAR (AAAA-MM-DD)'),
  leaf('vDAR', '0-1', t.TDec_1302, 'engine', 'Valor Total constante no DAR'),
  leaf('repEmi', '1-1', publishedText, 'engine', 'Repartição Fiscal emitente'),
  leaf('dPag', '0-1', t.TData, 'engine', 'Data de pagamento do DAR (AAAA-MM-DD)'),
]);

export const dest = group('dest', '0-1', 'Identificação do destinatário', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_destinatario', 'CNPJ do destinatário; um entre CNPJ, CPF e id estrangeiro'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_destinatario', 'CPF do destinatário'),
    leaf('idEstrangeiro', '1-1', t.IdEstrangeiro, 'id_estrangeiro_destinatario', 'Documento do comprador estrangeiro; exigido em operação com exterior (pode ser tag vazia)'),
  ]),
  leaf('xNome', '0-1', publishedText, 'nome_destinatario', 'Nome ou razão social; exigido na NF-e 55; substituído pelo literal oficial em homologação'),
  group('enderDest', '0-1', 'Endereço do destinatário', [
    leaf('xLgr', '1-1', publishedText, 'logradouro_destinatario', 'Logradouro; exigido na 55'),
    leaf('nro', '1-1', publishedText, 'numero_destinatario', 'Número; exigido na 55'),
    leaf('xCpl', '0-1', publishedText, 'complemento_destinatario', 'Complemento'),
    leaf('xBairro', '1-1', publishedText, 'bairro_destinatario', 'Bairro; exigido na 55'),
    leaf('cMun', '1-1', t.TCodMunIBGE, 'codigo_municipio_destinatario', 'Código IBGE; sem valor busca por nome+UF; 9999999 no exterior'),
    leaf('xMun', '1-1', publishedText, 'municipio_destinatario', 'Nome do município; EXTERIOR em operação com exterior'),
    leaf('UF', '1-1', t.TUf, 'uf_destinatario', 'UF; EX em operação com exterior'),
    leaf('CEP', '0-1', t.CEP, 'cep_destinatario', 'CEP com 8 dígitos'),
    leaf('cPais', '0-1', publishedDigits, 'codigo_pais_destinatario', 'Código BACEN do país; informar se diferente de 1058'),
    leaf('xPais', '0-1', publishedText, 'pais_destinatario', 'Nome do país; informar se diferente de Brasil'),
    leaf('fone', '0-1', t.Fone, 'telefone_destinatario', 'Telefone com 6 a 14 dígitos'),
  ]),
  leaf('indIEDest', '1-1', publishedOption({ '1': 'contribuinte', '2': 'contribuinte isento', '9': 'não contribuinte' }), 'indicador_inscricao_estadual_destinatario', 'Condição perante o ICMS; exigido quando há destinatário; NFC-e sempre 9'),
  leaf('IE', '0-1', t.TIeDestNaoIsento, 'inscricao_estadual_destinatario', 'IE; exigida com indicador 1; proibida em NFC-e'),
  leaf('ISUF', '0-1', publishedDigits, 'inscricao_suframa_destinatario', 'Inscrição Suframa (8 ou 9 dígitos)'),
  leaf('IM', '0-1', publishedText, 'inscricao_municipal_destinatario', 'Inscrição municipal do tomador em nota conjugada'),
  leaf('email', '0-1', publishedText, 'email_destinatario', 'E-mail; se houver lista separada por vírgula só o primeiro vai ao XML'),
]);

/** Pickup and delivery: the same rows, the fields end in `_retirada` or `_entrega`; the logradouro activates the group. */
const local = (tag: 'retirada' | 'entrega', description: string) => group(tag, '0-1', description, [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpjOpc, `cnpj_${tag}`, 'CNPJ do local'),
    leaf('CPF', '1-1', t.TCpf, `cpf_${tag}`, 'CPF do local'),
  ]),
  leaf('xNome', '0-1', publishedText, `nome_${tag}`, 'Nome ou razão social'),
  leaf('xLgr', '1-1', publishedText, `logradouro_${tag}`, 'Logradouro; aciona o grupo'),
  leaf('nro', '1-1', publishedText, `numero_${tag}`, 'Número'),
  leaf('xCpl', '0-1', publishedText, `complemento_${tag}`, 'Complemento'),
  leaf('xBairro', '1-1', publishedText, `bairro_${tag}`, 'Bairro'),
  leaf('cMun', '1-1', t.TCodMunIBGE, `codigo_municipio_${tag}`, 'Código IBGE; sem valor busca por nome+UF'),
  leaf('xMun', '1-1', publishedText, `municipio_${tag}`, 'Município'),
  leaf('UF', '1-1', t.TUf, `uf_${tag}`, 'UF'),
  leaf('CEP', '0-1', t.CEP, `cep_${tag}`, 'CEP'),
  leaf('cPais', '0-1', publishedDigits, `codigo_pais_${tag}`, 'Código BACEN do país'),
  leaf('xPais', '0-1', publishedText, `pais_${tag}`, 'Nome do país'),
  leaf('fone', '0-1', t.Fone, `telefone_${tag}`, 'Telefone'),
  leaf('email', '0-1', publishedText, `email_${tag}`, 'E-mail'),
  leaf('IE', '0-1', t.TIe, `inscricao_estadual_${tag}`, 'IE do local'),
], { when: [`logradouro_${tag}`] });
export const retirada = local('retirada', 'Local de retirada, quando diferente do endereço do remetente');
export const entrega = local('entrega', 'Local de entrega, quando diferente do endereço do destinatário');

export const autXML = list('autXML', '0-10', 'pessoas_autorizadas', 'Até 10 pessoas com acesso ao XML', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ autorizado (um dos dois)'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF autorizado (um dos dois)'),
  ]),
]);
