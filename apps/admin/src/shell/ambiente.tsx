'use client';
import { FlaskConical, Radio } from 'lucide-react';
import { useParams } from 'next/navigation';
import { createContext, type ReactNode, useContext, useEffect } from 'react';
import { keepLook } from '../text/look-cookie.ts';
import { useText } from '../text/text.tsx';
import { Badge } from '../ui/badge.tsx';
import { AMBIENTE_COOKIE, type Ambiente, ambienteOf, pathOf } from './ambiente-paths.ts';
import { shellMessages } from './messages.ts';

const AmbienteContext = createContext<Ambiente>(2);

/** Remembers the environment for pages that belong to none. */
export function AmbienteProvider({
  remembered,
  children,
}: {
  readonly remembered: Ambiente;
  readonly children: ReactNode;
}) {
  const { ambiente } = useParams<{ ambiente?: string }>();
  const current = ambienteOf(ambiente) ?? remembered;
  useEffect(() => {
    keepLook(AMBIENTE_COOKIE, pathOf(current));
  }, [current]);
  return <AmbienteContext value={current}>{children}</AmbienteContext>;
}

/** The environment being looked at: 1 production, 2 test. */
export const useAmbiente = (): Ambiente => useContext(AmbienteContext);

/**
 * Badge of the environment, with an icon and not by color alone. @param target distinguishes the authorities' own test
 * environment from the sandbox
 */
export function AmbienteBadge({
  ambiente,
  target,
}: {
  readonly ambiente: Ambiente;
  readonly target?: 'producao' | 'homologacao' | 'sandbox';
}) {
  const text = useText(shellMessages);
  return ambiente === 2 ? (
    <Badge tone="test">
      <FlaskConical aria-hidden />
      {target === 'homologacao' ? text.homologation : text.test}
    </Badge>
  ) : (
    <Badge tone="live">
      <Radio aria-hidden />
      {text.live}
    </Badge>
  );
}
