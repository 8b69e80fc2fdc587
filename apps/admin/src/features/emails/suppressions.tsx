'use client';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { faultOf } from '../../trpc/fault.ts';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Loaded } from '../../ui/states.tsx';
import { More } from '../../ui/table/more.tsx';
import { Table, Td, Tr } from '../../ui/table/table.tsx';
import { Time } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { useFinish } from '../../ui/use-finish.ts';
import { emailMessages } from './messages.ts';

/** To whom the account sends nothing. */
export function Suppressions() {
  const text = useText(emailMessages);
  const may = useMay('clients:write');
  const list = useInfiniteQuery(
    useApi().emails.suppressions.infiniteQueryOptions(
      {},
      { getNextPageParam: ({ nextAfter }) => nextAfter ?? undefined },
    ),
  );
  return (
    <Card title={text.suppressions} hint={text.suppressionsHint} padded={false}>
      <Loaded query={list} rows={2}>
        {({ pages }) => {
          const all = pages.flatMap(({ data }) => data);
          return all.length === 0 ? (
            <p className="p-5 text-ink-soft">{text.suppressionsNone}</p>
          ) : (
            <SuppressionTable all={all} />
          );
        }}
      </Loaded>
      <More query={list} />
      {may ? <Suppress /> : null}
    </Card>
  );
}

function SuppressionTable({ all }: { readonly all: Answers['emails']['suppressions']['data'] }) {
  const text = useText(emailMessages);
  const may = useMay('clients:write');
  const api = useApi();
  const toast = useToast();
  const finish = useFinish();
  const remove = useMutation(
    api.emails.unsuppress.mutationOptions({
      onSuccess: finish(api.emails.suppressions.pathFilter(), text.unsuppressed),
      onError: (error) => toast(faultOf(error).message),
    }),
  );
  return (
    <Table
      label={text.suppressions}
      columns={[text.address, text.reason, text.since, { name: text.unsuppress, hidden: true }]}
    >
      {all.map(({ address, reason, detail, createdAt }) => (
        <Tr key={address}>
          <Td className="break-all">{address}</Td>
          <Td className="min-w-48">
            {text.reasons[reason]}
            {detail === null ? null : (
              <span className="block text-xs break-words text-ink-soft">{detail}</span>
            )}
          </Td>
          <Td>
            <Time at={createdAt} />
          </Td>
          <Td className="text-right">
            {may ? (
              <Button
                size="sm"
                aria-label={text.unsuppressOf(address)}
                busy={remove.isPending && remove.variables.address === address}
                onClick={() => remove.mutate({ address })}
              >
                {text.unsuppress}
              </Button>
            ) : null}
          </Td>
        </Tr>
      ))}
    </Table>
  );
}

function Suppress() {
  const text = useText(emailMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const add = useMutation(
    api.emails.suppress.mutationOptions({
      onSuccess: async () => {
        form.current?.reset();
        await queries.invalidateQueries(api.emails.suppressions.pathFilter());
        toast(text.suppressed);
      },
    }),
  );
  return (
    <Form
      className="flex flex-wrap items-start gap-3 border-t p-5"
      error={add.error}
      onSubmit={({ address = '' }, sent) => {
        form.current = sent;
        add.mutate({ address });
      }}
    >
      <TextField
        label={text.suppress}
        name="address"
        type="email"
        autoComplete="off"
        className="min-w-64 flex-1"
      />
      <Button type="submit" className="mt-6" busy={add.isPending}>
        {text.suppressAdd}
      </Button>
    </Form>
  );
}
