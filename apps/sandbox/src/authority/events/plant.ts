import { sha1Base64 } from '@fiscal/core/signing/digest';

const OTHER = 'OUTRO SISTEMA';

/** Event of the same type and number from another system: its text, and so its digest, differs. */
export function plantedEvent(event: { readonly id: string; readonly xml: string }): {
  readonly xml: string;
  readonly digVal: string;
} {
  const digVal = sha1Base64(`planted ${event.id}`);
  const xml = event.xml
    .replace(/SANDBOX\([^()<>]*\)/gi, (marker) => OTHER.padEnd(marker.length, '.'))
    .replace(/<DigestValue>[^<]*/, `<DigestValue>${digVal}`);
  return { xml, digVal };
}
