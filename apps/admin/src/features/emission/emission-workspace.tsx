'use client';
import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useFormLabels } from '../../text/form-labels.tsx';
import { withFormLabels } from '../../text/form-quotes.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Failed } from '../../ui/states.tsx';
import { stepsOf } from './editor/json-path.ts';
import { type JsonObject, printTree } from './editor/json-tree.ts';
import { KeepVisible } from './editor/keep-visible.tsx';
import { EmissionTabs, type View } from './emission-tabs.tsx';
import { EmitBar } from './emit-bar.tsx';
import { type EmissionField, type EmissionType, fieldAt } from './fields.ts';
import { Findings } from './findings.tsx';
import type { Goal } from './form-context.ts';
import { emissionMessages } from './messages.ts';
import { Refused } from './refused.tsx';
import { ScenarioMenu } from './scenario-menu.tsx';
import { markerIn } from './scenarios.ts';
import { isPlainType, type PlainType } from './simple/plain/plain-types.ts';
import { hasPlace, isSale } from './simple/simple-fields.ts';
import { useBody } from './use-body.ts';
import { useEmission } from './use-emission.ts';
import { type Problem, useValidation } from './use-validation.ts';

/** Loaded at the first emission. */
const EmissionVerdict = dynamic(
  () => import('./emission-verdict.tsx').then((module) => module.EmissionVerdict),
  { loading: () => null },
);
// Without a place of its own a part that loads would hide the page meanwhile, which then begins at its top.
const AfterVerdict = dynamic(
  () => import('./after/after-verdict.tsx').then((module) => module.AfterVerdict),
  { loading: () => null },
);
const CounterBar = dynamic(() => import('../counter/counter-bar.tsx').then((module) => module.CounterBar), {
  loading: () => null,
});
const PrintChoice = dynamic(() => import('./after/print-choice.tsx').then((module) => module.PrintChoice), {
  loading: () => null,
});
const SentNotice = dynamic(() => import('./sent-notice.tsx').then((module) => module.SentNotice), {
  loading: () => null,
});
const LawDay = dynamic(() => import('./law-day/law-day.tsx').then((module) => module.LawDay), {
  loading: () => null,
});
const ConfirmLive = dynamic(() => import('./after/confirm-live.tsx').then((module) => module.ConfirmLive), {
  loading: () => null,
});

const NONE: readonly never[] = [];

/** Line and column of a place of the text, from 1. */
function lineOf(text: string, at: number): readonly [line: number, column: number] {
  const before = text.slice(0, at).split('\n');
  return [before.length, (before.at(-1)?.length ?? 0) + 1];
}

/** The problem after the last one visited, or the first. */
function nextOf(problems: readonly Problem[], last: string | undefined): string {
  const at = problems.findIndex(({ field }) => field === last) + 1;
  return (problems[at] ?? problems[0])?.field ?? '';
}

interface ChoicesProps {
  readonly type: EmissionType;
  readonly live: boolean;
  readonly tree: JsonObject | null;
  readonly written: string;
  readonly onWrite: (text: string) => void;
}

/** Choices beside the button that emits. */
function BarChoices({ type, live, tree, written, onWrite }: ChoicesProps) {
  return (
    <>
      {type.type === 'nfce' ? <PrintChoice type={type.type} /> : null}
      {live || type.freeText === null ? null : (
        <ScenarioMenu
          tree={tree}
          field={type.freeText}
          current={markerIn(written)}
          onChange={(next) => onWrite(printTree(next))}
        />
      )}
    </>
  );
}

interface Props {
  readonly clientId: string;
  readonly type: EmissionType;
  /** Body to begin with. */
  readonly initial: string | null;
  /** Document with the original body; its rejection stays visible until the new one has a verdict. */
  readonly rejected: string | null;
}

/** Goes to the field that an earlier rejection names, once there is a form to go in. */
function useRefusedField(isReady: boolean, go: (path: string) => void): (path: string) => void {
  const [field, setField] = useState<string | null>(null);
  const goThere = useEffectEvent(go);
  useEffect(() => {
    if (field !== null && isReady) goThere(field);
  }, [field, isReady]);
  return setField;
}

/** Whether only the full form has the field of a path. */
async function leavesPlain(
  type: PlainType,
  fields: readonly EmissionField[],
  path: string,
): Promise<boolean> {
  const { hasPlainPlace, PLAIN_LAYOUTS } = await import('./simple/plain/plain-layouts.ts');
  return !hasPlainPlace(PLAIN_LAYOUTS[type], fields, path);
}

