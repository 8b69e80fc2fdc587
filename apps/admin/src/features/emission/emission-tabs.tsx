'use client';
import type { UseQueryResult } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useId } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { TabList, TabPanel } from '../../ui/table/tab-list.tsx';
import { printTree } from './editor/json-tree.ts';
import type { EmissionField, EmissionType } from './fields.ts';
import type { Goal } from './form-context.ts';
import { emissionMessages } from './messages.ts';
import { isPlainType } from './simple/plain/plain-types.ts';
import { SimpleForm } from './simple/simple-form.tsx';
import { StartMenu } from './start-menu.tsx';
import type { useBody } from './use-body.ts';
import type { Problem } from './use-validation.ts';

const loading = () => <SkeletonRows rows={8} />;
const JsonEditor = dynamic(() => import('./editor/json-editor.tsx').then((module) => module.JsonEditor), {
  ssr: false,
  loading,
});
const EmissionForm = dynamic(() => import('./form/emission-form.tsx').then((module) => module.EmissionForm), {
  loading,
});

const PlainForm = dynamic(() => import('./simple/plain/plain-form.tsx').then((module) => module.PlainForm), {
  loading,
});

const VIEWS = ['simple', 'form', 'json'] as const;
/** Ways to write the same body. */
export type View = (typeof VIEWS)[number];

interface Props {
  readonly clientId: string;
  readonly type: EmissionType;
  readonly body: ReturnType<typeof useBody>;
  readonly text: string;
  readonly schema: UseQueryResult<readonly EmissionField[], unknown>;
  readonly view: View;
  readonly onView: (view: View) => void;
  /** There is a form for people. */
  readonly simple: boolean;
  /** Reason why the text is no body. */
  readonly broken: string | null;
  readonly problems: readonly Problem[];
  readonly goal: Goal | null;
  readonly total: string | null;
  /** Goes to what broke it. */
  readonly onBroken: () => void;
}

/** Start of an untouched body: an example in test, or nothing after an example. */
function Start({ type: { examples }, body }: Pick<Props, 'type' | 'body'>) {
  const text = useText(emissionMessages);
  const isLive = useAmbiente() === 1;
  // The barest example leaves most fields to the sandbox; the one after it shows more of the form.
  const example = (examples[1] ?? examples[0])?.name ?? null;
  const isExample = body.untouched === 'example';
  if (body.untouched === null || (!isExample && (isLive || example === null))) return null;
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-sunken px-3 py-2 text-[13px]">
      <p>{isExample ? text.example : text.blank}</p>
      <Button size="sm" onClick={() => void body.start(isExample ? null : example)}>
        {isExample ? text.startBlank : text.startExample}
      </Button>
    </div>
  );
}

/** The body, in each way it can be written. */
export function EmissionTabs(props: Props) {
  const { type, body, view, onView, simple, schema } = props;
  const text = useText(emissionMessages);
  const group = useId();
  return (
    <Card>
      <div className="mb-5 flex flex-wrap-reverse items-center justify-between gap-x-4 gap-y-2 border-b">
        <TabList
          group={group}
          label={text.view}
          tabs={VIEWS.filter((each) => simple || each !== 'simple').map((id) => ({ id, label: text[id] }))}
          chosen={view}
          onChoose={(next) => onView(VIEWS.find((each) => each === next) ?? 'form')}
          className="-mb-px"
        />
        <div className="pb-2.5">
          <StartMenu examples={type.examples} asks={body.isEdited} onStart={body.start} />
        </div>
      </div>
      {view === 'json' ? null : <Start type={type} body={body} />}
      <Loaded query={schema} rows={8}>
        {(fields) => (
          <TabPanel key={view} group={group} of={view}>
            <Written {...props} fields={fields} />
          </TabPanel>
        )}
      </Loaded>
    </Card>
  );
}

function Written(props: Props & { readonly fields: readonly EmissionField[] }) {
  const { clientId, type, body, text: written, view, fields, problems, goal, total, broken } = props;
  const text = useText(emissionMessages);
  if (view === 'json')
    return (
      <JsonEditor text={written} fields={fields} problems={problems} goal={goal} onChange={body.write} />
    );
  const tree = body.parsed?.tree ?? null;
  if (tree === null)
    return (
      <Empty
        icon={TriangleAlert}
        title={text.brokenTitle}
        action={<Button onClick={props.onBroken}>{text.toJson}</Button>}
      >
        {broken} {text.brokenHint}
      </Empty>
    );
  const form = {
    fields,
    tree,
    problems,
    goal,
    onChange: (next: typeof tree) => body.write(printTree(next)),
  };
  // A new key resets the open sections.
  if (view === 'simple' && isPlainType(type.type))
    return <PlainForm key={body.turn} {...form} clientId={clientId} type={type.type} />;
  return view === 'simple' ? (
    <SimpleForm key={body.turn} {...form} clientId={clientId} total={total} />
  ) : (
    <EmissionForm key={body.turn} {...form} mod={type.mod} />
  );
}
