'use client';
import { ExternalLink } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { documentPageMessages } from './messages.ts';

/** The paper of the document; a phone opens it in its own reader. */
export function PdfPreview({ path }: { readonly path: string }) {
  const text = useText(documentPageMessages);
  return (
    <div className="grid justify-items-start gap-3">
      <Button asChild size="sm">
        <a href={path} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden />
          {text.openPdf}
        </a>
      </Button>
      <iframe
        src={path}
        title={text.pdfTitle}
        className="hidden h-[44rem] w-full rounded-md border bg-sunken md:block"
      />
    </div>
  );
}
