import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run account -- create|credits|owner|key|operator …`: accounts, credits, owners and operators without the console. */
await runOnDatabase('packages/db/src/cli/account.ts', process.argv.slice(2));
