'use client';
import { useLocale } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { inEnglish } from '../../trpc/fault-messages.ts';

/** Reason of a refusal in the reader's language; in English with the API's text beneath. */
export function FaultText({ error }: { readonly error: unknown }) {
  const locale = useLocale();
  const { code, message } = faultOf(error);
  const english = locale === 'en' ? inEnglish(code) : null;
  if (english === null) return message;
  return (
    <>
      {english}
      {code === 'sem_conexao' ? null : (
        <span lang="pt-BR" className="mt-0.5 block text-[13px]">
          {message}
        </span>
      )}
    </>
  );
}
