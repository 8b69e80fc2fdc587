/**
 * Kind of operation of an NF-e or NFC-e, by finNFe and, of a normal one, tpNF; `outra` where neither could be read.
 * Source: MOC 7.0 Anexo I, B11 (tpNF) and B25 (finNFe); NT 2025.002 (finNFe 5 and 6).
 */
export const OPERACOES = [
  'saida',
  'entrada',
  'devolucao',
  'complementar',
  'ajuste',
  'credito',
  'debito',
  'outra',
] as const;
export type Operacao = (typeof OPERACOES)[number];
