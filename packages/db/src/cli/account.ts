import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { isRegistrableName } from '@fiscal/core/identity/registered-name';
import { z } from 'zod';
import { createAccount, getAccount, regenerateKey } from '../accounts/accounts.ts';
import { closeAccount } from '../accounts/close.ts';
import { addCredits } from '../accounts/credits.ts';
import { createDb, type Db } from '../base/client.ts';
import { createKeyring, type Keyring } from '../keyring/keyring.ts';
import { assertKeysFit } from '../keyring/rotation-order.ts';
import { addOwner } from '../people/owners.ts';
import { hashPassword } from '../people/password-hash.ts';
import { erasePerson } from '../people/person-data.ts';
import { personByEmail, setOperator } from '../people/persons.ts';
import type { Actor } from '../records/audit.ts';
import { setCeilings } from '../records/ceilings.ts';
import { cliEnv } from './env.ts';
import { ownerDb } from './owner.ts';
import { Complaint, closing, readArguments, runAsProgram, type Terminal } from './program.ts';

const USAGE = `usage: npm run account -- create --name NAME --email EMAIL [--owner NAME] [--password-stdin] [--trial-days N] [--credits N] [--reuse-owner]
       npm run account -- credits --account ID --amount N[.NNN] [--note TEXT]
       npm run account -- owner --account ID --email EMAIL [--owner NAME] [--password-stdin] [--reuse-owner]
       npm run account -- key --account ID --kind access|restricted
       npm run account -- ceilings --account ID [--writes N] [--reads N] [--companies N] [--test-documents N]
         N: a number, or default
       npm run account -- operator --email EMAIL [--revoke]
       npm run account -- erase-person --email EMAIL
       npm run account -- close --account ID
Prints one JSON line; keys and passwords are shown this once.`;

const actor: Actor = { kind: 'operator', id: 'account command' };

const OPTIONS = {
  name: { type: 'string' },
  email: { type: 'string' },
  owner: { type: 'string' },
  'password-stdin': { type: 'boolean', default: false },
  'trial-days': { type: 'string' },
  credits: { type: 'string' },
  'reuse-owner': { type: 'boolean', default: false },
  account: { type: 'string' },
  amount: { type: 'string' },
  note: { type: 'string' },
  kind: { type: 'string' },
  writes: { type: 'string' },
  reads: { type: 'string' },
  companies: { type: 'string' },
  'test-documents': { type: 'string' },
  revoke: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
} as const;

const read = (args: readonly string[]) => readArguments(args, OPTIONS, fail);

type Values = ReturnType<typeof read>['values'];

/** Everything that a subcommand works with. */
interface Call {
  readonly db: Db;
  readonly values: Values;
  readonly keyring: Keyring;
  readonly ownerUrl: string | undefined;
}

async function create(call: Call) {
  const { db, values, keyring } = call;
  const { name } = values;
  if (!name || !values.email) return fail('--name and --email are required');
  refuseUnregistrable('--name', name);
  const trialDays = values['trial-days'];
  if (trialDays !== undefined && !/^\d{1,4}$/.test(trialDays))
    return fail(`--trial-days: ${trialDays} is not a number of days`);
  const creditsMilli = values.credits === undefined ? 0n : milli(values.credits);
  if (creditsMilli !== 0n) assertOwner(call);
  await assertKeysFit(db.pool, keyring);
  const { password, ...person } = await newOwner(values, name);
  const made = await createAccount(db, keyring, {
    name,
    owner: person,
    nowMs: Date.now(),
    ...(trialDays !== undefined && { trialDays: Number(trialDays) }),
  });
  if (made.kind === 'email_ja_existe') return failTaken(person.email);
  const { accountId, accessKey, restrictedKey } = made;
  if (creditsMilli !== 0n)
    await asOwner(call, (owner) =>
      addCredits(owner, accountId, {
        amountMilli: creditsMilli,
        actor,
        note: 'account created',
      }),
    );
  return { accountId, accessKey, restrictedKey, owner: { email: person.email.toLowerCase(), password } };
}

async function owner({ db, values }: Call) {
  if (!values.account || !values.email) return fail('--account and --email are required');
  const accountId = await knownAccount(db, values.account);
  const { password, ...person } = await newOwner(values, values.email);
  const made = await addOwner(db, accountId, { owner: person, actor });
  if (made.kind === 'email_ja_existe') return failTaken(person.email);
  return { accountId, owner: { email: person.email.toLowerCase(), password } };
}

/** The person of `--email`, with a password made here unless one is given. */
async function newOwner(values: Values, unnamed: string) {
  const { email = '' } = values;
  if (!z.email().safeParse(email).success) return fail(`--email: ${email} is not an e-mail address`);
  if (values.owner !== undefined) refuseUnregistrable('--owner', values.owner);
  const password = values['password-stdin'] ? givenPassword() : randomBytes(12).toString('base64url');
  return {
    email,
    name: values.owner ?? unnamed,
    password,
    passwordHash: await hashPassword(password),
    reuse: values['reuse-owner'] ?? false,
  };
}

/** Letters show these names to people who did not ask for them. */
function refuseUnregistrable(option: string, name: string): void {
  if (!isRegistrableName(name))
    fail(`${option}: leave out @, <, >, ://, line breaks and invisible characters`);
}

