import { NOTE_RULES } from '@fiscal/core/documents/nfe/rules/table';
import { NOTE_REFORM_RULES } from '@fiscal/core/tax/reform/note-rules';
import type { Enforced } from '../../listed.ts';
import type { PortalListing } from '../../portal/rules/list.ts';
import { DATE_RULES, EMITTER_RULES, KEY_RULES } from '../identification.ts';
import { authorityOnly } from './authority-only.ts';
import { COUPON_ITEM_RULES } from './coupon-items.ts';
import { DEBIT_CREDIT_RULES } from './debit-credit.ts';
import { FUEL_RULES } from './fuel.ts';
import { VOID_RULES } from './inutilizacao.ts';
import { ITEM_RULES, TAX_RULES } from './items.ts';
import type { NfeRule } from './nfe-rule.ts';
import { OPTIONAL_RULES } from './optional.ts';
import { DEST_RULES, IDE_RULES } from './parties.ts';
import { PAYMENT_RULES, TRANSPORT_RULES } from './payments.ts';
import { QR_CODE_RULES } from './qr-code.ts';
import { REFERENCE_RULES } from './references.ts';
import { REFORM_RULES } from './reform.ts';
import { MORE_REFORM_RULES } from './reform-more.ts';
import { REGISTER_RULES } from './registers.ts';
import { SITUATION_RULES } from './situations.ts';
import { TOTAL_RULES } from './totals.ts';
import { TRADE_RULES } from './trade.ts';

/** Rules checked before duplicity. */
export const BEFORE_DUPLICITY: readonly NfeRule[] = [...KEY_RULES, ...EMITTER_RULES];
/** Rules checked after duplicity. */
export const AFTER_DUPLICITY: readonly NfeRule[] = [
  ...DATE_RULES,
  ...IDE_RULES,
  ...DEBIT_CREDIT_RULES,
  ...DEST_RULES,
  ...ITEM_RULES,
  ...TRADE_RULES,
  ...FUEL_RULES,
  ...SITUATION_RULES,
  ...COUPON_ITEM_RULES,
  ...TAX_RULES,
  ...REFORM_RULES,
  ...MORE_REFORM_RULES,
  ...REFERENCE_RULES,
  ...TOTAL_RULES,
  ...TRANSPORT_RULES,
  ...PAYMENT_RULES,
  ...OPTIONAL_RULES,
  ...QR_CODE_RULES,
  ...REGISTER_RULES,
];

/** Enforced by the wire code, not by a predicate over the document. */
// biome-ignore format: a table reads as one rule a row
const ENFORCED: readonly Enforced[] = [
  ['280', 'transporte', 'MOC 7.0, transmitter certificate: not for client authentication, or without a world'],
  ['281', 'transporte', 'MOC 7.0, transmitter certificate: dates'],
  ['282', 'transporte', 'MOC 7.0, transmitter certificate: no CNPJ or CPF'],
  ['283', 'transporte', 'MOC 7.0, transmitter certificate: not issued by the sandbox CA'],
  ['214', 'mensagem', 'MOC 7.0 §4: 500 KB'],
  ['243', 'mensagem', 'MOC 7.0 §4'],
  ['402', 'mensagem', 'MOC 7.0 §4'],
  ['404', 'mensagem', 'MOC 7.0 §4'],
  ['516', 'mensagem', 'MOC 7.0 §4'],
  ['517', 'mensagem', 'MOC 7.0 §4'],
  ['568', 'mensagem', 'MOC 7.0 §4'],
  ['587', 'mensagem', 'MOC 7.0 §4'],
  ['588', 'mensagem', 'MOC 7.0 §4'],
  ['239', 'mensagem', 'MOC 7.0 §4'],
  ['215', 'mensagem', 'official schema of the message'],
  ['225', 'mensagem', 'official schema of the document'],
  ['252', 'mensagem', 'MOC 7.0 §4: homologation only'],
  ['452', 'mensagem', 'NT 2025.001 GAP03a-3'],
  ['764', 'mensagem', 'MOC 7.0 §4.1'],
  ['126', 'mensagem', 'NT 2023.002'],
  ['765', 'mensagem', 'MOC 7.0 §4.1'],
  ['775', 'mensagem', 'MOC 7.0 §4.1: the address says the model'],
  ['450', 'mensagem', 'MOC 7.0 §4.1: the address says the model'],
  ['114', 'mensagem', 'NT 2013.007: status at an SVC of a UF that it does not stand in for'],
  ['586', 'mensagem', 'NT 2013.007: what an SVC does not do'],
  ['298', 'assinatura', 'MOC 7.0 §3.4: signature profile'],
  ['297', 'assinatura', 'MOC 7.0 §3.4: digest or value'],
  ['290', 'assinatura', 'MOC 7.0, signer certificate: unreadable, or a CA'],
  ['291', 'assinatura', 'MOC 7.0, signer certificate: dates'],
  ['292', 'assinatura', 'MOC 7.0, signer certificate: no CNPJ or CPF'],
  ['293', 'assinatura', 'MOC 7.0, signer certificate: not issued by the sandbox CA'],
  ['204', 'duplicidade', 'MOC 7.0 Anexo I: same key on record'],
  ['539', 'duplicidade', 'MOC 7.0 Anexo I: same number, another key'],
  ['205', 'duplicidade', 'MOC 7.0 Anexo I: on record as denied'],
  ['206', 'duplicidade', 'MOC 7.0 Anexo I: number voided'],
  ['218', 'duplicidade', 'MOC 7.0 Anexo I: on record as cancelled'],
  ['106', 'consulta', 'MOC 7.0 §4.2: unknown receipt'],
  ['217', 'consulta', 'MOC 7.0 §4.4: unknown key'],
  ['236', 'consulta', 'MOC 7.0 §4.4: check digit'],
  ['226', 'consulta', 'MOC 7.0 §4.4: key of another UF'],
  ['618', 'consulta', 'MOC 7.0 §4.4: model of the key'],
  ['526', 'consulta', 'MOC 7.0 §4.4: older than six months'],
  ['613', 'consulta', 'MOC 7.0 §4.4: same number on record with another key'],
  ['289', 'consulta', 'MOC 7.0 §4.5: status of a UF it does not serve'],
];

