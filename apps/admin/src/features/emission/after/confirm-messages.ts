import { messages } from '../../../text/locale.ts';

/** Texts of the question before an emission with fiscal value. */
export const confirmMessages = messages({
  'pt-BR': {
    liveAsk: (type: string) => `Emitir ${type} em produção?`,
    liveHint: 'O documento vai à SEFAZ, usa um número da série e consome créditos.',
    liveWarning: 'Produção: o documento tem valor fiscal. Desfazer é só por cancelamento, no prazo.',
    toProfile: 'Ir ao perfil e ativar a verificação em duas etapas',
  },
  en: {
    liveAsk: (type: string) => `Emit this ${type} in production?`,
    liveHint: 'The document goes to SEFAZ, uses a number of its series and takes credits.',
    liveWarning:
      'Production: the document has fiscal value. Only a cancellation undoes it, before its deadline.',
    toProfile: 'Go to the profile and turn two-step verification on',
  },
});
