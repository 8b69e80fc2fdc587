import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { uiMessages } from '../messages.ts';
import { DialogActions } from './dialog.tsx';

interface Props {
  readonly onCancel?: () => void;
  /** Replaces `onCancel` where to cancel is an act of its own. */
  readonly onClose?: () => void;
  readonly busy: boolean;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** The buttons under a form in a dialog: one that leaves it, and the one that sends it. */
export function SubmitActions({
  onCancel,
  onClose,
  busy,
  disabled = false,
  danger = false,
  children,
}: Props) {
  const text = useText(uiMessages);
  return (
    <DialogActions>
      {onCancel === undefined ? null : <Button onClick={onCancel}>{text.cancel}</Button>}
      {onClose === undefined ? null : <Button onClick={onClose}>{text.close}</Button>}
      <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={busy} disabled={disabled}>
        {children}
      </Button>
    </DialogActions>
  );
}
