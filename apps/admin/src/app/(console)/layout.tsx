import { TRPCClientError } from '@trpc/client';
import { headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import type { ReactNode } from 'react';
import { env } from '../../env.ts';
import { Palette } from '../../features/palette/palette.tsx';
import { ProofProvider } from '../../features/profile/proof-provider.tsx';
import { SecondFactorOwed } from '../../features/profile/second-factor-owed.tsx';
import { AmbienteProvider } from '../../shell/ambiente.tsx';
import { AMBIENTE_COOKIE, ambienteOf } from '../../shell/ambiente-paths.ts';
import { documentAt, isPage, isUuid } from '../../shell/known-pages.ts';
import { SessionProvider } from '../../shell/session.tsx';
import { Frame } from '../../shell/sidebar.tsx';
import { requestLook } from '../../text/server.ts';
import { faultOf } from '../../trpc/fault.ts';
import { api, call, isMissing } from '../../trpc/server.ts';

/** The response's status can change here only: below, a page has begun with its placeholder. */
async function isUnknownDocument(id: string | null): Promise<boolean> {
  return id !== null && (!isUuid(id) || (await isMissing(api().document.get.queryOptions({ id }))));
}

/** Pages for signed-in users; the session is checked on each request. */
export default async function ConsoleLayout({ children }: { readonly children: ReactNode }) {
  const from = (await headers()).get('x-pathname') ?? '/';
  const path = from.split('?', 1)[0] ?? '';
  if (!isPage(path)) notFound();
  const me = await call()
    .session.me.query()
    .catch((error: unknown) => {
      if (error instanceof TRPCClientError && faultOf(error).code === 'nao_autenticado') {
        redirect(`/entrar?voltar=${encodeURIComponent(from)}`);
      }
      throw error;
    });
  if (await isUnknownDocument(documentAt(path))) notFound();
  const { temporalUiUrl, temporalNamespace } = env();
  const temporalUi =
    me.operator && temporalUiUrl !== null ? { url: temporalUiUrl, namespace: temporalNamespace } : null;
  const remembered = ambienteOf(await requestLook(AMBIENTE_COOKIE)) ?? 2;
  return (
    <SessionProvider session={{ ...me, temporalUi }}>
      <AmbienteProvider remembered={remembered}>
        <ProofProvider>
          {me.secondFactorOwed ? (
            <SecondFactorOwed />
          ) : (
            <>
              <Frame>{children}</Frame>
              <Palette />
            </>
          )}
        </ProofProvider>
      </AmbienteProvider>
    </SessionProvider>
  );
}
