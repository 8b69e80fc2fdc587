import type { KeyObject } from 'node:crypto';
import { sha1Hex } from '../signing/digest.ts';
import { signText } from '../signing/sign.ts';
import type { Ambiente } from '../vocabulary/service.ts';
import type { ChaveAcesso } from './chave-acesso.ts';

/** Additional facts in the QR Code of an NFC-e emitted offline. */
export interface OfflineFacts {
  /** Day of emission, two digits. */
  readonly dia: string;
  /** vNF as written, two decimals. */
  readonly vNF: string;
}

export interface QrCodeV2 {
  /** `urlQRCode` of the UF and environment. */
  readonly url: string;
  readonly chave: ChaveAcesso;
  readonly ambiente: Ambiente;
  /** Number of the CSC; leading zeros are dropped. */
  readonly cscId: string;
  readonly csc: string;
  /** Present when tpEmis = 9. */
  readonly offline?: OfflineFacts & { readonly digestValue: string };
}

const withoutZeros = (text: string): string => text.trim().replace(/^0+(?=.)/, '');
const separator = (url: string): string => (url.includes('?') ? '&' : '?');

/** URL of an NFC-e QR Code, version 2. Source: Manual de Padrões Técnicos do DANFE NFC-e e QR Code 5.0. */
export function qrCodeUrlV2({ url, chave, ambiente, cscId, csc, offline }: QrCodeV2): string {
  const token = withoutZeros(cscId);
  const parts = offline
    ? [
        chave,
        '2',
        ambiente,
        offline.dia,
        offline.vNF,
        Buffer.from(offline.digestValue).toString('hex'),
        token,
      ]
    : [chave, '2', ambiente, token];
  const text = parts.join('|');
  return `${url}${separator(url)}p=${text}|${sha1Hex(text + csc)}`;
}

/** Addressee as QR Code version 3 names it: 1 CNPJ, 2 CPF, 3 foreign. */
export type QrCodeDestino =
  | { readonly tipo: '1' | '2'; readonly documento: string }
  | { readonly tipo: '3' }
  | null;

export interface QrCodeV3 {
  readonly url: string;
  readonly chave: ChaveAcesso;
  readonly ambiente: Ambiente;
  /** Present when tpEmis = 9. */
  readonly offline?: OfflineFacts & { readonly destino: QrCodeDestino; readonly privateKey: KeyObject };
}

/** URL of an NFC-e QR Code, version 3, which needs no CSC. Source: NT 2025.001; manual of QR Code 6.0. */
export function qrCodeUrlV3({ url, chave, ambiente, offline }: QrCodeV3): string {
  const online = `${url}${separator(url)}p=${chave}|3|${ambiente}`;
  if (!offline) return online;
  const { destino } = offline;
  const documento = destino && destino.tipo !== '3' ? destino.documento : '';
  const text = [chave, '3', ambiente, offline.dia, offline.vNF, destino?.tipo ?? '', documento].join('|');
  return `${url}${separator(url)}p=${text}|${signText(text, offline.privateKey)}`;
}
