'use client';
import { useId, useState, useSyncExternalStore } from 'react';
import { useText } from '../../../text/text.tsx';
import { afterMessages } from './after-messages.ts';
import { keepPrintsOnVerdict, printsItself, printsOnVerdict } from './print-paper.ts';

const never = () => () => undefined;

/** Choice of this browser to print each document of the type once it is authorized; absent where the browser shows no PDF. */
export function PrintChoice({ type }: { readonly type: string }) {
  const text = useText(afterMessages);
  const id = useId();
  const canPrint = useSyncExternalStore(never, printsItself, () => false);
  const [chosen, choose] = useState<boolean | null>(null);
  if (!canPrint) return null;
  return (
    <label htmlFor={id} className="flex items-center gap-2 text-[13px]">
      <input
        id={id}
        type="checkbox"
        className="size-4 accent-accent"
        checked={chosen ?? printsOnVerdict(type)}
        onChange={({ target }) => {
          keepPrintsOnVerdict(type, target.checked);
          choose(target.checked);
        }}
      />
      {text.printOnVerdict}
    </label>
  );
}
