import { useEffect, useState } from 'react';

/** Ways of a new account to its first document. */
export const AIMS = ['hand', 'system', 'accountant'] as const;
export type Aim = (typeof AIMS)[number];

const NAME = 'emite:objetivo';

function readAim(): Aim | null {
  try {
    const kept = localStorage.getItem(NAME);
    return AIMS.find((aim) => aim === kept) ?? null;
  } catch {
    return null;
  }
}

/** The aim that the person chose in this browser, else `usual`. */
export function useAim(usual: Aim): readonly [aim: Aim, choose: (aim: Aim) => void] {
  const [aim, setAim] = useState<Aim | null>(null);
  // The server, which draws the page first, knows no browser storage.
  useEffect(() => setAim(readAim()), []);
  return [
    aim ?? usual,
    (next) => {
      setAim(next);
      try {
        localStorage.setItem(NAME, next);
      } catch {
        // A browser without storage asks again at the next visit.
      }
    },
  ];
}
