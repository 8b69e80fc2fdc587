import { messages } from '../text/locale.ts';

/** Names of the roles in an account. */
export const roleNames = messages({
  'pt-BR': {
    owner: 'Proprietário',
    admin: 'Administrador',
    developer: 'Desenvolvedor',
    fiscal: 'Fiscal',
    leitura: 'Somente leitura',
  },
  en: {
    owner: 'Owner',
    admin: 'Administrator',
    developer: 'Developer',
    fiscal: 'Fiscal',
    leitura: 'Read-only',
  },
});
