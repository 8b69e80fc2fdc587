'use client';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleX,
  Clock,
  FileSignature,
  Inbox,
  type LucideIcon,
  RotateCw,
  Stamp,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../text/text.tsx';
import { Badge, type Tone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Said } from '../../ui/said.tsx';
import { Time } from '../../ui/time.tsx';
import { useStatusName } from '../documents/status.tsx';
import { HintText } from './hint-text.tsx';
import { documentPageMessages, labelIn } from './messages.ts';
import {
  ABANDON,
  type Attempt,
  type DocumentEvent,
  type DocumentRecord,
  type Entry,
  type Operation,
  timelineOf,
} from './timeline.ts';

const LOOKS = {
  pedido: Inbox,
  tentativa: FileSignature,
  evento: Stamp,
  desfecho: CircleCheck,
  ato: RotateCw,
} as const;

const EVENT_TONES: Readonly<Record<string, Tone>> = {
  pendente: 'accent',
  autorizado: 'good',
  erro_autorizacao: 'bad',
};
const EVENT_ICONS: Readonly<Record<string, LucideIcon>> = {
  autorizado: CircleCheck,
  erro_autorizacao: CircleX,
};

function Line({ children }: { readonly children: ReactNode }) {
  return <p className="mt-0.5 text-[13px] break-words text-ink-soft">{children}</p>;
}

function By({ asker }: { readonly asker: Operation['askedBy'] }) {
  const { by } = useText(documentPageMessages);
  if (asker === null) return null;
  const who =
    asker.kind === 'operador'
      ? by.operador
      : asker.kind === 'pessoa' && asker.name !== null
        ? by.pessoa(asker.name)
        : by.token(asker.id);
  return <Line>{who}</Line>;
}

/** The requester, and the reason for a wait. */
function Behind({ operation: { askedBy, wait } }: { readonly operation: Operation }) {
  const text = useText(documentPageMessages);
  return (
    <>
      <By asker={askedBy} />
      {wait === null ? null : (
        <Line>
          {text.waited} {wait.cStat} <Said>{wait.reason}</Said>
        </Line>
      )}
    </>
  );
}

/** `100 Autorizado o uso da NF-e`, worded by the authority. */
function Verdict({ cStat, xMotivo }: Pick<Attempt, 'cStat' | 'xMotivo'>) {
  if (cStat === null && xMotivo === null) return null;
  return (
    <p className="mt-1 break-words">
      {cStat === null ? null : <span className="mr-1.5 font-mono text-[13px]">{cStat}</span>}
      <Said>{xMotivo}</Said>
    </p>
  );
}

function AttemptEntry({ attempt, documentKey }: { readonly attempt: Attempt; readonly documentKey: string }) {
  const text = useText(documentPageMessages);
  const { seq, state, sends, tpEmis, cStat, xMotivo, nRec, nProt, accessKey } = attempt;
  return (
    <>
      <p className="font-medium">
        {text.entry.attempt(seq)}:{' '}
        {state === 'assinado' && sends > 0 ? text.notTaken : text.attemptState[state]}
      </p>
      <Line>{[text.tpEmis(tpEmis), ...(sends > 0 ? [text.sends(sends)] : [])].join(' · ')}</Line>
      <Verdict cStat={cStat} xMotivo={xMotivo} />
      {nRec === null ? null : (
        <Line>
          {text.receipt} <span className="font-mono">{nRec}</span>
        </Line>
      )}
      {nProt === null ? null : (
        <Line>
          {text.protocol} <span className="font-mono">{nProt}</span>
        </Line>
      )}
      {accessKey === documentKey ? null : (
        <Line>
          {text.accessKey} <span className="font-mono break-all">{accessKey}</span>
        </Line>
      )}
    </>
  );
}

/** Name of an event on record, also of one that others made; of an unknown one its code. */
function useEventName(): (documentType: string, event: DocumentEvent) => string {
  const { eventName, eventCode: names, otherEvent } = useText(documentPageMessages);
  return (documentType, { type, eventCode }) => {
    const own: Readonly<Record<string, string>> = eventName;
    const others: Readonly<Record<string, string>> = names;
    return own[type] ?? others[`${documentType} ${eventCode}`] ?? otherEvent(eventCode ?? '');
  };
}

