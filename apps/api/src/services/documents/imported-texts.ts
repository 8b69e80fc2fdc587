import type { ImportedState } from '@fiscal/core/vocabulary/imported';

/** Meaning of each state of an imported document, pt-BR: in both contracts. */
export const IMPORTED_STATES_EXPLAINED: Readonly<Record<ImportedState, string>> = {
  unconfirmed: 'a SEFAZ ainda não foi consultada: o protocolo é só o que o arquivo diz',
  confirmed: 'a SEFAZ respondeu pela chave, e confirma o que o arquivo diz',
  contradicted: 'a SEFAZ respondeu outra coisa do que o arquivo diz: não use o documento antes de conferi-lo',
  unconfirmable: 'a SEFAZ não responde pela chave: o protocolo continua só o que o arquivo diz',
};

/** Each state in a few words, pt-BR: in a column. */
export const IMPORTED_WORDS: Readonly<Record<ImportedState, string>> = {
  unconfirmed: 'protocolo não confirmado',
  confirmed: 'confirmado na SEFAZ',
  contradicted: 'a SEFAZ diz outra coisa',
  unconfirmable: 'protocolo não confirmável',
};

export const IMPORTED_STATE = `${Object.entries(IMPORTED_STATES_EXPLAINED)
  .map(([state, text]) => `${state}: ${text}`)
  .join('. ')}.`;

export const IMPORTED_REASON =
  'Código do motivo, de uma lista aberta: cadeia_desconhecida (quem emitiu o certificado da assinatura é da ICP-Brasil, mas esta instalação ainda não o conhece), importacao_anterior (importado antes de a cadeia do certificado ser conferida), nao_consta, outra_chave, outro_conteudo, outro_protocolo, outra_situacao, chave_antiga (a SEFAZ não responde por chaves tão antigas), consulta_recusada, transmissao_desligada, outro_sandbox. null quando não há o que dizer.';

export const IMPORTED_CHECKED_AT = 'Última consulta à SEFAZ; null quando ainda não houve.';
