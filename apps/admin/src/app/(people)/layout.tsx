import type { ReactNode } from 'react';
import { Brand } from '../../shell/sidebar.tsx';

/** Pages for users who are not signed in. */
export default function PeopleLayout({ children }: { readonly children: ReactNode }) {
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,24rem)] place-content-center px-4 py-10">
      <div>
        <div className="mb-8 flex justify-center">
          <Brand />
        </div>
        {children}
      </div>
    </main>
  );
}