function EventEntry({
  event,
  documentType,
  operation,
  onXml,
}: {
  readonly event: DocumentEvent;
  readonly documentType: string;
  readonly operation: Operation | null;
  readonly onXml: (event: DocumentEvent) => void;
}) {
  const text = useText(documentPageMessages);
  const eventName = useEventName();
  const { status, cStat, xMotivo, sequence, protocolNumber, hasXml, hint } = event;
  const Icon = EVENT_ICONS[status] ?? Clock;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {eventName(documentType, event)}
        <Badge tone={EVENT_TONES[status] ?? 'neutral'}>
          <Icon aria-hidden />
          {labelIn(text.eventStatus, status)}
        </Badge>
      </p>
      {sequence === null ? null : <Line>{text.sequence(sequence)}</Line>}
      <Verdict cStat={cStat} xMotivo={xMotivo} />
      {hint === null ? null : (
        <>
          <Line>
            <HintText text={hint.cause} english={hint.english.cause} />
          </Line>
          <Line>
            <HintText text={hint.fix} english={hint.english.fix} />
          </Line>
        </>
      )}
      {protocolNumber === null ? null : (
        <Line>
          {text.eventProtocol} <span className="font-mono">{protocolNumber}</span>
        </Line>
      )}
      {event.notices.map(({ code, field, message }) => (
        <Line key={`${code} ${field}`}>{message}</Line>
      ))}
      {operation === null ? null : <Behind operation={operation} />}
      {hasXml ? (
        <Button size="inline" tone="link" onClick={() => onXml(event)}>
          {text.seeXml}
        </Button>
      ) : null}
    </>
  );
}

function What({
  entry,
  record,
  onXml,
}: {
  readonly entry: Entry;
  readonly record: DocumentRecord;
  readonly onXml: (event: DocumentEvent) => void;
}) {
  const text = useText(documentPageMessages);
  const statusName = useStatusName();
  switch (entry.kind) {
    case 'tentativa':
      return <AttemptEntry attempt={entry.attempt} documentKey={record.accessKey} />;
    case 'evento':
      return (
        <EventEntry
          event={entry.event}
          documentType={record.type}
          operation={entry.operation}
          onXml={onXml}
        />
      );
    case 'pedido':
      return (
        <>
          <p className="font-medium">
            {entry.operation.kind === 'emit'
              ? text.entry.asked
              : labelIn(text.eventName, entry.operation.kind)}
          </p>
          <Behind operation={entry.operation} />
        </>
      );
    case 'desfecho':
      return (
        <>
          <p className="font-medium">
            {text.entry.settled}: {statusName(record.rejection === null ? outcomeOf(record) : 'REJEITADA')}
          </p>
          <Verdict
            cStat={record.rejection?.origin === 'desistencia' ? null : (record.rejection?.cStat ?? null)}
            xMotivo={record.technicalError?.reason ?? record.rejection?.xMotivo ?? null}
          />
        </>
      );
    case 'ato':
      return (
        <>
          <p className="font-medium">{labelIn(text.actName, entry.act.action)}</p>
          <By asker={entry.act.by} />
        </>
      );
  }
}

function iconOf(entry: Entry, { authorizedAt }: DocumentRecord): LucideIcon {
  if (entry.kind === 'desfecho' && authorizedAt === null) return CircleAlert;
  return entry.kind === 'ato' && entry.act.action === ABANDON ? Ban : LOOKS[entry.kind];
}

/** Result of the emission, independent of later events. */
const outcomeOf = ({ status, authorizedAt }: DocumentRecord) =>
  authorizedAt === null ? status : 'AUTORIZADA';

/** Timeline of a document, newest first. */
export function Timeline({
  record,
  onXml,
}: {
  readonly record: DocumentRecord;
  readonly onXml: (event: DocumentEvent) => void;
}) {
  return (
    <ol className="grid">
      {timelineOf(record).map((entry) => {
        const Icon = iconOf(entry, record);
        return (
          <li
            key={entry.id}
            className="relative grid grid-cols-[1.75rem_minmax(0,1fr)] gap-3 pb-6 last:pb-0 before:absolute before:top-7 before:bottom-0 before:left-3.5 before:w-px before:bg-line last:before:hidden"
          >
            <span className="grid size-7 place-items-center rounded-full bg-sunken text-ink-soft">
              <Icon className="size-3.5" aria-hidden />
            </span>
            <div className="min-w-0 pt-0.5">
              <div className="flex flex-wrap items-start justify-between gap-x-4">
                <div className="min-w-0">
                  <What entry={entry} record={record} onXml={onXml} />
                </div>
                <span className="text-[13px] text-ink-soft">
                  <Time at={entry.at} />
                </span>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
