'use client';
import { useAmbiente } from './ambiente.tsx';
import type { Ambiente } from './ambiente-paths.ts';
import { useMay } from './session.tsx';

/** Whether their role lets them emit in an environment. */
export function useMayEmitIn(): (ambiente: Ambiente) => boolean {
  const may = { 2: useMay('documents:emit'), 1: useMay('documents:emit-live') };
  return (ambiente) => may[ambiente];
}

/** In the one being looked at. */
export const useMayEmit = (): boolean => useMayEmitIn()(useAmbiente());
