'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocale, useText } from '../../text/text.tsx';
import { useApi } from '../../trpc/client.tsx';
import { useMutation } from '../../trpc/use-mutation.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SubmitActions } from '../../ui/dialog/submit-actions.tsx';
import { isWord, TypedWord } from '../../ui/dialog/typed-word.tsx';
import { Form } from '../../ui/form/form.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Countdown, useNow } from '../../ui/time.tsx';
import { useToast } from '../../ui/toast.tsx';
import { ActionFields, decimalsIn } from './action-fields.tsx';
import { actionMessages } from './action-messages.ts';
import { bodyOf } from './body-of.ts';
import { closingOf, type Prefilled } from './closing-of.ts';
import { labelIn } from './messages.ts';
import type { Action, DocumentRecord } from './timeline.ts';

interface Props {
  readonly record: DocumentRecord;
  readonly action: Action;
  readonly onClose: () => void;
}

function Term({ until }: { readonly until: Date }) {
  const text = useText(actionMessages);
  const now = useNow(10_000);
  if (now !== null && now > until) return <Notice tone="warn">{text.termOver}</Notice>;
  return (
    <p className="text-[13px] text-ink-soft">
      {text.termLeft} <Countdown until={until} />
    </p>
  );
}

/** Values that the document itself proposes; null while they are read. */
function usePrefilled({ id }: DocumentRecord, { name }: Action): Prefilled | null {
  const isClosing = name === 'closeMdfe';
  const request = useQuery(
    useApi().document.request.queryOptions({ id }, { enabled: isClosing, retry: false }),
  );
  if (!isClosing || request.isError) return {};
  return request.data === undefined ? null : closingOf(request.data.body);
}

/** Asks for one operation; production wants a word typed. */
export function ActionDialog({ record, action, onClose }: Props) {
  const text = useText(actionMessages);
  const locale = useLocale();
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState('');
  // The same for every press of the button: asked for once.
  const [key] = useState(() => crypto.randomUUID());
  const act = useMutation(
    api.document.act.mutationOptions({
      onSuccess: async () => {
        toast(text.asked);
        onClose();
        await queries.invalidateQueries({ queryKey: api.document.pathKey() });
      },
    }),
  );
  const live = record.environment === 1;
  const word = live ? text.word : undefined;
  const values = usePrefilled(record, action);
  const title = labelIn(text.operations, action.name);
  return (
    <Dialog
      onClose={onClose}
      title={`${title}: ${record.typeName} ${record.numero}`}
      hint={action.name in text.hints ? labelIn(text.hints, action.name) : title}
      wide={action.fields.some(({ as }) => as === 'lista')}
    >
      <Form
        error={act.error}
        onSubmit={(values) =>
          act.mutate({
            id: record.id,
            operation: action.name,
            body: bodyOf(values, { decimals: decimalsIn(action.fields), locale }),
            key,
          })
        }
      >
        {action.until === null ? null : <Term until={action.until} />}
        {values === null ? (
          <SkeletonRows rows={3} />
        ) : (
          <ActionFields fields={action.fields} values={values} />
        )}
        {live ? <Notice tone="warn">{text.liveWarning}</Notice> : null}
        {word === undefined ? null : <TypedWord word={word} typed={typed} onType={setTyped} />}
        <SubmitActions
          onClose={onClose}
          danger={action.leaves !== null}
          busy={act.isPending}
          disabled={!isWord(typed, word) || values === null}
        >
          {live ? text.sendLive : text.send}
        </SubmitActions>
      </Form>
    </Dialog>
  );
}
