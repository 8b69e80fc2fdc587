'use client';
import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog, DialogActions } from '../../ui/dialog/dialog.tsx';
import { Said } from '../../ui/said.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Time } from '../../ui/time.tsx';
import { useTypeName } from '../documents/types.ts';
import type { ServiceSeen, UfSeen } from './board.ts';
import { HistoryBars } from './history-bars.tsx';
import { sefazMessages } from './messages.ts';
import { AnswerCode, ServiceState } from './service-state.tsx';
import { useCheck } from './use-check.ts';

interface ServiceDetailProps {
  readonly uf: UfSeen | undefined;
  readonly service: ServiceSeen | undefined;
  readonly lookAgain: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Details of a service: state, its start and its history. */
export function ServiceDetail({ uf, service, lookAgain, onClose }: ServiceDetailProps) {
  const typeName = useTypeName();
  const open = uf !== undefined && service !== undefined;
  return (
    <Dialog open={open} onClose={onClose} title={open ? `${typeName(service.type)} · ${uf.uf}` : ''}>
      {open ? <Detail uf={uf} service={service} lookAgain={lookAgain} /> : null}
    </Dialog>
  );
}

function Detail({
  uf: { uf, company },
  service: { type, authorizer, last },
  lookAgain,
}: {
  readonly uf: UfSeen;
  readonly service: ServiceSeen;
  readonly lookAgain: () => Promise<unknown>;
}) {
  const text = useText(sefazMessages);
  const api = useApi();
  const environment = useAmbiente();
  const history = useQuery(api.sefaz.history.queryOptions({ environment, uf, type }, { staleTime: 0 }));
  const { busy, ask } = useCheck(async () => {
    await Promise.all([lookAgain(), history.refetch()]);
  });
  const may = useMay('documents:operate') && company !== null;
  return (
    <div className="grid gap-4">
      <div className="grid gap-1.5">
        <div>
          <ServiceState state={last?.state ?? null} />
        </div>
        <p className="text-ink-soft">{text.meanings[last?.state ?? 'nao_consultada']}</p>
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-[13px]">
        <Fact name={text.authorizer}>
          <span className="font-mono">{authorizer ?? text.nobody}</span>
        </Fact>
        {last === null ? null : (
          <>
            <Fact name={text.answer}>
              <AnswerCode cStat={last.cStat} />
              <Said>{last.xMotivo}</Said>
            </Fact>
            {last.backAt === null ? null : (
              <Fact name={text.backAt}>
                <Time at={last.backAt} />
              </Fact>
            )}
            {last.latencyMs === null ? null : <Fact name={text.latency}>{text.ms(last.latencyMs)}</Fact>}
            <Fact name={text.since}>
              <Time at={last.since} relative />
            </Fact>
            <Fact name={text.checkedAt}>
              <Time at={last.checkedAt} relative />
            </Fact>
          </>
        )}
        <Fact name={text.nextLook}>
          {last === null || last.nextLookAt === null ? text.notWatched : <Time at={last.nextLookAt} />}
        </Fact>
      </dl>
      <Loaded query={history} rows={3}>
        {({ day, month, changes }) => (
          <>
            <HistoryBars label={text.day} history={day} />
            <HistoryBars label={text.month} history={month} />
            {changes.length === 0 ? null : (
              <section className="grid gap-1.5">
                <h3 className="text-[13px] font-medium">{text.changes}</h3>
                <ol aria-label={text.changes} className="grid max-h-48 gap-1.5 overflow-y-auto" tabIndex={0}>
                  {changes.map(({ at, state, cStat, xMotivo }) => (
                    <li
                      key={at.getTime()}
                      className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[13px] text-ink-soft"
                    >
                      <Time at={at} />
                      <ServiceState state={state} />
                      <span>
                        <AnswerCode cStat={cStat} />
                        <Said>{xMotivo}</Said>
                      </span>
                    </li>
                  ))}
                </ol>
              </section>
            )}
          </>
        )}
      </Loaded>
      {may ? (
        <DialogActions>
          <Button
            busy={busy !== null}
            onClick={() => void ask(company.clientId, type).catch(() => null)}
            title={text.asks(company.name)}
          >
            {busy === null ? <RefreshCw aria-hidden /> : null}
            {text.check}
          </Button>
        </DialogActions>
      ) : null}
    </div>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-soft">{name}</dt>
      <dd className="min-w-0">{children}</dd>
    </>
  );
}
