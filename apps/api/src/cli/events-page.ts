import { writeFileSync } from 'node:fs';
import { consoleWords } from './events/console-words.ts';
import { eventsPage } from './events/events-page.ts';

/** `npm run events:page`: docs/events.md, and the console's texts about events. */
const root = new URL('../../../../', import.meta.url);
writeFileSync(new URL('docs/events.md', root), eventsPage());
writeFileSync(new URL('apps/admin/src/text/event-words.ts', root), consoleWords());
