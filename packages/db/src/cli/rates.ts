import { parseArgs } from 'node:util';
import { LEGAL_RATES, loadFault, RATE_TAXES } from '@fiscal/core/tax/reference-rates';
import { listReferenceRates, loadReferenceRate } from '../rules/reference-rates.ts';
import { ownerDbOf } from './owner.ts';
import { Complaint, closing, runAsProgram, type Terminal } from './program.ts';

const USAGE = [
  'usage: npm run rates -- list',
  `       npm run rates -- load --tax ${RATE_TAXES.join('|')} --percent 8.8 --from 2027-01-01 --to 2028-12-31 --source "norm, number, date"`,
].join('\n');
const OPTIONS = {
  tax: { type: 'string' },
  percent: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
  source: { type: 'string' },
} as const;

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options: OPTIONS });
  } catch (error) {
    throw new Complaint(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** `npm run rates`: the reference rates of IBS and CBS, of the law and loaded; `load` keeps one more for every process. Prints JSON. */
export async function runRates({ args, env, print }: Terminal): Promise<void> {
  const { positionals, values } = readArguments(args);
  const [command = '', ...rest] = positionals;
  if (rest.length > 0 || !['list', 'load'].includes(command)) throw new Complaint(USAGE);
  await closing(ownerDbOf(env), async (db) => {
    if (command === 'load') {
      const { percent = '', from = '', to = '', source = '' } = values;
      const tax = RATE_TAXES.find((each) => each === values.tax);
      if (tax === undefined) throw new Complaint(`--tax is one of ${RATE_TAXES.join(', ')}\n${USAGE}`);
      const fault = await loadReferenceRate(db, { tax, percent, from, to, source }, loadFault);
      if (fault !== null) throw new Complaint(`the rate is not taken: ${fault}`);
    }
    print(JSON.stringify({ law: LEGAL_RATES, loaded: await listReferenceRates(db) }));
  });
}

await runAsProgram(import.meta.filename, runRates);
