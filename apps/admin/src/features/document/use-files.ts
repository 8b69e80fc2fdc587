'use client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';
import type { DocumentRecord } from './timeline.ts';

/** Addresses of the document's files. */
export function useFiles({ id }: Pick<DocumentRecord, 'id'>) {
  const api = useApi();
  return useQuery(api.document.files.queryOptions({ id }));
}
