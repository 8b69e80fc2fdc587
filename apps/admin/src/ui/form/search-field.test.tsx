// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SearchField } from './search-field.tsx';

afterEach(cleanup);

/** The field with a value that follows only when the test hands it over, as the address of a page does. */
function open() {
  const searched: string[] = [];
  const field = (value: string) => (
    <SearchField label="Buscar" hint="" value={value} onSearch={(search) => searched.push(search)} />
  );
  const { rerender } = render(field(''));
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  return {
    searched,
    input,
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    enter: () => fireEvent.submit(input),
    arrive: (value: string) => rerender(field(value)),
  };
}

it('keeps what is typed while the address still shows an earlier search', () => {
  const { searched, input, type, enter, arrive } = open();
  type('300');
  enter();
  expect(input.value).toBe('300');
  type('0,01');
  enter();
  arrive('300');
  expect(input.value).toBe('0,01');
  arrive('0,01');
  expect([input.value, searched]).toEqual(['0,01', ['300', '0,01']]);
});

it('takes a search from elsewhere', () => {
  const { input, type, enter, arrive } = open();
  type('300');
  enter();
  arrive('300');
  arrive('');
  expect(input.value).toBe('');
});
