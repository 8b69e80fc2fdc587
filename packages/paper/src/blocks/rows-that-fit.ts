/** Number of rows that a room takes, below the head of their table. */
export function rowsThatFit(
  rows: readonly { readonly height: number }[],
  { head, room }: { readonly head: number; readonly room: number },
): number {
  let used = head;
  let count = 0;
  for (const { height } of rows) {
    if (used + height > room) break;
    used += height;
    count++;
  }
  return count;
}
