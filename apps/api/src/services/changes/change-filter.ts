import type { Ambiente } from '@fiscal/core/vocabulary/service';
import type { Change } from '@fiscal/db/changes/changes';

/** Changes of an account to follow; absent fields do not filter. */
export interface ChangeFilter {
  readonly accountId: string;
  readonly clientId?: string | undefined;
  readonly environment?: Ambiente;
  readonly documentId?: string | undefined;
  /** Document types: `nfe`, `cte`, … */
  readonly types?: readonly string[];
  /** A status that the document came to, or `evento`. */
  readonly kinds?: readonly string[];
}

export type FilteredChange = Pick<
  Change,
  'accountId' | 'clientId' | 'environment' | 'documentId' | 'type' | 'kind'
>;

export const matches = (filter: ChangeFilter, change: FilteredChange): boolean =>
  filter.accountId === change.accountId &&
  (filter.documentId === undefined || filter.documentId === change.documentId) &&
  (filter.clientId === undefined || filter.clientId === change.clientId) &&
  (filter.environment === undefined || filter.environment === change.environment) &&
  (filter.types?.includes(change.type) ?? true) &&
  (filter.kinds?.includes(change.kind) ?? true);
