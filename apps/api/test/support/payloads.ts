/** A payload as Temporal keeps it. */
export interface StoredPayload {
  readonly encoding: string;
  readonly data: Uint8Array;
}

/** Every Temporal payload in a history but the search attributes, which are searched for in clear. */
export function payloadsIn(node: unknown): StoredPayload[] {
  if (typeof node !== 'object' || node === null || node instanceof Uint8Array) return [];
  const { metadata, data }: { metadata?: unknown; data?: unknown } = node;
  if (
    typeof metadata === 'object' &&
    metadata !== null &&
    'encoding' in metadata &&
    data instanceof Uint8Array
  ) {
    const { encoding } = metadata;
    return [{ encoding: encoding instanceof Uint8Array ? Buffer.from(encoding).toString() : '', data }];
  }
  const entries = Object.entries(node).filter(([name]) => name !== 'searchAttributes');
  return entries.flatMap(([, value]) => payloadsIn(value));
}
