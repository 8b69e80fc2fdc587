import path from 'node:path';
import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run ibpt:load -- FILE …`: the tables of the IBPT, taken by what runs within a minute. */
const files = process.argv.slice(2).map((file) => path.resolve(file));
await runOnDatabase('packages/db/src/cli/ibpt-tables.ts', files);
