import path from 'node:path';
import { parseArgs } from 'node:util';
import { runOnDatabase } from './stack/database-command.mjs';

/**
 * `npm run import -- --account ID --client CNPJ [--target producao|homologacao|sandbox] [--report FILE] PATH...`: documents, events and
 * numbers of a company that comes from another provider, from XMLs, ZIPs and folders.
 */
const from = process.env.INIT_CWD ?? process.cwd();
const { tokens } = parseArgs({
  allowPositionals: true,
  strict: false,
  tokens: true,
  options: {
    account: { type: 'string' },
    client: { type: 'string' },
    target: { type: 'string' },
    report: { type: 'string' },
  },
});
const args = tokens.flatMap((token) => {
  if (token.kind === 'positional') return [path.resolve(from, token.value)];
  if (token.kind !== 'option') return [];
  const value =
    token.name === 'report' && token.value !== undefined ? path.resolve(from, token.value) : token.value;
  return value === undefined ? [token.rawName] : [`--${token.name}=${value}`];
});
await runOnDatabase('apps/workflows/src/cli/import.ts', args, { role: 'worker' });
