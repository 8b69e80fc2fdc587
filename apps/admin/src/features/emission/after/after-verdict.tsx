'use client';
import { useQuery } from '@tanstack/react-query';
import { CopyPlus, FilePlus2, Mail, Printer } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMay } from '../../../shell/session.tsx';
import { useText } from '../../../text/text.tsx';
import { useApi } from '../../../trpc/client.tsx';
import { faultOf } from '../../../trpc/fault.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { isTyping } from '../../../ui/typing.ts';
import { afterMessages } from './after-messages.ts';
import { type NextDocument, nextAfter } from './next-after.ts';
import { printPaper, printsOnVerdict } from './print-paper.ts';
import { KEYS, useShortcut } from './shortcuts.ts';

const SendEmail = dynamic(() => import('../../emails/send-email.tsx').then((module) => module.SendEmail), {
  loading: () => null,
});

interface Props extends NextDocument {
  readonly documentId: string;
  readonly type: string;
  /** Focused element of the moment when it was emitted. */
  readonly from: RefObject<Element | null>;
}

/** Name of a key, for people with a keyboard. */
function Key({ children }: { readonly children: ReactNode }) {
  return (
    <kbd
      className="hidden rounded border border-current bg-transparent px-1 font-sans text-[11px] leading-4 font-normal text-inherit lg:inline"
      aria-hidden
    >
      {children}
    </kbd>
  );
}

/** Focuses the next step when the document is authorized, unless the person went on to another field or a dialog. */
function useFirstFocus(from: RefObject<Element | null>) {
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isElsewhere = isTyping(activeElement) && activeElement !== from.current;
    if (!isElsewhere && document.querySelector('[role="dialog"]') === null)
      first.current?.focus({ preventScroll: true });
  }, [from]);
  return first;
}

/** Prints the paper when asked for; waits for its address. */
function usePrinting(documentId: string) {
  const api = useApi();
  const files = useQuery(api.document.files.queryOptions({ id: documentId }));
  const [isAsked, ask] = useState(false);
  const path = files.data?.pdf ?? null;
  const finish = useEffectEvent((found: string) => {
    ask(false);
    printPaper(found);
  });
  useEffect(() => {
    if (isAsked && path !== null) finish(path);
  }, [isAsked, path]);
  return {
    print: () => ask(true),
    isWaiting: isAsked && path === null && files.error === null && files.data === undefined,
    hasNone: files.data !== undefined && path === null,
    error: isAsked ? files.error : null,
  };
}

/** Next steps of an authorized document: print, send, a new one, a copy. */
export function AfterVerdict({ documentId, type, from, ...rest }: Props) {
  const { onNew, onDuplicate } = nextAfter(rest);
  const text = useText(afterMessages);
  const mayOperate = useMay('documents:operate');
  const [isSending, setSending] = useState(false);
  const first = useFirstFocus(from);
  const { print, isWaiting, hasNone, error } = usePrinting(documentId);
  const printAtOnce = useEffectEvent(() => {
    if (printsOnVerdict(type)) print();
  });
  useEffect(() => printAtOnce(), []);
  useShortcut(KEYS.fresh, onNew);
  useShortcut(KEYS.duplicate, onDuplicate);
  useShortcut(KEYS.print, hasNone ? null : print);
  return (
    <fieldset aria-label={text.next} className="grid min-w-0 gap-2">
      {error === null ? null : <Notice tone="bad">{faultOf(error).message}</Notice>}
      {hasNone ? <p className="text-[13px] text-ink-soft">{text.noPaper}</p> : null}
      <div className="grid grid-cols-2 gap-2">
        <Button ref={first} tone="primary" onClick={onNew} aria-keyshortcuts={KEYS.fresh}>
          <FilePlus2 aria-hidden />
          {text.fresh} <Key>{KEYS.fresh}</Key>
        </Button>
        <Button onClick={print} busy={isWaiting} disabled={hasNone} aria-keyshortcuts={KEYS.print}>
          <Printer aria-hidden />
          {text.print} <Key>{KEYS.print}</Key>
        </Button>
        {mayOperate ? (
          <Button onClick={() => setSending(true)}>
            <Mail aria-hidden />
            {text.send}
          </Button>
        ) : null}
        <Button onClick={onDuplicate} aria-keyshortcuts={KEYS.duplicate}>
          <CopyPlus aria-hidden />
          {text.duplicate} <Key>{KEYS.duplicate}</Key>
        </Button>
      </div>
      {isSending ? <SendEmail documentId={documentId} onClose={() => setSending(false)} /> : null}
    </fieldset>
  );
}
