import { nfceConsulta } from '@fiscal/core/documents/nfce/endpoints';
import { sha1Hex } from '@fiscal/core/signing/digest';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { text } from '../../xml.ts';
import { type NfeDocument } from '../document.ts';
import { type NfeRule, type NfeRuleContext, rulesOf } from './nfe-rule.ts';

const { nfe, nfce } = rulesOf('conteudo');

interface QrCode {
  readonly url: string;
  readonly chave: string;
  readonly versao: string;
  readonly parts: readonly string[];
  readonly text: string;
}

function qrCode(d: NfeDocument): QrCode | null {
  const whole = text(d.supl, 'qrCode');
  const at = whole.search(/[?&]p=/);
  if (at < 0) return null;
  const content = whole.slice(at + 3);
  const parts = content.split('|');
  return { url: whole.slice(0, at), chave: parts[0] ?? '', versao: parts[1] ?? '', parts, text: content };
}

/** Addresses are compared without protocol: the official table itself is printed both ways. */
const bare = (url: string): string =>
  url
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '')
    .toLowerCase();

function isAddress(d: NfeDocument, url: string, kind: 'urlQRCode' | 'urlChave'): boolean {
  const known = nfceConsulta(ufByCodigo(d.cUF)?.sigla ?? '', 2);
  return known === null || [known[kind], ...known.also].some((candidate) => bare(candidate) === bare(url));
}

/** Where the CSC's number and the hash stand in version 2, online and offline. */
const tokenOf = (qr: QrCode): string => qr.parts.at(-2) ?? '';
const hashOf = (qr: QrCode): string => qr.parts.at(-1) ?? '';
const signed = (qr: QrCode): string => qr.text.slice(0, qr.text.lastIndexOf('|'));

const wrongHash = (d: NfeDocument, c: NfeRuleContext): boolean => {
  const qr = qrCode(d);
  const csc = qr && c.securityCodes.get(tokenOf(qr));
  return (
    qr !== null &&
    qr.versao === '2' &&
    csc !== undefined &&
    sha1Hex(signed(qr) + csc) !== hashOf(qr).toUpperCase()
  );
};
const unknownToken = (d: NfeDocument, c: NfeRuleContext): boolean => {
  const qr = qrCode(d);
  return qr?.versao === '2' && c.securityCodes.size > 0 && !c.securityCodes.has(tokenOf(qr));
};

// biome-ignore format: a table reads as one rule a row
export const QR_CODE_RULES: readonly NfeRule[] = [
  nfe('393', 'MOC 7.0 Anexo I, grupo ZX', (d) => d.supl !== null),
  nfce('394', 'MOC 7.0 Anexo I, grupo ZX', (d) => text(d.supl, 'qrCode') === ''),
  nfce('395', 'MOC 7.0 Anexo I, grupo ZX (qrCode)', (d) => !isAddress(d, qrCode(d)?.url ?? text(d.supl, 'qrCode').split(/[?&]/)[0] ?? '', 'urlQRCode')),
  nfce('396', 'MOC 7.0 Anexo I, grupo ZX (qrCode)', (d) => !qrCode(d)?.chave),
  nfce('397', 'MOC 7.0 Anexo I, grupo ZX (qrCode)', (d) => qrCode(d)?.chave !== d.chave),
  nfce('398', 'MOC 7.0 Anexo I, grupo ZX (qrCode)', (d) => !['2', '3'].includes(qrCode(d)?.versao ?? '')),
  nfce('462', 'MOC 7.0 Anexo I, grupo ZX (CSC): when the world knows the emitter\'s codes', unknownToken),
  nfce('464', 'MOC 7.0 Anexo I, grupo ZX (hash): when the world knows the CSC', wrongHash),
  nfce('878', 'MOC 7.0 Anexo I, grupo ZX (urlChave)', (d) => !isAddress(d, text(d.supl, 'urlChave'), 'urlChave')),
];
