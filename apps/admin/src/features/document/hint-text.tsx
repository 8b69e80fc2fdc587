'use client';
import { useLocale } from '../../text/text.tsx';

interface Props {
  readonly text: string;
  /** Null where there is none: the Portuguese text is shown. */
  readonly english: string | null;
}

/** A cause or a fix in the reader's language. */
export function HintText({ text, english }: Props) {
  const isEnglish = useLocale() === 'en' && english !== null;
  return isEnglish ? english : <span lang="pt-BR">{text}</span>;
}
