import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { Dialog, DialogActions } from '../dialog/dialog.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import type { RefusedItem } from './use-each.ts';

interface DialogProps<T> {
  readonly each: {
    readonly done: ReadonlyMap<string, RefusedItem<T> | null>;
    readonly all: { readonly isPending: boolean; readonly isSuccess: boolean };
  };
  readonly title: string;
  readonly hint: string;
  readonly text: {
    readonly sent: (count: number) => string;
    readonly refused: (count: number) => string;
  };
  readonly nameOf: (item: T) => string;
  /** Receives the ids that were asked for, refused ones too. */
  readonly onClose: (answered: readonly string[]) => void;
  /** The form; `close` ends the dialog. */
  readonly children: (close: () => void) => ReactNode;
}

/** Asks for an act on many items, and shows its outcome; while it runs, the dialog stays. */
export function EachDialog<T extends { readonly id: string }>(props: DialogProps<T>) {
  const { done, all } = props.each;
  const close = () => props.onClose([...done.keys()]);
  return (
    <Dialog onClose={() => (all.isPending ? undefined : close())} title={props.title} hint={props.hint}>
      {all.isSuccess ? <Outcome {...props} onClose={close} /> : props.children(close)}
    </Dialog>
  );
}

/** Shows the number of requests, and those that the API refused. */
function Outcome<T extends { readonly id: string }>({
  each: { done },
  text,
  nameOf,
  onClose,
}: Omit<DialogProps<T>, 'onClose'> & { readonly onClose: () => void }) {
  const kit = useText(uiMessages);
  const refusals = [...done.values()].filter((each) => each !== null);
  return (
    <div className="grid gap-3">
      <Notice tone="good">{text.sent(done.size - refusals.length)}</Notice>
      {refusals.length === 0 ? null : (
        <Notice tone="bad" role="alert">
          {text.refused(refusals.length)}
          <ul className="mt-1 grid gap-1">
            {refusals.map(({ item, message }) => (
              <li key={item.id}>
                {nameOf(item)}: {message}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      <DialogActions>
        <Button tone="primary" onClick={onClose}>
          {kit.close}
        </Button>
      </DialogActions>
    </div>
  );
}

interface ActionsProps {
  readonly isPending: boolean;
  /** Number of items done, in words; null hides it. */
  readonly progress: string | null;
  readonly onClose: () => void;
  readonly disabled?: boolean;
  readonly danger?: boolean;
  readonly children: ReactNode;
}

/** The foot of its form: how far it is, and the buttons. */
export function EachActions({
  isPending,
  progress,
  onClose,
  disabled = false,
  danger = false,
  children,
}: ActionsProps) {
  const kit = useText(uiMessages);
  return (
    <>
      {isPending && progress !== null ? (
        <output className="text-[13px] text-ink-soft tabular-nums">{progress}</output>
      ) : null}
      <DialogActions>
        <Button onClick={onClose} disabled={isPending}>
          {kit.close}
        </Button>
        <Button type="submit" tone={danger ? 'danger' : 'primary'} busy={isPending} disabled={disabled}>
          {children}
        </Button>
      </DialogActions>
    </>
  );
}
