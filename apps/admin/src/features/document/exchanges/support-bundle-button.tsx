import { FileArchive } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../text/text.tsx';
import { useApiClient } from '../../../trpc/client.tsx';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { exchangeMessages } from './exchange-messages.ts';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Downloads the support bundle. */
export function SupportBundleButton({ documentId }: { readonly documentId: string }) {
  const text = useText(exchangeMessages);
  const client = useApiClient();
  const [state, setState] = useState<'livre' | 'fazendo' | 'falhou'>('livre');
  async function make(): Promise<void> {
    setState('fazendo');
    try {
      const { name, base64 } = await client.document.supportBundle.query({ id: documentId });
      saveFile(new Blob([bytesOf(base64)], { type: 'application/zip' }), name);
      setState('livre');
    } catch {
      setState('falhou');
    }
  }
  return (
    <>
      <Button size="sm" busy={state === 'fazendo'} title={text.bundleHint} onClick={() => void make()}>
        <FileArchive aria-hidden />
        {text.bundle}
      </Button>
      {state === 'falhou' ? <Notice tone="bad">{text.bundleFailed}</Notice> : null}
    </>
  );
}
