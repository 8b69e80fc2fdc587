import { CalendarPage } from '../../../features/calendar/calendar-page.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'calendar');

export default function Calendar() {
  return (
    <Prefetched
      queries={[
        prefetch(api().sefaz.calendar.queryOptions()),
        prefetch(api().sefaz.lawMail.queryOptions()),
        prefetch(api().documents.types.queryOptions()),
      ]}
    >
      <CalendarPage />
    </Prefetched>
  );
}
