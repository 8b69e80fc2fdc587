// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TabPanels } from './tab-panels.tsx';

afterEach(cleanup);

function open(initial?: string) {
  render(
    <TabPanels
      label="Partes"
      initial={initial ?? null}
      panels={[
        { id: 'a', label: 'A', content: 'first' },
        { id: 'b', label: 'B', content: 'second' },
        { id: 'c', label: 'C', content: 'third' },
      ]}
    />,
  );
  return {
    shown: () => screen.getByRole('tabpanel').textContent,
    press: (key: string) => fireEvent.keyDown(screen.getByRole('tab', { selected: true }), { key }),
  };
}

it('shows the chosen part alone, named by its tab', () => {
  const { shown } = open('b');
  expect(shown()).toBe('second');
  fireEvent.click(screen.getByRole('tab', { name: 'C' }));
  expect(shown()).toBe('third');
  const panel = screen.getByRole('tabpanel', { name: 'C' });
  expect(screen.getByRole('tab', { name: 'C' }).getAttribute('aria-controls')).toBe(panel.id);
});

it('shows the first part for an unknown one', () => {
  expect(open('none').shown()).toBe('first');
});

it('is moved by arrow keys around its ends, with Home and End, and focuses the chosen tab alone', () => {
  const { shown, press } = open();
  const seen = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'Home'].map((key) => {
    press(key);
    return shown();
  });
  expect(seen).toEqual(['third', 'first', 'second', 'third', 'first']);
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'A' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
});
