'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Time } from '../../ui/time.tsx';
import { useTypeName } from '../documents/types.ts';
import { sefazMessages } from './messages.ts';

const LOOK_AGAIN_MS = 60_000;
const TOLD_MAX = 4;

/** Services that documents do not get through to; nothing while there is none. Pages prefetch `sefaz.alerts`. */
export function SefazBanner({ linked = false }: { readonly linked?: boolean }) {
  const text = useText(sefazMessages);
  const typeName = useTypeName();
  const api = useApi();
  const environment = useAmbiente();
  const { data } = useQuery(
    api.sefaz.alerts.queryOptions({ environment }, { refetchInterval: LOOK_AGAIN_MS }),
  );
  if (data === undefined || data.length === 0) return null;
  const alerts = data.slice(0, TOLD_MAX);
  return (
    <Notice tone="warn">
      <p className="font-medium">{text.alertTitle}</p>
      <ul>
        {alerts.map(({ type, uf, state, since }) => (
          <li key={`${type} ${uf}`}>
            {typeName(type)} · {uf}: {text.states[state].toLowerCase()} (<Time at={since} relative />)
          </li>
        ))}
      </ul>
      <p>
        {data.length > alerts.length ? `${text.alertMore(data.length - alerts.length)} · ` : ''}
        {linked ? (
          <Link
            href={`/${pathOf(environment)}/sefaz`}
            className="inline-block py-1 underline underline-offset-2"
          >
            {text.alertLink}
          </Link>
        ) : (
          text.alertHint
        )}
      </p>
    </Notice>
  );
}
