'use client';
import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { UserMenu } from '../../shell/user-menu.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { owedMessages } from './owed-messages.ts';

/** Part of every page's layout, shown on hardly one: it comes when it is begun. */
const EnableTwoFactor = dynamic(
  () => import('./enable-two-factor.tsx').then((module) => module.EnableTwoFactor),
  { loading: () => null },
);

/** All that an account shows to who has no second factor, where it demands one. */
export function SecondFactorOwed() {
  const text = useText(owedMessages);
  const router = useRouter();
  const [begun, setBegun] = useState(false);
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,28rem)] place-content-center gap-6 px-4 py-10">
      <Card>
        <h1 className="text-lg font-semibold text-balance">{text.title}</h1>
        <p className="mt-1 text-ink-soft">{text.hint}</p>
        <div className="mt-5 grid gap-4">
          {begun ? (
            <EnableTwoFactor onDone={() => router.refresh()} />
          ) : (
            <Button tone="primary" className="justify-self-start" onClick={() => setBegun(true)}>
              {text.enable}
            </Button>
          )}
        </div>
      </Card>
      <UserMenu />
    </main>
  );
}
