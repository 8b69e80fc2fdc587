import { isChave, isTrivialCodigo } from '../../../chave-acesso/chave-acesso.ts';
import { isForeignIssuer, isForeignPerson } from '../../../engine/body/issuer.ts';
import { textOf } from '../../../engine/layout/flat.ts';
import { isCnpj } from '../../../identity/cnpj.ts';
import { isCpf } from '../../../identity/cpf.ts';
import { isInscricaoEstadual } from '../../../identity/inscricao-estadual.ts';
import { isSerieOfPersons } from '../../../identity/persons.ts';
import { SIMPLIFICADO_TIPO_2 } from '../coupon/coupon.ts';
import { NFE_ENDPOINTS } from '../endpoints.ts';
import { NFCE_EPEC_UFS, NFE_NO_EPEC_UFS } from '../event-routing.ts';
import {
  COUPON_ONLY,
  cadastro,
  EXCLUSIVE,
  EXCLUSIVE_NFE,
  facul,
  NFCE_ONLY,
  NFE_ONLY,
  type NoteRule,
  obrig,
  strictFacul,
  strictObrig,
} from './note-rule.ts';
import { all, at, has, type NoteView, refKeys, text } from './note-view.ts';
import { isOtherUf, isUnknownTown } from './places.ts';
import { isCouponKey, refersToNoCoupon } from './references.ts';

/** True when emitted for an SVC that serves other UFs. */
function ofAnotherSvc(n: NoteView): boolean {
  const svc = NFE_ENDPOINTS.svc?.byTpEmis[ide(n, 'tpEmis')];
  return svc !== undefined && NFE_ENDPOINTS.svc?.byUf[emitUf(n)] !== svc;
}

const NO_IE = 'NT 2026.007 v1.10';

/** Placeholder until the code is drawn. */
const NOT_TRIVIAL = '46502913';

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const emitUf = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'UF');
const emitTown = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'cMun');
const refersTo = (n: NoteView, group: string): boolean => all(n.ide, 'NFref').some((ref) => has(ref, group));
const hasItemRefs = (n: NoteView): boolean => n.items.some(({ det }) => has(det, 'DFeReferenciado'));
const badCnpj = (value: string): boolean => value !== '' && !isCnpj(value);
const badCpf = (value: string): boolean => value !== '' && !isCpf(value);

/** Types of credit note that refer to one note; 03 and 04, to one of the issuer itself. Source: NT 2025.002 v1.52, B25-30 to B25-60. */
const REFERRING_CREDITS = new Set(['01', '03', '04']);
const refersToOwn = (n: NoteView): boolean =>
  ide(n, 'finNFe') === '2' || ['03', '04'].includes(ide(n, 'tpNFCredito'));
/** Notes of series 890 to 899 have the CNPJ of the tax authority in their keys. */
const byFisco = (key: string): boolean => /^.{22}89\d/.test(key);
const holderOf = (n: NoteView): string => (text(n.emit, 'CNPJ') || text(n.emit, 'CPF')).padStart(14, '0');
/** Sold outside the establishment to an address that the note does not have. */
const soldOutside = (n: NoteView): boolean =>
  ide(n, 'indPres') === '5' && !has(n.dest, 'enderDest') && !has(n.inf, 'entrega');
/** UF of the substitute: of delivery in a direct sale of a vehicle, otherwise of the addressee. */
const substituteUf = (n: NoteView): string =>
  (n.items.some(({ prod }) => text(at(prod, 'veicProd'), 'tpOp') === '2')
    ? text(at(n.inf, 'entrega'), 'UF')
    : '') || text(at(n.dest, 'enderDest'), 'UF');

// biome-ignore format: a table reads as one rule a row
export const KEY_RULES: readonly NoteRule[] = [
  obrig.note('897', 'NT 2019.001 (cNF)', ({ note: { input } }) => isTrivialCodigo(textOf(input, 'codigo_unico') ?? NOT_TRIVIAL, textOf(input, 'numero') ?? '0')),
  obrig.note('711', 'NT 2026.002, B22-10 (tpEmis)', (n) => ide(n, 'tpEmis') === '9' && ide(n, 'tpImp') !== SIMPLIFICADO_TIPO_2, NFE_ONLY),
  obrig.note('582', 'NT 2013.007 (tpEmis): the SVC of the UF', ofAnotherSvc, NFE_ONLY),
  obrig.note('714', 'MOC 7.0 Anexo I, grupo B (tpEmis): EPEC of NFC-e in SP alone', (n) => ide(n, 'tpEmis') === '4' && !NFCE_EPEC_UFS.has(emitUf(n)), NFCE_ONLY),
  facul.note('121', 'NT 2014.001 v1.41: no EPEC for PB and PR [?]', (n) => ide(n, 'tpEmis') === '4' && NFE_NO_EPEC_UFS.has(emitUf(n)), { ...NFE_ONLY, since: 'nfe-epec-1.41' }),
];

