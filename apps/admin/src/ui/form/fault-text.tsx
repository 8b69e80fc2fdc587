'use client';
import { useLocale, useText } from '../../text/text.tsx';
import { faultOf, isSignedOut } from '../../trpc/fault.ts';
import { inEnglish } from '../../trpc/fault-messages.ts';
import { uiMessages } from '../messages.ts';

/** Link to the sign-in page, which leads back to this page. It loads a whole page: what the browser has stored stays. */
function SignInLink() {
  const text = useText(uiMessages);
  const { pathname, search } = window.location;
  return (
    <>
      {' '}
      <a href={`/entrar?voltar=${encodeURIComponent(pathname + search)}`} className="font-medium underline">
        {text.signIn}
      </a>
    </>
  );
}

/** Reason of a refusal in the reader's language; in English with the API's text beneath. */
export function FaultText({ error }: { readonly error: unknown }) {
  const locale = useLocale();
  const { code, message } = faultOf(error);
  const english = locale === 'en' ? inEnglish(code) : null;
  const signIn = isSignedOut(error) ? <SignInLink /> : null;
  if (english === null)
    return (
      <>
        {message}
        {signIn}
      </>
    );
  return (
    <>
      {english}
      {code === 'sem_conexao' ? null : (
        <span lang="pt-BR" className="mt-0.5 block text-[13px]">
          {message}
        </span>
      )}
      {signIn}
    </>
  );
}
