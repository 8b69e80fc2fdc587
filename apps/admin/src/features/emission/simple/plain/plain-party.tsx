'use client';
import { BookUser, Save } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../../../text/text.tsx';
import { Button } from '../../../../ui/button.tsx';
import type { JsonObject } from '../../editor/json-tree.ts';
import type { EmissionField } from '../../fields.ts';
import { useForm } from '../../form-context.ts';
import { CadastroPicker } from '../cadastro-picker.tsx';
import { simpleMessages } from '../messages.ts';
import { PARTY, TOWN } from '../simple-fields.ts';
import { useKeep } from '../use-keep.ts';
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
  const text = useText(simpleMessages);
  const { tree } = useForm();
  const [picking, setPicking] = useState(false);
  const { keep, busy } = useKeep(clientId, 'destinatario');
  const party = storedParty(tree, fields, { of, known: KNOWN });
  return (
    <>
      <Button size="sm" onClick={() => setPicking(true)}>
        <BookUser aria-hidden />
        {text.chooseParty}
        <span className="sr-only">: {title}</span>
      </Button>
      {party['nome_destinatario'] === undefined ? null : (
        <Button size="sm" busy={busy} onClick={() => keep(party)}>
          <Save aria-hidden />
          {text.keepParty}
          <span className="sr-only">: {title}</span>
        </Button>
      )}
      {picking ? (
        <CadastroPicker
          clientId={clientId}
          kind="destinatario"
          onPick={(chosen) => {
            onChange(withStoredParty(tree, fields, { of, chosen, known: KNOWN }));
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
}
