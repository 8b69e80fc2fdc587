'use client';
import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { documentPageMessages } from './messages.ts';
import { PlainText } from './plain-text.tsx';
import { XmlNode } from './xml-node.tsx';

/** The root of a well-formed text; null of any other. */
function rootOf(xml: string): Element | null {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  return parsed.querySelector('parsererror') === null ? parsed.documentElement : null;
}

async function textOf(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${answer.status}`);
  return answer.text();
}

/** An XML text, folded; as it is where it is not well-formed. */
export function XmlTree({ xml, label }: { readonly xml: string; readonly label: string }) {
  const text = useText(documentPageMessages);
  const root = useMemo(() => rootOf(xml), [xml]);
  // Each press builds a new tree, fully open or fully closed.
  const [folding, setFolding] = useState<{ readonly turn: number; readonly open: boolean | null }>({
    turn: 0,
    open: null,
  });
  if (root === null)
    return (
      <>
        <Notice tone="warn">{text.xmlBroken}</Notice>
        <PlainText text={xml} label={label} />
      </>
    );
  const fold = (open: boolean) => setFolding(({ turn }) => ({ turn: turn + 1, open }));
  return (
    <>
      <div className="mb-2 flex gap-2">
        <Button size="sm" tone="ghost" onClick={() => fold(true)}>
          {text.expandAll}
        </Button>
        <Button size="sm" tone="ghost" onClick={() => fold(false)}>
          {text.collapseAll}
        </Button>
      </div>
      <section
        tabIndex={0}
        aria-label={label}
        className="max-h-[36rem] overflow-auto rounded-md border bg-sunken p-3 font-mono text-xs leading-relaxed"
      >
        <XmlNode key={folding.turn} element={root} open={folding.open} />
      </section>
    </>
  );
}

/** A stored XML: folded, copied, or saved with its exact bytes. */
export function XmlViewer({ path, name }: { readonly path: string; readonly name: string }) {
  const text = useText(documentPageMessages);
  const xml = useQuery({ queryKey: ['arquivo', path], queryFn: () => textOf(path), retry: 1 });
  return (
    <>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-mono text-xs break-all text-ink-soft">{name}</span>
        <span className="flex items-center gap-2">
          {xml.data === undefined ? null : <Copy value={xml.data} label={text.xml} />}
          <Button asChild size="sm">
            <a href={path} download={name}>
              <Download aria-hidden />
              {text.download}
            </a>
          </Button>
        </span>
      </div>
      <Loaded query={xml}>{(data) => <XmlTree xml={data} label={text.xml} />}</Loaded>
    </>
  );
}