/** Editor of a body, as a form and as JSON, with validation while typing and emission. */
export function EmissionWorkspace({ clientId, type, initial, rejected }: Props) {
  const text = useText(emissionMessages);
  const api = useApi();
  const schema = useQuery(
    api.emission.schema.queryOptions({ type: type.type }, { staleTime: Number.POSITIVE_INFINITY }),
  );
  const body = useBody(clientId, type, initial);
  const [chosen, setView] = useState<View>('simple');
  const [goal, setGoal] = useState<Goal | null>(null);
  const [strict, setStrict] = useState(false);
  const [otherDay, setOtherDay] = useState(false);
  const live = useAmbiente() === 1;
  const sending = useEmission({ clientId, type: type.type, environment: live ? 1 : 2 });
  const { asked } = sending;
  const plain = isPlainType(type.type) ? type.type : null;
  const simple = schema.data !== undefined && (plain !== null || isSale(schema.data));
  const view = chosen === 'simple' && !simple ? 'form' : chosen;
  const labels = useFormLabels(type.type, view === 'simple');
  const tree = body.parsed?.tree ?? null;
  const words = { simple: view === 'simple', labels, tree };
  const judged = { clientId, type: type.type, strict, body: tree === null ? null : body.text };
  const validation = useValidation(judged);
  const problems = validation.found?.problems ?? NONE;
  const fault = body.parsed?.fault ?? null;
  const broken =
    fault === null || body.text === null
      ? null
      : `${text.atLine(...lineOf(body.text, fault.at))}: ${text.syntax[fault.kind]}`;
  const go = (path: string) => {
    const inForm = tree !== null && schema.data !== undefined && fieldAt(schema.data, stepsOf(path));
    if (!inForm) setView('json');
    else if (view === 'simple') {
      if (plain === null && !hasPlace(schema.data, path)) setView('form');
      if (plain !== null)
        void leavesPlain(plain, schema.data, path).then((leaves) => leaves && setView('form'));
    }
    setGoal((before) => ({ path, turn: (before?.turn ?? 0) + 1 }));
  };
  const emittedFrom = useRef<Element | null>(null);
  const onRefused = useRefusedField(schema.data !== undefined && tree !== null, go);
  const documentId = sending.documentId ?? rejected;
  if (body.error !== null) return <Failed error={body.error} />;
  const { text: written } = body;
  if (written === null) return <SkeletonRows rows={8} />;
  return (
    <>
      {sending.counter.ceilings !== null ? (
        <CounterBar clientId={clientId} counter={sending.counter} />
      ) : null}
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_23rem]">
        <EmissionTabs
          clientId={clientId}
          type={type}
          body={body}
          text={written}
          schema={schema}
          view={view}
          onView={setView}
          simple={simple}
          broken={broken}
          problems={problems}
          goal={goal}
          total={validation.found?.totals['vNF'] ?? null}
          onBroken={() => go('')}
        />
        <div className="grid min-w-0 gap-4 xl:sticky xl:top-6">
          {sending.error === null || asked !== null ? null : (
            <Refused
              error={sending.error}
              onGo={go}
              found={words.simple ? withFormLabels(labels, problems) : NONE}
            />
          )}
          {sending.isLost || sending.isOther ? <SentNotice isLost={sending.isLost} /> : null}
          {documentId === null ? null : (
            <KeepVisible key={documentId}>
              <EmissionVerdict
                clientId={clientId}
                documentId={documentId}
                onGo={go}
                simple={view === 'simple'}
                labels={labels}
                {...(documentId === rejected ? { earlier: onRefused } : { onVerdict: sending.onVerdict })}
              >
                {sending.emitted === null ? null : (
                  <AfterVerdict
                    documentId={documentId}
                    type={type.type}
                    from={emittedFrom}
                    body={body}
                    sending={sending}
                  />
                )}
              </EmissionVerdict>
            </KeepVisible>
          )}
          <Findings
            validation={validation}
            broken={broken}
            onGo={go}
            onDay={() => setOtherDay(true)}
            {...words}
          />
          {otherDay ? <LawDay {...judged} {...words} onGo={go} onClose={() => setOtherDay(false)} /> : null}
        </div>
      </div>
      <EmitBar
        found={validation.isStale ? null : validation.found}
        onNext={() => go(nextOf(problems, goal?.path))}
        isBroken={tree === null}
        strict={live ? null : strict}
        onStrict={setStrict}
        busy={sending.busy}
        emitted={sending.emitted === written}
        onEmit={() => {
          emittedFrom.current = document.activeElement;
          sending.emit({ body: written, strict });
        }}
      >
        <BarChoices type={type} live={live} tree={tree} written={written} onWrite={body.write} />
      </EmitBar>
      {asked === null ? null : <ConfirmLive typeName={type.nome} {...asked} />}
    </>
  );
}
