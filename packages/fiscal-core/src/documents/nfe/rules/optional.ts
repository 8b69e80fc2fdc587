import { isChave } from '../../../chave-acesso/chave-acesso.ts';
import { add, compare, ZERO } from '../../../decimal/decimal.ts';
import type { Tree } from '../../../engine/document/definition.ts';
import { isCnpj } from '../../../identity/cnpj.ts';
import { isCpf } from '../../../identity/cpf.ts';
import { ufByCodigo } from '../../../tables/uf.ts';
import { NFE_ONLY, type NoteRule, strictFacul } from './note-rule.ts';
import { all, amount, at, has, type ItemView, isZero, type NoteView, refKeys, text } from './note-view.ts';

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const emitUf = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'UF');
const destUf = (n: NoteView): string => text(at(n.dest, 'enderDest'), 'UF');
const consumedIn = ({ prod }: ItemView): string => text(at(prod, 'comb'), 'UFCons');
const holder = (party: Tree | undefined): string => text(party, 'CNPJ') || text(party, 'CPF');

/** Returns of imports, which need neither IPI nor II. Source: MOC 7.0 Anexo I, I08-120, I08-130. */
const UNTAXED_IMPORTS = new Set(['3201', '3202', '3211', '3503', '3553']);
const imports = ({ cfop, isService }: ItemView): boolean =>
  cfop.startsWith('3') && !UNTAXED_IMPORTS.has(cfop) && !isService;

/** CFOPs of goods relieved for the Suframa. Source: MOC 7.0 Anexo I, N28-20. */
const OF_SUFRAMA = new Set(
  `
  1203 1204 1208 1209 2203 2204 2208 2209 5109 5110 5120 5151 5152 5651 5652 5654 5655 5658 5659 5910 6905 6109 6110 6120
  6122 6123 6151 6152 6651 6652 6654 6655 6658 6659 6910 6923
`.match(/\d{4}/g),
);
const relief = ({ icms }: ItemView): string => text(icms, 'motDesICMS');
const SUFRAMA = '7';
const PUBLIC_BODY = '8';

const indirect = ({ prod }: ItemView): readonly Tree[] =>
  all(prod, 'detExport').flatMap((one) => all(one, 'exportInd'));
const exportKeys = (item: ItemView): string[] => indirect(item).map((one) => text(one, 'chNFe'));
const exportedQuantity = (item: ItemView) =>
  indirect(item).reduce((sum, one) => add(sum, amount(one, 'qExport')), ZERO);
const OF_EXPORT = { ...NFE_ONLY, group: 'detExport' } as const;

/** A key has the year in two digits; NF-e began in 2006. */
const FIRST_YEAR = 6;
function wrongMonth(key: string, n: NoteView): boolean {
  const [year, month] = [Number(key.slice(2, 4)), Number(key.slice(4, 6))];
  return year < FIRST_YEAR || year > Number(ide(n, 'dhEmi').slice(2, 4)) || month < 1 || month > 12;
}
/** Series 910 to 969 are of persons, whose CPF follows zeros. */
function wrongHolder(key: string): boolean {
  const serie = Number(key.slice(22, 25));
  if (serie > 969) return false;
  return serie >= 910 ? !isCpf(key.slice(9, 20)) : !isCnpj(key.slice(6, 20));
}
const someKey = (n: NoteView, breaks: (key: string) => boolean): boolean =>
  refKeys(n).some((key) => isChave(key) && breaks(key));

