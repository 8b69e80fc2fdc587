// biome-ignore-all format: one row per line
import { publishedDigits, publishedText } from '../../../engine/layout/published/published.ts';
import { group, leaf, list } from '../../../engine/layout/rows.ts';
import * as t from './simple-types.ts';

export const vPrest = group('vPrest', '1-1', 'Valores da Prestação de Serviço', [
  leaf('vTPrest', '1-1', t.TDec_1302, 'valor_total', 'Valor total da prestação'),
  leaf('vTPrestLiq', '0-1', t.TDec_1302, 'valor_total_liquido', 'Valor líquido sem tributos'),
  leaf('vRec', '1-1', t.TDec_1302, 'valor_receber', 'Valor a receber'),
  list('Comp', '0-unbounded', 'componentes_valor', 'Componentes do Valor da Prestação', [
    leaf('xNome', '1-1', publishedText, 'nome', 'Nome do componente do frete'),
    leaf('vComp', '1-1', t.TDec_1302, 'valor', 'Valor do componente'),
  ]),
]);

export const pgtoVinc = group('pgtoVinc', '0-1', 'Vinculação com a transação de pagamento (split payment)', [
  list('pgto', '1-99', 'pagamentos_vinculados', 'Dados de cada pagamento previsto', [
    leaf('@nPag', '1-1', t.NPag, 'numero', 'Número sequencial'),
    leaf('@idTransacao', '1-1', t.IdTransacao, 'id_transacao', 'Identificador da transação'),
    leaf('tpMeioPgto', '1-1', publishedDigits, 'tipo_meio_pagamento', 'Meio de pagamento'),
    leaf('CNPJReceb', '1-1', t.TCnpjRTC, 'cnpj_recebedor', 'CNPJ do recebedor'),
    leaf('CNPJBasePSP', '1-1', t.TCnpjBaseRTC, 'cnpj_base_psp', 'Raiz do CNPJ do provedor de pagamento'),
  ]),
], { unique: [{ child: 'pgto', attribute: '@nPag' }, { child: 'pgto', attribute: '@idTransacao' }] });
