'use client';
import { History as HistoryIcon, RefreshCw } from 'lucide-react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { cn } from '../../ui/cn.ts';
import { Time } from '../../ui/time.tsx';
import { useTypeName } from '../documents/types.ts';
import type { ServiceSeen, UfSeen } from './board.ts';
import type { ServiceName } from './history.tsx';
import { sefazMessages } from './messages.ts';
import { AnswerCode, ServiceState } from './service-state.tsx';
import { Strip } from './strip.tsx';
import { useCheck } from './use-check.ts';

interface UfCardProps {
  readonly uf: UfSeen;
  readonly lookAgain: () => Promise<unknown>;
  readonly onHistory: (service: ServiceName) => void;
}

/** The services of one UF in which the account has a company. */
export function UfCard({ uf: { uf, nome, company, services }, lookAgain, onHistory }: UfCardProps) {
  const text = useText(sefazMessages);
  const typeName = useTypeName();
  const { busy, ask } = useCheck(lookAgain);
  const may = useMay('documents:operate') && company !== null;
  const askAll = async () => {
    if (company === null) return;
    for (const { type } of services) await ask(company.clientId, type).catch(() => null);
  };
  return (
    <Card
      title={`${uf} · ${nome}`}
      hint={company === null ? text.noLonger : text.asks(company.name)}
      padded={false}
      actions={
        may ? (
          <Button size="sm" busy={busy !== null} onClick={() => void askAll()}>
            {text.checkAll}
          </Button>
        ) : undefined
      }
    >
      <ul className="divide-y">
        {services.map((service) => {
          const label = `${typeName(service.type)} · ${uf}`;
          return (
            <ServiceRow
              key={service.type}
              service={service}
              name={typeName(service.type)}
              label={label}
              busy={busy === service.type}
              onHistory={() => onHistory({ uf, type: service.type, label })}
              {...(may ? { onCheck: () => void ask(company.clientId, service.type).catch(() => null) } : {})}
            />
          );
        })}
      </ul>
    </Card>
  );
}

/** Where there is no room beside the rest. */
const below = 'max-lg:order-1 max-lg:col-span-3';

function ServiceRow({
  service: { type, authorizer, last, strip },
  name,
  label,
  busy,
  onCheck,
  onHistory,
}: {
  readonly service: ServiceSeen;
  readonly name: string;
  readonly label: string;
  readonly busy: boolean;
  readonly onCheck?: () => void;
  readonly onHistory: () => void;
}) {
  const text = useText(sefazMessages);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 gap-y-2 px-5 py-3 lg:gap-x-5 lg:grid-cols-[7rem_8.5rem_minmax(0,1fr)_15rem_auto]">
      <div>
        <p className="font-medium">{name}</p>
        <p className="font-mono text-xs text-ink-soft">{authorizer ?? text.nobody}</p>
      </div>
      <div className="justify-self-end lg:justify-self-start">
        <ServiceState online={last?.online ?? null} />
      </div>
      <div className={cn('min-w-0 text-[13px]', last === null ? 'max-lg:hidden' : below)}>
        {last === null ? null : (
          <>
            <p>
              <AnswerCode type={type} cStat={last.cStat} />
              {last.xMotivo}
            </p>
            <p className="mt-0.5 text-ink-soft">
              {last.latencyMs === null ? null : `${last.latencyMs} ms · `}
              <Time at={last.since} relative /> · {text.checkedAt} <Time at={last.checkedAt} relative />
            </p>
          </>
        )}
      </div>
      <div className={strip.length === 0 ? 'max-lg:hidden' : below}>
        {strip.length === 0 ? null : <Strip strip={strip} />}
      </div>
      <div className="flex items-center justify-end gap-1">
        {onCheck === undefined ? null : (
          <Button
            tone="ghost"
            size="icon"
            busy={busy}
            aria-label={text.checkOf(label)}
            title={text.check}
            onClick={onCheck}
          >
            {busy ? null : <RefreshCw aria-hidden />}
          </Button>
        )}
        <Button
          tone="ghost"
          size="icon"
          aria-label={text.historyOf(label)}
          title={text.history}
          onClick={onHistory}
        >
          <HistoryIcon aria-hidden />
        </Button>
      </div>
    </li>
  );
}
