'use client';
import { BookUser, Package, Save } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useState } from 'react';
import { useText } from '../../../text/text.tsx';
import { Button } from '../../../ui/button.tsx';
import type { CadastroKind, Fields } from './cadastro-picker.tsx';
import { simpleMessages } from './messages.ts';
import { useKeep } from './use-keep.ts';

const CadastroPicker = dynamic(
  () => import('./cadastro-picker.tsx').then((module) => module.CadastroPicker),
  { loading: () => null },
);

interface Props {
  readonly clientId: string;
  readonly kind: CadastroKind;
  /** Values of its fields in the form. */
  readonly entry: Record<string, string>;
  readonly isComplete: boolean;
  /** Tells buttons of several entries apart, for readers. */
  readonly about?: ReactNode;
  readonly onPick: (fields: Fields) => void;
}

/** Takes a party or a product from what the company keeps, or stores it there. */
export function StoredEntry({ clientId, kind, entry, isComplete, about, onPick }: Props) {
  const text = useText(simpleMessages);
  const [picking, setPicking] = useState(false);
  const { keep, busy } = useKeep(clientId, kind);
  const [Icon, choose, store] =
    kind === 'produto'
      ? [Package, text.chooseProduct, text.keepProduct]
      : [BookUser, text.chooseParty, text.keepParty];
  return (
    <>
      <Button size="sm" onClick={() => setPicking(true)}>
        <Icon aria-hidden />
        {choose}
        {about}
      </Button>
      {isComplete ? (
        <Button size="sm" busy={busy} onClick={() => keep(entry)}>
          <Save aria-hidden />
          {store}
          {about}
        </Button>
      ) : null}
      {picking ? (
        <CadastroPicker
          clientId={clientId}
          kind={kind}
          onPick={(chosen) => {
            onPick(chosen);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      ) : null}
    </>
  );
}
