'use client';
import { useRouter } from 'next/navigation';
import { useText } from '../text/text.tsx';
import { OpenDialog } from '../ui/dialog/open-dialog.tsx';
import { Choices } from '../ui/menu/combobox-list.tsx';
import { useAmbiente } from './ambiente.tsx';
import { pathOf } from './ambiente-paths.ts';
import { paletteMessages } from './palette-messages.ts';
import type { Destination } from './use-destinations.ts';

export interface PaletteProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly destinations: readonly Destination[];
}

export function OpenPalette({ open, onOpenChange, destinations }: PaletteProps) {
  const text = useText(paletteMessages);
  const router = useRouter();
  const documents = `/${pathOf(useAmbiente())}/documentos?q=`;
  return (
    <OpenDialog open={open} onOpenChange={onOpenChange} title={text.title} hint={text.hint}>
      <div className="-mx-5 -mb-5">
        <Choices
          label={text.title}
          name="palette"
          value={null}
          placeholder=""
          searchLabel={text.search}
          emptyLabel={text.search}
          options={destinations.map(({ href, label, key }) => ({ value: href, label, detail: `g ${key}` }))}
          besides={(asked) => ({
            value: `${documents}${encodeURIComponent(asked)}`,
            label: text.inDocuments(asked),
          })}
          onChange={(href) => {
            if (href !== null) router.push(href);
          }}
          onDone={() => onOpenChange(false)}
        />
      </div>
    </OpenDialog>
  );
}
