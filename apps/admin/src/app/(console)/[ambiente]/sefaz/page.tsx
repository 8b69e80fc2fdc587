import { SefazPage } from '../../../../features/sefaz/sefaz-page.tsx';
import { ambienteOf } from '../../../../shell/ambiente-paths.ts';
import { shellMessages } from '../../../../shell/messages.ts';
import type { PageOf } from '../../../../shell/page-of.ts';
import { titleFrom } from '../../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'sefaz');

export default async function Page({ params }: PageOf<'ambiente'>) {
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