/** Rules that a UF may leave out, behind those of all. */
// biome-ignore format: a table reads as one rule a row
export const OPTIONAL_RULES: readonly NoteRule[] = [
  strictFacul.note('522', 'MOC 7.0 Anexo I, BA02-14 (refNFe)', (n) => someKey(n, (key) => ufByCodigo(key.slice(0, 2)) === undefined), { ...NFE_ONLY, xMotivo: 'Rejeição: Chave de Acesso referenciada com UF inválida', group: 'NFref' }),
  strictFacul.note('524', 'MOC 7.0 Anexo I, BA02-20, BA02-24 (refNFe)', (n) => someKey(n, (key) => wrongMonth(key, n)), { ...NFE_ONLY, xMotivo: 'Rejeição: Chave de Acesso referenciada com Ano-Mês inválido', group: 'NFref' }),
  strictFacul.note('552', 'MOC 7.0 Anexo I, BA02-30 (refNFe)', (n) => someKey(n, wrongHolder), { ...NFE_ONLY, xMotivo: 'Rejeição: Chave de Acesso referenciada com CNPJ/CPF inválido', group: 'NFref' }),
  strictFacul.note('683', 'MOC 7.0 Anexo I, BA02-40 (refNFe)', (n) => someKey(n, (key) => /^0+$/.test(key.slice(25, 34))), { ...NFE_ONLY, xMotivo: 'Rejeição: Chave de Acesso referenciada com Número inválido', group: 'NFref' }),
  strictFacul.item('520', 'MOC 7.0 Anexo I, I08-60 (CFOP)', (item, n) => /^[37]/.test(item.cfop) && destUf(n) !== '' && destUf(n) !== 'EX' && consumedIn(item) !== 'EX', NFE_ONLY),
  strictFacul.note('521', 'MOC 7.0 Anexo I, I08-70 (idDest)', (n) => ide(n, 'idDest') === '1' && destUf(n) !== '' && destUf(n) !== emitUf(n) && text(n.dest, 'indIEDest') === '1' && !n.items.some((item) => consumedIn(item) === emitUf(n)) && !(ide(n, 'indPres') === '1' && text(n.transp, 'modFrete') === '9'), NFE_ONLY),
  strictFacul.item('523', 'MOC 7.0 Anexo I, I08-90 (CFOP)', (item, n) => /^[26]/.test(item.cfop) && destUf(n) === emitUf(n) && holder(n.dest) !== holder(n.emit) && ['', emitUf(n)].includes(consumedIn(item)), NFE_ONLY),
  strictFacul.item('597', 'MOC 7.0 Anexo I, I08-120 (IPI)', (item) => imports(item) && !has(item.imposto, 'IPI'), NFE_ONLY),
  strictFacul.item('599', 'MOC 7.0 Anexo I, I08-130 (II)', (item) => imports(item) && !has(item.imposto, 'II'), NFE_ONLY),
  strictFacul.item('342', 'MOC 7.0 Anexo I, I54-10 (chNFe)', (item) => exportKeys(item).some((key) => !isChave(key)), OF_EXPORT),
  strictFacul.item('343', 'MOC 7.0 Anexo I, I54-20 (chNFe)', (item) => exportKeys(item).some((key) => key.slice(20, 22) !== '55'), OF_EXPORT),
  strictFacul.item('344', 'MOC 7.0 Anexo I, I54-30 (chNFe)', (item) => new Set(exportKeys(item)).size !== exportKeys(item).length, OF_EXPORT),
  strictFacul.item('345', 'MOC 7.0 Anexo I, I54-40 (chNFe)', (item, n) => exportKeys(item).some((key) => !refKeys(n).includes(key)), OF_EXPORT),
  strictFacul.item('346', 'MOC 7.0 Anexo I, I55-10 (qExport)', (item) => indirect(item).length > 0 && compare(exportedQuantity(item), amount(item.prod, 'qCom')) !== 0, OF_EXPORT),
  strictFacul.item('527', 'MOC 7.0 Anexo I, N12-10 (CST)', (item, n) => item.cfop.startsWith('7') && ide(n, 'finNFe') !== '4' && (item.cst === '' ? !['', '300'].includes(item.csosn) : item.cst !== '41'), NFE_ONLY),
  strictFacul.item('625', 'MOC 7.0 Anexo I, N28-10 (ISUF)', (item, n) => relief(item) === SUFRAMA && text(n.dest, 'ISUF') === '' && !/^[12]/.test(item.cfop)),
  strictFacul.item('626', 'MOC 7.0 Anexo I, N28-20 (CFOP)', (item) => relief(item) === SUFRAMA && !OF_SUFRAMA.has(item.cfop), NFE_ONLY),
  strictFacul.item('627', 'MOC 7.0 Anexo I, N28-30 (vICMSDeson)', (item) => relief(item) !== '' && isZero(text(item.icms, 'vICMSDeson'))),
  strictFacul.note('359', 'MOC 7.0 Anexo I, ZB02-10 (xNEmp)', (n) => n.items.some((item) => relief(item) === PUBLIC_BODY) && text(at(n.inf, 'compra'), 'xNEmp') === '', NFE_ONLY),
  strictFacul.note('392', 'MOC 7.0 Anexo I, YA05-10 (card)', (n) => n.ways.some((way) => text(at(way, 'card'), 'tpIntegra') === '1' && !(has(at(way, 'card'), 'CNPJ') && has(at(way, 'card'), 'cAut')))),
];
