import { qrCodeSupplement } from '../../engine/portal/qr-code.ts';

/** The same address for every UF and both environments. Source: MOC MDF-e 3.00b, Manual do DAMDFE (QR Code). */
const QR_CODE_URL = 'https://dfe-portal.svrs.rs.gov.br/mdfe/qrCode';

/** infMDFeSupl. */
export const supplement = qrCodeSupplement({
  name: 'MDFe',
  signed: 'infMDFe',
  address: () => QR_CODE_URL,
  offline: ['2'],
});
