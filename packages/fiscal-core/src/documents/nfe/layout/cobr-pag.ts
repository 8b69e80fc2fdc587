// biome-ignore-all format: one row per line

import { describeSince } from '../../../calendar/calendar.ts';
import { publishedOption, publishedText, publishedType } from '../../../engine/layout/published/published.ts';
import { block, group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from '../../../engine/portal/simple-types.ts';
import { LINKED_MEANS_NAMES, PAYMENT_MEANS } from '../../../tables/payment-means.ts';

export const cobr = group('cobr', '0-1', 'Cobrança', [
  group('fat', '0-1', 'Fatura', [
    leaf('nFat', '0-1', publishedText, 'numero_fatura', 'Número da fatura; qualquer campo aciona fat'),
    leaf('vOrig', '0-1', t.TDec_1302, 'valor_original_fatura', 'Valor original'),
    leaf('vDesc', '0-1', t.TDec_1302, 'valor_desconto_fatura', 'Desconto'),
    leaf('vLiq', '0-1', t.TDec_1302, 'valor_liquido_fatura', 'Valor líquido'),
  ]),
  list('dup', '0-120', 'duplicatas', 'Parcelas (até 120)', [
    leaf('nDup', '0-1', publishedText, 'numero', 'Parcela com 3 algarismos sequenciais (001, 002...); padrão = posição'),
    leaf('dVenc', '0-1', t.TData, 'data_vencimento', 'Vencimento; não anterior à autorização'),
    leaf('vDup', '1-1', t.TDec_1302Opc, 'valor', 'Valor da parcela'),
  ]),
]);

export const pag = group('pag', '1-1', 'Pagamento', [
  list('detPag', '1-100', 'formas_pagamento', 'Meios de pagamento (até 100); exigido na NFC-e; padrão nas notas', [
    leaf('indPag', '0-1', publishedOption({ '0': 'à vista', '1': 'a prazo' }), 'indicador_pagamento', 'Prazo'),
    leaf('tPag', '1-1', { ...t.TwoDigits, meanings: PAYMENT_MEANS }, 'forma_pagamento', 'Meio de pagamento (2 dígitos)'),
    leaf('xPag', '0-1', publishedText, 'descricao_pagamento', 'Descrição quando meio = 99'),
    leaf('vPag', '1-1', t.TDec_1302, 'valor_pagamento', 'Valor; 0.00 quando meio = 90'),
    leaf('dPag', '0-1', t.TData, 'data_pagamento', 'Data do pagamento'),
    block([
      leaf('CNPJPag', '1-1', t.TCnpj, 'cnpj_transacional', 'CNPJ do estabelecimento que recebeu, se distinto'),
      leaf('UFPag', '1-1', t.TUfEmi, 'uf_transacional', 'UF do CNPJ transacional'),
    ]),
    group('card', '0-1', 'Cartão, PIX, boleto e outros pagamentos eletrônicos', [
      leaf('tpIntegra', '1-1', publishedOption({ '1': 'integrado', '2': 'não integrado' }), 'tipo_integracao', 'Integração TEF; aciona card; padrão 2 nos meios 03 e 04'),
      leaf('CNPJ', '0-1', t.TCnpj, 'cnpj_credenciadora', 'CNPJ da credenciadora; exigido com integração 1'),
      leaf('tBand', '0-1', t.TwoDigits, 'bandeira_operadora', 'Bandeira (2 dígitos)'),
      leaf('cAut', '0-1', publishedText, 'numero_autorizacao', 'Autorização; exigida com integração 1'),
      leaf('CNPJReceb', '0-1', t.TCnpj, 'cnpj_beneficiario', 'CNPJ do beneficiário'),
      leaf('idTermPag', '0-1', publishedText, 'id_terminal_pagamento', 'Terminal de pagamento'),
    ]),
  ]),
  leaf('vTroco', '0-1', t.TDec_1302, 'valor_troco', 'Troco; aceitar também formas_pagamento[].troco'),
]);

const TCnpjBase = publishedType({ as: 'code', pad: 8, padText: false }, { format: 'raiz do CNPJ, 8 posições' });

/**
 * Source: NT 2026.006 v1.00, group YC. No registry package has its schema (PL 010g). [?] Its place is that of its ids, between
 * those of infIntermed (YB) and infAdic (Z); [?] nPag has the format of its twins in CT-e and NFCom.
 */
export const gPgtoVinc = group('gPgtoVinc', '0-1', describeSince('nfe-2026.006', 'Pagamentos vinculados à nota (split payment)'), [
  list('gPgto', '1-99', 'pagamentos_vinculados', describeSince('nfe-2026.006', 'Pagamentos iniciados antes da nota (até 99)'), [
    leaf('@nPag', '1-1', t.NItem, 'numero_pagamento', 'Ordem do pagamento vinculado; não se repete'),
    leaf('@idTransacao', '1-1', publishedText, 'id_transacao', 'Identificador da transação (2 a 35); não se repete'),
    leaf('tpMeioPgto', '1-1', { ...t.TwoDigits, meanings: LINKED_MEANS_NAMES }, 'meio_pagamento', 'Código do meio vinculado'),
    leaf('CNPJReceb', '1-1', t.TCnpj, 'cnpj_recebedor', 'CNPJ do recebedor, que pode não ser o do emitente'),
    leaf('CNPJBasePSP', '1-1', TCnpjBase, 'cnpj_base_psp', 'Raiz de 8 posições da instituição de pagamento'),
  ]),
], { unique: [{ child: 'gPgto', attribute: '@nPag' }, { child: 'gPgto', attribute: '@idTransacao' }] });
