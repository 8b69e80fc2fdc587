'use client';
import { useText } from '../../text/text.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { documentPageMessages } from './messages.ts';
import type { DocumentRecord } from './timeline.ts';

/** Fields filled in by the sandbox, shown because production does not fill them in. */
export function Completed({ fields }: { readonly fields: DocumentRecord['completed'] }) {
  const text = useText(documentPageMessages);
  return (
    <>
      <p className="mb-3 text-ink-soft">{text.completedHint}</p>
      <Table label={text.completed} columns={[text.field, text.tag, text.valueSent]}>
        {fields.map(({ field, tag, value }) => (
          <Tr key={`${field} ${tag}`} className="font-mono text-xs">
            <Td>{field}</Td>
            <Td>{tag}</Td>
            <Td>{value}</Td>
          </Tr>
        ))}
      </Table>
    </>
  );
}
