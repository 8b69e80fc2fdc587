'use client';
import { ExternalLink, Tag } from 'lucide-react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { documentPageMessages } from './messages.ts';

/** The paper of the document, and the label for its goods; a phone opens them in its own reader. */
export function PdfPreview({ path, label }: { readonly path: string; readonly label: string | null }) {
  const text = useText(documentPageMessages);
  return (
    <div className="grid justify-items-start gap-3">
      <div className="flex flex-wrap gap-2">
        <Button asChild size="sm">
          <a href={path} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden />
            {text.openPdf}
          </a>
        </Button>
        {label === null ? null : (
          <Button asChild size="sm">
            <a href={label} target="_blank" rel="noreferrer" title={text.openLabelHint}>
              <Tag aria-hidden />
              {text.openLabel}
            </a>
          </Button>
        )}
      </div>
      <iframe
        src={path}
        title={text.pdfTitle}
        className="hidden h-[44rem] w-full rounded-md border bg-sunken md:block"
      />
    </div>
  );
}
