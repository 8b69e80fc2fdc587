'use client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Loaded } from '../../ui/states.tsx';
import { XmlTree } from '../document/xml-viewer.tsx';
import { receivedMessages } from './messages.ts';

/** The file of the note, or of its summary, as the authority sent it. */
export function NoteXml({ id, chave }: { readonly id: string; readonly chave: string }) {
  const text = useText(receivedMessages);
  const file = useQuery(useApi().received.xml.queryOptions({ id }));
  return (
    <Loaded query={file}>
      {({ xml }) => (
        <>
          <Button
            size="sm"
            className="mb-3"
            onClick={() => saveFile(new Blob([xml], { type: 'application/xml' }), `${chave}-nfe.xml`)}
          >
            <Download aria-hidden />
            {text.download}
          </Button>
          <XmlTree xml={xml} label={text.xml} />
        </>
      )}
    </Loaded>
  );
}

export function EventXml({ id, eventId }: { readonly id: string; readonly eventId: string }) {
  const text = useText(receivedMessages);
  const file = useQuery(useApi().received.eventXml.queryOptions({ id, eventId }));
  return <Loaded query={file}>{({ xml }) => <XmlTree xml={xml} label={text.xml} />}</Loaded>;
}
