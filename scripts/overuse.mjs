import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run overuse -- [release] --account ID …`: services that take no call of a company now (consumo indevido). */
await runOnDatabase('packages/db/src/cli/overuse.ts', process.argv.slice(2));
