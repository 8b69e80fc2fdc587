import { messages } from '../../../text/locale.ts';

/** Texts about amounts: what the amount of each type is, and the kinds of operation. */
export const worthMessages = messages({
  'pt-BR': {
    worth: 'Valores autorizados',
    worthHint:
      'Só o que está autorizado, cada tipo à parte. Saída é toda NF-e normal de saída: vendas, e também remessas e transferências.',
    sales: 'em NF-e e NFC-e de saída',
    outside: (list: string) => `fora dos valores: ${list}`,
    operacoes: {
      saida: 'de saída',
      entrada: 'de entrada',
      devolucao: 'de devolução',
      complementar: 'complementar',
      ajuste: 'de ajuste',
      credito: 'de crédito',
      debito: 'de débito',
      outra: 'de operação não identificada',
    },
    amounts: new Map([
      ['cte', 'prestações'],
      ['mdfe', 'carga transportada'],
      ['nfcom', 'serviços'],
      ['dce', 'bens declarados'],
      ['nfse', 'serviços'],
    ]),
    statuses: {
      PENDENTE: (count: string) => `${count} aguardando`,
      REJEITADA: (count: string) => `${count} ${count === '1' ? 'rejeitado' : 'rejeitados'}`,
      ERRO_TECNICO: (count: string) => `${count} com erro técnico`,
      CANCELADA: (count: string) => `${count} ${count === '1' ? 'cancelado' : 'cancelados'}`,
    },
  },
  en: {
    worth: 'Authorized amounts',
    worthHint:
      'Only what is authorized, each type apart. Outgoing is every normal outgoing NF-e: sales, and shipments and transfers too.',
    sales: 'in outgoing NF-e and NFC-e',
    outside: (list: string) => `in no amount: ${list}`,
    operacoes: {
      saida: 'outgoing',
      entrada: 'incoming',
      devolucao: 'return',
      complementar: 'complement',
      ajuste: 'adjustment',
      credito: 'credit',
      debito: 'debit',
      outra: 'of an unknown operation',
    },
    amounts: new Map([
      ['cte', 'services'],
      ['mdfe', 'cargo'],
      ['nfcom', 'services'],
      ['dce', 'declared goods'],
      ['nfse', 'services'],
    ]),
    statuses: {
      PENDENTE: (count: string) => `${count} waiting`,
      REJEITADA: (count: string) => `${count} rejected`,
      ERRO_TECNICO: (count: string) => `${count} with a technical error`,
      CANCELADA: (count: string) => `${count} canceled`,
    },
  },
});
