'use client';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ProofContext } from '../../trpc/proof.ts';
import { whenOpened } from '../../ui/dialog/when-opened.tsx';

const ProofDialog = whenOpened(async () => (await import('./proof-dialog.tsx')).ProofDialog);

/** Asks once for the proof that any number of refused acts wait for. */
export function ProofProvider({ children }: { readonly children: ReactNode }) {
  const waiting = useRef<((proven: boolean) => void)[]>([]);
  const [open, setOpen] = useState(false);
  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        waiting.current.push(resolve);
        setOpen(true);
      }),
    [],
  );
  const end = (proven: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(proven);
  };
  return (
    <ProofContext value={ask}>
      {children}
      <ProofDialog open={open} onEnd={end} />
    </ProofContext>
  );
}
