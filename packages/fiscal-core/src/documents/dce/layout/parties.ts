// biome-ignore-all format: one row per line
import { publishedText } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

const identityChoice = (who: string, whose: string) => choice('1-1', [
  leaf('CNPJ', '1-1', t.TCnpjOpc, `cnpj_${who}`, `CNPJ ${whose}`),
  leaf('CPF', '1-1', t.TCpf, `cpf_${who}`, `CPF ${whose}`),
  leaf('idOutros', '1-1', t.IdOutros, `outra_identificacao_${who}`, `Outra identificação ${whose}`),
]);

const address = (who: string, whose: string) => [
  leaf('xLgr', '1-1', publishedText, `logradouro_${who}`, `Logradouro ${whose}`),
  leaf('nro', '1-1', publishedText, `numero_${who}`, `Número do endereço ${whose}`),
  leaf('xCpl', '0-1', publishedText, `complemento_${who}`, `Complemento ${whose}`),
  leaf('xBairro', '1-1', publishedText, `bairro_${who}`, `Bairro ${whose}`),
  leaf('cMun', '1-1', t.TCodMunIBGE, `codigo_municipio_${who}`, `Município (IBGE) ${whose}`),
  leaf('xMun', '1-1', publishedText, `municipio_${who}`, `Nome do município ${whose}`),
  leaf('UF', '1-1', t.TUf, `uf_${who}`, `UF ${whose}`),
  leaf('CEP', '1-1', t.CEP, `cep_${who}`, `CEP ${whose}`),
];

export const emit = group('emit', '1-1', 'Remetente: quem envia os bens', [
  identityChoice('remetente', 'do remetente'),
  leaf('xNome', '1-1', publishedText, 'nome_remetente', 'Nome do remetente'),
  group('enderEmit', '1-1', 'Endereço do remetente', [
    ...address('remetente', 'do remetente'),
    leaf('cPais', '1-1', t.Listed, 'codigo_pais_remetente', 'Código do país do remetente; padrão 1058'),
    leaf('xPais', '1-1', t.Listed, 'nome_pais_remetente', 'Nome do país do remetente; padrão Brasil'),
    leaf('fone', '0-1', t.Digits, 'telefone_remetente', 'Telefone do remetente'),
  ]),
]);

const CNPJ = leaf('CNPJ', '1-1', t.TCnpjOpc, 'cnpj_emitente', 'CNPJ de quem emite; padrão: o da empresa do token');
const xNome = leaf('xNome', '1-1', publishedText, 'nome_emitente', 'Nome de quem emite');

/** Issuer on behalf of the sender; absent when the sender issues itself (tpEmit 2). */
export const platform = choice('0-1', [
  group('Fisco', '1-1', 'Aplicativo do fisco', [
    CNPJ,
    leaf('xOrgao', '1-1', publishedText, 'nome_emitente', 'Nome do órgão'),
    leaf('UF', '1-1', t.TUf, 'uf_emitente', 'UF do órgão'),
  ], { situations: ['0'] }),
  group('Marketplace', '1-1', 'Marketplace', [
    CNPJ,
    xNome,
    leaf('Site', '1-1', publishedText, 'site_emitente', 'Endereço do site do marketplace'),
  ], { situations: ['1'] }),
  group('Transportadora', '1-1', 'Transportadora', [CNPJ, xNome], { situations: ['3'] }),
  group('ECT', '1-1', 'Correios', [CNPJ, xNome], { situations: ['4'] }),
], { by: 'tipo_emitente' });

export const dest = group('dest', '1-1', 'Destinatário', [
  identityChoice('destinatario', 'do destinatário'),
  leaf('xNome', '1-1', publishedText, 'nome_destinatario', 'Nome do destinatário'),
  group('enderDest', '1-1', 'Endereço do destinatário', [
    ...address('destinatario', 'do destinatário'),
    leaf('cPais', '1-1', t.Digits, 'codigo_pais_destinatario', 'Código do país do destinatário; padrão 1058'),
    leaf('xPais', '1-1', publishedText, 'nome_pais_destinatario', 'Nome do país do destinatário; padrão Brasil'),
    leaf('fone', '0-1', t.Digits, 'telefone_destinatario', 'Telefone do destinatário'),
    leaf('email', '0-1', t.TEmail, 'email_destinatario', 'E-mail do destinatário'),
  ]),
]);

export const autXML = list('autXML', '0-10', 'autorizados_download_xml', 'Quem pode baixar o XML', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ autorizado a baixar o XML'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF autorizado a baixar o XML'),
  ]),
]);
