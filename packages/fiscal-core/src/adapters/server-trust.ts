import { rootCertificates } from 'node:tls';
import { ICP_BRASIL } from '../signing/trust/icp-brasil.ts';

const pemOf = (der: string): string =>
  `-----BEGIN CERTIFICATE-----\n${der.replace(/.{64}/g, '$&\n').trimEnd()}\n-----END CERTIFICATE-----\n`;

/**
 * Authorities that servers of real authorities are trusted by: Node's own, those of ICP-Brasil, which no list of browsers has, and
 * what an operator adds. A list given to a connection replaces Node's: all are in it.
 */
export const serverTrust = (added: readonly string[] = []): readonly string[] => [
  ...rootCertificates,
  ...ICP_BRASIL.filter(({ role }) => role !== 'titular').map(({ der }) => pemOf(der)),
  ...added,
];
