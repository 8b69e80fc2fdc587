import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run rules [-- set CODE EFFECT …]`: lists and sets the operator's effects of rules checked before sending. */
await runOnDatabase('packages/db/src/cli/rules.ts', process.argv.slice(2));
