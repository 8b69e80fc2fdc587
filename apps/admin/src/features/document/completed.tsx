'use client';
import { useText } from '../../text/text.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { documentPageMessages } from './messages.ts';
import type { DocumentRecord } from './timeline.ts';

/** Fields filled in by the sandbox, shown because production does not fill them in. */
export function Completed({ fields }: { readonly fields: DocumentRecord['completed'] }) {
  const text = useText(documentPageMessages);
  return (
    <>
      <p className="mb-3 text-ink-soft">{text.completedHint}</p>
      <Table label={text.completed}>
        <thead>
          <tr>
            <Th>{text.field}</Th>
            <Th>{text.tag}</Th>
            <Th>{text.valueSent}</Th>
          </tr>
        </thead>
        <tbody className="font-mono text-xs">
          {fields.map(({ field, tag, value }) => (
            <Tr key={`${field} ${tag}`}>
              <Td>{field}</Td>
              <Td>{tag}</Td>
              <Td>{value}</Td>
            </Tr>
          ))}
        </tbody>
      </Table>
    </>
  );
}
