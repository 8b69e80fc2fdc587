import { writeFileSync } from 'node:fs';
import { calendarPage } from './calendar/page.ts';

/** `npm run calendar:page`: docs/calendar.md. */
writeFileSync(new URL('../../../../docs/calendar.md', import.meta.url), calendarPage());
