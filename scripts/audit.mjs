import { runOnDatabase } from './stack/database-command.mjs';

/** `npm run audit -- verify|export …`: the audit log against its chain of hashes, and as JSON lines for another place. */
await runOnDatabase('packages/db/src/cli/audit.ts', process.argv.slice(2));
