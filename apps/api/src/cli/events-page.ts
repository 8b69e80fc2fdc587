import { writeFileSync } from 'node:fs';
import { eventsPage } from './events/events-page.ts';

/** `npm run events:page`: docs/events.md. */
writeFileSync(new URL('../../../../docs/events.md', import.meta.url), eventsPage());
