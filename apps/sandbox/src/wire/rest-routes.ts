import { resolveRestEndpoint, restTable } from '@fiscal/core/registry/rest-endpoints';
import { SERVICES, type Service } from '@fiscal/core/vocabulary/service';
import type { RestAuthority, RestHandler } from '../authority/rest-authority.ts';

/** Operation of a method and a path. */
export interface RestRoute {
  readonly service: Service;
  readonly handler: RestHandler;
  readonly params: Readonly<Record<string, string>>;
}

interface Row {
  readonly method: string;
  readonly pattern: RegExp;
  readonly service: Service;
  readonly handler: RestHandler;
}

/** Paths of homologation's base addresses, which the sandbox replaces. */
function prefixesOf({ type }: RestAuthority): ReadonlySet<string> {
  const table = restTable(type);
  if (!table) throw new Error(`${type} is no REST service`);
  const bases = [table.base, ...Object.values(table.services).flatMap(({ base }) => base ?? [])];
  return new Set(bases.map((base) => new URL(base[2]).pathname));
}

const rows = new WeakMap<RestAuthority, readonly Row[]>();

function rowsOf(authority: RestAuthority): readonly Row[] {
  const known = rows.get(authority);
  if (known) return known;
  const made = SERVICES.flatMap((service) => {
    const handler = authority.services[service];
    const row = resolveRestEndpoint({ type: authority.type, ambiente: 2, service });
    if (!handler || !row) return [];
    const path = row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return [{ method: row.method, pattern: new RegExp(`^${row.prefix}${path}$`), service, handler }];
  });
  rows.set(authority, made);
  return made;
}

/** True when some REST authority answers below that path. */
export const isRestPath = (path: string, authorities: readonly RestAuthority[]): boolean =>
  authorities.some((authority) => [...prefixesOf(authority)].some((prefix) => path.startsWith(`${prefix}/`)));

/** `null` when nothing answers there with that method. */
export function restRouteOf(
  method: string | undefined,
  { pathname, searchParams }: URL,
  authorities: readonly RestAuthority[],
): RestRoute | null {
  for (const row of authorities.flatMap(rowsOf)) {
    const match = row.method === method ? row.pattern.exec(pathname) : null;
    if (match) {
      const params = { ...Object.fromEntries(searchParams), ...match.groups };
      return { service: row.service, handler: row.handler, params };
    }
  }
  return null;
}
