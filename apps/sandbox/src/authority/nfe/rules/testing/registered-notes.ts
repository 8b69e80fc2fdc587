import { cnpjCheckDigits } from '@fiscal/core/identity/cnpj';
import type { SandboxParty, SandboxRegistration } from '../../../../state/registers.ts';
import type { NfeRuleContext } from '../nfe-rule.ts';
import { AT_SVRS, EXCLUSIVE_SALE } from './broken-notes.ts';
import { after, type Case, place } from './note-edits.ts';

export const PARTY: SandboxParty = { nome: 'PARTE LTDA', registrations: [] };
export const ieOf = (more: Partial<SandboxRegistration> = {}): SandboxRegistration => ({
  uf: 'SP',
  ie: '110042490114',
  cSit: '1',
  indCredNFe: '1',
  indCredCTe: '4',
  ...more,
});

/** Addressee, and party of the place of pickup or delivery. */
export const OTHER_PARTY = '12345678000195';
const PLACE_PARTY = `334445550001${cnpjCheckDigits('334445550001')}`;
/** A place of that party in São Paulo, with or without its registration. */
export const placeOf = (tag: string, ie: string) =>
  after(
    'dest',
    place(tag, `<CNPJ>${PLACE_PARTY}</CNPJ>`).replace('</UF>', `</UF>${ie === '' ? '' : `<IE>${ie}</IE>`}`),
  );

export const IE = '110042490114';
const PLACE_CODES = {
  retirada: ['942', '165', '167', '168', '169', '183', '184'],
  entrega: ['171', '173', '175', '176', '177', '185', '186'],
} as const;

export type Registered = readonly [
  cStat: string,
  options: Case,
  of: string,
  party: Partial<SandboxParty>,
  more?: Partial<NfeRuleContext>,
];

const ofPlace = (tag: 'retirada' | 'entrega'): readonly Registered[] => {
  const [unknown, wrong, inactive, missing, barred, noCnpj, irregular] = PLACE_CODES[tag];
  return [
    [unknown, { edit: placeOf(tag, IE) }, PLACE_PARTY, {}],
    [wrong, { edit: placeOf(tag, IE) }, PLACE_PARTY, { registrations: [ieOf({ irregular: true })] }],
    [inactive, { edit: placeOf(tag, IE) }, PLACE_PARTY, { registrations: [ieOf({ cSit: '0' })] }],
    [missing, { edit: placeOf(tag, '') }, PLACE_PARTY, { registrations: [ieOf()] }],
    [
      barred,
      { edit: placeOf(tag, '') },
      PLACE_PARTY,
      { registrations: [ieOf({ cSit: '0', irregular: true })] },
    ],
    [noCnpj, { edit: placeOf(tag, '') }, PLACE_PARTY, { receita: null }],
    [irregular, { edit: placeOf(tag, '') }, PLACE_PARTY, { receita: { situacao: 'irregular' } }],
  ];
};

/** Rows for register entries of a party. */
// biome-ignore format: a table reads as one rule a row
export const REGISTERED: readonly Registered[] = [
  ['163', { edit: EXCLUSIVE_SALE }, '11222333000181', { registrations: [ieOf()] }, AT_SVRS],
  ['164', { edit: EXCLUSIVE_SALE }, '11222333000181', { registrations: [ieOf({ cSit: '0', irregular: true })] }, AT_SVRS],
  ['178', {}, '11222333000181', { receita: null }],
  ['179', {}, '11222333000181', { receita: { situacao: 'irregular' } }],
  ['180', {}, '11222333000181', { receita: { situacao: 'regular', regime: '1' } }],
  ['181', {}, OTHER_PARTY, { receita: null }],
  ['182', {}, OTHER_PARTY, { receita: { situacao: 'irregular' } }],
  ...ofPlace('retirada'),
  ...ofPlace('entrega'),
];
