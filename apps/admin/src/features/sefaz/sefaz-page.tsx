'use client';
import { Building2, Radio, RefreshCw } from 'lucide-react';
import Link from 'next/link';
import { useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { type Board, useBoard } from './board.ts';
import { HeldBack } from './held-back.tsx';
import { Legend } from './legend.tsx';
import { Matrix } from './matrix.tsx';
import { sefazMessages } from './messages.ts';
import { SefazBanner } from './sefaz-banner.tsx';
import { ServiceDetail } from './service-detail.tsx';
import { StatusMail } from './status-mail.tsx';

/** The authorities, as they were found. */
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

interface Chosen {
  readonly uf: string;
  readonly type: string;
}

function Found({ board, lookAgain }: { readonly board: Board; readonly lookAgain: () => Promise<unknown> }) {
  const text = useText(sefazMessages);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const own = board.ufs.filter(({ company }) => company !== null);
  const [all, setAll] = useState(false);
  const uf = board.ufs.find((each) => each.uf === chosen?.uf);
  return (
    <div className="grid gap-4">
      {board.liveTransmission ? null : (
        <Notice tone="warn">
          <p className="font-medium">{text.offTitle}</p>
          <p>{text.offHint}</p>
        </Notice>
      )}
      <SefazBanner />
      <HeldBack />
      {own.length === 0 ? <NoCompany /> : null}
      <Card padded={false}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b px-3 py-2 sm:px-5">
          <Legend />
          {own.length === 0 ? null : (
            <fieldset className="flex gap-1">
              <legend className="sr-only">{text.which}</legend>
              <Button
                size="sm"
                tone={all ? 'ghost' : 'secondary'}
                aria-pressed={!all}
                onClick={() => setAll(false)}
              >
                {text.ownUfs}
              </Button>
              <Button
                size="sm"
                tone={all ? 'secondary' : 'ghost'}
                aria-pressed={all}
                onClick={() => setAll(true)}
              >
                {text.allUfs}
              </Button>
            </fieldset>
          )}
        </div>
        <Matrix ufs={all || own.length === 0 ? byName(board.ufs) : byName(own)} onOpen={setChosen} />
      </Card>
      <div className="grid gap-1">
        <p className="text-[13px] text-ink-soft">
          {board.watchedMinutes === null ? text.notWatchedHint : text.watched(board.watchedMinutes)}
        </p>
        <StatusMail />
      </div>
      <ServiceDetail
        uf={uf}
        service={uf?.services.find(({ type }) => type === chosen?.type)}
        lookAgain={lookAgain}
        onClose={() => setChosen(null)}
      />
    </div>
  );
}

const byName = (ufs: Board['ufs']): Board['ufs'] =>
  ufs.toSorted((one, other) => one.uf.localeCompare(other.uf));

function NoCompany() {
  const text = useText(sefazMessages);
  const mayCreate = useMay('clients:write');
  return (
    <Card>
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
  );
}
