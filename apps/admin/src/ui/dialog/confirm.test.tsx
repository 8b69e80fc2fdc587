// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Confirm } from './confirm.tsx';

afterEach(cleanup);

const renderConfirm = (word?: string) => {
  const onConfirm = vi.fn<() => void>();
  render(
    <Confirm
      onClose={() => undefined}
      title="Revogar a chave"
      action="Revogar"
      {...(word === undefined ? {} : { word })}
      onConfirm={onConfirm}
    />,
  );
  return onConfirm;
};
const action = () => screen.findByRole<HTMLButtonElement>('button', { name: 'Revogar' });

it('an action in production runs only after its word was typed, in any case of letters', async () => {
  const onConfirm = renderConfirm('PRODUCAO');
  await userEvent.click(await action());
  await userEvent.type(screen.getByRole('textbox'), 'produ');
  expect((await action()).disabled).toBe(true);
  await userEvent.type(screen.getByRole('textbox'), 'cao ');
  expect(onConfirm).not.toHaveBeenCalled();
  await userEvent.click(await action());
  expect(onConfirm).toHaveBeenCalledOnce();
});

it('begins in its field, or at the button that leaves all as it is', async () => {
  renderConfirm('PRODUCAO');
  await action();
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
  cleanup();
  renderConfirm();
  await action();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancelar' }));
});

it('anything else by one press', async () => {
  const onConfirm = renderConfirm();
  await userEvent.click(await action());
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(onConfirm).toHaveBeenCalledOnce();
});
