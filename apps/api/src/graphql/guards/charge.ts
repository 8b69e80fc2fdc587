import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';
import type { RateLimiter } from '../../base/rate-limit.ts';
import { count, type Meters, metersOf } from '../../edge/meter.ts';
import type { GraphqlContext } from '../context.ts';
import { INTROSPECTIONS_PER_MINUTE } from './limits.ts';

/** Fields at the root of an operation, by how they are counted. */
export interface Roots {
  /** Cost in requests of REST. */
  readonly requests: number;
  readonly introspections: number;
}

/** Names under which an operation answers at its root, fragments in their place. The document has been validated. */
export function rootsOf(document: DocumentNode, operation: OperationDefinitionNode): Roots {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const node of document.definitions)
    if (node.kind === Kind.FRAGMENT_DEFINITION) fragments.set(node.name.value, node);
  const requests = new Set<string>();
  const introspections = new Set<string>();
  const seen = new Set<SelectionSetNode>();
  const add = (set: SelectionSetNode | undefined) => {
    if (set === undefined || seen.has(set)) return;
    seen.add(set);
    for (const node of set.selections) {
      if (node.kind === Kind.FRAGMENT_SPREAD) add(fragments.get(node.name.value)?.selectionSet);
      else if (node.kind === Kind.INLINE_FRAGMENT) add(node.selectionSet);
      else if (!node.name.value.startsWith('__')) requests.add((node.alias ?? node.name).value);
      else if (node.name.value !== '__typename') introspections.add((node.alias ?? node.name).value);
    }
  };
  add(operation.selectionSet);
  return { requests: requests.size, introspections: introspections.size };
}

const introspection = (ip: string): Meters => ({
  own: { key: `introspeccao:ip:${ip}`, perMinute: INTROSPECTIONS_PER_MINUTE },
  account: null,
});

/**
 * Takes an operation from its caller's buckets, the same as REST's: one for each field at the root, at least one.
 *
 * @returns RateLimit-* headers
 * @throws {Failure} limite_excedido, nao_autenticado
 */
export async function charge(
  limiter: RateLimiter,
  context: GraphqlContext,
  { document, operation }: { readonly document: DocumentNode; readonly operation: OperationDefinitionNode },
): Promise<Readonly<Record<string, string>>> {
  const roots = rootsOf(document, operation);
  const bucket = operation.operation === 'mutation' ? 'write' : 'read';
  const payer = await context.payer();
  context.noted.caller = payer;
  const meters = metersOf(bucket, payer, context.ip);
  const headers = await count(limiter, meters, Math.max(1, roots.requests));
  if (roots.introspections > 0) await count(limiter, introspection(context.ip), roots.introspections);
  return headers;
}
