import { Team } from '../../../features/team/team.tsx';
import { shellMessages } from '../../../shell/messages.ts';
import { titleFrom } from '../../../text/server.ts';
import { api, Prefetched, prefetch } from '../../../trpc/server.ts';

export const generateMetadata = titleFrom(shellMessages, 'team');

export default function TeamPage() {
  const { team } = api();
  return (
    <Prefetched queries={[prefetch(team.members.queryOptions()), prefetch(team.roles.queryOptions())]}>
      <Team />
    </Prefetched>
  );
}
