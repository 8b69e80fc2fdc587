import { messages } from '../../text/locale.ts';

/** Texts of the command palette. */
export const paletteMessages = messages({
  'pt-BR': {
    title: 'Ir para',
    hint: 'Ctrl-K ou ? abre esta lista; g e a letra ao lado vão direto.',
    search: 'Página, chave ou parte dela, nota 123, CNPJ, nome, valor, cancelada…',
    inDocuments: (asked: string) => `Buscar “${asked}” nos documentos`,
    content: 'Ler o conteúdo',
    pdf: 'Abrir o PDF',
    email: 'Enviar por e-mail',
    duplicate: 'Duplicar',
    copyKey: 'Copiar a chave de acesso',
    copied: 'Chave copiada.',
    workflow: 'Ver o processamento desta chave no Temporal',
  },
  en: {
    title: 'Go to',
    hint: 'Ctrl-K or ? opens this list; g and the letter beside a page go straight there.',
    search: 'Page, key or part of it, number, CNPJ, name, amount, canceled…',
    inDocuments: (asked: string) => `Look for “${asked}” among the documents`,
    content: 'Read the content',
    pdf: 'Open the PDF',
    email: 'Send by e-mail',
    duplicate: 'Duplicate',
    copyKey: 'Copy the access key',
    copied: 'Key copied.',
    workflow: 'See the workflow of this key in Temporal',
  },
});
