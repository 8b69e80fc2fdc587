import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run account -- create|credits|owner|key|ceilings|operator|erase-person …`: accounts, their credits, owners and ceilings, and operators without the console. */
await runOnDatabase('packages/db/src/cli/account.ts', process.argv.slice(2));
