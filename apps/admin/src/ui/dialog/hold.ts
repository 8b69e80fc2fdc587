import { createContext, useContext, useEffect } from 'react';

/** Holds the dialog around a component; what it returns lets the dialog go. Outside of a dialog there is none to hold. */
export const HoldDialog = createContext<() => () => void>(() => () => undefined);

const askBeforeLeaving = (event: Event) => event.preventDefault();

const stayOnBack = (event: NavigateEvent) => {
  if (event.navigationType === 'traverse' && event.cancelable) event.preventDefault();
};

/**
 * Keeps what is shown in sight: its dialog has no key, click or icon that closes it, Back stays on the page, and the
 * browser asks before it reloads.
 */
export function useHold(): void {
  const hold = useContext(HoldDialog);
  useEffect(() => hold(), [hold]);
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving);
    // Older browsers go back.
    const history = 'navigation' in window ? window.navigation : null;
    history?.addEventListener('navigate', stayOnBack);
    return () => {
      window.removeEventListener('beforeunload', askBeforeLeaving);
      history?.removeEventListener('navigate', stayOnBack);
    };
  }, []);
}
