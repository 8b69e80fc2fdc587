import { messages } from '../../../text/locale.ts';

/** Texts about imported documents. */
export const importedMessages = messages({
  'pt-BR': {
    states: {
      unconfirmed: 'Importado, não confirmado',
      confirmed: 'Importado, confirmado',
      contradicted: 'Importado, contradito',
      unconfirmable: 'Importado, não confirmável',
    },
    notices: {
      unconfirmed: 'Protocolo não confirmado na SEFAZ',
      unconfirmable: 'Protocolo não confirmado na SEFAZ',
      contradicted: 'A SEFAZ diz outra coisa deste documento: não o use antes de conferir a chave.',
    },
    hint: 'O documento veio de outro sistema. Até a SEFAZ confirmar, ele não é somado nem enviado por e-mail.',
    reason: 'Motivo:',
    reasons: {
      cadeia_desconhecida: 'quem emitiu o certificado da assinatura ainda não é conhecido aqui',
      importacao_anterior: 'importado antes de a cadeia do certificado ser conferida',
      nao_consta: 'a SEFAZ não conhece a chave',
      outra_chave: 'a SEFAZ tem o número sob outra chave',
      outro_conteudo: 'a SEFAZ tem outro conteúdo sob a chave',
      outro_protocolo: 'o protocolo da SEFAZ é outro',
      outra_situacao: 'a situação na SEFAZ é outra',
      chave_antiga: 'mais antigo do que a SEFAZ responde',
      consulta_recusada: 'a SEFAZ recusou a consulta da chave',
      transmissao_desligada: 'a transmissão para a SEFAZ está desligada',
      outro_sandbox: 'o sandbox desta instalação só conhece o que foi emitido nele',
    },
    checkedAt: 'Consultado em',
    checkNow: 'Consultar agora',
    checking: 'Consulta pedida à SEFAZ. O resultado aparece aqui assim que ela responder.',
  },
  en: {
    states: {
      unconfirmed: 'Imported, not confirmed',
      confirmed: 'Imported, confirmed',
      contradicted: 'Imported, contradicted',
      unconfirmable: 'Imported, cannot be confirmed',
    },
    notices: {
      unconfirmed: 'Protocol not confirmed by SEFAZ',
      unconfirmable: 'Protocol not confirmed by SEFAZ',
      contradicted: 'SEFAZ says something else about this document: do not use it before checking its key.',
    },
    hint: 'Another system issued this document. Until SEFAZ confirms it, it is left out of sums and not sent by e-mail.',
    reason: 'Reason:',
    reasons: {
      cadeia_desconhecida: 'the issuer of the signing certificate is not known here yet',
      importacao_anterior: 'imported before the certificate chain was checked',
      nao_consta: 'SEFAZ does not know the key',
      outra_chave: 'SEFAZ has the number under another key',
      outro_conteudo: 'SEFAZ has other content under the key',
      outro_protocolo: 'SEFAZ has another protocol',
      outra_situacao: 'SEFAZ has another status',
      chave_antiga: 'older than SEFAZ answers for',
      consulta_recusada: 'SEFAZ refused the query of the key',
      transmissao_desligada: 'transmission to SEFAZ is off',
      outro_sandbox: 'the sandbox of this installation only knows what was issued in it',
    },
    checkedAt: 'Checked on',
    checkNow: 'Check now',
    checking: 'SEFAZ is being asked. Its answer appears here as soon as it comes.',
  },
});