/** Reads the first line of standard input: every process of the machine can read arguments. */
function givenPassword(): string {
  const [line = ''] = readFileSync(0, 'utf8').split('\n', 1);
  return line.length >= 10 ? line : fail('--password-stdin: give 10 characters or more on the first line');
}

const failTaken = (email: string) =>
  fail(`${email} already belongs to someone; --reuse-owner makes them the owner and sets their password`);

async function credits(call: Call) {
  const { db, values } = call;
  if (!values.account || !values.amount) return fail('--account and --amount are required');
  const amount = milli(values.amount);
  const accountId = await knownAccount(db, values.account);
  const note = values.note ?? 'account command';
  const after = await asOwner(call, (owner) =>
    addCredits(owner, accountId, { amountMilli: amount, actor, note }),
  );
  return {
    accountId,
    balanceMilli: after.balanceMilli.toString(),
    availableMilli: after.availableMilli.toString(),
  };
}

async function key({ db, values }: Call) {
  const { account, kind } = values;
  if (!account || (kind !== 'access' && kind !== 'restricted'))
    return fail('--account and --kind access|restricted are required');
  const accountId = await knownAccount(db, account);
  return { accountId, kind, key: await regenerateKey(db, accountId, { kind, actor }) };
}

/** Sets the ceilings of an account; absent options stay unchanged. */
async function ceilings(call: Call) {
  const { db, values } = call;
  if (!values.account) return fail('--account is required');
  const accountId = await knownAccount(db, values.account);
  const change = {
    writes: ceiling(values.writes),
    reads: ceiling(values.reads),
    companies: ceiling(values.companies),
    testDocuments: ceiling(values['test-documents']),
  };
  const set = await asOwner(call, (owner) => setCeilings(owner, accountId, { change, actor }));
  return { accountId, ceilings: set };
}

function ceiling(text: string | undefined): number | null | undefined {
  if (text === undefined) return undefined;
  if (text === 'default') return null;
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : fail(`${text} is neither a number nor default`);
}

/** Operators see the address of Temporal's own pages. */
async function operator(call: Call) {
  const { email, revoke } = call.values;
  if (!email) return fail('--email is required');
  if (!(await asOwner(call, (db) => setOperator(db, email, !revoke))))
    return fail(`--email: no person has ${email}`);
  return { email: email.toLowerCase(), operator: !revoke };
}

const assertOwner = ({ ownerUrl }: Call): string =>
  ownerUrl || fail('OWNER_DATABASE_URL is not set: no process may change this');

const asOwner = <T>(call: Call, work: (db: Db) => Promise<T>): Promise<T> =>
  closing(ownerDb(assertOwner(call), call.keyring), work);

async function knownAccount(db: Db, account: string): Promise<string> {
  const found = z.uuid().safeParse(account).success ? await getAccount(db, account) : null;
  return found === null ? fail(`--account: there is no account ${account}`) : found.id;
}

/** `12`, `-3` or `0.5` credits in thousandths. */
function milli(text: string): bigint {
  const match = /^(-?)(\d{1,12})(?:\.(\d{1,3}))?$/.exec(text);
  if (!match) return fail(`${text} is not an amount of credits (at most three decimals)`);
  const [, sign, whole = '0', decimals = ''] = match;
  const amount = BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0'));
  return sign ? -amount : amount;
}

/** Erases a person who can no longer ask for it in the console. */
async function erase({ db, values }: Call) {
  const { email } = values;
  if (!email) return fail('--email is required');
  const userId = (await personByEmail(db, email)) ?? fail(`no person has the e-mail ${email}`);
  const result = await erasePerson(db, userId, { actor });
  if (result.kind === 'unico_dono') return fail(`the only owner of ${result.accounts.join(', ')}`);
  return { erased: userId };
}

/** Closes for good: the documents of fiscal value stay, and only an operator reaches them. */
async function close({ db, values }: Call) {
  if (!values.account) return fail('--account is required');
  const accountId = await knownAccount(db, values.account);
  const result = await closeAccount(db, accountId, { actor });
  if (result.kind === 'em_andamento')
    return fail(`${result.waiting} operations wait for the authority; close it when they are settled`);
  return { closed: accountId, peopleErased: result.peopleErased };
}

function fail(message: string): never {
  throw new Complaint(`${message}\n${USAGE}`);
}

const COMMANDS = { create, credits, owner, key, ceilings, operator, 'erase-person': erase, close };

/** Does what the first argument names and prints one JSON line. */
export async function account({ args, env, print }: Terminal): Promise<void> {
  const { positionals, values } = read(args);
  if (values.help) return print(USAGE);
  const [name] = positionals;
  const command = Object.entries(COMMANDS).find(([known]) => known === name)?.[1];
  if (command === undefined) return fail(name === undefined ? 'Say what to do' : `Unknown command ${name}`);
  const { DATABASE_URL, OWNER_DATABASE_URL, MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT } = cliEnv(env);
  if (!DATABASE_URL) fail('DATABASE_URL is not set');
  if (!MASTER_KEY) fail('MASTER_KEY is not set');
  const keyring = createKeyring({ MASTER_KEY, MASTER_KEY_PREVIOUS, MASTER_KEY_NEXT });
  await closing(createDb({ url: DATABASE_URL, role: 'app', max: 2, keyring }), async (db) =>
    print(JSON.stringify(await command({ db, values, keyring, ownerUrl: OWNER_DATABASE_URL }))),
  );
}

await runAsProgram(import.meta.filename, account);
