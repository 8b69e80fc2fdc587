import type { Meanings } from './tax-situations.ts';

/** Names of tpMeioPgto, the means of payments that are linked to a document. Source: IT 2026.001 v1.01, of 2026-08-25. */
export const LINKED_MEANS_NAMES: Meanings = {
  15: 'Boleto bancário',
  17: 'Pix, QR Code dinâmico',
  18: 'TED',
  20: 'Pix, chave ou QR Code estático',
  23: 'Pix automático',
  24: 'Transferência entre contas (book transfer)',
};
export const LINKED_MEANS: ReadonlySet<string> = new Set(Object.keys(LINKED_MEANS_NAMES));

/** Names of tPag; the layout takes any two digits. Source: NF-e layout 4.00, YA02; Informe Técnico 2024.002. */
export const PAYMENT_MEANS: Meanings = {
  '01': 'Dinheiro',
  '02': 'Cheque',
  '03': 'Cartão de Crédito',
  '04': 'Cartão de Débito',
  '05': 'Cartão da Loja',
  10: 'Vale Alimentação',
  11: 'Vale Refeição',
  12: 'Vale Presente',
  13: 'Vale Combustível',
  14: 'Duplicata Mercantil',
  15: 'Boleto Bancário',
  16: 'Depósito Bancário',
  17: 'PIX Dinâmico',
  18: 'Transferência Bancária',
  19: 'Programa de Fidelidade',
  20: 'PIX Estático',
  21: 'Crédito em Loja',
  22: 'Pagamento Eletrônico não Informado',
  90: 'Sem Pagamento',
  91: 'Pagamento Posterior',
  99: 'Outros',
};
