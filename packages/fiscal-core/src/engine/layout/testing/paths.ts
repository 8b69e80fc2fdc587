import { type PlanLeaf, planOf } from '../plan.ts';
import type { Layout } from '../types.ts';

/** Every leaf of a layout at each of its places. */
export const leavesOf = (layout: Layout): readonly PlanLeaf[] =>
  planOf(layout).nodes.filter((node) => node.node === 'leaf');

const plain = (path: PlanLeaf['xml']): string => path.filter((part) => typeof part === 'string').join('');

/** Path of a leaf without repetitions: `infNFe/det/prod/NCM`. */
export const elementOf = ({ xml }: PlanLeaf): string => plain(xml).replaceAll('[]', '');

/**
 * Path of the field that feeds a leaf: `itens[].codigo_ncm`. A list of texts has its name alone; '' without a field.
 */
export const fieldOf = ({ json }: PlanLeaf): string => plain(json ?? []).replace(/\[\]$/, '');
