import { expect, it } from 'vitest';
import { copyOf } from './copy-of.ts';
import { parseTree, printTree } from './editor/json-tree.ts';

it('gives it a new number and date, and leaves its items alone', () => {
  const { tree } = parseTree(
    '{"numero":"7","serie":"1","data_emissao":"2026-11-21T10:00:00-03:00","itens":[{"numero":"1","valor":10.50}]}',
  );
  const { data_emissao: moment, ...copy } = tree && JSON.parse(printTree(copyOf(tree)));
  expect(Date.parse(moment)).toBeGreaterThan(Date.parse('2026-11-21T10:00:00-03:00'));
  expect(copy).toEqual({
    serie: '1',
    itens: [{ numero: '1', valor: 10.5 }],
  });
});
