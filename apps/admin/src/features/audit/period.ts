/** Days as the browser's own date field has them, at the fiscal clock (UTC−3 the year round). */
const startOf = (day: string): Date | null => {
  const at = new Date(`${day}T00:00:00-03:00`);
  return Number.isNaN(at.getTime()) ? null : at;
};
const DAY_MS = 86_400_000;

/** `yyyy-mm-dd` texts, both days included → instants; what is empty or no day bounds nothing. */
export function periodOf(from: string, to: string): { readonly from?: Date; readonly to?: Date } {
  const first = startOf(from);
  const last = startOf(to);
  return {
    ...(first !== null && { from: first }),
    ...(last !== null && { to: new Date(last.getTime() + DAY_MS) }),
  };
}
