'use client';
import { messages } from '../../text/locale.ts';
import { useText } from '../../text/text.tsx';
import { Notice } from '../../ui/notice.tsx';

const sentMessages = messages({
  'pt-BR': {
    following:
      'A resposta do envio ainda não chegou. Verificando o que foi feito dele; nada é emitido duas vezes.',
    sentEarlier:
      'O envio anterior já tinha sido recebido: este é o resultado dele. O que você mudou depois não foi emitido.',
  },
  en: {
    following:
      'The answer has not come yet. Finding out what became of the emission; nothing is emitted twice.',
    sentEarlier:
      'What you had sent before was received: this is its result. What you changed afterwards was not emitted.',
  },
});

/** Notice that an emission is followed whose answer was lost, or that a later body was not sent. */
export function SentNotice({ isLost }: { readonly isLost: boolean }) {
  const text = useText(sentMessages);
  return isLost ? (
    <Notice tone="info">{text.following}</Notice>
  ) : (
    <Notice tone="warn">{text.sentEarlier}</Notice>
  );
}
