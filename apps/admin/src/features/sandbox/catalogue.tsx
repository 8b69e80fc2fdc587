'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Copy } from '../../ui/copy.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { Loaded } from '../../ui/states.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { StatusBadge } from '../documents/status.tsx';
import { useTypeName } from '../documents/types.ts';
import { sandboxMessages } from './messages.ts';
import { scenarioOf } from './scenarios.ts';

type Everything = Answers['sandbox']['catalogue'];

/** Markers with their effects, and the sandbox defaults for incomplete documents. Fetched when opened. */
export function Catalogue() {
  const text = useText(sandboxMessages);
  const api = useApi();
  const [open, setOpen] = useState(false);
  const all = useQuery(
    api.sandbox.catalogue.queryOptions(undefined, { enabled: open, staleTime: Number.POSITIVE_INFINITY }),
  );
  return (
    <Card
      title={text.catalogue}
      hint={text.catalogueHint}
      padded={false}
      actions={
        open ? undefined : (
          <Button size="sm" onClick={() => setOpen(true)}>
            {text.catalogueShow}
          </Button>
        )
      }
    >
      {open ? (
        <Loaded query={all}>
          {({ scenarios, standIns }) => (
            <>
              <Scenarios scenarios={scenarios} />
              <StandIns standIns={standIns} />
            </>
          )}
        </Loaded>
      ) : null}
    </Card>
  );
}

function Scenarios({ scenarios }: Pick<Everything, 'scenarios'>) {
  const text = useText(sandboxMessages);
  return (
    <Table
      label={text.scenarioTable}
      columns={[{ name: text.markerName, className: 'first-letter:uppercase' }, text.effect, text.result]}
    >
      {scenarios.map(({ marker, effect, result }) => {
        const read = scenarioOf(marker);
        return (
          <Tr key={marker}>
            <Td className="font-mono text-[13px] whitespace-nowrap">
              {marker} <Copy value={marker} label={marker} />
            </Td>
            <Td className="min-w-72">{read === null ? effect : text.about[read.kind]}</Td>
            <Td>
              <StatusBadge status={result} />
            </Td>
          </Tr>
        );
      })}
    </Table>
  );
}

function StandIns({ standIns }: Pick<Everything, 'standIns'>) {
  const text = useText(sandboxMessages);
  const nameOf = useTypeName();
  const types = [...new Set(standIns.map(({ type }) => type))];
  const [type, setType] = useState(types[0] ?? 'nfe');
  return (
    <section className="border-t">
      <div className="grid gap-4 p-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div>
          <h3 className="font-medium">{text.standIns}</h3>
          <p className="mt-0.5 text-[13px] text-ink-soft">{text.standInsHint}</p>
        </div>
        <SelectField
          label={text.type}
          name="standInType"
          value={type}
          onChange={({ target }) => setType(target.value)}
          options={types.map((each) => ({ value: each, label: nameOf(each) }))}
        />
      </div>
      <Table label={text.standIns} columns={[text.standInField, text.standInValue, text.standInWhy]}>
        {standIns
          .filter((each) => each.type === type)
          .map(({ field, tag, value, why }, index) => (
            <Tr key={`${field} ${tag} ${index}`}>
              <Td dense className="font-mono text-[13px]">
                {field}
              </Td>
              <Td dense>{value ?? text.standInDepends}</Td>
              <Td dense className="min-w-64">
                {why}
              </Td>
            </Tr>
          ))}
      </Table>
    </section>
  );
}
