'use client';
import { ShieldQuestion } from 'lucide-react';
import Link from 'next/link';
import { useText } from '../../text/text.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { Button } from '../../ui/button.tsx';
import { Empty } from '../../ui/states.tsx';
import { profileMessages } from './messages.ts';

/** Whether it was refused because the session began too long ago for it. */
export const isStale = (error: unknown): boolean =>
  error !== null && faultOf(error).errors.some(({ code }) => code === 'sessao_antiga');

/** The way on: coming in once more, and back here. */
export function SignInAgain() {
  const text = useText(profileMessages);
  return (
    <Empty
      icon={ShieldQuestion}
      title={text.stale}
      action={
        <Button asChild>
          <Link href="/entrar?voltar=%2Fperfil">{text.signInAgain}</Link>
        </Button>
      }
    />
  );
}
