import type { ListedRule } from '../../authority.ts';
import { type Enforced, listing } from '../../listed.ts';
import type { PortalType } from '../type.ts';
import { IDENTITY_RULES, RECORD_RULES } from './events.ts';

const MOC = 'Visão Geral of the MOC of the type';

/** Enforced where the wire is spoken, not by a predicate over the document. */
// biome-ignore format: a table reads as one rule a row
const ENFORCED: readonly Enforced[] = [
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
  ['114', 'mensagem', `${MOC}, C09: no UF has its SVC on`],
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
const BY_MARKER: readonly Enforced[] = [
  ['108', 'mensagem', 'SANDBOX(indisponivel=n)'],
  ['109', 'mensagem', 'SANDBOX(cStat=109)'],
  ['678', 'mensagem', 'SANDBOX(cStat=678)'],
  ['136', 'evento', 'SANDBOX(cStat=136): registered, not linked'],
];

/** Every rejection of a type with its state here. */
export function listRules(type: PortalType): ListedRule[] {
  const { row, enforced, complete } = listing(type.names.type);
  const ofEvents = [
    ...[...IDENTITY_RULES, ...RECORD_RULES].map((rule) => ({ event: null, rule })),
    ...type.events.flatMap(({ tpEvento, descEvento, rules }) =>
      rules.map((rule) => ({ event: `${tpEvento} ${descEvento}`, rule })),
    ),
  ];
  const { months, refusal } = type.queries;
  return complete([
    ...enforced(ENFORCED, 'on'),
    ...enforced([[refusal, 'consulta', `older than ${months} months`]], 'on'),
    ...[...type.before, ...type.after].map(({ cStat, level, stage, source }) =>
      row(cStat, level, stage, source),
    ),
    ...ofEvents.map(({ event, rule: { cStat, level, stage, source } }) =>
      row(cStat, level, stage, source, { event }),
    ),
    ...enforced(BY_MARKER, 'marker'),
  ]);
}
