import { Resolver } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import { isLocalhost } from './address.ts';
import { kindOfIp } from './ip.ts';

/** All addresses of a name, IPv4 and IPv6; rejects, or gives none, when there is none. */
export type Resolve = (name: string) => Promise<readonly string[]>;

/** A name resolves to an address that must not be called. `range` is pt-BR. */
export class ForbiddenAddressError extends Error {
  readonly range: string;
  constructor(range: string) {
    super('a name leads to an address that is not public');
    this.range = range;
  }
}

/** A name has no address, or no server answered. */
export class UnresolvedNameError extends Error {
  override readonly name = 'UnresolvedNameError';
}

/**
 * Sends DNS queries, unlike `dns.lookup`: names that hang occupy no thread of the pool, and `/etc/hosts` is ignored.
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
 * Addresses that a connection to a name may use: a single answer that is not public refuses them all.
 *
 * @throws {ForbiddenAddressError | UnresolvedNameError}
 */
export async function publicAddresses(name: string, resolve: Resolve): Promise<readonly string[]> {
  // Reached only where the endpoint's address was allowed as this machine's.
  if (isLocalhost(name)) return LOOPBACK;
  const answers = await resolve(name).catch((cause: unknown) => {
    throw cause instanceof UnresolvedNameError ? cause : new UnresolvedNameError(name, { cause });
  });
  if (answers.length === 0) throw new UnresolvedNameError(name);
  for (const ip of answers) {
    const ipKind = kindOfIp(ip);
    if (ipKind.kind === 'loopback') throw new ForbiddenAddressError('da própria máquina');
    if (ipKind.kind === 'reserved') throw new ForbiddenAddressError(ipKind.range);
  }
  return answers;
}

/**
 * Resolver for sockets: the checked addresses are the ones called, without a second query. Answers come in a later
 * turn of the loop, when the caller already has the socket.
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
