// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { OpenCombobox } from './combobox-list.tsx';

afterEach(cleanup);

const COMPANIES = Array.from({ length: 70 }, (_, at) => ({ value: `c${at}`, label: `Empresa ${at}` }));

function renderCombobox(value: string | null = null) {
  const onChange = vi.fn<(value: string | null) => void>();
  render(
    <OpenCombobox
      label="Empresa"
      name="clientId"
      options={COMPANIES}
      value={value}
      none="Todas"
      placeholder="Escolha"
      searchLabel="Procurar empresa"
      emptyLabel="Nenhuma empresa"
      onChange={onChange}
      trigger={<button type="button">Empresa</button>}
    />,
  );
  return onChange;
}
const search = () => screen.getByRole('combobox');
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);
const pointedAt = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;

it('is searched by typing, and chosen from by keyboard alone', async () => {
  const onChange = renderCombobox();
  await userEvent.type(search(), 'empresa 6');
  expect(options()).toEqual(COMPANIES.flatMap(({ label }) => (label.includes('6') ? [label] : [])));
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}');
  expect(pointedAt()).toBe('Empresa 16');
  await userEvent.keyboard('{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('c16');
});

it('begins at what is chosen, and leads back to nothing', async () => {
  const onChange = renderCombobox('c1');
  expect(pointedAt()).toBe('Empresa 1');
  await userEvent.type(search(), '{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
  expect(onChange).toHaveBeenCalledExactlyOnceWith(null);
});

it('shows sixty and their total; without a match it reports that, and Enter chooses nothing', async () => {
  const onChange = renderCombobox();
  expect(options()).toHaveLength(61);
  expect(screen.getByRole('status').textContent).toMatch(/70/);
  await userEvent.type(search(), 'zzz{Enter}');
  expect(screen.getByText('Nenhuma empresa')).toBeDefined();
  expect(onChange).not.toHaveBeenCalled();
});
