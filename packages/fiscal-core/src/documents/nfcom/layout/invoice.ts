// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { block, choice, group, leaf, list } from '../../../engine/layout/rows.ts';
import { contacts, street } from './parties.ts';
import * as t from './simple-types.ts';

export const pgtoVinc = group('pgtoVinc', '0-1', 'Pagamentos vinculados (split payment)', [
  list('pgto', '1-99', 'pagamentos_vinculados', 'Pagamentos vinculados (split payment)', [
    leaf('@nPag', '1-1', t.NumeroAte990, 'numero', 'Número sequencial do pagamento vinculado'),
    leaf('@idTransacao', '1-1', publishedText, 'id_transacao', 'Identificador da transação'),
    leaf('tpMeioPgto', '1-1', publishedDigits, 'tipo_meio_pagamento', 'Meio de pagamento'),
    leaf('CNPJReceb', '1-1', t.TCnpj, 'cnpj_recebedor', 'CNPJ do recebedor'),
    leaf('CNPJBasePSP', '1-1', t.TCnpjBaseRTC, 'cnpj_base_psp', 'Raiz do CNPJ do provedor de pagamento'),
  ]),
], { unique: [{ child: 'pgto', attribute: '@nPag' }, { child: 'pgto', attribute: '@idTransacao' }] });

export const gFidelidade = group('gFidelidade', '0-1', 'Programa de fidelidade', [
  leaf('qtdSaldoPts', '1-1', publishedDigits, 'saldo_pontos', 'Saldo de pontos'),
  leaf('dRefSaldoPts', '1-1', t.TData, 'data_afericao_pontos', 'Data do saldo de pontos'),
  leaf('qtdPtsResg', '1-1', publishedDigits, 'pontos_resgate', 'Pontos resgatados'),
  leaf('dRefResgPts', '1-1', t.TData, 'data_resgate_pontos', 'Data do resgate de pontos'),
]);

const gFat = group('gFat', '0-1', 'Fatura', [
  leaf('CompetFat', '1-1', t.TCompet, 'data_faturamento', 'Ano e mês do faturamento (AAAAMM)'),
  leaf('dVencFat', '1-1', t.TData, 'data_vencimento_fatura', 'Vencimento da fatura'),
  block([
    leaf('dPerUsoIni', '1-1', t.TData, 'data_uso_inicial', 'Início do período de uso'),
    leaf('dPerUsoFim', '1-1', t.TData, 'data_uso_final', 'Fim do período de uso'),
  ]),
  leaf('codBarras', '1-1', publishedDigits, 'codigo_barras', 'Linha digitável da fatura'),
  leaf('codDebAuto', '0-1', publishedDigits, 'codigo_debito_automatico', 'Código do débito automático'),
  block([
    leaf('codBanco', '1-1', publishedText, 'codigo_banco', 'Banco do débito automático; vai junto com a agência'),
    leaf('codAgencia', '1-1', publishedText, 'codigo_agencia', 'Agência do débito automático'),
  ]),
  group('enderCorresp', '0-1', 'Endereço de correspondência', [...street('entrega_fatura', 'da entrega da fatura'), ...contacts('entrega_fatura', 'da entrega da fatura')]),
  group('gPIX', '0-1', 'PIX', [
    leaf('urlQRCodePIX', '1-1', publishedText, 'url_qrcode_pix', 'URL do QR Code PIX da fatura'),
  ]),
]);

const gFatCentral = group('gFatCentral', '0-1', 'Emitente que centraliza o faturamento', [
  leaf('CNPJ', '1-1', t.TCnpj, 'cnpj_emitente_centralizado', 'CNPJ do emitente centralizador'),
  leaf('cUF', '1-1', t.TCodUfIBGE, 'uf_emitente_centralizado', 'UF do emitente centralizador'),
]);

export const fatura = choice('1-1', [gFat, gFatCentral]);
