'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { modelName } from '../../format/model-names.ts';
import { useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { SelectField, TextField } from '../../ui/form/field.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/toast.tsx';
import { numberingMessages } from './messages.ts';

const MODS = ['55', '65', '57', '58', '59', '62', 'NFSE'].map((mod) => ({
  value: mod,
  label: modelName(mod),
}));

const TARGETS = ['sandbox', 'homologacao', 'producao'] as const;
type Target = (typeof TARGETS)[number];

/** Moves the counter of a série, as who comes from another system needs it. */
export function SetNextNumber({
  clientId,
  open,
  onClose,
}: {
  readonly clientId: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const text = useText(numberingMessages);
  const api = useApi();
  const toast = useToast();
  const queries = useQueryClient();
  const [target, setTarget] = useState<Target>('sandbox');
  const [word, setWord] = useState('');
  const update = useMutation(
    api.clients.update.mutationOptions({
      onSuccess: async () => {
        toast(text.saved);
        onClose();
        await Promise.all([
          queries.invalidateQueries({ queryKey: api.clients.pathKey() }),
          queries.invalidateQueries({ queryKey: api.numbering.pathKey() }),
        ]);
      },
    }),
  );
  const live = target === 'producao';
  return (
    <Dialog open={open} onClose={onClose} title={text.setNext} hint={text.setNextHint}>
      <Form
        error={update.error}
        onSubmit={({ mod = '', serie = '', next = '' }) =>
          update.mutate({
            clientId,
            numbering: [
              { environment: live ? 1 : 2, target, mod, serie: Number(serie), nextNumber: Number(next) },
            ],
          })
        }
      >
        <SelectField
          label={text.environment}
          name="target"
          value={target}
          onChange={(event) => setTarget(TARGETS.find((each) => each === event.target.value) ?? 'sandbox')}
          options={TARGETS.map((value) => ({ value, label: text.targets[value] }))}
        />
        <div className="grid grid-cols-3 gap-3">
          <SelectField label={text.model} name="mod" options={MODS} defaultValue="55" />
          <TextField label={text.serie} name="serie" inputMode="numeric" defaultValue={1} />
          <TextField label={text.next} name="next" inputMode="numeric" autoComplete="off" />
        </div>
        {live ? (
          <>
            <Notice tone="warn">{text.live}</Notice>
            <TypedWord word={text.liveWord} typed={word} onType={setWord} />
          </>
        ) : null}
        <SubmitActions
          onCancel={onClose}
          busy={update.isPending}
          disabled={live && !isWord(word, text.liveWord)}
        >
          {text.save}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
