'use client';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { ShownOnce } from '../../ui/dialog/shown-once.tsx';
import { webhookMessages } from './messages.ts';

/** A secret that is never shown again. */
export function ShownSecret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const text = useText(webhookMessages);
  return (
    <Dialog wide onClose={onClose} title={text.secret} hint={text.secretHint}>
      <ShownOnce secret={secret} label={text.secret} />
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          {text.saved}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
