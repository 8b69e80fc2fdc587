import type { Metadata } from 'next';
import { SefazPage } from '../../../../features/sefaz/sefaz-page.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import { requestText } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

interface Props {
  readonly params: Promise<{ readonly ambiente: string }>;
}

export const generateMetadata = async (): Promise<Metadata> => ({
  title: (await requestText(shellMessages)).sefaz,
});

export default async function Page({ params }: Props) {
  const environment = ambienteOf((await params).ambiente) ?? 2;
  return (
    <Prefetched
      queries={[
        prefetch(api().sefaz.board.queryOptions({ environment })),
        prefetch(api().sefaz.alerts.queryOptions({ environment })),
        prefetch(api().sefaz.mail.queryOptions()),
        prefetch(api().documents.types.queryOptions()),
      ]}
    >
      <SefazPage />
    </Prefetched>
  );
}
