import { messages } from '../../text/locale.ts';

/** Separate from the texts of the profile page, because every page's layout loads it. */
export const owedMessages = messages({
  'pt-BR': {
    title: 'Esta conta exige a verificação em duas etapas',
    hint: 'Quem a administra pede, além da senha, um código do aplicativo autenticador do seu celular. Ative-o para continuar.',
    enable: 'Ativar',
  },
  en: {
    title: 'This account requires two-step verification',
    hint: 'Its managers ask for a code of the authenticator app on your phone, besides the password. Turn it on to go on.',
    enable: 'Turn on',
  },
});
