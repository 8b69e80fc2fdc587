import { isCnpj } from '../../../identity/cnpj.ts';
import { isCpf } from '../../../identity/cpf.ts';
import { isInscricaoEstadual } from '../../../identity/inscricao-estadual.ts';
import { isInscricaoSuframa } from '../../../identity/suframa.ts';
import { DEMANDS_RESPONSIBLE } from '../../../tables/technical-responsible.ts';
import { hasRecipient } from '../recipient.ts';
import {
  COUPON_ONLY,
  cadastro,
  facul,
  NFCE_ONLY,
  NFE_ONLY,
  type NoteRule,
  obrig,
  strictObrig,
} from './note-rule.ts';
import { all, at, has, isZero, type NoteView, text } from './note-view.ts';
import { EXTERIOR, isOtherUf, isUnknownTown } from './places.ts';

const BRASIL = '1058';
/** UFs whose register has no exempt taxpayers [?]: secondary sources only. Source: NT 2015.003, NT 2025.001. */
const SEM_ISENTO = ['AM', 'BA', 'CE', 'GO', 'MG', 'MS', 'MT', 'PA', 'PE', 'RN', 'SE', 'SP'];
/** CST and CSOSN of what is exempt, immune or not taxed. */
const UNTAXED = new Set(['40', '41', '103', '300', '400']);

/** The area of the Suframa: whole UFs, and two towns of Amapá (Macapá and Santana). */
const SUFRAMA_UFS = ['AC', 'AM', 'RO', 'RR'];
const SUFRAMA_TOWNS = ['1600303', '1600600'];

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const dest = (n: NoteView, tag: string): string => text(n.dest, tag);
const home = (n: NoteView, tag: string): string => text(at(n.dest, 'enderDest'), tag);
const emitUf = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'UF');
const abroad = (n: NoteView): boolean => ide(n, 'idDest') === '3';
const foreigner = (n: NoteView): boolean => has(n.dest, 'idEstrangeiro');
const badCnpj = (value: string): boolean => value !== '' && !isCnpj(value);
const badCpf = (value: string): boolean => value !== '' && !isCpf(value);
const place = (n: NoteView, group: 'retirada' | 'entrega', tag: string): string =>
  text(at(n.inf, group), tag);
/** Fuel sold to who consumes it in another UF. */
const FUEL_ELSEWHERE = '6667';
const consumptionUfs = (n: NoteView): string[] => n.items.map(({ prod }) => text(at(prod, 'comb'), 'UFCons'));
const consumedElsewhere = (n: NoteView): boolean =>
  consumptionUfs(n).some((uf) => uf !== '' && uf !== emitUf(n));
const consumedHere = (n: NoteView): boolean => consumptionUfs(n).includes(emitUf(n));
const ofOneHolder = (n: NoteView): boolean =>
  dest(n, 'CNPJ') !== '' && dest(n, 'CNPJ') === text(n.emit, 'CNPJ');
/** UFs between which the goods go: the places of pickup and delivery replace those of issuer and addressee, turned round in an entry. */
function route(n: NoteView): readonly [from: string, to: string] {
  const ends = ide(n, 'tpNF') === '0' ? [home(n, 'UF'), emitUf(n)] : [emitUf(n), home(n, 'UF')];
  return [place(n, 'retirada', 'UF') || (ends[0] ?? ''), place(n, 'entrega', 'UF') || (ends[1] ?? '')];
}
const hasPlaces = (n: NoteView): boolean => has(n.inf, 'retirada') || has(n.inf, 'entrega');
/** Source: MOC 7.0 Anexo I, exceptions of E12-30, E12-50 and of E12-40, E12-60. */
const crossesUfs = (n: NoteView): boolean => hasPlaces(n) && route(n)[0] !== route(n)[1];
const staysInUf = (n: NoteView): boolean => hasPlaces(n) && route(n)[0] === route(n)[1];
const readers = (n: NoteView, tag: string): string[] => all(n.inf, 'autXML').map((who) => text(who, tag));
/**
 * An operation for which such a UF takes an exempt taxpayer: with ST now or before, or not taxed in any item.
 * Source: NT 2025.001, E16a-30, exceptions 1, 2 and 4; whether one item is enough for 4 was not read [?].
 */