/** A série that the body itself chooses; undefined leaves it to the platform. */
const serieSent = ({ note }: NoteView): number | undefined => {
  const sent = textOf(note.input, 'serie');
  return sent === undefined ? undefined : Number(sent);
};
const LAST_OF_TAXPAYERS = 889;
const LAST_OF_COMPANIES = 909;
/** 890 to 919 are of notes that the tax authority emits, 970 and up of providers. */
function isSerieOfOthers(n: NoteView): boolean {
  const serie = serieSent(n) ?? 1;
  return serie > LAST_OF_TAXPAYERS && !isSerieOfPersons(serie);
}
const isCompanyBeyondSeries = (n: NoteView): boolean =>
  !has(n.emit, 'CPF') && (serieSent(n) ?? 1) > LAST_OF_COMPANIES;
function isPersonOutsideSeries(n: NoteView): boolean {
  const serie = serieSent(n);
  return has(n.emit, 'CPF') && serie !== undefined && !isSerieOfPersons(serie);
}

// biome-ignore format: a table reads as one rule a row
export const EMITTER_RULES: readonly NoteRule[] = [
  obrig.note('207', 'MOC 7.0 Anexo I, grupo C (CNPJ)', (n) => badCnpj(text(n.emit, 'CNPJ'))),
  obrig.note('213', 'MOC 7.0 Anexo I, grupo C (CNPJ)', ({ note }) => isForeignIssuer(note) || isForeignPerson(note)),
  obrig.note('401', 'MOC 7.0 Anexo I, grupo C (CPF)', (n) => badCpf(text(n.emit, 'CPF'))),
  obrig.note('244', 'MOC 7.0 Anexo I, B26-10 (procEmi, serie): 0-889 and 920-969', isSerieOfOthers, { xMotivo: 'Rejeição: Processo de emissão pelo Contribuinte incompatível com a série da NF-e' }),
  obrig.note('503', 'MOC 7.0 Anexo I, C02-30 (CNPJ, serie): 0-909', isCompanyBeyondSeries, { xMotivo: 'Rejeição: Série utilizada fora da faixa permitida para emitente com CNPJ' }),
  obrig.note('554', 'MOC 7.0 Anexo I, grupo B (serie); series 920-969 belong to CPF', isPersonOutsideSeries),
  obrig.note('156', `${NO_IE}, C17-42`, () => true, { ...EXCLUSIVE, ...NFCE_ONLY }),
  // [?] An SVC of the SVRS is another service than the SVRS.
  obrig.note('166', `${NO_IE}, C17-11`, (n) => NFE_ENDPOINTS.svc?.byTpEmis[ide(n, 'tpEmis')] !== undefined, EXCLUSIVE_NFE),
  obrig.note('157', `${NO_IE}, C17-43`, (n) => has(n.emit, 'CPF'), EXCLUSIVE_NFE),
  obrig.note('158', `${NO_IE}, C18-50`, (n) => has(n.emit, 'IEST'), EXCLUSIVE_NFE),
  // [?] AP, BA, GO, MG, RN, TO by length only
  cadastro.note('209', 'SINTEGRA, Roteiro de Crítica da Inscrição Estadual, by UF', (n) => text(n.emit, 'IE') !== '' && !isInscricaoEstadual(text(n.emit, 'IE'), emitUf(n))),
];

