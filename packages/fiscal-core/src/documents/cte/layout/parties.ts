// biome-ignore-all format: one row per line
import { publishedDigits, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import type { Row } from '../../../engine/layout/types.ts';
import * as t from './simple-types.ts';

export const emit = group('emit', '1-1', 'Emitente do CT-e', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_emitente', 'CNPJ do emitente'),
    leaf('CPF', '1-1', t.TCpf, 'cpf_emitente', 'CPF do emitente'),
  ]),
  leaf('IE', '0-1', t.TIe, 'inscricao_estadual_emitente', 'Inscrição estadual do emitente'),
  leaf('IEST', '0-1', t.TIe, 'inscricao_estadual_st_emitente', 'IE de substituto tributário do emitente'),
  leaf('xNome', '1-1', publishedText, 'nome_emitente', 'Nome ou razão social do emitente'),
  leaf('xFant', '0-1', publishedText, 'nome_fantasia_emitente', 'Nome fantasia do emitente'),
  group('enderEmit', '1-1', 'Endereço do emitente', [
    leaf('xLgr', '1-1', publishedText, 'logradouro_emitente', 'Logradouro do emitente'),
    leaf('nro', '1-1', publishedText, 'numero_emitente', 'Número do endereço do emitente'),
    leaf('xCpl', '0-1', publishedText, 'complemento_emitente', 'Complemento do emitente'),
    leaf('xBairro', '1-1', publishedText, 'bairro_emitente', 'Bairro do emitente'),
    leaf('cMun', '1-1', t.TCodMunIBGE, 'codigo_municipio_emitente', 'Município (IBGE, 7 dígitos) do emitente'),
    leaf('xMun', '1-1', publishedText, 'municipio_emitente', 'Nome do município do emitente'),
    leaf('CEP', '0-1', publishedType({ as: 'code', pad: 8, zeros: 1 }), 'cep_emitente', 'CEP do emitente'),
    leaf('UF', '1-1', t.TUF_sem_EX, 'uf_emitente', 'UF do emitente'),
    leaf('fone', '0-1', t.TFone, 'telefone_emitente', 'Telefone do emitente'),
  ]),
  leaf('CRT', '1-1', t.TCRT, 'regime_tributario_emitente', 'Regime tributário do emitente'),
  leaf('ISUFEmit', '0-1', t.ISUFEmit, 'inscricao_suframa_emitente', 'Inscrição SUFRAMA do emitente'),
]);

/** Identification of a party; fields end in its role. */
const pessoa = (papel: string, ...mais: readonly Row[]): readonly Row[] => [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpjOpc, `cnpj_${papel}`, `CNPJ do ${papel}`),
    leaf('CPF', '1-1', t.TCpf, `cpf_${papel}`, `CPF do ${papel}`),
  ]),
  leaf('IE', '0-1', t.TIeDest, `inscricao_estadual_${papel}`, `Inscrição estadual do ${papel}, ou ISENTO`),
  leaf('xNome', '1-1', publishedText, `nome_${papel}`, `Nome ou razão social do ${papel}`),
  ...mais,
  leaf('fone', '0-1', t.TFone, `telefone_${papel}`, `Telefone do ${papel}`),
];
const fantasia = (papel: string) => leaf('xFant', '0-1', publishedText, `nome_fantasia_${papel}`, `Nome fantasia do ${papel}`);
/** TEndereco, the same for every party but the issuer. */
const endereco = (tag: string, papel: string) => group(tag, '1-1', `Endereço do ${papel}`, [
  leaf('xLgr', '1-1', publishedText, `logradouro_${papel}`, `Logradouro do ${papel}`),
  leaf('nro', '1-1', publishedText, `numero_${papel}`, `Número do endereço do ${papel}`),
  leaf('xCpl', '0-1', publishedText, `complemento_${papel}`, `Complemento do ${papel}`),
  leaf('xBairro', '1-1', publishedText, `bairro_${papel}`, `Bairro do ${papel}`),
  leaf('cMun', '1-1', t.TCodMunIBGE, `codigo_municipio_${papel}`, `Município (IBGE, 7 dígitos; 9999999 exterior) do ${papel}`),
  leaf('xMun', '1-1', publishedText, `municipio_${papel}`, `Nome do município do ${papel}`),
  leaf('CEP', '0-1', publishedType({ as: 'code', pad: 8, zeros: 1 }), `cep_${papel}`, `CEP do ${papel}`),
  leaf('UF', '1-1', t.TUf, `uf_${papel}`, `UF do ${papel}`),
  leaf('cPais', '0-1', publishedDigits, `codigo_pais_${papel}`, `Código do país do ${papel} (BACEN)`),
  leaf('xPais', '0-1', publishedText, `pais_${papel}`, `Nome do país do ${papel}`),
]);
const email = (papel: string) => leaf('email', '0-1', t.TEmail, `email_${papel}`, `E-mail do ${papel}`);

/** Payer that is none of the parties. */
export const tomador: readonly Row[] = [...pessoa('tomador', fantasia('tomador')), endereco('enderToma', 'tomador'), email('tomador')];

export const rem = group('rem', '0-1', 'Remetente das mercadorias', [
  ...pessoa('remetente', fantasia('remetente')), endereco('enderReme', 'remetente'), email('remetente'),
]);
export const exped = group('exped', '0-1', 'Expedidor da carga', [
  ...pessoa('expedidor'), endereco('enderExped', 'expedidor'), email('expedidor'),
]);
export const receb = group('receb', '0-1', 'Recebedor da carga', [
  ...pessoa('recebedor'), endereco('enderReceb', 'recebedor'), email('recebedor'),
]);
export const dest = group('dest', '0-1', 'Destinatário', [
  ...pessoa('destinatario'),
  leaf('ISUF', '0-1', publishedDigits, 'inscricao_suframa_destinatario', 'Inscrição SUFRAMA do destinatário'),
  endereco('enderDest', 'destinatario'), email('destinatario'),
]);

export const autXML = list('autXML', '0-10', 'pessoas_autorizadas', 'Quem mais pode baixar o XML', [
  choice('1-1', [
    leaf('CNPJ', '1-1', t.TCnpj, 'cnpj', 'CNPJ autorizado a baixar o XML'),
    leaf('CPF', '1-1', t.TCpf, 'cpf', 'CPF autorizado a baixar o XML'),
  ]),
]);
