import type { Alert } from '../vocabulary/alert.ts';
import { find, rootIn, type XmlElement } from '../xml/parse.ts';

/** Authorized with alerts. Source: NT 2026.002 v1.11. */
const WITH_ALERTS = '120';

/**
 * Alerts of a protocol: pairs of `cMsg` and `xMsg` in infProt, up to five, beside any code; for a 120 without any, its
 * own text. None if the text is no protocol.
 */
export function alertsIn(
  prot: string,
  { cStat, xMotivo }: { readonly cStat: string; readonly xMotivo: string },
): Alert[] {
  const messages = messagesIn(prot);
  return messages.length === 0 && cStat === WITH_ALERTS ? [{ code: cStat, message: xMotivo }] : messages;
}

/** The pairs themselves, of an infProt that is read already. */
export function alertsBeside(infProt: XmlElement | undefined): Alert[] {
  const children = infProt?.children ?? [];
  return children.flatMap(({ name, text }, i) => {
    const before = children[i - 1];
    const message = text.trim();
    if (name !== 'xMsg' || message === '') return [];
    return [{ code: before?.name === 'cMsg' ? before.text.trim() : null, message }];
  });
}

function messagesIn(prot: string): Alert[] {
  const root = prot.includes('<xMsg') ? rootIn(prot) : null;
  return root === null ? [] : alertsBeside(find(root, 'infProt'));
}
