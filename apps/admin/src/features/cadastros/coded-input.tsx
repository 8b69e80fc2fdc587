'use client';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { bareCode, CodeName, type CodeTable, useCodeName } from '../emission/simple/code-names.tsx';
import { CodePicker } from '../emission/simple/code-picker.tsx';
import { simpleMessages } from '../emission/simple/messages.ts';

interface Props {
  readonly name: string;
  readonly label: string;
  readonly table: CodeTable;
  readonly stored: string;
  /** Reads a field of the form around this one. */
  readonly written: (name: string) => string;
  /** Writes this field. */
  readonly onPick: (code: string) => void;
}

/** A product's code of an official table, found as in the emission form. */
export function CodedInput({ name, label, table, stored, written, onPick }: Props) {
  const text = useText(simpleMessages);
  // The control itself is uncontrolled: the form around it compares it with its default.
  const [value, setValue] = useState(stored);
  const [open, setOpen] = useState(false);
  const found = useCodeName(table, bareCode(value));
  return (
    <div>
      <TextField
        name={name}
        label={label}
        defaultValue={stored}
        maxLength={120}
        autoComplete="off"
        onChange={(event) => setValue(event.target.value)}
      />
      <CodeName name={found} />
      <Button tone="link" size="inline" onClick={() => setOpen(true)}>
        {text.codes[table]}
      </Button>
      {open ? (
        <CodePicker
          table={table}
          ncm={bareCode(written('codigo_ncm'))}
          begins={undefined}
          onPick={(code) => {
            onPick(code);
            setValue(code);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
