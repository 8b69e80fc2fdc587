'use client';
import { useQuery } from '@tanstack/react-query';
import { Landmark } from 'lucide-react';
import { useText } from '../../../text/text.tsx';
import { useApi, useApiClient } from '../../../trpc/client.tsx';
import { faultOf } from '../../../trpc/fault.ts';
import { useMutation } from '../../../trpc/use-mutation.ts';
import { Button } from '../../../ui/button.tsx';
import { useToast } from '../../../ui/toast.tsx';
import type { JsonObject } from '../editor/json-tree.ts';
import type { EmissionField } from '../fields.ts';
import { useForm } from '../form-context.ts';
import { simpleMessages } from './messages.ts';
import { PARTY, partyOf, withKnown, withParty } from './simple-fields.ts';
import { SimpleFields, SimpleSection } from './simple-section.tsx';
import { StoredEntry } from './stored-entry.tsx';
import { hasPartyQuestion, useSefaz } from './use-sefaz.ts';

interface Props {
  readonly clientId: string;
  readonly fields: readonly EmissionField[];
  readonly onChange: (tree: JsonObject) => void;
}

/** Fills in what a public register knows of a CNPJ or a CEP, where the installation asks one. */
function FillIn({ clientId, onChange }: Pick<Props, 'clientId' | 'onChange'>) {
  const text = useText(simpleMessages);
  const api = useApi();
  const client = useApiClient();
  const toast = useToast();
  const { tree } = useForm();
  const { data: known } = useQuery(
    api.cadastros.registers.queryOptions(undefined, { staleTime: Number.POSITIVE_INFINITY }),
  );
  const bare = (name: string) => (partyOf(tree)[name] ?? '').replace(/[^0-9A-Za-z]/g, '').toUpperCase();
  const [cnpj, cep] = [bare('cnpj_destinatario'), bare('cep_destinatario')];
  const fill = useMutation({
    mutationFn: (by: 'cnpj' | 'cep') =>
      by === 'cnpj' ? client.cadastros.cnpj.query({ cnpj }) : client.cadastros.cep.query({ cep }),
    onSuccess: (found, by) => {
      if (found !== null) onChange(withKnown(tree, found));
      else toast(by === 'cnpj' ? text.unknownCnpj : text.unknownCep);
    },
    onError: (error) => toast(faultOf(error).message),
  });
  const offers = [
    ...(known?.cnpj === true && cnpj.length === 14 ? (['cnpj'] as const) : []),
    ...(known?.cep === true && /^\d{8}$/.test(cep) ? (['cep'] as const) : []),
  ];
  const party = partyOf(tree);
  const sefaz = useSefaz(clientId, 'destinatario', (found) => onChange(withKnown(tree, found)));
  const asksSefaz = hasPartyQuestion(party);
  if (offers.length === 0 && !asksSefaz) return null;
  return (
    <div className="flex flex-wrap gap-2">
      {offers.map((by) => (
        <Button
          key={by}
          size="sm"
          busy={fill.isPending && fill.variables === by}
          onClick={() => fill.mutate(by)}
        >
          {by === 'cnpj' ? text.fillByCnpj : text.fillByCep}
        </Button>
      ))}
      {asksSefaz ? (
        <Button size="sm" busy={sefaz.busy} onClick={() => sefaz.ask(party)}>
          <Landmark aria-hidden />
          {text.fillBySefaz}
        </Button>
      ) : null}
    </div>
  );
}

/** The buyer: chosen from the register, looked up, or typed. */
export function SimpleParty({ clientId, fields, onChange }: Props) {
  const text = useText(simpleMessages);
  const { tree } = useForm();
  const party = partyOf(tree);
  return (
    <SimpleSection
      title={text.party}
      actions={
        <StoredEntry
          clientId={clientId}
          kind="destinatario"
          entry={party}
          isComplete={party['nome_destinatario'] !== undefined}
          onPick={(chosen) => onChange(withParty(tree, chosen))}
        />
      }
    >
      <SimpleFields fields={fields} names={PARTY} holder={[]} elsewhere={null} />
      <FillIn clientId={clientId} onChange={onChange} />
    </SimpleSection>
  );
}
