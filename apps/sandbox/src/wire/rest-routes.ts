import { restTable } from '@fiscal/core/registry/rest-endpoints';
import type { Service } from '@fiscal/core/vocabulary/service';
import type { RestAuthority, RestHandler } from '../authority/rest-authority.ts';

/** The operation that a method and a path name. */
export interface RestRoute {
  readonly service: Service;
  readonly handler: RestHandler;
  readonly params: Readonly<Record<string, string>>;
}

const SERVICES: readonly Service[] = [
  'autorizacao',
  'consultaProtocolo',
  'consultaNFSe',
  'recepcaoEvento',
  'consultaEventos',
  'statusServico',
];

interface Row {
  readonly method: string;
  readonly pattern: RegExp;
  readonly service: Service;
  readonly handler: RestHandler;
}

/** Path of homologation's base address: the sandbox stands in its place. */
function prefixOf({ type }: RestAuthority): string {
  const table = restTable(type);
  if (!table) throw new Error(`${type} is no REST service`);
  return new URL(table.base[2]).pathname;
}

const rows = new WeakMap<RestAuthority, readonly Row[]>();

function rowsOf(authority: RestAuthority): readonly Row[] {
  const known = rows.get(authority);
  if (known) return known;
  const made = SERVICES.flatMap((service) => {
    const handler = authority.services[service];
    const row = restTable(authority.type)?.services[service];
    if (!handler || !row) return [];
    const path = row.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return [{ method: row.method, pattern: new RegExp(`^${prefixOf(authority)}${path}$`), service, handler }];
  });
  rows.set(authority, made);
  return made;
}

/** True when some REST authority answers below that path. */
export const isRestPath = (path: string, authorities: readonly RestAuthority[]): boolean =>
  authorities.some((authority) => path.startsWith(`${prefixOf(authority)}/`));

/** `null` when nothing answers there with that method. */
export function restRouteOf(
  method: string | undefined,
  path: string,
  authorities: readonly RestAuthority[],
): RestRoute | null {
  for (const row of authorities.flatMap(rowsOf)) {
    const match = row.method === method ? row.pattern.exec(path) : null;
    if (match) return { service: row.service, handler: row.handler, params: { ...match.groups } };
  }
  return null;
}
