import { messages } from '../text/locale.ts';

/** Words of the kit itself. */
export const uiMessages = messages({
  'pt-BR': {
    close: 'Fechar',
    cancel: 'Cancelar',
    confirm: 'Confirmar',
    copy: 'Copiar',
    copied: 'Copiado',
    tryAgain: 'Tentar de novo',
    failed: 'Não foi possível carregar',
    notOpened: 'Não foi possível abrir. Verifique a rede e tente de novo, ou recarregue a página.',
    notAllowed: 'Seu papel não permite ver esta página',
    loading: 'Carregando…',
    more: 'Carregar mais',
    show: 'Mostrar',
    hide: 'Ocultar',
    typeToConfirm: (word: string) => `Digite ${word} para confirmar`,
    found: (all: number, shown: number) =>
      all === shown ? `${all} na lista` : `${shown} de ${all} na lista: digite mais para reduzir`,
    mendFields: (count: number) => `Corrija os ${count} campos destacados.`,
  },
  en: {
    close: 'Close',
    cancel: 'Cancel',
    confirm: 'Confirm',
    copy: 'Copy',
    copied: 'Copied',
    tryAgain: 'Try again',
    failed: 'Could not load',
    notOpened: 'Could not open. Check your network and try again, or reload the page.',
    notAllowed: 'Your role does not allow this page',
    loading: 'Loading…',
    more: 'Load more',
    show: 'Show',
    hide: 'Hide',
    typeToConfirm: (word: string) => `Type ${word} to confirm`,
    found: (all: number, shown: number) =>
      all === shown ? `${all} listed` : `${shown} of ${all} listed: type more to narrow`,
    mendFields: (count: number) => `Correct the ${count} highlighted fields.`,
  },
});
