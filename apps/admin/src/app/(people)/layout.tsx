import type { ReactNode } from 'react';
import { Brand } from '../../shell/sidebar.tsx';

/** Pages of somebody who is not in yet. */
export default function PeopleLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-content-center px-4 py-10">
      <div className="w-[24rem] max-w-full">
        <div className="mb-8 flex justify-center">
          <Brand />
        </div>
        {children}
      </div>
    </main>
  );
}
