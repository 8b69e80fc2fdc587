'use client';
import { Building2, Radio, RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Authorities } from './authorities.tsx';
import { type Board, useBoard } from './board.ts';
import { History, type ServiceName } from './history.tsx';
import { sefazMessages } from './messages.ts';
import { UfCard } from './uf-card.tsx';

/** The authorities, as the account found them. */
export function SefazPage() {
  const text = useText(sefazMessages);
  const { board, lookAgain, live } = useBoard(useAmbiente());
  return (
    <>
      <PageHeader
        title={text.title}
        hint={text.hint}
        actions={
          <Badge tone={live ? 'good' : 'neutral'}>
            {live ? <Radio aria-hidden /> : <RefreshCw aria-hidden />}
            {live ? text.live : text.reconnecting}
          </Badge>
        }
      />
      <Loaded query={board}>{(found) => <Found board={found} lookAgain={lookAgain} />}</Loaded>
    </>
  );
}

function Found({ board, lookAgain }: { readonly board: Board; readonly lookAgain: () => Promise<unknown> }) {
  const text = useText(sefazMessages);
  const mayCreate = useMay('clients:write');
  const [service, setService] = useState<ServiceName | null>(null);
  const own = board.ufs.filter(
    ({ company, services }) => company !== null || services.some(({ last }) => last !== null),
  );
  const asked = own.some(({ services }) => services.some(({ strip }) => strip.length > 0));
  return (
    <div className="grid gap-6">
      {board.liveTransmission ? null : (
        <Notice tone="warn">
          <p className="font-medium">{text.offTitle}</p>
          <p>{text.offHint}</p>
        </Notice>
      )}
      {own.length === 0 ? (
        <Card title={text.own}>
          <Empty
            icon={Building2}
            title={text.noCompany}
            action={
              mayCreate ? (
                <Link href="/empresas/nova" className={buttonClass({ tone: 'primary' })}>
                  {text.createCompany}
                </Link>
              ) : undefined
            }
          >
            {text.noCompanyHint}
          </Empty>
        </Card>
      ) : (
        <>
          {own.map((uf) => (
            <UfCard key={uf.uf} uf={uf} lookAgain={lookAgain} onHistory={setService} />
          ))}
          {asked ? <p className="text-[13px] text-ink-soft">{text.stripLegend}</p> : null}
        </>
      )}
      <Authorities ufs={board.ufs} />
      <History service={service} onClose={() => setService(null)} />
    </div>
  );
}
