// biome-ignore-all format: one row per line
import { publishedDigits, publishedText, withFacets } from '../../../engine/layout/published/published.ts';
import { block, group, leaf } from '../../../engine/layout/rows.ts';
import type { Layout } from '../../../engine/layout/types.ts';
import { det } from './det.ts';
import { gCofat, gSub, ide } from './ide.ts';
import { fatura, gFidelidade, pgtoVinc } from './invoice.ts';
import { NFCOM_FACETS } from './nfcom-facets.ts';
import { assinante, autXML, dest, emit } from './parties.ts';
import { NFCOM_PENDING } from './pending.ts';
import * as t from './simple-types.ts';
import { total } from './total.ts';

const infAdic = group('infAdic', '0-1', 'Informações adicionais', [
  leaf('infAdFisco', '0-1', publishedText, 'informacoes_adicionais_fisco', 'Informações de interesse do fisco'),
  leaf('infCpl', '0-5', publishedText, { each: 'informacoes_complementares_contribuinte', field: 'informacoes_complementares_contribuinte' }, 'Informações complementares; texto ou lista'),
]);

const gRespTec = group('gRespTec', '0-1', 'Responsável técnico pelo sistema emissor', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_responsavel_tecnico', 'CNPJ do responsável técnico; padrão = plataforma'),
  leaf('xContato', '1-1', publishedText, 'nome_responsavel_tecnico', 'Contato do responsável técnico'),
  leaf('email', '1-1', t.TEmail, 'email_responsavel_tecnico', 'E-mail do responsável técnico'),
  leaf('fone', '1-1', publishedDigits, 'telefone_responsavel_tecnico', 'Telefone do responsável técnico'),
  block([
    leaf('idCSRT', '1-1', publishedDigits, 'codigo_responsavel_tecnico', 'Identificador do CSRT'),
    leaf('hashCSRT', '1-1', t.HashCSRT, 'hash_responsavel_tecnico', 'Hash do CSRT'),
  ]),
]);

const infNFCom = group('infNFCom', '1-1', 'Informações da NFCom', [
  leaf('@versao', '1-1', t.TVerNFCom, 'engine', 'Versão do leiaute; fixo 1.00'),
  leaf('@Id', '1-1', t.Id, 'engine', 'Literal NFCom + chave de acesso de 44 posições'),
  ide,
  emit,
  dest,
  assinante,
  gSub,
  gCofat,
  det,
  pgtoVinc,
  total,
  gFidelidade,
  fatura,
  autXML,
  infAdic,
  gRespTec,
], { unique: [{ child: 'det', attribute: '@nItem' }] });

const infNFComSupl = group('infNFComSupl', '1-1', 'Informações suplementares', [
  leaf('qrCodNFCom', '1-1', t.QrCode, 'engine', 'URL do QR Code do DANFE-COM'),
]);

/**
 * NFCom 1.00: every element, its order, occurrence and format, and the JSON field that feeds it.
 * Source: MOC NFCom 1.00a and the schema package later than NT 2025.001 RTC 1.10. A new Nota Técnica is a change of rows.
 */
export const nfcomLayout: Layout = {
  name: 'nfcom',
  namespace: 'http://www.portalfiscal.inf.br/nfcom',
  root: 'NFCom',
  signed: 'infNFCom',
  rows: withFacets([infNFCom, infNFComSupl], NFCOM_FACETS),
  synonyms: {
    '': { outra_identificacao_destinatario: 'outra_indificacao_destinatario', numero_contrato_assinante: 'numero_contato_assinante' },
  },
  sums: [],
  ignored: [],
  pending: NFCOM_PENDING,
};