const takesExempt = ({ goods }: NoteView): boolean =>
  goods.some(({ icms }) => !isZero(text(icms, 'vICMSST')) || !isZero(text(icms, 'vICMSSTRet'))) ||
  (goods.length > 0 && goods.every(({ cst, csosn }) => UNTAXED.has(cst || csosn)));
const wrongIeAt = (n: NoteView, group: 'retirada' | 'entrega'): boolean =>
  place(n, group, 'IE') !== '' && !isInscricaoEstadual(place(n, group, 'IE'), place(n, group, 'UF'));
const hasNamedRecipient = (n: NoteView): boolean => hasRecipient(n.note.input);

// biome-ignore format: a table reads as one rule a row
export const PARTY_RULES: readonly NoteRule[] = [
  obrig.note('719', 'MOC 7.0 Anexo I, grupo E', (n) => !hasNamedRecipient(n), NFE_ONLY),
  strictObrig.note('728', 'MOC 7.0 Anexo I, grupo E (IE)', (n) => dest(n, 'indIEDest') === '1' && dest(n, 'IE') === '', NFE_ONLY),
  obrig.note('726', 'MOC 7.0 Anexo I, grupo E (enderDest)', (n) => hasNamedRecipient(n) && !has(n.dest, 'enderDest'), NFE_ONLY),
  obrig.note('724', 'MOC 7.0 Anexo I, grupo E (xNome)', (n) => hasNamedRecipient(n) && n.note.input['nome_destinatario'] === undefined, NFE_ONLY),
  cadastro.note('210', 'MOC 7.0 Anexo I, E17-50 (IE)', (n) => dest(n, 'IE') !== '' && !isInscricaoEstadual(dest(n, 'IE'), home(n, 'UF')), NFE_ONLY),
  obrig.note('208', 'MOC 7.0 Anexo I, grupo E (CNPJ)', (n) => badCnpj(dest(n, 'CNPJ'))),
  obrig.note('237', 'MOC 7.0 Anexo I, grupo E (CPF)', (n) => badCpf(dest(n, 'CPF'))),
  obrig.note('720', 'MOC 7.0 Anexo I, grupo E (idEstrangeiro)', (n) => abroad(n) && n.dest !== undefined && !foreigner(n)),
  obrig.note('721', 'MOC 7.0 Anexo I, E03a-20 (idEstrangeiro)', (n) => !abroad(n) && foreigner(n) && ide(n, 'indFinal') !== '1', { ...NFE_ONLY, xMotivo: 'Rejeição: Informado idEstrangeiro e Operação não é com consumidor final', group: 'idEstrangeiro' }),
  strictObrig.note('925', 'MOC 7.0 Anexo I, E03a-30 (IE)', (n) => foreigner(n) && dest(n, 'IE') !== '', { group: 'idEstrangeiro' }),
  strictObrig.note('372', 'MOC 7.0 Anexo I, E03a-60 (idEstrangeiro)', (n) => !/^[\dA-Za-z:.+\-/() ]*$/.test(dest(n, 'idEstrangeiro')), { group: 'idEstrangeiro' }),
  obrig.note('727', 'MOC 7.0 Anexo I, grupo E (UF)', (n) => abroad(n) && home(n, 'UF') !== '' && home(n, 'UF') !== 'EX'),
  facul.note('771', 'MOC 7.0 Anexo I, I08-94 (idEstrangeiro)', (n) => ide(n, 'idDest') === '2' && foreigner(n) && !n.items.some(({ cfop }) => cfop === FUEL_ELSEWHERE), { ...NFE_ONLY, xMotivo: 'Rejeição: Informado idEstrangeiro em operação interestadual', group: 'idEstrangeiro' }),
  obrig.note('772', 'MOC 7.0 Anexo I, E12-30, E12-50 (UF)', (n) => ide(n, 'idDest') === '2' && home(n, 'UF') === emitUf(n) && !ofOneHolder(n) && !consumedElsewhere(n) && !crossesUfs(n), NFE_ONLY),
  obrig.note('773', 'MOC 7.0 Anexo I, E12-40, E12-60 (UF)', (n) => ide(n, 'idDest') === '1' && ide(n, 'indFinal') !== '1' && home(n, 'UF') !== '' && home(n, 'UF') !== emitUf(n) && !consumedHere(n) && !staysInUf(n), NFE_ONLY),
  obrig.note('509', 'MOC 7.0 Anexo I, grupo E (cMun)', (n) => home(n, 'UF') === 'EX' && home(n, 'cMun') !== EXTERIOR),
  facul.note('510', 'MOC 7.0 Anexo I, E14-10 (cPais)', (n) => abroad(n) && n.dest !== undefined && ['', BRASIL].includes(home(n, 'cPais')), NFE_ONLY),
  facul.note('511', 'MOC 7.0 Anexo I, E14-20 (cPais)', (n) => !abroad(n) && dest(n, 'idEstrangeiro') === '' && !['', BRASIL].includes(home(n, 'cPais'))),
  strictObrig.note('926', 'MOC 7.0 Anexo I, E14-30 (cPais)', (n) => home(n, 'UF') === 'EX' && home(n, 'cPais') === BRASIL),
  obrig.note('274', 'MOC 7.0 Anexo I, grupo E (cMun)', (n) => isUnknownTown(home(n, 'cMun'))),
  obrig.note('275', 'MOC 7.0 Anexo I, grupo E (cMun)', (n) => isOtherUf(home(n, 'cMun'), home(n, 'UF'))),
  obrig.note('789', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (n) => n.dest !== undefined && dest(n, 'indIEDest') !== '9', NFCE_ONLY),
  obrig.note('729', 'MOC 7.0 Anexo I, grupo E (IE)', (n) => dest(n, 'IE') !== '', NFCE_ONLY),
  obrig.note('730', 'MOC 7.0 Anexo I, grupo E (ISUF)', (n) => dest(n, 'ISUF') !== '', { ...NFCE_ONLY, group: 'ISUF' }),
  obrig.note('232', 'MOC 7.0 Anexo I, grupo E (IE)', (n) => dest(n, 'indIEDest') === '1' && dest(n, 'IE') === ''),
  obrig.note('791', 'MOC 7.0 Anexo I, grupo E (IE)', (n) => dest(n, 'indIEDest') === '2' && dest(n, 'IE') !== ''),
  obrig.note('792', 'MOC 7.0 Anexo I, grupo E (IE)', (n) => home(n, 'UF') === 'EX' && dest(n, 'IE') !== ''),
  obrig.note('790', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (n) => abroad(n) && n.dest !== undefined && dest(n, 'indIEDest') !== '9'),
  // [?] the exceptions by CFOP were not seen
  facul.note('696', 'MOC 7.0 Anexo I, grupo E (indIEDest)', (n) => dest(n, 'indIEDest') === '9' && ide(n, 'indFinal') !== '1' && !abroad(n) && ide(n, 'tpNF') === '1'),
  cadastro.note('805', 'NT 2025.001, E16a-30 (indIEDest)', (n) => dest(n, 'indIEDest') === '2' && SEM_ISENTO.includes(home(n, 'UF')) && !takesExempt(n)),
  strictObrig.note('235', 'MOC 7.0 Anexo I, E18-20 (ISUF)', (n) => dest(n, 'ISUF') !== '' && !isInscricaoSuframa(dest(n, 'ISUF')), { group: 'ISUF' }),
  strictObrig.note('251', 'MOC 7.0 Anexo I, E18-30 (ISUF)', (n) => dest(n, 'ISUF') !== '' && !SUFRAMA_UFS.includes(home(n, 'UF')) && !SUFRAMA_TOWNS.includes(home(n, 'cMun')), { group: 'ISUF' }),
  obrig.note('787', 'NT 2026.002, E01-20', (n) => ide(n, 'indPres') === '4' && n.dest === undefined, COUPON_ONLY),
  obrig.note('788', 'MOC 7.0 Anexo I, grupo E (enderDest)', (n) => ide(n, 'indPres') === '4' && !has(n.dest, 'enderDest'), NFCE_ONLY),
  obrig.note('669', 'NT 2026.002, F01-10', (n) => has(n.inf, 'retirada'), { ...COUPON_ONLY, group: 'retirada' }),
  facul.note('512', 'MOC 7.0 Anexo I, grupo F (CNPJ)', (n) => badCnpj(place(n, 'retirada', 'CNPJ')), { group: 'retirada' }),
  facul.note('540', 'MOC 7.0 Anexo I, grupo F (CPF)', (n) => badCpf(place(n, 'retirada', 'CPF')), { group: 'retirada' }),
  obrig.note('276', 'MOC 7.0 Anexo I, grupo F (cMun)', (n) => isUnknownTown(place(n, 'retirada', 'cMun')), { group: 'retirada' }),
  obrig.note('277', 'MOC 7.0 Anexo I, grupo F (cMun)', (n) => isOtherUf(place(n, 'retirada', 'cMun'), place(n, 'retirada', 'UF')), { group: 'retirada' }),
  obrig.note('513', 'MOC 7.0 Anexo I, grupo F (cMun)', (n) => place(n, 'retirada', 'UF') === 'EX' && place(n, 'retirada', 'cMun') !== EXTERIOR, { group: 'retirada' }),
  cadastro.note('971', 'MOC 7.0 Anexo I, F15-10, G15-10 (IE)', (n) => wrongIeAt(n, 'retirada') || wrongIeAt(n, 'entrega'), NFE_ONLY),
  facul.note('514', 'MOC 7.0 Anexo I, grupo G (CNPJ)', (n) => badCnpj(place(n, 'entrega', 'CNPJ')), { group: 'entrega' }),
  facul.note('541', 'MOC 7.0 Anexo I, grupo G (CPF)', (n) => badCpf(place(n, 'entrega', 'CPF')), { group: 'entrega' }),
  obrig.note('278', 'MOC 7.0 Anexo I, grupo G (cMun)', (n) => isUnknownTown(place(n, 'entrega', 'cMun')), { group: 'entrega' }),
  obrig.note('279', 'MOC 7.0 Anexo I, grupo G (cMun)', (n) => isOtherUf(place(n, 'entrega', 'cMun'), place(n, 'entrega', 'UF')), { group: 'entrega' }),
  obrig.note('515', 'MOC 7.0 Anexo I, grupo G (cMun)', (n) => place(n, 'entrega', 'UF') === 'EX' && place(n, 'entrega', 'cMun') !== EXTERIOR, { group: 'entrega' }),
  obrig.note('323', 'NT 2014.002 (autXML)', (n) => readers(n, 'CNPJ').some(badCnpj), { group: 'autXML' }),
  obrig.note('325', 'NT 2014.002 (autXML)', (n) => readers(n, 'CPF').some(badCpf), { group: 'autXML' }),
  obrig.note('324', 'NT 2014.002 (autXML)', (n) => dest(n, 'CNPJ') !== '' && readers(n, 'CNPJ').includes(dest(n, 'CNPJ')), { group: 'autXML' }),
  obrig.note('326', 'NT 2014.002 (autXML)', (n) => dest(n, 'CPF') !== '' && readers(n, 'CPF').includes(dest(n, 'CPF')), { group: 'autXML' }),
  strictObrig.note('972', 'NT 2018.005, ZD01-10 (infRespTec): by UF', (n) => DEMANDS_RESPONSIBLE.has(emitUf(n)) && !has(n.inf, 'infRespTec'), { since: 'past-responsible' }),
  facul.note('973', 'NT 2018.005 (infRespTec)', (n) => badCnpj(text(at(n.inf, 'infRespTec'), 'CNPJ')), { group: 'infRespTec' }),
];
