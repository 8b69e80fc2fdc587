'use client';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Table, Td, Th, Tr } from '../../ui/table/table.tsx';
import { formatReais } from '../documents/format-reais.ts';
import { receivedMessages } from './messages.ts';

interface Item {
  readonly nItem: string;
  readonly name: string;
  readonly code: string;
  readonly quantity: string;
  readonly unitPrice: string;
  readonly total: string;
}

/** Items of an NF-e; none of what is not one. */
function itemsOf(xml: string): readonly Item[] {
  const parsed = new DOMParser().parseFromString(xml, 'application/xml');
  return [...parsed.getElementsByTagName('det')].map((det) => {
    const textOf = (tag: string) => det.getElementsByTagName(tag)[0]?.textContent ?? '';
    return {
      nItem: det.getAttribute('nItem') ?? '',
      name: textOf('xProd'),
      code: textOf('cProd'),
      quantity: `${textOf('qCom')} ${textOf('uCom')}`,
      unitPrice: textOf('vUnCom'),
      total: textOf('vProd'),
    };
  });
}

/** Items of the note. */
export function NoteItems({ id, whole }: { readonly id: string; readonly whole: boolean }) {
  const text = useText(receivedMessages);
  const file = useQuery(useApi().received.xml.queryOptions({ id }, { enabled: whole }));
  if (!whole)
    return (
      <Empty icon={FileSearch} title={text.summary}>
        {text.notWhole}
      </Empty>
    );
  return <Loaded query={file}>{({ xml }) => <Items xml={xml} />}</Loaded>;
}

function Items({ xml }: { readonly xml: string }) {
  const text = useText(receivedMessages);
  const locale = useLocale();
  const items = useMemo(() => itemsOf(xml), [xml]);
  return (
    <Table label={text.content}>
      <thead>
        <tr>
          <Th>{text.product}</Th>
          <Th className="text-right">{text.quantity}</Th>
          <Th className="text-right">{text.unit}</Th>
          <Th className="text-right">{text.total}</Th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ nItem, name, code, quantity, unitPrice, total }) => (
          <Tr key={nItem}>
            <Td>
              {name}
              <span className="block text-[13px] text-ink-soft">{code}</span>
            </Td>
            <Td className="text-right tabular-nums">{quantity}</Td>
            <Td className="text-right tabular-nums">{unitPrice}</Td>
            <Td className="text-right tabular-nums">{formatReais(total, locale)}</Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}
