import { messages } from '../../text/locale.ts';

export const contentMessages = messages({
  'pt-BR': {
    fromXml: 'Lido do XML. Totais zerados não aparecem.',
    none: 'Nada foi assinado ainda.',
    noneHint: 'O conteúdo existe a partir da assinatura; antes dela, veja a requisição.',
    item: (position: number) => `Item ${position}`,
    more: (count: number) => `Mostrar mais ${count}`,
  },
  en: {
    fromXml: 'Read from the XML, in the Portuguese words of the layout. Totals of zero are left out.',
    none: 'Nothing has been signed yet.',
    noneHint: 'The content exists once the document is signed; until then, see the request.',
    item: (position: number) => `Item ${position}`,
    more: (count: number) => `Show ${count} more`,
  },
});
