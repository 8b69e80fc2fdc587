'use client';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import type { Answers } from '../trpc/client.tsx';
import { CONSOLE_HEADERS } from '../trpc/headers.ts';
import type { Permission } from './navigation.ts';

export type Session = Answers['session']['me'] & {
  /** Link for operators to workflows; null for other users and where there is no such page. */
  readonly temporalUi: { readonly url: string; readonly namespace: string } | null;
};

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({
  session,
  children,
}: {
  readonly session: Session;
  readonly children: ReactNode;
}) {
  useEffect(() => {
    // Prolongs the session of an active person: only this answer carries a cookie of longer life.
    void fetch('/api/auth/get-session', { headers: CONSOLE_HEADERS }).catch(() => null);
  }, []);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The current session. @throws outside of the console's pages */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('No session around this component');
  return session;
}

/** True when the person's role allows an act. Others are not offered, and the API refuses them. */
export const useMay = (permission: Permission): boolean => useSession().permissions.includes(permission);
