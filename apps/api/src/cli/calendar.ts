import { checkLists } from './calendar/check.ts';
import { listChanges } from './calendar/list.ts';

/** `npm run calendar -- …`: what the calendar has; with `check FILE…`, what downloaded official lists have that the loaded ones lack. */
const [command, ...files] = process.argv.slice(2);
if (command === 'check') await checkLists(files);
else listChanges();
