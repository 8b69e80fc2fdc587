'use client';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { FaultNotice } from '../form/fault-notice.tsx';
import { uiMessages } from '../messages.ts';
import { Dialog, DialogActions } from './dialog.tsx';
import { isWord, TypedWord } from './typed-word.tsx';

interface ConfirmProps {
  readonly open?: boolean | undefined;
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Consequences, and what cannot be undone. */
  readonly children?: ReactNode;
  readonly action: string;
  readonly danger?: boolean;
  /** For what touches production: the word has to be typed. */
  readonly word?: string;
  readonly mutation?: { readonly isPending: boolean; readonly error: unknown };
  readonly onConfirm: () => void;
}

/** Asks before something is done. */
export function Confirm({
  open,
  onClose,
  title,
  children,
  action,
  danger,
  word,
  mutation = { isPending: false, error: null },
  onConfirm,
}: ConfirmProps) {
  const text = useText(uiMessages);
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      open={open}
      onClose={() => {
        setTyped('');
        onClose();
      }}
      title={title}
    >
      <div className="grid gap-4">
        <div className="grid gap-2 text-ink-soft">{children}</div>
        {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
        <FaultNotice error={mutation.error} />
      </div>
      <DialogActions>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button
          tone={danger === true ? 'danger' : 'primary'}
          busy={mutation.isPending}
          disabled={!isWord(typed, word)}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
