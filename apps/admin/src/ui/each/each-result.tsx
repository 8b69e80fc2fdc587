import { useText } from '../../text/text.tsx';
import { Button } from '../button.tsx';
import { DialogActions } from '../dialog/dialog.tsx';
import { uiMessages } from '../messages.ts';
import { Notice } from '../notice.tsx';
import type { RefusedItem } from './use-each.ts';

interface Props<T> {
  readonly done: ReadonlyMap<string, RefusedItem<T> | null>;
  readonly text: {
    readonly sent: (count: number) => string;
    readonly refused: (count: number) => string;
  };
  readonly nameOf: (item: T) => string;
  readonly onClose: () => void;
}

/** Outcome of an act on many items: how many were asked for, and those that the API refused. */
export function EachResult<T extends { readonly id: string }>({ done, text, nameOf, onClose }: Props<T>) {
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
