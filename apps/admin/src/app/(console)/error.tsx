'use client';
import { Failed } from '../../ui/states.tsx';

export default function PageError({ error, reset }: { readonly error: Error; readonly reset: () => void }) {
  return <Failed error={error} retry={reset} />;
}
