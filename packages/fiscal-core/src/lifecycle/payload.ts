/** A Temporal payload: what a value became before it is encrypted. */
export interface PayloadParts {
  readonly metadata?: Readonly<Record<string, Uint8Array>> | null;
  readonly data?: Uint8Array | null;
}

const METADATA = 0x0a;
const KEY = 0x0a;
const VALUE = 0x12;
const DATA = 0x12;

function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) | 128);
  }
}

const field = (tag: number, bytes: Uint8Array): Uint8Array[] => [
  Uint8Array.from([tag, ...varint(bytes.length)]),
  bytes,
];

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Protobuf bytes of a payload (temporal.api.common.v1.Payload: `map<string, bytes> metadata = 1; bytes data = 2`). */
export function packPayload({ metadata, data }: PayloadParts): Uint8Array {
  const text = new TextEncoder();
  const entries = Object.entries(metadata ?? {}).flatMap(([key, value]) =>
    field(METADATA, concat([...field(KEY, text.encode(key)), ...field(VALUE, value)])),
  );
  return concat([...entries, ...(data ? field(DATA, data) : [])]);
}

/** Reads length-delimited fields only, which is all that a payload has. Throws on anything else. */
function* fields(bytes: Uint8Array): Generator<readonly [tag: number, value: Uint8Array]> {
  for (let at = 0; at < bytes.length; ) {
    const tag = bytes[at++] ?? 0;
    let length = 0;
    for (let scale = 1; ; scale *= 128) {
      const byte = bytes[at++];
      if (byte === undefined) throw new Error('Payload ends early');
      length += (byte & 127) * scale;
      if (byte < 128) break;
    }
    if ((tag & 7) !== 2 || at + length > bytes.length) throw new Error('Not the bytes of a payload');
    yield [tag, bytes.subarray(at, at + length)];
    at += length;
  }
}

/** Reverse of `packPayload`; also reads what Temporal's own protobuf code wrote. */
export function unpackPayload(bytes: Uint8Array): { metadata: Record<string, Uint8Array>; data: Uint8Array } {
  const metadata: Record<string, Uint8Array> = {};
  let data = new Uint8Array();
  for (const [tag, value] of fields(bytes)) {
    if (tag === DATA) data = Uint8Array.from(value);
    if (tag !== METADATA) continue;
    const entry = new Map(fields(value));
    metadata[new TextDecoder().decode(entry.get(KEY))] = Uint8Array.from(entry.get(VALUE) ?? []);
  }
  return { metadata, data };
}
