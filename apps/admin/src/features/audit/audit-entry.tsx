'use client';
import Link from 'next/link';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { type Ambiente, pathOf } from '../../shell/ambiente-paths.ts';
import { useLocale, useText } from '../../text/text.tsx';
import type { Answers } from '../../trpc/client.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { Time } from '../../ui/time.tsx';
import { detailInWords, detailMessages } from './detail-words.ts';
import { auditMessages } from './messages.ts';

type Entry = Answers['audit']['list']['data'][number];

const wordsFor = (words: Readonly<Record<string, string>>, action: string) => words[action] ?? action;
const asClause = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1);

/** The act's object as the sentence names it: a person, an e-mail or a company. */
function aboutOf({ actor, names, client, details }: Entry): string | null {
  if (names.subject !== null && !(actor.kind === 'user' && names.subject === names.actor))
    return names.subject;
  const { email } = details;
  return typeof email === 'string' ? email : (client?.name ?? null);
}

/** Link to the page of the act's subject; null when it has no page. */
function placeOf({ subject: { type, id }, client, details }: Entry, now: Ambiente): string | null {
  const { environment } = details;
  switch (type) {
    case 'document':
      return `/${pathOf(environment === 1 || environment === 2 ? environment : now)}/documentos/${id}`;
    case 'client':
      return client === null ? null : `/empresas/${id}`;
    case 'token':
      return client === null ? '/chaves' : `/chaves?empresa=${client.id}`;
    case 'api_key':
      return '/chaves';
    case 'member':
    case 'invitation':
      return '/equipe';
    case 'account':
      return '/conta';
    default:
      return null;
  }
}

/** Audit entry: a sentence, with all details behind it. */
export function AuditEntry({ entry }: { readonly entry: Entry }) {
  const text = useText(auditMessages);
  const words = useText(detailMessages);
  const locale = useLocale();
  const place = placeOf(entry, useAmbiente());
  const { actor, action, subject, names, details, requestId, at } = entry;
  const who = actor.kind === 'user' ? (names.actor ?? text.gone) : text.kinds[actor.kind];
  const about = aboutOf(entry);
  return (
    <li>
      <details>
        <summary className="flex cursor-pointer flex-wrap items-baseline gap-x-4 gap-y-0.5 px-5 py-3 hover:bg-sunken">
          <span>
            <span className="font-medium">{who}</span> {asClause(wordsFor(text.actions, action))}
            {about === null ? null : (
              <>
                : <span className="font-medium">{about}</span>
              </>
            )}
          </span>
          <span className="text-[13px] text-ink-soft sm:ml-auto">
            <Time at={at} />
          </span>
        </summary>
        <Facts className="border-t bg-sunken/50 px-5 py-4">
          <Fact name={text.who}>
            {who} <Id value={actor.id} />
          </Fact>
          <Fact name={text.subject}>
            {place === null ? (
              about
            ) : (
              <Link href={place} prefetch={false}>
                {about ?? text.open}
              </Link>
            )}{' '}
            <Id value={`${subject.type} ${subject.id}`} />
          </Fact>
          {requestId === null ? null : (
            <Fact name={text.request}>
              <Id value={requestId} /> <Copy value={requestId} label={text.request} />
            </Fact>
          )}
          {Object.entries(details).map((detail) => {
            const wording = detailInWords(detail, words, locale);
            return wording === null ? null : (
              <Fact key={detail[0]} name={wording[0]}>
                {wording[1]}
              </Fact>
            );
          })}
        </Facts>
      </details>
    </li>
  );
}

function Id({ value }: { readonly value: string }) {
  return <span className="font-mono text-xs break-all text-ink-soft">{value}</span>;
}
