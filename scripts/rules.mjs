import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run rules [-- set CODE EFFECT …]`: what the rules told before sending do, where an operator set it otherwise. */
await runOnDatabase('packages/db/src/cli/rules.ts', process.argv.slice(2));
