'use client';
import { FileUp } from 'lucide-react';
import { type DragEvent, useState } from 'react';
import { cn } from '../cn.ts';
import { Field } from './field.tsx';

interface DropFileProps {
  readonly label: string;
  /** Name of the field in the API; its errors appear here. */
  readonly name: string;
  readonly hint: string;
  /** Text of the drop area. */
  readonly prompt: string;
  /** Same as the `accept` of a file input: `.pfx,.p12`. */
  readonly accept: string;
  /** Name of the file that was chosen. */
  readonly chosen: string | null;
  readonly disabled?: boolean;
  readonly onFile?: (file: File) => void;
  /** Several at once. */
  readonly onFiles?: (files: readonly File[]) => void;
}

/** A file, dropped or chosen. By keyboard it is the browser's own control. */
export function DropFile(props: DropFileProps) {
  const { label, name, hint, prompt, accept, chosen, disabled, onFile, onFiles } = props;
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file, ...others] = files ?? [];
    if (file === undefined) return;
    onFile?.(file);
    onFiles?.([file, ...others]);
  };
  const empty = (input: HTMLInputElement) => {
    take(input.files);
    input.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover');
  };
  return (
    <Field label={label} name={name} hint={hint}>
      {(tied) => (
        <div
          className={cn(
            'relative grid justify-items-center gap-1.5 rounded-lg border border-dashed px-4 py-6 text-center focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
            over ? 'border-accent bg-accent-soft' : 'border-line-strong',
            disabled === true && 'opacity-60',
          )}
          onDragOver={onDrag}
          onDragLeave={onDrag}
          onDrop={(event) => {
            onDrag(event);
            if (disabled !== true) take(event.dataTransfer.files);
          }}
        >
          <FileUp className="size-5 text-ink-faint" aria-hidden />
          <span className={cn('max-w-full wrap-anywhere', chosen === null ? 'text-ink-soft' : 'font-medium')}>
            {chosen ?? prompt}
          </span>
          <input
            {...tied}
            type="file"
            accept={accept}
            multiple={onFiles !== undefined}
            disabled={disabled}
            className="absolute inset-0 cursor-pointer opacity-0"
            // A file chosen before hydration fires no event.
            ref={(input) => {
              if (input !== null && (input.files?.length ?? 0) > 0) empty(input);
            }}
            onChange={(event) => empty(event.target)}
          />
        </div>
      )}
    </Field>
  );
}
