// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { DropFile } from './drop-file.tsx';

afterEach(cleanup);

const pfx = new File(['x'], 'empresa.pfx');

function renderDropFile(disabled: boolean) {
  const onFile = vi.fn<(file: File) => void>();
  render(
    <DropFile
      label="Certificado A1"
      name="certificate"
      hint=".pfx ou .p12"
      prompt="Solte o arquivo"
      accept=".pfx,.p12"
      chosen={null}
      disabled={disabled}
      onFile={onFile}
    />,
  );
  return onFile;
}

it('takes a file that is dropped or chosen, and the same one again', async () => {
  const onFile = renderDropFile(false);
  fireEvent.drop(screen.getByText('Solte o arquivo'), { dataTransfer: { files: [pfx] } });
  await userEvent.upload(screen.getByLabelText('Certificado A1'), pfx);
  await userEvent.upload(screen.getByLabelText('Certificado A1'), pfx);
  expect(onFile.mock.calls.map(([{ name }]) => name)).toEqual(['empresa.pfx', 'empresa.pfx', 'empresa.pfx']);
});

it('takes nothing while it is disabled', () => {
  const onFile = renderDropFile(true);
  fireEvent.drop(screen.getByText('Solte o arquivo'), { dataTransfer: { files: [pfx] } });
  expect(onFile).not.toHaveBeenCalled();
});
