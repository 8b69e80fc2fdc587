// biome-ignore-all format: a table reads as one rule a row
import { isChaveNfse } from '../../../chave-acesso/chave-nfse.ts';
import { compare } from '../../../decimal/decimal.ts';
import { checkDigits, type DocumentRule, type DocumentView, documentRows } from '../../../engine/judge/document-judge.ts';
import { placesWhere } from '../../../engine/judge/tree-rules.ts';
import { amount, at, type Group, has, text } from '../../../engine/judge/tree-view.ts';
import { A1, companyOf, hasUnknownTown, incidence, inscricao, isTaxable, isUnknownTown, isWrongCountry, municipal, proofs, rule, type Test, value } from './dps.ts';

/** Source: text of E0148: an at sign, a dot. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const hasWrongEmail = (party: string): Test => (d) => has(d.inf, party, 'email') && !EMAIL.test(text(d.inf, party, 'email'));
const retention = (who: string): Test => (d) => text(municipal(d), 'tpRetISSQN') === who;
const isIdentified = (group: Group): boolean => has(group, 'CNPJ') || has(group, 'CPF');
/** A foreign address of a party without a foreign identification. */
const isForeignAddress = (group: Group): boolean => has(group, 'end', 'endExt') && !has(group, 'NIF') && !has(group, 'cNaoNIF');
const lacksForeignAddress = (group: Group): boolean => has(group, 'NIF') && !has(group, 'end', 'endExt');
const isOfCompany: Test = (d) => has(d.inf, 'prest', 'CNPJ');
/** cIndOp whose IBS and CBS are due where the taker is. Source: text of E0234. */
const DUE_AT_TAKER = '030102 050102 100101 100301 100501 030103 050103 100102 100201 100302 100401 100502 100601'.split(' ');
const needsTakerAddress: Test = (d) => (isTaxable(d) && incidence(d) === 'taker') || DUE_AT_TAKER.includes(text(d.inf, 'IBSCBS', 'cIndOp'));
const party = (d: DocumentView, tag: string): Group => at(d.inf, tag);
const supplier = (proof: Group): Group => at(proof, 'fornec');
const whereSupplier = (test: (group: Group, proof: Group) => boolean): DocumentRule['breaks'] => (d) => placesWhere(proofs(d), (one) => test(supplier(one), one));

export const PARTY_RULES: readonly DocumentRule[] = [
  rule('E0148', 'prest/email', hasWrongEmail('prest')),
  checkDigits('E0188', `${A1}, E0188`, 'toma/CNPJ'),
  checkDigits('E0206', `${A1}, E0206`, 'toma/CPF'),
  rule('E0202', 'toma', (d) => inscricao(d, 'prest') !== '' && inscricao(d, 'prest') === inscricao(d, 'toma')),
  rule('E0204', 'valores/trib/tribMun/tpRetISSQN', (d) => retention('2')(d) && inscricao(d, 'toma') === ''),
  rule('E0223', 'toma/NIF', (d) => isForeignAddress(party(d, 'toma'))),
  rule('E0226', 'toma/cNaoNIF', (d) => text(d.inf, 'toma', 'cNaoNIF') === '0'),
  rule('E0234', 'toma/end', (d) => needsTakerAddress(d) && !has(d.inf, 'toma', 'end')),
  rule('E0237', 'toma/end/endNac', (d) => retention('2')(d) && text(d.inf, 'tpEmit') === '1' && has(d.inf, 'toma') && !has(d.inf, 'toma', 'end', 'endNac')),
  rule('E0238', 'toma/end/endNac/cMun', (d) => hasUnknownTown(d, 'toma', 'end', 'endNac', 'cMun')),
  rule('E0242', 'toma/end/endExt', (d) => isOfCompany(d) && lacksForeignAddress(party(d, 'toma'))),
  rule('E0246', 'toma/end/endExt/cPais', (d) => isWrongCountry(d.inf, 'toma', 'end', 'endExt', 'cPais')),
  rule('E0247', 'toma/email', hasWrongEmail('toma')),
  checkDigits('E0248', `${A1}, E0248`, 'interm/CNPJ'),
  rule('E0262', 'interm', (d) => inscricao(d, 'prest') !== '' && companyOf(inscricao(d, 'prest')) === companyOf(inscricao(d, 'interm'))),
  rule('E0264', 'valores/trib/tribMun/tpRetISSQN', (d) => retention('3')(d) && inscricao(d, 'interm') === ''),
  checkDigits('E0266', `${A1}, E0266`, 'interm/CPF'),
  rule('E0281', 'interm/NIF', (d) => isForeignAddress(party(d, 'interm'))),
  rule('E0286', 'interm/cNaoNIF', (d) => text(d.inf, 'interm', 'cNaoNIF') === '0'),
  rule('E0293', 'interm/end/endNac', (d) => retention('3')(d) && text(d.inf, 'tpEmit') !== '3' && has(d.inf, 'interm') && !has(d.inf, 'interm', 'end', 'endNac')),
  rule('E0294', 'interm/end/endNac/cMun', (d) => hasUnknownTown(d, 'interm', 'end', 'endNac', 'cMun')),
  rule('E0298', 'interm/end/endExt', (d) => isOfCompany(d) && lacksForeignAddress(party(d, 'interm'))),
  rule('E0299', 'interm/end/endExt/cPais', (d) => isWrongCountry(d.inf, 'interm', 'end', 'endExt', 'cPais')),
  rule('E0300', 'interm/email', hasWrongEmail('interm')),
];

