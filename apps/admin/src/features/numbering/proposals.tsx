'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { formatNumber } from '../../format/format.ts';
import { modelName } from '../../format/model-names.ts';
import { AmbienteBadge } from '../../shell/ambiente.tsx';
import { useMay } from '../../shell/session.tsx';
import { useLocale, useText } from '../../text/text.tsx';
import { type Answers, useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog/confirm.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { numberingMessages } from './messages.ts';

type Proposal = Answers['numbering']['proposals'][number];

/** Series that an import left to a person: nothing where there is nothing to decide. */
export function Proposals({ clientId }: { readonly clientId: string }) {
  const proposals = useQuery(useApi().numbering.proposals.queryOptions({ clientId }));
  return proposals.data?.map((proposal) => (
    <ProposalNotice
      key={`${proposal.target}/${proposal.emitente}/${proposal.modelo}/${proposal.serie}/${proposal.kind}/${proposal.first}`}
      proposal={proposal}
    />
  ));
}

function ProposalNotice({ proposal }: { readonly proposal: Proposal }) {
  const text = useText(numberingMessages);
  const locale = useLocale();
  const may = useMay('clients:write');
  const [accepting, setAccepting] = useState(false);
  const { kind, environment, target, mod, serie, documents, proven } = proposal;
  const number = (value: number) => formatNumber(value, locale);
  const [first, last] = [number(proposal.first), number(proposal.last)];
  const action = text.proposals[kind].action(number(proposal.proposedNumero));
  return (
    <Notice tone={kind === 'voltar' ? 'warn' : 'info'}>
      <p className="flex flex-wrap items-center gap-2 font-medium">
        {text.proposalTitle(modelName(mod), serie)} <AmbienteBadge ambiente={environment} target={target} />
      </p>
      <p>{text.proposals[kind].text(first, last, number(proposal.nextNumero))}</p>
      <p>{text.proposalProof(number(documents), number(proven))}</p>
      {may ? (
        <Button size="sm" className="mt-3" onClick={() => setAccepting(true)}>
          {action}
        </Button>
      ) : null}
      {accepting ? <Accept proposal={proposal} action={action} onClose={() => setAccepting(false)} /> : null}
    </Notice>
  );
}

interface AcceptProps {
  readonly proposal: Proposal;
  readonly action: string;
  readonly onClose: () => void;
}

/** Sets the next number of the series; production wants a word typed. */
function Accept({ proposal, action, onClose }: AcceptProps) {
  const text = useText(numberingMessages);
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const { clientId, environment, target, mod, emitente, serie, proposedNumero } = proposal;
  const update = useMutation(
    api.clients.update.mutationOptions({
      onSuccess: () => {
        toast(text.saved);
        onClose();
      },
      onSettled: () =>
        Promise.all([
          queries.invalidateQueries({ queryKey: api.clients.pathKey() }),
          queries.invalidateQueries({ queryKey: api.numbering.pathKey() }),
        ]),
    }),
  );
  return (
    <Confirm
      onClose={onClose}
      title={text.proposalTitle(modelName(mod), serie)}
      action={action}
      mutation={update}
      {...(environment === 1 ? { word: text.liveWord } : {})}
      onConfirm={() =>
        update.mutate({
          clientId,
          numbering: [{ environment, target, mod, cnpj: emitente, serie, nextNumber: proposedNumero }],
        })
      }
    >
      <p>{text.proposals[proposal.kind].hint}</p>
    </Confirm>
  );
}
