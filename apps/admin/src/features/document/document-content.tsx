'use client';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '../../trpc/client.tsx';
import { Loaded } from '../../ui/states.tsx';
import { ContentView } from '../content/content-view.tsx';

/** Content of a document, read from its XML. */
export function DocumentContent({ documentId }: { readonly documentId: string }) {
  const content = useQuery(useApi().document.content.queryOptions({ id: documentId }));
  return <Loaded query={content}>{(found) => <ContentView content={found} />}</Loaded>;
}
