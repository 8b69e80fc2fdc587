import path from 'node:path';
import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run rtc:load -- FILE`: newer code tables of IBS and CBS, taken by what runs within a minute. */
const files = process.argv.slice(2).map((file) => path.resolve(file));
await runOnDatabase('packages/db/src/cli/reform-tables.ts', files);
