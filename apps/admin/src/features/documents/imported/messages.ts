import { messages } from '../../../text/locale.ts';

/** Words about documents that another system issued. */
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
      mais_de_seis_meses: 'mais antigo do que a SEFAZ responde',
      transmissao_desligada: 'a transmissão para a SEFAZ está desligada',
      divergente: 'o arquivo e a SEFAZ divergem',
    },
    checkedAt: 'Consultado em',
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
      mais_de_seis_meses: 'older than SEFAZ answers for',
      transmissao_desligada: 'transmission to SEFAZ is off',
      divergente: 'the file and SEFAZ differ',
    },
    checkedAt: 'Checked on',
  },
});
