'use client';
import type { JsonObject } from '../../editor/json-tree.ts';
import type { EmissionField } from '../../fields.ts';
import { useForm } from '../../form-context.ts';
import { PARTY, TOWN } from '../simple-fields.ts';
import { StoredEntry } from '../stored-entry.tsx';
import { storedParty, withStoredParty } from './party-fields.ts';

interface Props {
  readonly clientId: string;
  /** Ending of the party's fields. */
  readonly of: string;
  /** The party's heading. */
  readonly title: string;
  readonly fields: readonly EmissionField[];
  readonly onChange: (tree: JsonObject) => void;
}

const KNOWN = [...PARTY, TOWN];

/** Takes the party from the company's customers, or stores it there. */
export function PlainParty({ clientId, of, title, fields, onChange }: Props) {
  const { tree } = useForm();
  const party = storedParty(tree, fields, { of, known: KNOWN });
  return (
    <StoredEntry
      clientId={clientId}
      kind="destinatario"
      entry={party}
      isComplete={party['nome_destinatario'] !== undefined}
      about={<span className="sr-only">: {title}</span>}
      onPick={(chosen) => onChange(withStoredParty(tree, fields, { of, chosen, known: KNOWN }))}
    />
  );
}
