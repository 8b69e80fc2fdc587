import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { ambienteOf } from '../../../shell/ambiente-paths.ts';

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
  readonly children: ReactNode;
}

/** Only `/teste` and `/producao` are environments. */
export default async function AmbienteLayout({ params, children }: Props) {
  if (ambienteOf((await params).ambiente) === null) notFound();
  return children;
}
