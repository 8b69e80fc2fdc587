'use client';
import { useText } from '../../../../text/text.tsx';
import type { Steps } from '../../editor/json-path.ts';
import type { EmissionField } from '../../fields.ts';
import { CompanyHint } from '../company-hint.tsx';
import { simpleMessages } from '../messages.ts';
import { alsoAsked, askedBy } from '../simple-fields.ts';
import { type SimpleBody, SimpleFrame } from '../simple-frame.tsx';
import { SimpleList } from '../simple-list.tsx';
import { SimpleFields, SimpleSection, useMet } from '../simple-section.tsx';
import { PLAIN_LAYOUTS, type PlainList, type PlainPart } from './plain-layouts.ts';
import { plainLabel, plainMessages } from './plain-messages.ts';
import { PlainParty } from './plain-party.tsx';
import type { PlainType } from './plain-types.ts';

interface Props extends SimpleBody {
  readonly clientId: string;
  readonly type: PlainType;
  readonly fields: readonly EmissionField[];
}

const within = (fields: readonly EmissionField[], name: string | undefined): readonly EmissionField[] =>
  name === undefined ? fields : (fields.find((field) => field.name === name)?.fields ?? []);

/** Labels of a form's fields, inside a list where one is named. */
function useLabels(list?: string): (name: string) => string | undefined {
  const text = useText(plainMessages);
  return (name) => plainLabel(text, name, list);
}

interface ListProps {
  readonly list: PlainList;
  /** Fields of the object that holds the list. */
  readonly fields: readonly EmissionField[];
  readonly holder: Steps;
}

/** Entries of a list, with the lists inside them. */
function Entries({ list, fields, holder }: ListProps) {
  const titles: Readonly<Record<string, readonly string[]>> = useText(plainMessages).list;
  const labels = useLabels(list.name);
  const [title = '', add = '', remove = ''] = titles[list.name] ?? [];
  const inner = within(fields, list.name);
  const steps = [...holder, list.name];
  return (
    <SimpleList steps={steps} fields={inner} addLabel={add} removeLabel={(number) => `${remove} ${number}`}>
      {(index) => (
        <>
          <h3 className="text-[13px] font-medium">
            {title} {index + 1}
          </h3>
          <SimpleFields
            fields={inner}
            names={list.fields}
            holder={[...steps, index]}
            elsewhere={[]}
            labels={labels}
          />
          {list.lists?.map((each) => (
            <Entries key={each.name} list={each} fields={inner} holder={[...steps, index]} />
          ))}
        </>
      )}
    </SimpleList>
  );
}

function Part({ part, fields }: { readonly part: PlainPart; readonly fields: readonly EmissionField[] }) {
  const labels = useLabels();
  const inner = within(fields, part.holder);
  const holder = part.holder === undefined ? [] : [part.holder];
  return (
    <>
      {part.fields.length === 0 ? null : (
        <SimpleFields
          fields={inner}
          names={part.fields}
          holder={holder}
          elsewhere={part.holder === undefined ? null : []}
          labels={labels}
        />
      )}
      {part.lists?.map((list) => (
        <Entries key={list.name} list={list} fields={inner} holder={holder} />
      ))}
    </>
  );
}

/** A service or a transport in everyday terms. The same body as the full form's. */
export function PlainForm({ clientId, type, fields, tree, problems, goal, onChange }: Props) {
  const text = useText(simpleMessages);
  const titles: Readonly<Record<string, string>> = useText(plainMessages).title;
  const labels = useLabels();
  const parts = PLAIN_LAYOUTS[type];
  const shown = parts.flatMap((part) => (part.holder === undefined ? part.fields : []));
  const also = useMet(alsoAsked(fields, shown, { holder: [], askedFor: askedBy(problems, goal) })).map(
    ({ name }) => name,
  );
  return (
    <SimpleFrame body={{ tree, problems, goal, onChange }}>
      {parts.map((part) => (
        <SimpleSection
          key={part.title}
          title={titles[part.title] ?? ''}
          actions={
            part.party === undefined ? undefined : (
              <PlainParty
                clientId={clientId}
                of={part.party}
                title={titles[part.title] ?? ''}
                fields={fields}
                onChange={onChange}
              />
            )
          }
        >
          <Part part={part} fields={fields} />
        </SimpleSection>
      ))}
      {also.length === 0 ? null : (
        <SimpleSection title={text.also}>
          <CompanyHint clientId={clientId} names={also} />
          <SimpleFields fields={fields} names={also} holder={[]} elsewhere={null} labels={labels} />
        </SimpleSection>
      )}
    </SimpleFrame>
  );
}
