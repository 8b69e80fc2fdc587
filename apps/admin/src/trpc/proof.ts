'use client';
import { createContext } from 'react';
import { faultOf } from './fault.ts';

/** Asks the person to prove who they are; false: they closed the question. */
export type AskProof = () => Promise<boolean>;

/** The page's way to ask; null on pages without a session. */
export const ProofContext = createContext<AskProof | null>(null);

const needsProof = (error: unknown): boolean =>
  faultOf(error).errors.some(({ code }) => code === 'sessao_antiga');

/** Runs `act` once more, after the person's proof, where it was refused for the lack of one. */
export async function withProof<T>(ask: AskProof | null, act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    if (ask === null || !needsProof(error) || !(await ask())) throw error;
    return act();
  }
}
