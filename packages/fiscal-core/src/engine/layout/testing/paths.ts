import { type PlanLeaf, planOf } from '../plan.ts';
import type { Layout } from '../types.ts';

/** Every leaf of a layout at each of its places. */
export const leavesOf = (layout: Layout): readonly PlanLeaf[] =>
  planOf(layout).nodes.filter((node) => node.node === 'leaf');

const plain = (path: PlanLeaf['xml']): string => path.filter((part) => typeof part === 'string').join('');

/** Where a leaf stands, repetitions left out: `infNFe/det/prod/NCM`. */
export const elementOf = ({ xml }: PlanLeaf): string => plain(xml).replaceAll('[]', '');

/** The field that feeds a leaf: `itens[].codigo_ncm`. A list of texts is told by its name alone; '' where no field does. */
export const fieldOf = ({ json }: PlanLeaf): string => plain(json ?? []).replace(/\[\]$/, '');
