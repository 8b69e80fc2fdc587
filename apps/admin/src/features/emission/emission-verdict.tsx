'use client';
import { useSubscription } from '@trpc/tanstack-react-query';
import Link from 'next/link';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatChave } from '../../format/format.ts';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { type FormLabels, hintWords, withFormLabels } from '../../text/form-quotes.ts';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Said } from '../../ui/said.tsx';
import { Fact, Facts } from '../../ui/table/facts.tsx';
import { HintText } from '../document/hint-text.tsx';
import { StatusBadge } from '../documents/status.tsx';
import { verdictMessages } from './after/verdict-messages.ts';
import { emissionMessages } from './messages.ts';
import { type ListedProblem, ProblemList } from './problem-list.tsx';

type Verdict = Answers['emission']['verdict'] extends AsyncIterable<infer T> ? T : never;

interface Props {
  readonly clientId: string;
  readonly documentId: string;
  readonly onGo: (path: string) => void;
  readonly simple: boolean;
  readonly labels: FormLabels;
  /** Set for the rejection of an earlier emission; receives the path of the field to correct. */
  readonly earlier?: (path: string) => void;
  /** The document is decided, and the page has shown it. */
  readonly onVerdict?: (status: string) => void;
  /** Next steps, below the verdict. */
  readonly children?: ReactNode;
}

/** Fields to correct after a rejection: those it names, or the one its code concerns. */
function placesOf({
  cStat,
  xMotivo,
  errors,
  hint,
}: NonNullable<Verdict['rejection']>): readonly ListedProblem[] {
  if (errors.length > 0 || !hint?.place) return errors;
  const { field, label, englishLabel } = hint.place;
  return [
    {
      field,
      code: cStat,
      message: xMotivo,
      cStat,
      ...(hint.tag === undefined ? {} : { tag: hint.tag }),
      people: { label, englishLabel, message: xMotivo },
    },
  ];
}

/** Begins the correction of a rejection at the field to blame, or at the rejection where it blames none. */
function useArrival(verdict: Verdict | undefined, onField: ((path: string) => void) | undefined) {
  const card = useRef<HTMLDivElement>(null);
  const rejection = onField === undefined ? null : (verdict?.rejection ?? null);
  const field = rejection && (placesOf(rejection)[0]?.field ?? '');
  const arrive = useEffectEvent((path: string) => {
    if (path !== '') return onField?.(path);
    card.current?.scrollIntoView({ block: 'start' });
    card.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (field !== null) arrive(field);
  }, [field]);
  return card;
}

/** Live progress of an emission until its verdict. */
export function EmissionVerdict({ clientId, documentId, children, ...props }: Props) {
  const { onGo, simple, labels, earlier, onVerdict } = props;
  const text = useText(emissionMessages);
  const own = useText(verdictMessages);
  const api = useApi();
  const environment = useAmbiente();
  // State survives the end of the stream, which closes with the verdict and drops its data.
  const [data, setData] = useState<Verdict>();
  const { error } = useSubscription(
    api.emission.verdict.subscriptionOptions(
      { clientId, environment, documentId },
      {
        onData: (latest) => {
          setData(latest);
          if (latest.status !== 'PENDENTE') onVerdict?.(latest.status);
        },
      },
    ),
  );
  const card = useArrival(data, earlier);
  const rejection = data?.rejection ?? null;
  const answer = rejection ?? data;
  const words = hintWords(labels, rejection?.hint);
  const places = rejection === null ? [] : placesOf(rejection);
  return (
    <div ref={card} tabIndex={-1} className="min-w-0 scroll-mt-20">
      <Card
        title={earlier === undefined ? text.verdict : own.earlierVerdict}
        actions={
          <output aria-live="polite">
            <StatusBadge status={data?.status ?? 'PENDENTE'} />
          </output>
        }
      >
        <div className="grid gap-4">
          {/* Above what the verdict adds: a link that moves while it is pressed is not followed. */}
          <Button asChild size="sm" className="justify-self-start">
            <Link href={`/${pathOf(environment)}/documentos/${documentId}`} prefetch={false}>
              {own.openDocument}
            </Link>
          </Button>
          {error === null ? null : <Notice tone="bad">{faultOf(error).message}</Notice>}
          {data === undefined ? (
            <p className="text-ink-soft">{own.sent}</p>
          ) : (
            <Facts narrow>
              <Fact name={own.numbered(data.serie, data.numero)}>
                <span className="font-mono text-xs break-words">
                  {formatChave(data.accessKey)} <Copy value={data.accessKey} label={own.accessKey} />
                </span>
              </Fact>
              {data.protocolNumber === null ? null : (
                <Fact name={own.protocol}>
                  <span className="font-mono text-xs">{data.protocolNumber}</span>
                </Fact>
              )}
              {answer?.xMotivo ? (
                <Fact name={own.answer}>
                  {answer.cStat === null ? null : <span className="font-mono text-xs">{answer.cStat} </span>}
                  <Said>{answer.xMotivo}</Said>
                </Fact>
              ) : null}
              {rejection?.hint ? (
                <>
                  <Fact name={own.cause}>
                    <HintText
                      text={rejection.hint.cause}
                      english={rejection.hint.english.cause}
                      words={words}
                    />
                  </Fact>
                  <Fact name={own.fix}>
                    <HintText text={rejection.hint.fix} english={rejection.hint.english.fix} words={words} />
                  </Fact>
                </>
              ) : null}
            </Facts>
          )}
          {places.length === 0 ? null : (
            <ProblemList
              found={{ problems: withFormLabels(labels, places), total: places.length }}
              onGo={onGo}
              simple={simple}
            />
          )}
          {children}
        </div>
      </Card>
    </div>
  );
}
