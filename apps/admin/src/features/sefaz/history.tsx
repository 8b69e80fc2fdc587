'use client';
import { useQuery } from '@tanstack/react-query';
import { History as HistoryIcon } from 'lucide-react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { sefazMessages } from './messages.ts';
import { AnswerCode, ServiceState } from './service-state.tsx';

export interface ServiceName {
  readonly uf: string;
  readonly type: string;
  readonly label: string;
}

/** When a service became what it was. */
export function History({
  service,
  onClose,
}: {
  readonly service: ServiceName | null;
  readonly onClose: () => void;
}) {
  const text = useText(sefazMessages);
  return (
    <Dialog
      open={service !== null}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={service === null ? text.history : text.historyOf(service.label)}
      hint={text.historyHint}
    >
      {service === null ? null : <Changes {...service} />}
    </Dialog>
  );
}

function Changes({ uf, type }: ServiceName) {
  const text = useText(sefazMessages);
  const api = useApi();
  const environment = useAmbiente();
  const history = useQuery(api.sefaz.history.queryOptions({ environment, uf, type }, { staleTime: 0 }));
  return (
    <Loaded query={history} rows={3}>
      {(changes) =>
        changes.length === 0 ? (
          <Empty icon={HistoryIcon} title={text.historyNone} />
        ) : (
          <ol className="grid gap-3">
            {changes.map(({ at, online, cStat, xMotivo }) => (
              <li key={at.getTime()} className="grid gap-1 border-b pb-3 last:border-b-0">
                <div className="flex flex-wrap items-center justify-between gap-2">
                  <ServiceState online={online} />
                  <span className="text-[13px] text-ink-soft">
                    <Time at={at} />
                  </span>
                </div>
                <p className="text-[13px]">
                  <AnswerCode type={type} cStat={cStat} />
                  {xMotivo}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
