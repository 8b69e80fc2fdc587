// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenDialog } from './open-dialog.tsx';
import { ShownOnce } from './shown-once.tsx';

afterEach(cleanup);

const leavesPage = (): boolean => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('a secret shown once outlives Escape, and the browser asks before it leaves the page', async () => {
  const onClose = vi.fn<() => void>();
  const dialog = (isShown: boolean) => (
    <OpenDialog open onClose={onClose} title="Códigos">
      {isShown ? <ShownOnce secret="abcd-efgh" label="Códigos" /> : <input aria-label="Senha" />}
    </OpenDialog>
  );
  const { rerender } = render(dialog(false));
  await screen.findByLabelText('Senha');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(leavesPage()).toBe(true);

  rerender(dialog(true));
  await screen.findByText('abcd-efgh');
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button', { name: 'Fechar' })).toBeNull();
  expect(leavesPage()).toBe(false);

  rerender(dialog(false));
  await screen.findByRole('button', { name: 'Fechar' });
  expect(leavesPage()).toBe(true);
});
