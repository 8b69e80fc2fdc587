import type { PortalLot } from '../portal/messages.ts';
import { text } from '../xml.ts';

/** Lots of one model. Sources: MOC 7.0 §4.1; NT 2025.001; NT 2023.002. */
export const lotOf = (modelo: '55' | '65'): PortalLot => ({
  envio: 'enviNFe',
  consRecibo: 'consReciNFe',
  retRecibo: 'retConsReciNFe',
  envioEvento: 'envEvento',
  retEnvioEvento: 'retEnvEvento',
  unversioned: '568',
  documentFault: '225',
  fault: (documents, synchronous) => {
    const models = documents.map((nfe) => text(nfe, 'infNFe', 'ide', 'mod'));
    if (new Set(models).size > 1) return '765';
    if (models.some((other) => other !== modelo)) return modelo === '65' ? '775' : '450';
    if (modelo === '65' && models.length > 1) return '126';
    if (synchronous && models.length > 1) return '764';
    return !synchronous && models.length === 1 ? '452' : null;
  },
});
