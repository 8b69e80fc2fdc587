'use client';
import { useQuery } from '@tanstack/react-query';
import Link from 'next/link';
import { useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Loaded } from '../../ui/states.tsx';
import { groupLines, LineRow } from '../readiness/line-row.tsx';
import { TypeBadges } from '../readiness/type-badges.tsx';
import { homeMessages } from './messages.ts';

/** The check queries the authorities: it is not repeated at each visit. */
const FRESH_MS = 600_000;

/** Obstacles of a company before its first real document, each with its remedy; until there is one. */
export function LiveReadiness({ clientId: wanted }: { readonly clientId: string | null }) {
  const text = useText(homeMessages);
  const api = useApi();
  const may = useMay('clients:write');
  const clients = useQuery(api.clients.options.queryOptions(undefined, { staleTime: 60_000 }));
  const [chosen, setChosen] = useState<string | null>(null);
  const clientId = wanted ?? chosen ?? clients.data?.[0]?.id ?? null;
  const found = useQuery(
    api.clients.readiness.queryOptions(
      { clientId: clientId ?? '', types: null },
      { enabled: may && clientId !== null, staleTime: FRESH_MS, refetchOnWindowFocus: false, retry: false },
    ),
  );
  if (!may || clientId === null) return null;
  const problems = groupLines(found.data?.lines.filter(({ state }) => state === 'problema') ?? []);
  const isReady = found.data !== undefined && problems.length === 0;
  const companies = clients.data ?? [];
  return (
    <Card title={isReady ? text.liveReady : text.live} padded={false}>
      {wanted !== null || companies.length < 2 ? null : (
        <div className="border-b px-5 py-3 sm:max-w-sm">
          <SelectField
            label={text.liveCompany}
            name="clientId"
            value={clientId}
            options={companies.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={({ target }) => setChosen(target.value)}
          />
        </div>
      )}
      {found.isPending ? (
        <output className="block px-5 pt-3 text-[13px] text-ink-soft">{text.liveChecking}</output>
      ) : null}
      <Loaded query={found} rows={3}>
        {({ types, lines }) => (
          <>
            <div className="border-b px-5 py-3">
              <TypeBadges types={types} lines={lines} />
            </div>
            {isReady ? (
              <div className="px-5 py-4">
                <Notice tone="good">{text.liveReadyHint}</Notice>
              </div>
            ) : (
              <ul className="divide-y">
                {problems.map((line) => (
                  <LineRow key={`${line.check} ${line.message}`} line={line} clientId={clientId} />
                ))}
              </ul>
            )}
          </>
        )}
      </Loaded>
      <div className="flex flex-wrap gap-2 border-t px-5 py-3">
        {isReady ? (
          <Button asChild size="sm" tone="primary">
            <Link href="/producao/emitir">{text.liveEmit}</Link>
          </Button>
        ) : null}
        <Button asChild size="sm">
          <Link href={`/empresas/${clientId}/prontidao`} prefetch={false}>
            {text.liveAll}
          </Link>
        </Button>
      </div>
    </Card>
  );
}
