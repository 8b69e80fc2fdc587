'use client';
import { useLocale } from '../../text/text.tsx';
import type { FieldError } from '../../trpc/fault.ts';
import { fieldWords, needsDetail, withoutPath } from './field-words.ts';

/** Error of a field: in the console's words where it has some; in English with the API's sentence where they are vague. */
export function FieldFault({ error }: { readonly error: FieldError }) {
  const locale = useLocale();
  const words = fieldWords(error, locale);
  if (words === null) return withoutPath(error);
  if (locale === 'pt-BR' || !needsDetail(error)) return words;
  return (
    <>
      {words}
      <span lang="pt-BR" className="mt-0.5 block text-[13px] text-ink-soft">
        {withoutPath(error)}
      </span>
    </>
  );
}