/** A deduction's documents and their suppliers. */
export const PROOF_RULES: readonly DocumentRule[] = [
  documentRows.notice('E0455', `${A1}, E0455; the published complete body has such a key`, 'valores/vDedRed/documentos/docDedRed/chNFSe', (d) => placesWhere(proofs(d), (one) => has(one, 'chNFSe') && !isChaveNfse(text(one, 'chNFSe')))),
  rule('E0466', 'valores/vDedRed/documentos/docDedRed/NFSeMun/cMunNFSeMun', (d) => placesWhere(proofs(d), (one) => isUnknownTown(one, 'NFSeMun', 'cMunNFSeMun'))),
  rule('E0476', 'valores/vDedRed/documentos/docDedRed/vDeducaoReducao', (d) => placesWhere(proofs(d), (one) => compare(amount(one, 'vDeducaoReducao'), value(d)) > 0)),
  rule('E0477', 'valores/vDedRed/documentos/docDedRed/fornec', whereSupplier((group, proof) => group === undefined && !has(proof, 'chNFSe') && !has(proof, 'chNFe'))),
  checkDigits('E0478', `${A1}, E0478`, 'valores/vDedRed/documentos/docDedRed/fornec/CNPJ'),
  checkDigits('E0484', `${A1}, E0484`, 'valores/vDedRed/documentos/docDedRed/fornec/CPF'),
  rule('E0490', 'valores/vDedRed/documentos/docDedRed/fornec/cNaoNIF', whereSupplier((group) => text(group, 'cNaoNIF') === '0')),
  documentRows.notice('E0492', `${A1}, E0492; the published complete body has such a supplier`, 'valores/vDedRed/documentos/docDedRed/fornec/end/endNac', whereSupplier((group) => isIdentified(group) && !has(group, 'end', 'endNac'))),
  rule('E0494', 'valores/vDedRed/documentos/docDedRed/fornec/end/endNac/cMun', whereSupplier((group) => isUnknownTown(group, 'end', 'endNac', 'cMun'))),
  rule('E0498', 'valores/vDedRed/documentos/docDedRed/fornec/end/endExt', whereSupplier(lacksForeignAddress)),
  rule('E0499', 'valores/vDedRed/documentos/docDedRed/fornec/end/endExt/cPais', whereSupplier((group) => isWrongCountry(group, 'end', 'endExt', 'cPais'))),
  rule('E1538', 'valores/vDedRed/documentos/docDedRed/fornec/NIF', whereSupplier(isForeignAddress)),
];
