import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's xmlsec1, an implementation that shares nothing with ours. */
const XMLSEC = process.env['XMLSEC1'] ?? 'xmlsec1';

/** False where `apt-get install xmlsec1` was not run. */
export const hasXmlsec = (): boolean => spawnSync(XMLSEC, ['--version']).status === 0;

export interface XmlsecVerdict {
  readonly ok: boolean;
  /** Printed output. */
  readonly output: string;
}

/**
 * Verifies the signature of a document or event: the one beside the signed element, where there are several.
 *
 * @param element name of the element that is signed by its Id, e.g. `infEvento`
 * @param trustedPem certificate that the signer's must be, or must come from; null = the signature alone counts
 */
export function xmlsecVerify(
  xml: string,
  { element, trustedPem }: { readonly element: string; readonly trustedPem: string | null },
): XmlsecVerdict {
  const dir = mkdtempSync(join(tmpdir(), 'emite-xmlsec-'));
  try {
    const [file, certificate] = [join(dir, 'signed.xml'), join(dir, 'trusted.pem')];
    writeFileSync(file, xml);
    if (trustedPem !== null) writeFileSync(certificate, trustedPem);
    const trust = trustedPem === null ? ['--insecure'] : ['--trusted-pem', certificate];
    const flags = ['--verify', '--enabled-reference-uris', 'same-doc', ...trust];
    const namespace = /xmlns="([^"]+)"/.exec(xml)?.[1] ?? '';
    const id = ['--id-attr:Id', `${namespace}:${element}`];
    const own = ['--node-xpath', `(//*[local-name()='${element}'])[1]/../*[local-name()='Signature']`];
    const { status, stderr } = spawnSync(XMLSEC, [...flags, ...id, ...own, file], { encoding: 'utf8' });
    return { ok: status === 0, output: stderr };
  } finally {
    rmSync(dir, { recursive: true });
  }
}
