import { qrCodeSupplement } from '../../engine/portal/qr-code.ts';
import { cteConsulta } from './endpoints.ts';

/** infCTeSupl. Source: MOC CT-e 4.00 Anexo I, G215; the forms of its schema. */
export const supplement = qrCodeSupplement({
  name: 'CTe',
  signed: 'infCte',
  address: cteConsulta,
  // Off-line and EPEC.
  offline: ['2', '4'],
  signature: encodeURIComponent,
});
