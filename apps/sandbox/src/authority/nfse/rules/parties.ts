// biome-ignore-all format: a table reads as one rule a row
import { compare, decimalOrZero } from '@fiscal/core/decimal/decimal';
import { isCnpj } from '@fiscal/core/identity/cnpj';
import { isCpf } from '@fiscal/core/identity/cpf';
import { isForeignCountry } from '@fiscal/core/tables/countries';
import { incidenceOf } from '@fiscal/core/tables/national-services';

import { child, type XmlElement } from '@fiscal/core/xml/parse';
import { type Dps, inscricaoOf } from '../dps.ts';
import { type DpsRule, dpsRules } from './dps-rule.ts';
import { below, isNoEmail, isNoTown, money, textBelow } from './elements.ts';

const { both } = dpsRules('conteudo');
const A1 = 'Anexo I v1.01';

type Party = 'toma' | 'interm';
const bad = (test: (text: string) => boolean, text: string): boolean => text !== '' && !test(text);
const retains = (dps: Dps, who: '2' | '3'): boolean => dps.at('valores', 'trib', 'tribMun', 'tpRetISSQN') === who;
const foreign = (dps: Dps, party: Party): boolean => dps.has(party, 'end', 'endExt');
const country = (dps: Dps, party: Party): string => dps.at(party, 'end', 'endExt', 'cPais');
const nameless = (dps: Dps, party: Party): boolean => dps.at(party, 'NIF') === '' && !dps.has(party, 'cNaoNIF');
/** Company that emits, and a party with a NIF and without address abroad. */
const homeless = (dps: Dps, party: Party): boolean => dps.at('prest', 'CNPJ') !== '' && dps.has(party, 'NIF') && !foreign(dps, party);
const root = (text: string): string => (text.length === 14 ? text.slice(0, 8) : text);
const AT_TAKER = /^(?:0[35]010[23]|10010[12]|100201|10030[12]|100401|10050[12]|100601)$/;
const dueAtTaker = (dps: Dps): boolean =>
  AT_TAKER.test(dps.at('IBSCBS', 'cIndOp')) ||
  (dps.at('valores', 'trib', 'tribMun', 'tribISSQN') === '1' && incidenceOf(dps.at('serv', 'cServ', 'cTribNac'), dps.at('serv', 'locPrest', 'cLocPrestacao')) === 'taker');

/** Taker and intermediary. */
export const PARTY_RULES: readonly DpsRule[] = [
  both('E0148', A1, (d) => isNoEmail(d.at('prest', 'email'))),
  both('E0188', A1, (d) => bad(isCnpj, d.at('toma', 'CNPJ'))),
  both('E0206', A1, (d) => bad(isCpf, d.at('toma', 'CPF'))),
  both('E0202', A1, (d) => inscricaoOf(d, 'prest') !== '' && inscricaoOf(d, 'prest') === inscricaoOf(d, 'toma')),
  both('E0204', A1, (d) => retains(d, '2') && inscricaoOf(d, 'toma') === ''),
  both('E0223', A1, (d) => foreign(d, 'toma') && nameless(d, 'toma')),
  both('E0226', A1, (d) => d.at('toma', 'cNaoNIF') === '0'),
  both('E0234', A1, (d) => dueAtTaker(d) && !d.has('toma', 'end')),
  both('E0237', A1, (d) => retains(d, '2') && d.at('tpEmit') === '1' && d.has('toma') && !d.has('toma', 'end', 'endNac')),
  both('E0238', A1, (d) => isNoTown(d.at('toma', 'end', 'endNac', 'cMun'))),
  both('E0242', A1, (d) => homeless(d, 'toma')),
  both('E0246', A1, (d) => foreign(d, 'toma') && !isForeignCountry(country(d, 'toma'))),
  both('E0247', A1, (d) => isNoEmail(d.at('toma', 'email'))),
  both('E0248', A1, (d) => bad(isCnpj, d.at('interm', 'CNPJ'))),
  both('E0262', A1, (d) => inscricaoOf(d, 'prest') !== '' && root(inscricaoOf(d, 'prest')) === root(inscricaoOf(d, 'interm'))),
  both('E0264', A1, (d) => retains(d, '3') && inscricaoOf(d, 'interm') === ''),
  both('E0266', A1, (d) => bad(isCpf, d.at('interm', 'CPF'))),
  both('E0281', A1, (d) => foreign(d, 'interm') && nameless(d, 'interm')),
  both('E0286', A1, (d) => d.at('interm', 'cNaoNIF') === '0'),
  both('E0293', A1, (d) => retains(d, '3') && d.at('tpEmit') !== '3' && d.has('interm') && !d.has('interm', 'end', 'endNac')),
  both('E0294', A1, (d) => isNoTown(d.at('interm', 'end', 'endNac', 'cMun'))),
  both('E0298', A1, (d) => homeless(d, 'interm')),
  both('E0299', A1, (d) => foreign(d, 'interm') && !isForeignCountry(country(d, 'interm'))),
  both('E0300', A1, (d) => isNoEmail(d.at('interm', 'email'))),
];

const proofs = (dps: Dps): readonly XmlElement[] => dps.all('valores', 'vDedRed', 'documentos', 'docDedRed');
const anySupplier = (dps: Dps, test: (supplier: XmlElement) => boolean): boolean =>
  proofs(dps).some((proof) => {
    const supplier = child(proof, 'fornec');
    return supplier !== undefined && test(supplier);
  });
const abroad = (supplier: XmlElement): boolean => below(supplier, 'end', 'endExt') !== undefined;

/** Documents that prove a deduction. */
export const PROOF_RULES: readonly DpsRule[] = [
  both('E0466', A1, (d) => proofs(d).some((one) => isNoTown(textBelow(one, 'NFSeMun', 'cMunNFSeMun')))),
  both('E0476', A1, (d) => proofs(d).some((one) => compare(money(one, 'vDeducaoReducao'), decimalOrZero(d.at('valores', 'vServPrest', 'vServ'))) > 0)),
  both('E0477', A1, (d) => proofs(d).some((one) => ['fornec', 'chNFSe', 'chNFe'].every((tag) => child(one, tag) === undefined))),
  both('E0478', A1, (d) => anySupplier(d, (one) => bad(isCnpj, textBelow(one, 'CNPJ')))),
  both('E0484', A1, (d) => anySupplier(d, (one) => bad(isCpf, textBelow(one, 'CPF')))),
  both('E0490', A1, (d) => anySupplier(d, (one) => textBelow(one, 'cNaoNIF') === '0')),
  both('E0494', A1, (d) => anySupplier(d, (one) => isNoTown(textBelow(one, 'end', 'endNac', 'cMun')))),
  both('E0498', A1, (d) => anySupplier(d, (one) => textBelow(one, 'NIF') !== '' && !abroad(one))),
  both('E0499', A1, (d) => anySupplier(d, (one) => abroad(one) && !isForeignCountry(textBelow(one, 'end', 'endExt', 'cPais')))),
  both('E1538', A1, (d) => anySupplier(d, (one) => abroad(one) && textBelow(one, 'NIF') === '' && child(one, 'cNaoNIF') === undefined)),
];
