import type { Meanings } from './tax-situations.ts';

/** Kinds of debit note, tpNFDebito. Source: NT 2025.002, B25.1. */
export const DEBIT_NOTES: Meanings = {
  '01': 'transferência de créditos para cooperativas',
  '02': 'anulação de crédito por saídas imunes ou isentas',
  '03': 'débitos de notas não processadas na apuração',
  '04': 'multa e juros',
  '05': 'transferência de crédito na sucessão',
  '06': 'pagamento antecipado',
  '07': 'perda em estoque',
  '08': 'desenquadramento do Simples Nacional',
};

/** Kinds of credit note, tpNFCredito. Source: NT 2025.002, B25.2. */
export const CREDIT_NOTES: Meanings = {
  '01': 'multa e juros',
  '02': 'apropriação de crédito presumido de IBS na ZFM',
  '03': 'retorno por recusa na entrega ou não localização',
  '04': 'redução de valores',
  '05': 'transferência de crédito na sucessão',
  '06': 'retorno por recusa parcial',
};
