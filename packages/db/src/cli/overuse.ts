import { parseInscricao } from '@fiscal/core/identity/holder';
import { blockReason } from '@fiscal/core/lifecycle/overuse-words';
import { TARGETS } from '@fiscal/core/vocabulary/target';
import { listOpenBlocks, releaseOveruse } from '../authority/overuse-blocks.ts';
import type { Db } from '../base/client.ts';
import { isUuid } from '../base/ids.ts';
import { commandDb } from './command-db.ts';
import { ownerDbOf } from './owner.ts';
import { closing, readArguments } from './program.ts';

const USAGE = `usage: npm run overuse -- --account ID
       npm run overuse -- release --account ID --cnpj CNPJ|CPF --reason TEXT [--target sandbox|homologacao|producao]
Lists the services that accept no call of the account's companies now, with reasons. release: clears the company's counts, and waiting documents go on at once. Use it only after the authority itself has lifted the block.`;

const OPTIONS = {
  account: { type: 'string' },
  cnpj: { type: 'string' },
  reason: { type: 'string' },
  target: { type: 'string', default: 'sandbox' },
} as const;

function fail(message: string): never {
  process.stderr.write(`${message}\n${USAGE}\n`);
  process.exit(1);
}

async function release(accountId: string): Promise<void> {
  const cnpj = parseInscricao(values.cnpj ?? '');
  if (cnpj === null) return fail(`--cnpj: ${values.cnpj ?? ''} is neither a CNPJ nor a CPF`);
  const target = TARGETS.find((each) => each === values.target);
  if (target === undefined) return fail(`--target: ${values.target} is not ${TARGETS.join(', ')}`);
  const { reason } = values;
  if (!reason) return fail('--reason is required');
  const actor = { kind: 'operator', id: 'overuse command' } as const;
  const released = await closing(ownerDbOf(), (db) =>
    releaseOveruse(db, { accountId, cnpj, target, actor, reason }),
  );
  if (released === null) fail(`The account has no company ${cnpj}`);
}

async function print(db: Db, accountId: string): Promise<void> {
  const blocks = await listOpenBlocks(db, accountId);
  const lines = blocks.map(({ state: { block }, ...where }) => ({
    ...where,
    ...(block && {
      until: new Date(block.untilMs).toISOString(),
      reason: blockReason(where.service, block),
    }),
  }));
  process.stdout.write(`${JSON.stringify(lines, null, 2)}\n`);
}

const { positionals, values } = readArguments(process.argv.slice(2), OPTIONS, fail);
const [command] = positionals;
if (command !== undefined && command !== 'release') fail(`Unknown command ${command}`);
const { account = '' } = values;
if (!isUuid(account)) fail(`--account: ${account} is not an id`);
await closing(commandDb(undefined, USAGE), async (db) => {
  if (command === 'release') await release(account);
  await print(db, account);
});
