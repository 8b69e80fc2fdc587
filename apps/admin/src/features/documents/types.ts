'use client';
import { useQuery } from '@tanstack/react-query';
import { type Answers, useApi } from '../../trpc/client.tsx';

export type DocumentType = Answers['documents']['types'][number];

/** Every document type, in the API's order. A page prefetches `documents.types` so that names are there at once. */
export function useDocumentTypes(): readonly DocumentType[] {
  const api = useApi();
  const { data } = useQuery(
    api.documents.types.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }),
  );
  return data ?? [];
}

/** Name of a type: `useTypeName()('nfce')` → `NFC-e`. */
export function useTypeName(): (type: string) => string {
  const types = useDocumentTypes();
  return (type) => types.find((each) => each.type === type)?.nome ?? type.toUpperCase();
}
