// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FieldErrors, TextField } from './field.tsx';

afterEach(cleanup);

const wrong = {
  field: 'cnpj',
  code: 'formato_invalido',
  message: 'CNPJ inválido.',
  fix: 'Confira os dígitos.',
};

const renderField = (errors: (typeof wrong)[]) =>
  render(
    <FieldErrors value={errors}>
      <TextField label="CNPJ" name="cnpj" hint="Só os 14 caracteres." />
    </FieldErrors>,
  );

it('a control refers to its hint, or to its error and the remedy', () => {
  const { rerender } = renderField([]);
  const input = screen.getByLabelText('CNPJ');
  expect(input.getAttribute('aria-invalid')).toBeNull();
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Só os 14 caracteres.',
  );
  rerender(
    <FieldErrors value={[wrong]}>
      <TextField label="CNPJ" name="cnpj" hint="Só os 14 caracteres." />
    </FieldErrors>,
  );
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'CNPJ inválido. Confira os dígitos.',
  );
});

it('the error of another field is not shown here', () => {
  renderField([{ ...wrong, field: 'name' }]);
  expect(screen.queryByText(/inválido/)).toBeNull();
  expect(screen.getByText('Só os 14 caracteres.')).toBeDefined();
});

it('the error of one of several values in a control is shown there', () => {
  renderField([{ ...wrong, field: 'cnpj[1]' }]);
  expect(screen.getByLabelText('CNPJ').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/inválido/)).toBeDefined();
});
