import { nfceConsulta } from '@fiscal/core/documents/nfe/coupon/consulta';
import { sha1Hex } from '@fiscal/core/signing/digest';
import { ufByCodigo } from '@fiscal/core/tables/uf';
import { text } from '../../xml.ts';
import { type NfeDocument } from '../document.ts';
import { type NfeRule, type NfeRuleContext, rulesOf } from './nfe-rule.ts';

const { both, nfe, nfce, coupon } = rulesOf('conteudo');

const hasQrCode = (d: NfeDocument): boolean => text(d.supl, 'qrCode') !== '';

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

/** In version 2, online and offline, the number of the CSC and the hash are the last two parts. */
const tokenOf = (qr: QrCode): string => qr.parts.at(-2) ?? '';
const hashOf = (qr: QrCode): string => qr.parts.at(-1) ?? '';
const signedText = (qr: QrCode): string => qr.text.slice(0, qr.text.lastIndexOf('|'));

const wrongHash = (d: NfeDocument, c: NfeRuleContext): boolean => {
  const qr = qrCode(d);
  const csc = qr && c.securityCodes.get(tokenOf(qr));
  return (
    qr !== null &&
    qr.versao === '2' &&
    csc !== undefined &&
    sha1Hex(signedText(qr) + csc) !== hashOf(qr).toUpperCase()
  );
};
const unknownToken = (d: NfeDocument, c: NfeRuleContext): boolean => {
  const qr = qrCode(d);
  return qr?.versao === '2' && c.securityCodes.size > 0 && !c.securityCodes.has(tokenOf(qr));
};

// biome-ignore format: a table reads as one rule a row
export const QR_CODE_RULES: readonly NfeRule[] = [
  coupon('394', 'NT 2026.002, ZX02-10', (d) => !hasQrCode(d)),
  both('395', 'NT 2026.002, ZX02-20 (qrCode): of NF-e the address of NFC-e', (d) => hasQrCode(d) && !isAddress(d, qrCode(d)?.url ?? text(d.supl, 'qrCode').split(/[?&]/)[0] ?? '', 'urlQRCode')),
  nfe('672', 'NT 2026.002, ZX02-220 (qrCode)', (d) => hasQrCode(d) && qrCode(d)?.versao !== '3'),
  both('396', 'NT 2026.002, ZX02-224 (qrCode)', (d) => hasQrCode(d) && !qrCode(d)?.chave),
  both('397', 'NT 2026.002, ZX02-228 (qrCode)', (d) => hasQrCode(d) && qrCode(d)?.chave !== d.chave),
  nfce('398', 'NT 2026.002, ZX02-236 (qrCode)', (d) => !['2', '3'].includes(qrCode(d)?.versao ?? '')),
  nfce('462', 'MOC 7.0 Anexo I, grupo ZX (CSC): when the world knows the emitter\'s codes', unknownToken),
  nfce('464', 'MOC 7.0 Anexo I, grupo ZX (hash): when the world knows the CSC', wrongHash),
  nfce('878', 'MOC 7.0 Anexo I, grupo ZX (urlChave)', (d) => !isAddress(d, text(d.supl, 'urlChave'), 'urlChave')),
];
