import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLocalhost } from './address.ts';
import { standingOf } from './ip.ts';

/** All addresses of a name, IPv4 and IPv6; rejects, or gives none, when there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** A name leads where nobody may be called. `range` is pt-BR. */
export class ForbiddenAddressError extends Error {
  readonly range: string;
  constructor(range: string) {
    super('a name leads to an address that is not public');
    this.range = range;
  }
}

/** A name leads nowhere, or nobody could say where. */
export class UnresolvedNameError extends Error {
  override readonly name = 'UnresolvedNameError';
}

/**
 * Queries, unlike `dns.lookup`: names that hang hold no thread of the pool, and `/etc/hosts` has no say.
 *
 * @param servers addresses of DNS servers; by default those of this machine
 */
export function createResolve(servers?: readonly string[]): Resolve {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    const found = await Promise.allSettled([resolver.resolve4(name), resolver.resolve6(name)]);
    const answers = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
    if (answers.length > 0) return answers;
    throw new UnresolvedNameError(name, { cause: found.find((each) => each.status === 'rejected')?.reason });
  };
}

const LOOPBACK = ['127.0.0.1', '::1'];

/**
 * Where a connection to a name may go: one answer that is not public is a reason to trust none of them.
 *
 * @throws {ForbiddenAddressError | UnresolvedNameError}
 */
export async function publicAddresses(name: string, resolve: Resolve): Promise<readonly string[]> {
  // Only asked for where the address of the endpoint was allowed as this machine's.
  if (isLocalhost(name)) return LOOPBACK;
  const answers = await resolve(name).catch((cause: unknown) => {
    throw cause instanceof UnresolvedNameError ? cause : new UnresolvedNameError(name, { cause });
  });
  if (answers.length === 0) throw new UnresolvedNameError(name);
  for (const ip of answers) {
    const standing = standingOf(ip);
    if (standing.kind === 'loopback') throw new ForbiddenAddressError('da própria máquina');
    if (standing.kind === 'reserved') throw new ForbiddenAddressError(standing.range);
  }
  return answers;
}

/**
 * What sockets resolve names with: the addresses that were judged are the ones that are called, nothing asks a second time.
 * Answers come in a later turn of the loop, when whoever follows the socket has it.
 */
export const judgedLookup =
  (resolve: Resolve): LookupFunction =>
  (name, { all }, callback) => {
    publicAddresses(name, resolve).then(
      (answers) => {
        const addresses = answers.map((address) => ({ address, family: isIP(address) }));
        const [first = { address: '', family: 4 }] = addresses;
        if (all) setImmediate(callback, null, addresses);
        else setImmediate(callback, null, first.address, first.family);
      },
      (error: Error) => setImmediate(callback, error, ''),
    );
  };
