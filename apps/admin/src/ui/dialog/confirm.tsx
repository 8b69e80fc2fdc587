'use client';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { FaultText } from '../form/fault-text.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import { Dialog, DialogActions } from './dialog.tsx';
import { isWord, TypedWord } from './typed-word.tsx';

interface ConfirmProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly title: ReactNode;
  /** Consequences, and what cannot be undone. */
  readonly children?: ReactNode;
  readonly action: string;
  readonly danger?: boolean;
  /** For what touches production: the word has to be typed. */
  readonly word?: string;
  readonly busy?: boolean;
  readonly error?: unknown;
  readonly onConfirm: () => void;
}

/** Asks before something is done. */
export function Confirm({
  open,
  onOpenChange,
  title,
  children,
  action,
  danger,
  word,
  busy,
  error,
  onConfirm,
}: ConfirmProps) {
  const text = useText(uiMessages);
  const [typed, setTyped] = useState('');
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        setTyped('');
        onOpenChange(next);
      }}
      title={title}
    >
      <div className="grid gap-4">
        <div className="grid gap-2 text-ink-soft">{children}</div>
        {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
        {error === null || error === undefined ? null : (
          <Notice tone="bad" role="alert">
            <FaultText error={error} />
          </Notice>
        )}
      </div>
      <DialogActions>
        <Button onClick={() => onOpenChange(false)}>{text.cancel}</Button>
        <Button
          tone={danger === true ? 'danger' : 'primary'}
          busy={busy === true}
          disabled={!isWord(typed, word)}
          onClick={onConfirm}
        >
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
