'use client';
import { EllipsisVertical } from 'lucide-react';
import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../shell/session.tsx';
import { useText } from '../../text/text.tsx';
import { Button } from '../../ui/button.tsx';
import { Menu, MenuItem } from '../../ui/menu/menu.tsx';
import { actionMessages } from './action-messages.ts';
import { labelIn } from './messages.ts';
import type { Action, DocumentRecord } from './timeline.ts';

const ActionDialog = dynamic(() => import('./action-dialog.tsx').then((module) => module.ActionDialog), {
  loading: () => null,
});

/** Has a button of its own; the rest is in the menu. */
const MAIN = new Set(['cancelDocument', 'closeMdfe', 'correctDocument']);

interface Props {
  readonly record: DocumentRecord;
  /** A button before those of the operations. */
  readonly before: ReactNode;
}

/** Operations that this user can request now. The menu shares its line with one of them. */
export function Actions({ record, before }: Props) {
  const text = useText(actionMessages);
  const mayOperate = useMay('documents:operate');
  const asked = useSearchParams().get('acao');
  const [chosen, choose] = useState<Action | null>(
    () => record.actions.find(({ name, refusal }) => name === asked && refusal === null) ?? null,
  );
  if (!mayOperate || record.actions.length === 0) return before;
  const open = record.actions.filter(({ refusal }) => refusal === null);
  const rest = record.actions.filter(({ name, refusal }) => !MAIN.has(name) || refusal !== null);
  const buttons = open
    .filter(({ name }) => MAIN.has(name))
    .map((action) => (
      <Button
        key={action.name}
        tone={action.leaves === 'CANCELADA' ? 'danger' : 'secondary'}
        onClick={() => choose(action)}
      >
        {labelIn(text.operations, action.name)}
      </Button>
    ));
  return (
    <>
      {buttons.length === 0 ? null : before}
      {buttons.slice(0, -1)}
      <div className="flex items-center gap-2">
        {buttons.at(-1) ?? before}
        {rest.length === 0 ? null : (
          <Menu
            trigger={
              <Button size="icon" aria-label={text.more}>
                <EllipsisVertical aria-hidden />
              </Button>
            }
          >
            {rest.map((action) => (
              <MenuItem key={action.name} disabled={action.refusal !== null} onSelect={() => choose(action)}>
                <span className="grid max-w-64">
                  {labelIn(text.operations, action.name)}
                  {action.refusal === null ? null : <span className="text-xs">{action.refusal.message}</span>}
                </span>
              </MenuItem>
            ))}
          </Menu>
        )}
      </div>
      {chosen === null ? null : (
        <ActionDialog key={chosen.name} record={record} action={chosen} onClose={() => choose(null)} />
      )}
    </>
  );
}
