'use client';
import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import { nodeAt, type Steps } from '../editor/json-path.ts';
import { textNode } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { FormField } from '../form/form-field.tsx';
import { useForm } from '../form-context.ts';
import { bareCode, CodeName, type CodeTable, useCodeName } from './code-names.tsx';
import { simpleMessages } from './messages.ts';
import { cfopBegins } from './simple-fields.ts';

const CodePicker = dynamic(() => import('./code-picker.tsx').then((module) => module.CodePicker), {
  loading: () => null,
});

interface Props {
  readonly field: EmissionField;
  readonly table: CodeTable;
  readonly holder: Steps;
  readonly label: string;
}

/** A code of an official table: what it is called, and a search for it. */
export function CodeField({ field, table, holder, label }: Props) {
  const text = useText(simpleMessages);
  const { tree, change } = useForm();
  const [open, setOpen] = useState(false);
  const valueOf = (name: string) => {
    const node = nodeAt(tree, [...holder, name]);
    return node?.kind === 'text' || node?.kind === 'number' ? bareCode(node.text) : '';
  };
  const name = useCodeName(table, valueOf(field.name));
  return (
    <div>
      <FormField field={field} holder={holder} label={label} />
      <CodeName name={name} />
      <Button tone="link" size="inline" onClick={() => setOpen(true)}>
        {text.codes[table]}
      </Button>
      {open ? (
        <CodePicker
          table={table}
          ncm={valueOf('codigo_ncm')}
          begins={table === 'cfop' ? cfopBegins(tree) : undefined}
          onPick={(code) => {
            change([...holder, field.name], textNode(code));
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        />
      ) : null}
    </div>
  );
}
