import type { SandboxParty, SandboxRegistration } from '../../../state/registers.ts';
import { text } from '../../xml.ts';
import type { NfeDocument } from '../document.ts';
import { EXCLUSIVE, lacksIe } from '../exclusive.ts';
import { type NfeRule, type NfeRuleContext, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe } = rulesOf('conteudo');
const NT = 'NT 2026.007 v1.10';
const PLACES = { since: 'nfe-2026.007-ret-ent' } as const;
const RFB = { since: 'nfe-2026.007-rfb' } as const;

type Place = 'emit' | 'dest' | 'retirada' | 'entrega';
const PLACE_TAGS: readonly Place[] = ['emit', 'dest', 'retirada', 'entrega'];

const groupOf = (d: NfeDocument, place: Place) => d.inf.children.find(({ name }) => name === place) ?? null;
const cnpjIn = (d: NfeDocument, place: Place): string => text(groupOf(d, place), 'CNPJ');

/** CNPJs to look up in the registers. */
export const cnpjsOf = (d: NfeDocument): readonly string[] => [
  ...new Set(PLACE_TAGS.map((place) => cnpjIn(d, place)).filter((cnpj) => cnpj !== '')),
];

type Test = (party: SandboxParty, d: NfeDocument) => boolean;
/** Rule over the register entry of the place's party; a party without an entry passes. */
const by =
  (place: Place, test: Test) =>
  (d: NfeDocument, { parties }: NfeRuleContext) => {
    const party = parties.get(cnpjIn(d, place));
    return party !== undefined && test(party, d);
  };

const unregistered: Test = ({ receita }) => receita === null;
const irregular: Test = ({ receita }) => receita?.situacao === 'irregular';

/** The registrations in the UF of a place. */
const registrationsAt = (
  place: Place,
  party: SandboxParty,
  d: NfeDocument,
): readonly SandboxRegistration[] => {
  const uf = place === 'emit' ? text(d.emit, 'enderEmit', 'UF') : text(groupOf(d, place), 'UF');
  return party.registrations.filter((one) => one.uf === uf);
};
const isActive = ({ cSit }: SandboxRegistration): boolean => cSit === '1';

const ieAt = (place: Place, d: NfeDocument): string => text(groupOf(d, place), 'IE');
/** Registration in the place; undefined when the party has none with that number. */
const registrationAt = (place: Place, party: SandboxParty, d: NfeDocument) =>
  registrationsAt(place, party, d).find(({ ie }) => ie === ieAt(place, d));

/** Rules for the places of pickup and delivery: the same five, with their own codes. */
const placeRules = (
  place: 'retirada' | 'entrega',
  rule: string,
  [unknown, wrong, inactive, missing, barred]: readonly [string, string, string, string, string],
): readonly NfeRule[] => [
  strictNfe(
    unknown,
    `${NT}, ${rule}15-10`,
    by(place, (party, d) => ieAt(place, d) !== '' && registrationAt(place, party, d) === undefined),
    PLACES,
  ),
  strictNfe(
    wrong,
    `${NT}, ${rule}15-11`,
    by(place, (party, d) => registrationAt(place, party, d)?.irregular === true),
    PLACES,
  ),
  strictNfe(
    inactive,
    `${NT}, ${rule}15-12`,
    by(place, (party, d) => registrationAt(place, party, d)?.cSit === '0'),
    PLACES,
  ),
  strictNfe(
    missing,
    `${NT}, ${rule}17-10`,
    by(place, (party, d) => ieAt(place, d) === '' && registrationsAt(place, party, d).some(isActive)),
    PLACES,
  ),
  strictNfe(
    barred,
    `${NT}, ${rule}17-20`,
    by(
      place,
      (party, d) =>
        ieAt(place, d) === '' && registrationsAt(place, party, d).some((one) => one.irregular === true),
    ),
    PLACES,
  ),
];

/** Regime at the Receita Federal by CRT. Source: NT 2026.007 v1.10, 12C21-20. */
const REGIME_OF_CRT: Readonly<Record<string, string>> = { 1: '1', 2: '1', 3: '9', 4: '2' };

/** Rules over register entries of the parties of a note (`PUT /sandbox/registers`), in strict mode. */
// biome-ignore format: a table reads as one rule a row
export const REGISTER_RULES: readonly NfeRule[] = [
  strictNfe('163', `${NT}, 1C17-02`, by('emit', (party, d) => lacksIe(d) && registrationsAt('emit', party, d).some(isActive)), EXCLUSIVE),
  strictNfe('164', `${NT}, 1C17-04`, by('emit', (party, d) => lacksIe(d) && registrationsAt('emit', party, d).some((one) => one.irregular === true)), EXCLUSIVE),
  ...placeRules('retirada', '5AF', ['942', '165', '167', '168', '169']),
  ...placeRules('entrega', '5BG', ['171', '173', '175', '176', '177']),
  strict('178', `${NT}, 12C02-10`, by('emit', unregistered), RFB),
  strict('179', `${NT}, 12C02-20`, by('emit', irregular), RFB),
  strict('180', `${NT}, 12C21-20`, by('emit', ({ receita }, d) => receita?.regime !== undefined && receita.regime !== REGIME_OF_CRT[text(d.emit, 'CRT')]), RFB),
  strict('181', `${NT}, 12E02-10`, by('dest', unregistered), RFB),
  strict('182', `${NT}, 12E02-20`, by('dest', irregular), RFB),
  strictNfe('183', `${NT}, 12F02-10`, by('retirada', unregistered), RFB),
  strictNfe('184', `${NT}, 12F02-20`, by('retirada', irregular), RFB),
  strictNfe('185', `${NT}, 12G02-10`, by('entrega', unregistered), RFB),
  strictNfe('186', `${NT}, 12G02-20`, by('entrega', irregular), RFB),
];
