import type { Operacao } from '@fiscal/core/vocabulary/operacao';

/** The meaning of each type's amount, pt-BR, with its element: no sum mixes different kinds. */
export const AMOUNT_WORDS: Readonly<Record<string, string>> = {
  nfe: 'total da nota (vNF)',
  nfce: 'total da nota (vNF)',
  cte: 'prestação do serviço (vTPrest)',
  mdfe: 'carga transportada (vCarga)',
  nfcom: 'total da nota (vNF)',
  dce: 'bens declarados (vDC)',
  nfse: 'valor do serviço (vServ)',
};

export const OPERACAO_WORDS: Readonly<Record<Operacao, string>> = {
  saida: 'saída',
  entrada: 'entrada',
  devolucao: 'devolução',
  complementar: 'complementar',
  ajuste: 'ajuste',
  credito: 'nota de crédito',
  debito: 'nota de débito',
  outra: 'não identificada',
};
