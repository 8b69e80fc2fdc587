'use client';
import type { ReactNode } from 'react';
import type { DialogProps } from './open-dialog.tsx';
import { whenOpened } from './when-opened.tsx';

const LoadedDialog = whenOpened<DialogProps>(async () => (await import('./open-dialog.tsx')).OpenDialog);

/** A question over the page; Escape and the veil close it, focus goes back to where it came from. */
export function Dialog({
  open = true,
  ...props
}: Omit<DialogProps, 'open'> & { readonly open?: boolean | undefined }) {
  return <LoadedDialog open={open} {...props} />;
}

/** The buttons under a dialog's content. */
export function DialogActions({ children }: { readonly children: ReactNode }) {
  return <div className="mt-5 flex flex-wrap justify-end gap-2">{children}</div>;
}
