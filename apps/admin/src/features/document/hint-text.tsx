'use client';
import { useLocale } from '../../text/text.tsx';

interface Props {
  readonly text: string;
  /** Null where there is none: the Portuguese text is shown. */
  readonly english: string | null;
  /** Writes the labels of a form in the place of those that the text quotes. */
  readonly words?: (sentence: string) => string;
}

/** A cause or a fix in the reader's language. */
export function HintText({ text, english, words = (sentence) => sentence }: Props) {
  const isEnglish = useLocale() === 'en' && english !== null;
  return isEnglish ? words(english) : <span lang="pt-BR">{words(text)}</span>;
}
