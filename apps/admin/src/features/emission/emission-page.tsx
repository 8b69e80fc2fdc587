'use client';
import { useQuery } from '@tanstack/react-query';
import { Building2, Lock } from 'lucide-react';
import Link from 'next/link';
import { useRouter, useSearchParams } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useAmbiente } from '../../shell/ambiente.tsx';
import { pathOf } from '../../shell/ambiente-paths.ts';
import { useMayEmit } from '../../shell/use-may-emit.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField } from '../../ui/form/field.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Empty, Loaded } from '../../ui/states.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ClientPicker } from '../clients/client-picker.tsx';
import { copyOf } from './copy-of.ts';
import { keepLast, readLast } from './draft.ts';
import { parseTree, printTree } from './editor/json-tree.ts';
import { EmissionWorkspace } from './emission-workspace.tsx';
import { emissionMessages } from './messages.ts';

interface Choice {
  readonly clientId: string | null;
  readonly type: string;
  /** Initial body, which overrides the draft. */
  readonly body: string | null;
  /** The document whose body it was. */
  readonly rejected: string | null;
}

/** A stored request as the editor lays it out; as another document where a copy is wanted. */
function laidOut(body: string, copied: boolean): string {
  const { tree } = parseTree(body);
  return tree === null ? body : printTree(copied ? copyOf(tree) : tree);
}

/**
 * Company and type to emit: from the address, else the last ones used, else the first available.
 *
 * @param firstType undefined: types and companies have not come
 */
function useChoice(firstType: string | undefined, firstClient: string | null) {
  const api = useApi();
  const router = useRouter();
  const path = `/${pathOf(useAmbiente())}/emitir`;
  const toast = useToast();
  const text = useText(emissionMessages);
  const address = useSearchParams();
  const copied = address.get('copia');
  const from = address.get('de') ?? copied;
  const [choice, setChoice] = useState<Choice | null>(null);
  const request = useQuery(
    api.document.request.queryOptions({ id: from ?? '' }, { enabled: from !== null, retry: false }),
  );
  const { data: requested } = request;
  useEffect(() => {
    if (requested === undefined || from === null) return;
    const { clientId, type, body } = requested;
    const isCopy = from === copied;
    setChoice({ clientId, type, body: laidOut(body, isCopy), rejected: isCopy ? null : from });
    toast(isCopy ? text.copied : text.fromDocument);
    router.replace(path, { scroll: false });
  }, [requested, from, copied, toast, text, router, path]);
  const asked = from !== null && !request.isError;
  useEffect(() => {
    if (firstType === undefined || asked) return;
    setChoice((before) => {
      // A type may have been chosen before the companies came.
      if (before !== null && (before.clientId !== null || firstClient === null)) return before;
      const last = readLast();
      return {
        clientId: last.clientId ?? firstClient,
        type: before?.type || (last.type ?? firstType),
        body: null,
        rejected: null,
      };
    });
  }, [firstType, firstClient, asked]);
  const choose = (next: Partial<Choice>) =>
    setChoice((before) => {
      const made = {
        clientId: null,
        type: firstType ?? '',
        ...before,
        ...next,
        body: null,
        rejected: null,
      };
      keepLast(made);
      return made;
    });
  return { choice, choose };
}

/** Emissions are tried in the test environment, and asked for in production. */
export function EmissionPage() {
  const text = useText(emissionMessages);
  const live = useAmbiente() === 1;
  const mayEmit = useMayEmit();
  const api = useApi();
  const types = useQuery(api.emission.types.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }));
  const clients = useQuery(api.clients.options.queryOptions(undefined, { staleTime: 60_000 }));
  const [firstType, firstClient] = [types.data?.[0], clients.data?.[0]];
  const { choice, choose } = useChoice(
    clients.data === undefined ? undefined : firstType?.type,
    firstClient?.id ?? null,
  );
  const type = types.data?.find((each) => each.type === choice?.type) ?? firstType;
  const client = clients.data?.find(({ id }) => id === choice?.clientId);
  if (!mayEmit)
    return (
      <>
        <PageHeader title={live ? text.liveTitle : text.title} />
        <Card padded={false}>
          <Empty icon={Lock} title={text.notLive}>
            {text.notLiveHint}
          </Empty>
        </Card>
      </>
    );
  return (
    <>
      <PageHeader title={live ? text.liveTitle : text.title} hint={live ? text.liveTitleHint : text.hint} />
      <Loaded query={types}>
        {(all) =>
          clients.data?.length === 0 ? (
            <Card padded={false}>
              <Empty
                icon={Building2}
                title={text.noClient}
                action={
                  <Button asChild>
                    <Link href="/empresas">{text.toClients}</Link>
                  </Button>
                }
              >
                {text.noClientHint}
              </Empty>
            </Card>
          ) : (
            <>
              <Card className="mb-4">
                <div className="grid gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
                  <ClientPicker value={client?.id ?? null} onChange={(clientId) => choose({ clientId })} />
                  <SelectField
                    label={text.type}
                    name="type"
                    value={type?.type ?? ''}
                    options={all.map((each) => ({ value: each.type, label: each.nome }))}
                    onChange={(event) => choose({ type: event.target.value })}
                  />
                </div>
              </Card>
              {choice === null || type === undefined || clients.data === undefined ? (
                <SkeletonRows rows={8} />
              ) : client === undefined ? (
                <Card padded={false}>
                  <Empty icon={Building2} title={text.chooseClient}>
                    {text.chooseClientHint}
                  </Empty>
                </Card>
              ) : (
                <EmissionWorkspace
                  key={`${client.id} ${type.type} ${choice.body ?? ''}`}
                  clientId={client.id}
                  type={type}
                  initial={choice.body}
                  rejected={choice.rejected}
                />
              )}
            </>
          )
        }
      </Loaded>
    </>
  );
}
