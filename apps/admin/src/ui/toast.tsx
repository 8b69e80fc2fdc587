'use client';
import { Toast } from 'radix-ui';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useText } from '../text/text.tsx';
import { uiMessages } from './messages.ts';

type Tell = (message: string) => void;
const ToastContext = createContext<Tell>(() => {});

/** Says in passing that something was done. */
export const useToast = (): Tell => useContext(ToastContext);

export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const text = useText(uiMessages);
  const [told, setTold] = useState<readonly { readonly id: number; readonly message: string }[]>([]);
  const tell = useCallback<Tell>(
    (message) => setTold((before) => [...before, { id: Date.now() + before.length, message }]),
    [],
  );
  return (
    <ToastContext value={tell}>
      <Toast.Provider duration={4000} label={text.notifications}>
        {children}
        {told.map(({ id, message }) => (
          <Toast.Root
            key={id}
            className="rounded-md border bg-ink px-4 py-2.5 text-canvas shadow-float"
            onOpenChange={(open) => {
              if (!open) setTold((before) => before.filter((each) => each.id !== id));
            }}
          >
            <Toast.Description>{message}</Toast.Description>
          </Toast.Root>
        ))}
        <Toast.Viewport
          label={text.notifications}
          className="fixed right-4 bottom-4 z-[60] flex w-80 max-w-[calc(100vw-2rem)] flex-col gap-2"
        />
      </Toast.Provider>
    </ToastContext>
  );
}
