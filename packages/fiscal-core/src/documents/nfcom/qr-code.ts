import { qrCodeSupplement } from '../../engine/portal/qr-code.ts';
import { nfcomQrCode } from './endpoints.ts';

/** infNFComSupl. Source: MOC NFCom 1.00a, QR Code. */
export const supplement = qrCodeSupplement({
  name: 'NFCom',
  signed: 'infNFCom',
  address: nfcomQrCode,
  offline: ['2'],
});
