import {
  BIT_STRING,
  contextTag,
  DerError,
  type DerValue,
  derValue,
  derValues,
  OCTET_STRING,
  OID,
  SEQUENCE,
} from './der.ts';

/** Object identifiers as DER writes them, in hexadecimal. Source: RFC 5280, 4.2.1. */
const KEY_USAGE = '551d0f';
const CRL_DISTRIBUTION_POINTS = '551d1f';

/** Content of a certificate's extension; null when absent. @throws {DerError} */
function extensionOf(certificate: Buffer, oid: string): Buffer | null {
  const [tbs] = derValues(derValue(certificate, SEQUENCE).content);
  const fields = tbs === undefined ? [] : [...derValues(tbs.content)];
  const list = fields.find(({ tag }) => tag === contextTag(3));
  if (list === undefined) return null;
  for (const { content } of derValues(derValue(list.content, SEQUENCE).content)) {
    const parts = [...derValues(content)];
    const value = parts.at(-1);
    if (parts[0]?.tag === OID && parts[0].content.toString('hex') === oid && value?.tag === OCTET_STRING)
      return value.content;
  }
  return null;
}

const DIGITAL_SIGNATURE = 0x80;

/** Whether its key may sign; without the extension all uses are allowed. */
export function maySign(certificate: Buffer): boolean {
  return (
    orNull(() => {
      const usage = extensionOf(certificate, KEY_USAGE);
      if (usage === null) return true;
      // The first byte counts the bits that are not used.
      return ((derValue(usage, BIT_STRING).content[1] ?? 0) & DIGITAL_SIGNATURE) !== 0;
    }) !== false
  );
}

const FULL_NAME = contextTag(0);
const URI = 0x86;

/** Addresses of its issuer's revocation lists, HTTP only, in the order of the certificate. */
export function crlAddresses(certificate: Buffer): readonly string[] {
  const found = orNull(() => {
    const points = extensionOf(certificate, CRL_DISTRIBUTION_POINTS);
    if (points === null) return [];
    return [...derValues(derValue(points, SEQUENCE).content)].flatMap(({ content }) =>
      inside(inside([...derValues(content)], contextTag(0)), FULL_NAME)
        .filter(({ tag }) => tag === URI)
        .map((name) => name.content.toString('latin1')),
    );
  });
  return (found ?? []).filter((address) => /^https?:\/\//i.test(address));
}

const inside = (values: readonly DerValue[], tag: number): readonly DerValue[] =>
  values.filter((value) => value.tag === tag).flatMap(({ content }) => [...derValues(content)]);

/** Null for a certificate that Node reads and we do not. */
function orNull<T>(read: () => T): T | null {
  try {
    return read();
  } catch (error) {
    if (error instanceof DerError) return null;
    throw error;
  }
}
