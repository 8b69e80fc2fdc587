import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import { isUuid } from './ids.ts';
import type { PeopleKey, ProvePeople, Walls } from './walls.ts';

/** Models whose rows are seen by a proof of a key that leads to them. See docs/adr/0040-people-are-seen-by-proof.md. */
const PEOPLE: ReadonlySet<string> = new Set([
  'authCredential',
  'authRateLimit',
  'authSession',
  'authUser',
  'authVerification',
  'invitation',
  'member',
  'organization',
  'passkey',
  'twoFactor',
  'usedCode',
]);

/** Fields of those models that lead to rows. */
const KINDS: ReadonlyMap<string, PeopleKey['kind']> = new Map([
  ['id', 'id'],
  ['userId', 'id'],
  ['organizationId', 'id'],
  ['inviterId', 'id'],
  // A credential's account is the person's own id.
  ['accountId', 'id'],
  // An organization's slug is the account's id.
  ['slug', 'id'],
  // A link's value is the person's id.
  ['value', 'id'],
  ['email', 'email'],
  ['token', 'token'],
  ['identifier', 'identifier'],
  ['credentialID', 'passkey'],
  // Address and route of attempts.
  ['key', 'attempt'],
]);

/** Fields that give power, by model: their writes are proven (`proves_power()`). */
const POWERS: ReadonlyMap<string, readonly string[]> = new Map([
  ['apiKey', ['hash']],
  ['counter', ['clientId', 'userId', 'sessionId']],
  ['counterGrant', ['clientId', 'userId', 'memberId', 'perNote', 'perDay']],
  ['invitation', ['role']],
  ['member', ['role']],
  ['organization', ['secondFactorRequired']],
  ['token', ['hash']],
]);

const EXCLUDED: ReadonlySet<string> = new Set(['NOT', 'not', 'notIn', 'none']);

type Operation = () => Prisma.PrismaPromise<unknown>;
type Keys = ReadonlyMap<string, PeopleKey>;
/** Sets a setting of the transaction. */
type Setting = (proofs: string) => Prisma.PrismaPromise<unknown>;

/**
 * The client, which proves the keys by which it looks people up or writes them, and the power that it gives: outside a
 * transaction each call is one of its own, with its own keys; inside one, proofs add up. A statement that did not come
 * through here has no proof.
 */
export function provingClient(prisma: PrismaClient, walls: Pick<Walls, 'openPeople'>): PrismaClient {
  const setting: Setting = (proofs) => prisma.$executeRaw`select set_config('app.people', ${proofs}, true)`;
  const run = async (operation: Operation, keys: Keys): Promise<unknown> => {
    const prove = await walls.openPeople();
    const [, result] = await prisma.$transaction([setting(prove(keys.values())), operation()]);
    return result;
  };
  const transaction = async (work: unknown, options: unknown): Promise<unknown> => {
    const plain: (work: unknown, options: unknown) => Promise<unknown> =
      Object(prisma).$transaction.bind(prisma);
    if (typeof work !== 'function') return plain(work, options);
    // Read before the transaction takes a connection. A command without a key writes no people.
    const prove = await walls.openPeople().catch((error: unknown) => (): never => {
      throw error;
    });
    return plain((tx: Prisma.TransactionClient) => work(provingTransaction(tx, prove)), options);
  };
  return withDelegates(prisma, run, { $transaction: transaction });
}

function provingTransaction(tx: Prisma.TransactionClient, prove: ProvePeople): Prisma.TransactionClient {
  const proven = new Map<string, PeopleKey>();
  let set: Promise<unknown> = Promise.resolve();
  return withDelegates(tx, async (operation, keys) => {
    const before = proven.size;
    for (const [name, key] of keys) proven.set(name, key);
    if (proven.size > before) {
      const proofs = prove(proven.values());
      set = set.then(() => tx.$executeRaw`select set_config('app.people', ${proofs}, true)`);
    }
    await set;
    return operation();
  });
}

type Run = (operation: Operation, keys: Keys) => Promise<unknown>;

/** @param own members in the place of the target's */
function withDelegates<T extends object>(
  target: T,
  run: Run,
  own: Readonly<Record<string, unknown>> = {},
): T {
  const delegates = new Map<PropertyKey, unknown>();
  return new Proxy(target, {
    get(of, name) {
      if (typeof name === 'string' && name in own) return own[name];
      const found: unknown = Reflect.get(of, name);
      if (typeof name !== 'string' || !(PEOPLE.has(name) || POWERS.has(name))) return found;
      if (!delegates.has(name)) delegates.set(name, provingDelegate(name, Object(found), run));
      return delegates.get(name);
    },
  });
}

const provingDelegate = (model: string, delegate: object, run: Run): object =>
  new Proxy(delegate, {
    get(of, name) {
      const operation: unknown = Reflect.get(of, name);
      if (typeof operation !== 'function') return operation;
      return (args: unknown) => run(() => operation.call(of, args), keysOf(model, args));
    },
  });

/** Keys that the call names: those it looks for, those of rows that it makes, and the power that it gives. */
function keysOf(model: string, args: unknown): Keys {
  const found = new Map<string, PeopleKey>();
  const { where, create, data }: Record<string, unknown> = Object(args);
  if (PEOPLE.has(model)) {
    collect(found, '', where);
    // The values of an update look for nothing.
    collect(found, '', where === undefined ? data : create);
  }
  const power = POWERS.get(model);
  if (power !== undefined)
    for (const row of [create, data].flat()) {
      // A new row has its own id; an update names its row by id.
      const { id = Object(where).id, ...given }: Record<string, unknown> = Object(row);
      if (typeof id !== 'string' || power.some((field) => given[field] === undefined)) continue;
      const value = [id, ...power.map((field) => textOf(given[field]))].join(':');
      found.set(`power:${value}`, { kind: 'power', value });
    }
  return found;
}

/** The text that the database has of a value (`to_jsonb`). */
const textOf = (value: unknown): string =>
  value instanceof Uint8Array ? `\\x${Buffer.from(value).toString('hex')}` : String(value);

function collect(found: Map<string, PeopleKey>, field: string, value: unknown): void {
  if (typeof value === 'string') {
    const kind = KINDS.get(field);
    if (kind === undefined || (kind === 'id' && !isUuid(value))) return;
    found.set(`${kind}:${value}`, { kind, value });
  } else if (Array.isArray(value)) for (const each of value) collect(found, field, each);
  else if (typeof value === 'object' && value !== null)
    for (const [name, each] of Object.entries(value))
      if (!EXCLUDED.has(name)) collect(found, name === 'equals' || name === 'in' ? field : name, each);
}
