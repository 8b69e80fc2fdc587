import type { DocumentDefinition } from '../../engine/document/definition.ts';
import { noteEmission } from '../nfe/emission.ts';
import { NOTE_TAXES } from '../nfe/listing/taxes-of-xml.ts';
import type { Model } from '../nfe/model.ts';
import { NFCE_REJECTIONS } from './rejections.ts';

/** Source: MOC 7.0 Anexo I, rules of model 65; NT 2020.006. */
const NFCE: Model = {
  type: 'nfce',
  mod: '65',
  nome: 'NFC-e',
  rtc: 'NFCe',
  rejections: NFCE_REJECTIONS,
  tipoImpressao: new Map([['', '4']]),
  recipientRequired: false,
  recipientWhenPresence: ['4'],
  indicadorIe: '9',
  unwritten: ['data_entrada_saida'],
  defaultPayment: 'dinheiro',
  change: true,
};

export const nfce: DocumentDefinition = {
  ...noteEmission(NFCE),
  route: 'nfc-e',
  modelo: '65',
  creditsMilli: 500,
  taxes: NOTE_TAXES,
  hasQrCode: true,
};
