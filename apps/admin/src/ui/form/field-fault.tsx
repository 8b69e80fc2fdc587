'use client';
import { useLocale } from '../../text/text.tsx';
import type { FieldError } from '../../trpc/fault.ts';
import { fieldWords } from './field-words.ts';

/** Error of a field: in the console's words where it has some, in English with the API's text beneath. */
export function FieldFault({ error }: { readonly error: FieldError }) {
  const locale = useLocale();
  const { message, fix } = error;
  const words = fieldWords(error, locale);
  const detail = [message, fix].filter(Boolean).join(' ');
  if (words === null) return detail;
  if (locale === 'pt-BR') return words;
  return (
    <>
      {words}
      <span lang="pt-BR" className="mt-0.5 block text-[13px] text-ink-soft">
        {detail}
      </span>
    </>
  );
}