/** Enforced when the range is recorded, after the rules over the request. */
// biome-ignore format: a table reads as one rule a row
const ENFORCED_LAST: readonly Enforced[] = [
  ['563', 'inutilizacao', 'MOC 7.0 §4.3: the same request, with the protocol of the first'],
  ['256', 'inutilizacao', 'MOC 7.0 §4.3: a number voided already'],
  ['241', 'inutilizacao', 'MOC 7.0 §4.3: a number used: authorised, denied or cancelled'],
];

/** Answered only when a marker or a condition asks for it. */
// biome-ignore format: a table reads as one rule a row
const BY_MARKER: readonly Enforced[] = [
  ['108', 'mensagem', 'SANDBOX(indisponivel=n)'],
  ['109', 'mensagem', 'SANDBOX(cStat=109)'],
  ['113', 'mensagem', 'SANDBOX(cStat=113)'],
  ['656', 'mensagem', 'SANDBOX(cStat=656)'],
  ['103', 'mensagem', 'SANDBOX(assincrono=n), and lots of two or more'],
  ['105', 'consulta', 'SANDBOX(assincrono=n)'],
  ['110', 'conteudo', 'SANDBOX(cStat=110): denied, with protocol'],
  ['301', 'conteudo', 'SANDBOX(cStat=301): denied, with protocol'],
  ['302', 'conteudo', 'SANDBOX(cStat=302): denied, with protocol'],
  ['303', 'conteudo', 'SANDBOX(cStat=303): denied, with protocol'],
  ['120', 'conteudo', 'SANDBOX(cStat=120): authorised, with two alerts'],
  ['136', 'evento', 'SANDBOX(cStat=136): registered, not linked'],
  ['155', 'evento', 'SANDBOX(cStat=155): cancelled late, whatever the deadline'],
  ['421', 'evento', 'NT 2020.007: what it looks at is not confirmed'],
  ['422', 'evento', 'NT 2020.007: what it looks at is not confirmed'],
  ['423', 'evento', 'NT 2020.007: what it looks at is not confirmed'],
  ['448', 'evento', 'NT 2020.007: what it looks at is not confirmed'],
];

/** Strength of the rules that validation applies to a model before sending; those in doubt are left out. */
const predictedStrengths = (modelo: string): NonNullable<PortalListing['predicted']> =>
  new Map([
    ...NOTE_REFORM_RULES.map(({ cStat }) => [cStat, 'obrig'] as const),
    ...NOTE_RULES.filter(({ mod }) => mod === undefined || mod === modelo).flatMap(({ cStat, strength }) =>
      strength === 'doubt' ? [] : [[cStat, strength] as const],
    ),
  ]);

/** Rows of `npm run sandbox:rules` for a model, beside its rules over documents and events. */
export const listingOf = (modelo: string): PortalListing => ({
  enforced: ENFORCED,
  own: VOID_RULES,
  last: ENFORCED_LAST,
  byMarker: BY_MARKER,
  predicted: predictedStrengths(modelo),
  authorityOnly,
});
