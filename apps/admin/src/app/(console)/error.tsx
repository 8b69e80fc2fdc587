'use client';
import { CircleAlert } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { uiMessages } from '../../ui/messages.ts';

/** Small: every page loads it. */
export default function PageError({ reset }: { readonly reset: () => void }) {
  const text = useText(uiMessages);
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-6 py-14 text-center">
      <CircleAlert className="mb-1 size-7 text-ink-faint" strokeWidth={1.5} aria-hidden />
      <p className="font-medium">{text.failed}</p>
      <p className="max-w-md text-ink-soft">{text.failedPage}</p>
      <Button size="sm" className="mt-3" onClick={reset}>
        {text.tryAgain}
      </Button>
    </div>
  );
}
