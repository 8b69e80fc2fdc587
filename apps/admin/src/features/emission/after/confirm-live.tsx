'use client';
import Link from 'next/link';
import { useState } from 'react';
import { useLocale, useText } from '../../../text/text.tsx';
import { faultOf } from '../../../trpc/fault.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../../ui/dialog/submit-actions.tsx';
import { isWord, TypedWord } from '../../../ui/dialog/typed-word.tsx';
import { FaultText } from '../../../ui/form/fault-text.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { counterMessages } from '../../counter/counter-messages.ts';
import type { CounterReason } from '../../counter/use-counter.ts';
import { emissionMessages } from '../messages.ts';
import type { LiveWord } from '../use-emission.ts';
import { confirmMessages } from './confirm-messages.ts';

interface Props {
  /** `NF-e`. */
  readonly typeName: string;
  readonly busy: boolean;
  readonly error: unknown;
  /** Reason why the open counter does not suffice. */
  readonly reason: CounterReason | null;
  readonly onEmit: (word: LiveWord) => void;
  readonly onClose: () => void;
}

/** Word to type as confirmation. */
const WORDS = { 'pt-BR': 'PRODUÇÃO', en: 'PRODUCTION' } as const;

const lacksSecondFactor = (error: unknown): boolean =>
  error !== null && faultOf(error).errors.some(({ code }) => code === 'segundo_fator_exigido');

/** Asks for a typed word before something with fiscal value is emitted. */
export function ConfirmLive({ typeName, busy, error, reason, onEmit, onClose }: Props) {
  const text = useText(emissionMessages);
  const own = useText(confirmMessages);
  const counter = useText(counterMessages);
  const [typed, setTyped] = useState('');
  const word = WORDS[useLocale()];
  return (
    <Dialog onClose={onClose} title={own.liveAsk(typeName)} hint={own.liveHint}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (isWord(typed, word)) onEmit(word);
        }}
      >
        {reason === null ? null : <Notice tone="info">{counter.reasons[reason]}</Notice>}
        <Notice tone="warn">{own.liveWarning}</Notice>
        <TypedWord word={word} typed={typed} onType={setTyped} />
        {error === null ? null : (
          <Notice tone="bad" role="alert">
            <FaultText error={error} />
            {lacksSecondFactor(error) ? (
              <Link href="/perfil" className="block underline">
                {own.toProfile}
              </Link>
            ) : null}
          </Notice>
        )}
        <SubmitActions onCancel={onClose} danger busy={busy} disabled={!isWord(typed, word)}>
          {text.emitLive}
        </SubmitActions>
      </form>
    </Dialog>
  );
}
