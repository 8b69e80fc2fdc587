import { messages } from '../../../text/locale.ts';

/** What the editor says by itself, to screen readers mostly. */
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
