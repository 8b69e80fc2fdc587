'use client';
import { useQuery } from '@tanstack/react-query';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTypeName } from '../documents/types.ts';
import { sefazMessages } from './messages.ts';

const LOOK_AGAIN_MS = 30_000;

/** Lists requests delayed by a block for overuse, or to avoid one; renders nothing when there are none. */
export function HeldBack({ clientId }: { readonly clientId?: string }) {
  const text = useText(sefazMessages);
  const locale = useLocale();
  const nameOf = useTypeName();
  const environment = useAmbiente();
  const { data = [] } = useQuery(
    useApi().sefaz.blocks.queryOptions({ environment }, { refetchInterval: LOOK_AGAIN_MS }),
  );
  const blocks = data.filter((block) => clientId === undefined || block.clientId === clientId);
  if (blocks.length === 0) return null;
  return (
    <Notice tone="warn">
      <p className="font-medium">{text.heldTitle}</p>
      <ul className="mt-1 grid gap-1">
        {blocks.map(({ clientId: id, company, type, service, reason }) => (
          <li key={`${id} ${type} ${service}`}>
            <span className="font-medium">
              {clientId === undefined ? `${company}, ` : ''}
              {nameOf(type)}:
            </span>{' '}
            <span lang={locale === 'pt-BR' ? undefined : 'pt-BR'}>{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-1">{text.heldHint}</p>
    </Notice>
  );
}
