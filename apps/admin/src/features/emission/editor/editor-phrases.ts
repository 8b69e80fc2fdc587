import { messages } from '../../../text/locale.ts';

/** Built-in texts of the editor, mostly for screen readers. */
export const editorPhrases = messages<Readonly<Record<string, string>>>({
  'pt-BR': {
    'Folded lines': 'Linhas recolhidas',
    'Unfolded lines': 'Linhas abertas',
    to: 'até',
    'folded code': 'trecho recolhido',
    unfold: 'abrir',
    'Fold line': 'Recolher a linha',
    'Unfold line': 'Abrir a linha',
    Diagnostics: 'Problemas',
    'No diagnostics': 'Nenhum problema',
    close: 'fechar',
  },
  en: {},
});
