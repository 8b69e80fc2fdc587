'use client';
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react';

type ShowToast = (message: string) => void;
const ToastContext = createContext<ShowToast>(() => {});

const SHOWN_MS = 4000;

/** Shows a short confirmation. */
export const useToast = (): ShowToast => useContext(ToastContext);

/** Area of confirmations: read aloud, removed automatically, without controls. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [told, setTold] = useState<readonly { readonly id: number; readonly message: string }[]>([]);
  const next = useRef(0);
  const showToast = useCallback<ShowToast>((message) => {
    next.current += 1;
    const id = next.current;
    setTold((before) => [...before, { id, message }]);
    setTimeout(() => setTold((before) => before.filter((each) => each.id !== id)), SHOWN_MS);
  }, []);
  return (
    <ToastContext value={showToast}>
      {children}
      <output className="pointer-events-none fixed right-4 bottom-4 z-[60] flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2">
        {told.map(({ id, message }) => (
          <span key={id} className="rounded-md border bg-ink px-4 py-2.5 text-canvas shadow-float">
            {message}
          </span>
        ))}
      </output>
    </ToastContext>
  );
}
