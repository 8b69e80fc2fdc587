import { messages } from '../text/locale.ts';

/** Texts of the command palette. */
export const paletteMessages = messages({
  'pt-BR': {
    title: 'Ir para',
    hint: 'Ctrl-K ou ? abre esta lista; g e a letra ao lado vão direto.',
    search: 'Página, chave, número, nome ou referência',
    inDocuments: (asked: string) => `Buscar “${asked}” nos documentos`,
  },
  en: {
    title: 'Go to',
    hint: 'Ctrl-K or ? opens this list; g and the letter beside a page go straight there.',
    search: 'Page, key, number, name or reference',
    inDocuments: (asked: string) => `Look for “${asked}” among the documents`,
  },
});