// biome-ignore format: a table reads as one rule a row
export const IDE_RULES: readonly NoteRule[] = [
  obrig.note('706', 'NT 2026.002, B11-10 (tpNF)', (n) => ide(n, 'tpNF') === '0', COUPON_ONLY),
  obrig.note('707', 'NT 2026.002, B11a-10 (idDest)', (n) => ide(n, 'idDest') !== '1', COUPON_ONLY),
  obrig.note('709', 'MOC 7.0 Anexo I, grupo B (tpImp)', (n) => !['4', '5'].includes(ide(n, 'tpImp')), NFCE_ONLY),
  obrig.note('710', 'MOC 7.0 Anexo I, grupo B (tpImp)', (n) => ['4', '5'].includes(ide(n, 'tpImp')), NFE_ONLY),
  obrig.note('715', 'NT 2026.002, B25-20 (finNFe)', (n) => ide(n, 'finNFe') !== '1', COUPON_ONLY),
  obrig.note('716', 'NT 2026.002, B25a-10 (indFinal)', (n) => ide(n, 'indFinal') !== '1', COUPON_ONLY),
  obrig.note('717', 'NT 2026.002, B25b-20 (indPres)', (n) => !['1', '4', '5'].includes(ide(n, 'indPres')), COUPON_ONLY),
  obrig.note('794', 'MOC 7.0 Anexo I, grupo B (indPres)', (n) => ide(n, 'indPres') === '4' && ide(n, 'tpImp') !== SIMPLIFICADO_TIPO_2, NFE_ONLY),
  obrig.note('708', 'NT 2026.002, BA01-10, VC02-04', (n) => all(n.ide, 'NFref').length > 0 || hasItemRefs(n), COUPON_ONLY),
  obrig.note('434', 'NT 2020.006 (indIntermed)', (n) => ['2', '3', '4', '9'].includes(ide(n, 'indPres')) && ide(n, 'indIntermed') === ''),
  obrig.note('435', 'NT 2020.006 (indIntermed)', (n) => ide(n, 'indPres') === '5' && ide(n, 'indIntermed') !== ''),
  obrig.note('438', 'NT 2020.006 (infIntermed)', (n) => ide(n, 'indIntermed') === '1' && !has(n.inf, 'infIntermed')),
  obrig.note('439', 'NT 2020.006 (infIntermed)', (n) => ide(n, 'indIntermed') !== '1' && has(n.inf, 'infIntermed'), { group: 'infIntermed' }),
  obrig.note('440', 'NT 2020.006 (infIntermed)', (n) => badCnpj(text(at(n.inf, 'infIntermed'), 'CNPJ')), { group: 'infIntermed' }),
  obrig.note('254', 'NT 2025.002 B25-30', (n) => ide(n, 'finNFe') === '2' && all(n.ide, 'NFref').length === 0 && !hasItemRefs(n), NFE_ONLY),
  obrig.note('255', 'NT 2025.002 B25-40', (n) => ide(n, 'finNFe') === '2' && all(n.ide, 'NFref').length > 1, { ...NFE_ONLY, group: 'NFref' }),
  strictObrig.note('254', 'NT 2025.002 B25-30', (n) => REFERRING_CREDITS.has(ide(n, 'tpNFCredito')) && all(n.ide, 'NFref').length === 0 && !hasItemRefs(n), NFE_ONLY),
  strictObrig.note('255', 'NT 2025.002 B25-40', (n) => REFERRING_CREDITS.has(ide(n, 'tpNFCredito')) && all(n.ide, 'NFref').length > 1, { ...NFE_ONLY, group: 'NFref' }),
  strictObrig.note('269', 'MOC 7.0 Anexo I, B25-50 (refNFe); NT 2025.002', (n) => refersToOwn(n) && refKeys(n).some((key) => !byFisco(key) && key.slice(6, 20) !== holderOf(n)), { ...NFE_ONLY, group: 'NFref' }),
  strictFacul.note('678', 'MOC 7.0 Anexo I, B25-60 (refNFe); NT 2025.002', (n) => refersToOwn(n) && refKeys(n).some((key) => key.slice(0, 2) !== ide(n, 'cUF')), { ...NFE_ONLY, group: 'NFref' }),
  // Its strength was read in one place alone.
  strictFacul.note('864', 'MOC 7.0 Anexo I, B25b-40 (indPres)', (n) => ide(n, 'indPres') === '5' && !refersTo(n, 'refNFe') && !refersTo(n, 'refNF') && !hasItemRefs(n), { ...NFE_ONLY, when: (n) => ide(n, 'tpImp') !== SIMPLIFICADO_TIPO_2 }),
  strictFacul.note('1000', 'NT 2025.002 B25b-60; leiauteNFe_v4.00.xsd (cMunFGIBS)', (n) => ide(n, 'cMunFGIBS') !== '' && !soldOutside(n), { group: 'cMunFGIBS' }),
  strictFacul.note('1005', 'NT 2025.002 B25b-70; leiauteNFe_v4.00.xsd (cMunFGIBS)', (n) => ide(n, 'cMunFGIBS') === '' && soldOutside(n) && n.items.some(({ ibsCbs }) => ibsCbs !== undefined)),
  strictFacul.note('1140', 'NT 2025.002 B34-10; DFeTiposBasicos_v1.00.xsd (refDFeAnt)', (n) => text(at(n.ide, 'gCompraGov'), 'tpOperGov') === '2' && !has(at(n.ide, 'gCompraGov'), 'refDFeAnt'), { ...NFE_ONLY, group: 'gCompraGov' }),
  obrig.note('1139', 'NT 2025.002 v1.52, B25.1-10', (n) => ide(n, 'finNFe') !== '6' && ide(n, 'tpNFDebito') !== '', { group: 'tpNFDebito' }),
  obrig.note('1163', 'NT 2025.002 v1.52, B25.2-10', (n) => ide(n, 'finNFe') !== '5' && ide(n, 'tpNFCredito') !== '', { group: 'tpNFCredito' }),
  obrig.note('1009', 'NT 2025.002 v1.52, B25.1-20', (n) => ide(n, 'finNFe') === '6' && ide(n, 'tpNFDebito') === '', NFE_ONLY),
  obrig.note('1164', 'NT 2025.002 v1.52, B25.2-20', (n) => ide(n, 'finNFe') === '5' && ide(n, 'tpNFCredito') === '', NFE_ONLY),
  obrig.note('1006', 'NT 2025.002 v1.52, B31-10', (n) => has(n.ide, 'gCompraGov'), { ...NFCE_ONLY, group: 'gCompraGov' }),
  facul.note('547', 'MOC 7.0 Anexo I, grupo BA (refNFe)', (n) => refKeys(n).some((key) => !isChave(key)), { group: 'NFref' }),
  facul.note('680', 'MOC 7.0 Anexo I, grupo BA (refNFe)', (n) => new Set(refKeys(n)).size !== refKeys(n).length, { group: 'NFref' }),
  strictObrig.note('679', 'NT 2026.002 v1.11, BA02-35 (refNFe)', (n) => refKeys(n).some(isCouponKey), { ...NFE_ONLY, when: refersToNoCoupon, since: 'nfe-2026.002-e', group: 'NFref' }),
  strictObrig.note('681', 'NT 2026.002 v1.11, BA03-10 (refNF)', (n) => refersTo(n, 'refNF'), { ...NFE_ONLY, since: 'nfe-2026.002-d', group: 'NFref' }),
  strictObrig.note('682', 'NT 2026.002 v1.11, BA10-10 (refNFP)', (n) => refersTo(n, 'refNFP'), { ...NFE_ONLY, since: 'nfe-2026.002-d', group: 'NFref' }),
  strictObrig.note('924', 'NT 2026.002 v1.11, BA20-30 (refECF)', (n) => refersTo(n, 'refECF'), { ...NFE_ONLY, since: 'nfe-2026.002-d', group: 'NFref' }),
  obrig.note('270', 'MOC 7.0 Anexo I, grupo B (cMunFG)', (n) => isUnknownTown(ide(n, 'cMunFG'))),
  obrig.note('271', 'MOC 7.0 Anexo I, grupo B (cMunFG)', (n) => isOtherUf(ide(n, 'cMunFG'), emitUf(n))),
  obrig.note('272', 'MOC 7.0 Anexo I, grupo C (cMun)', (n) => isUnknownTown(emitTown(n))),
  obrig.note('273', 'MOC 7.0 Anexo I, grupo C (cMun)', (n) => isOtherUf(emitTown(n), emitUf(n))),
  strictObrig.note('347', 'MOC 7.0 Anexo I, C18-14 (IEST): some UFs take it within the state', (n) => text(n.emit, 'IEST') !== '' && ide(n, 'idDest') === '3', { ...NFE_ONLY, xMotivo: 'Rejeição: Informada IE do substituto tributário em operação que não é interestadual', group: 'IEST' }),
  strictObrig.note('478', 'MOC 7.0 Anexo I, C18-20 (entrega)', (n) => n.items.some(({ prod }) => text(at(prod, 'veicProd'), 'tpOp') === '2') && text(at(n.inf, 'entrega'), 'UF') === '', NFE_ONLY),
  cadastro.note('211', 'MOC 7.0 Anexo I, C18-30 (IEST)', (n) => text(n.emit, 'IEST') !== '' && !isInscricaoEstadual(text(n.emit, 'IEST'), substituteUf(n)), { ...NFE_ONLY, group: 'IEST' }),
  strictObrig.note('363', 'MOC 7.0 Anexo I, C18-40 (IEST)', (n) => text(n.emit, 'IEST') !== '' && [text(n.emit, 'IE'), text(n.dest, 'IE')].includes(text(n.emit, 'IEST')), { ...NFE_ONLY, xMotivo: 'Rejeição: IE do substituto tributário idêntica à IE do emitente ou do destinatário', group: 'IEST' }),
  obrig.note('718', 'NT 2026.002, C18-10 (IEST)', (n) => text(n.emit, 'IEST') !== '', { ...COUPON_ONLY, group: 'IEST' }),
];
