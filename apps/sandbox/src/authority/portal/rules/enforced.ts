import type { Enforced } from '../../listed.ts';

const MOC = 'Visão Geral of the MOC of the type';

/** Enforced by the wire code, not by a predicate over the document. */
// biome-ignore format: a table reads as one rule a row
export const ENFORCED: readonly Enforced[] = [
  ['280', 'transporte', `${MOC}, A01: not for client authentication, or without a world`],
  ['281', 'transporte', `${MOC}, A: dates`],
  ['282', 'transporte', `${MOC}, A: no CNPJ or CPF`],
  ['283', 'transporte', `${MOC}, A: not issued by the sandbox CA`],
  ['244', 'mensagem', `${MOC}, B00`],
  ['214', 'mensagem', `${MOC}, B01`],
  ['243', 'mensagem', `${MOC}, B02`],
  ['402', 'mensagem', `${MOC}, B`],
  ['215', 'mensagem', `${MOC}, C01: official schema`],
  ['598', 'mensagem', `${MOC}, C02`],
  ['599', 'mensagem', `${MOC}, C03`],
  ['404', 'mensagem', `${MOC}, C04`],
  ['239', 'mensagem', `${MOC}, C06`],
  ['252', 'mensagem', `${MOC}: homologation only`],
  ['114', 'mensagem', `${MOC}, C09: status at an SVC of a UF that it does not stand in for`],
  ['298', 'assinatura', `${MOC}, D: signature profile`],
  ['297', 'assinatura', `${MOC}, D: digest or value`],
  ['290', 'assinatura', `${MOC}, D: signer certificate unreadable, or a CA`],
  ['291', 'assinatura', `${MOC}, D: signer certificate, dates`],
  ['292', 'assinatura', `${MOC}, D: signer certificate, no CNPJ or CPF`],
  ['293', 'assinatura', `${MOC}, D: signer certificate not issued by the sandbox CA`],
  ['204', 'duplicidade', 'same key on record'],
  ['539', 'duplicidade', 'same number, another key'],
  ['218', 'duplicidade', 'on record as cancelled'],
  ['217', 'consulta', 'unknown key'],
  ['236', 'consulta', 'check digit, UF or model of the key'],
  ['226', 'consulta', 'key, or status, of another UF'],
  ['600', 'consulta', 'same number on record with another key'],
];

/** Answered only when a marker or a condition asks for it. */
// biome-ignore format: a table reads as one rule a row
export const BY_MARKER: readonly Enforced[] = [
  ['108', 'mensagem', 'SANDBOX(indisponivel=n)'],
  ['109', 'mensagem', 'SANDBOX(cStat=109)'],
  ['678', 'mensagem', 'SANDBOX(cStat=678)'],
  ['136', 'evento', 'SANDBOX(cStat=136): registered, not linked'],
];
