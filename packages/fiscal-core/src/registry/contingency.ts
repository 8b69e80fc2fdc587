import type { Tree } from '../engine/document/definition.ts';
import { groupOf, leafOf } from '../engine/document/tree.ts';
import type { ContingencyWay } from '../engine/module.ts';
import type { Contingency } from '../vocabulary/contingency.ts';
import { moduleOf } from './documents.ts';
import { endpointTable } from './endpoints.ts';

/** How a company of a UF issues a type's documents while its authority is away. */
export interface WayOfUf extends Pick<ContingencyWay, 'mode' | 'deadline'> {
  readonly tpEmis: string;
  /** Who authorises meanwhile; null = nobody does. */
  readonly authorizer: string | null;
}

/** Document types that have such a way. */
export const hasContingency = (type: string): boolean => moduleOf(type)?.contingency !== undefined;

/** Null: documents of that type wait in that UF. */
export function contingencyWay(type: string, uf: string): WayOfUf | null {
  const way = moduleOf(type)?.contingency;
  if (way === undefined) return null;
  const { mode, deadline } = way;
  if (mode === 'offline')
    return way.tpEmis === undefined ? null : { mode, deadline, tpEmis: way.tpEmis, authorizer: null };
  const svc = endpointTable(type)?.svc;
  const authorizer = svc?.byUf[uf];
  const tpEmis = Object.entries(svc?.byTpEmis ?? {}).find(([, who]) => who === authorizer)?.[0];
  return authorizer === undefined || tpEmis === undefined ? null : { mode, deadline, tpEmis, authorizer };
}

/** tpEmis of normal emission, of every type. */
export const NORMAL_FORM = '1';

/** Whether a document, as it was taken in, may go that way: who chose another form of emission keeps it. */
export function mayGoThatWay(type: string, tree: Tree): boolean {
  const way = moduleOf(type)?.contingency;
  if (way === undefined) return false;
  const signed = groupOf(tree, way.signed);
  return leafOf(groupOf(signed, 'ide'), 'tpEmis') === NORMAL_FORM && way.fits(signed);
}

/** Writes into the tree that it is issued in contingency; its key changes with it. */
export function putContingency(type: string, tree: Tree, { tpEmis, since, reason }: Contingency): void {
  const way = moduleOf(type)?.contingency;
  if (way === undefined) throw new Error(`${type} is not issued in contingency by itself`);
  const ide = groupOf(groupOf(tree, way.signed), 'ide');
  ide['tpEmis'] = tpEmis;
  if (way.told) Object.assign(ide, { dhCont: since, xJust: reason });
}
