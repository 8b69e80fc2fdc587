'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import type { Destination } from '../../shell/use-destinations.ts';
import { useText } from '../../text/text.tsx';
import { OpenDialog } from '../../ui/dialog/open-dialog.tsx';
import { Choices } from '../../ui/menu/combobox-list.tsx';
import { useToast } from '../../ui/toast.tsx';
import { paletteMessages } from './palette-messages.ts';
import { COPY, usePaletteResults } from './palette-results.ts';
import { useWorkflowSearch } from './use-workflow-search.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly destinations: readonly Destination[];
}

export function OpenPalette({ open, onOpenChange, destinations }: PaletteProps) {
  const text = useText(paletteMessages);
  const router = useRouter();
  const toast = useToast();
  const [asked, setAsked] = useState('');
  const results = usePaletteResults(asked);
  const workflows = useWorkflowSearch(asked);
  const documents = `/${pathOf(useAmbiente())}/documentos?q=`;
  const choose = (chosen: string | null) => {
    if (chosen?.startsWith(COPY) === true)
      void navigator.clipboard.writeText(chosen.slice(COPY.length)).then(() => toast(text.copied));
    else if (chosen?.startsWith('http') === true) window.open(chosen, '_blank', 'noreferrer');
    else if (chosen !== null) router.push(chosen);
  };
  return (
    <OpenDialog open={open} onClose={() => onOpenChange(false)} title={text.title} hint={text.hint}>
      <div className="-mx-5 -mb-5">
        <Choices
          label={text.title}
          name="palette"
          value={null}
          placeholder=""
          searchLabel={text.search}
          emptyLabel={text.search}
          options={destinations.map(({ href, label, key }) => ({ value: href, label, detail: `g ${key}` }))}
          besides={(typed) => [
            ...results,
            ...workflows,
            { value: `${documents}${encodeURIComponent(typed)}`, label: text.inDocuments(typed) },
          ]}
          onAsked={setAsked}
          onChange={choose}
          onDone={() => onOpenChange(false)}
        />
      </div>
    </OpenDialog>
  );
}
