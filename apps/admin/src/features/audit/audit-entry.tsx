'use client';
import { useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { auditMessages } from './messages.ts';

type Entry = Answers['audit']['list']['data'][number];

const wordsFor = (words: Readonly<Record<string, string>>, action: string) => words[action] ?? action;
const shown = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** One act: a sentence, and all that is known of it behind it. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const text = useText(auditMessages);
  const { actor, action, subject, names, details, requestId, at } = entry;
  const who = actor.kind === 'user' ? (names.actor ?? text.gone) : text.kinds[actor.kind];
  const about =
    names.subject === null || (actor.kind === 'user' && names.subject === names.actor) ? null : names.subject;
  return (
    <li>
      <details>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-2 gap-y-0.5 px-5 py-3 hover:bg-sunken">
          <span className="font-medium">{wordsFor(text.actions, action)}</span>
          {about === null ? null : <span>{about}</span>}
          <span className="basis-full text-[13px] text-ink-soft sm:ml-auto sm:basis-auto">
            {who} · <Time at={at} />
          </span>
        </summary>
        <Facts className="border-t bg-sunken/50 px-5 py-4">
          <Fact name={text.who}>
            {who} <Id value={actor.id} />
          </Fact>
          <Fact name={text.subject}>
            {about} <Id value={`${subject.type} ${subject.id}`} />
          </Fact>
          {requestId === null ? null : (
            <Fact name={text.request}>
              <Id value={requestId} /> <Copy value={requestId} label={text.request} />
            </Fact>
          )}
          <Fact name={text.details}>
            <code className="font-mono text-xs">{action}</code>
            {Object.entries(details).map(([name, value]) => (
              <span key={name} className="block text-[13px]">
                <span className="text-ink-soft">{name}:</span> {shown(value)}
              </span>
            ))}
          </Fact>
        </Facts>
      </details>
    </li>
  );
}

function Id({ value }: { readonly value: string }) {
  return <span className="font-mono text-xs break-all text-ink-soft">{value}</span>;
}
