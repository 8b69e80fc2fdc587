import type { Layout, Leaf, Row } from '../layout/types.ts';

/** The rows with one more behind an element, by the tags that lead to it. */
function insertBehind(rows: readonly Row[], [tag, ...rest]: readonly string[], added: Leaf): readonly Row[] {
  return rows.flatMap((row): readonly Row[] => {
    if (row.node !== 'leaf' && row.node !== 'group') return [row];
    if (row.tag !== tag) return [row];
    if (rest.length === 0) return [row, added];
    return row.node === 'group' ? [{ ...row, rows: insertBehind(row.rows, rest, added) }] : [row];
  });
}

/** The layout with a row for each pending field whose place is known: what the official schema will be once it has them. */
export const withPending = (layout: Layout): Layout => ({
  ...layout,
  rows: (layout.pending ?? []).reduce<readonly Row[]>(
    (rows, { place }) => ('row' in place ? insertBehind(rows, place.after.split('/'), place.row) : rows),
    layout.rows,
  ),
});
