import { messages } from '../../text/locale.ts';

/** Words of coming in. */
export const peopleMessages = messages({
  'pt-BR': {
    signIn: 'Entrar',
    signInHint: 'Entre com o seu e-mail e a sua senha.',
    email: 'E-mail',
    password: 'Senha',
  },
  en: {
    signIn: 'Sign in',
    signInHint: 'Sign in with your e-mail and password.',
    email: 'E-mail',
    password: 'Password',
  },
});
