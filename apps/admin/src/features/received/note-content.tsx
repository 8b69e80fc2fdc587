'use client';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { ContentView } from '../content/content-view.tsx';
import { receivedMessages } from './messages.ts';

/** Content of the note; none while there is only its summary. */
export function NoteContent({ id, whole }: { readonly id: string; readonly whole: boolean }) {
  const text = useText(receivedMessages);
  const content = useQuery(useApi().received.content.queryOptions({ id }, { enabled: whole }));
  if (!whole)
    return (
      <Empty icon={FileSearch} title={text.summary}>
        {text.notWhole}
      </Empty>
    );
  return <Loaded query={content}>{(found) => <ContentView content={found} />}</Loaded>;
}
