import { isCnpj } from '../../../identity/cnpj.ts';
import { NFE_ONLY, type NoteRule, strictFacul, strictObrig } from './note-rule.ts';
import { at, has, type ItemView, type NoteView, text } from './note-view.ts';
import { isUnknownTown } from './places.ts';

const ide = (n: NoteView, tag: string): string => text(n.ide, tag);
const indIEDest = (n: NoteView): string => text(n.dest, 'indIEDest');
const leaves = (n: NoteView): boolean => ide(n, 'tpNF') === '1';

/** CST and CSOSN of a sale to who is no taxpayer, the monophasic ones among them. Source: MOC 7.0 Anexo I, N12-70, N12a-70; NT 2023.001. */
const CST_OF_CONSUMERS = new Set(['00', '02', '15', '20', '40', '41', '53', '60', '61']);
const CSOSN_OF_CONSUMERS = new Set(['102', '103', '300', '400', '500']);
/** Repairs, and demonstrations within the state. Source: MOC 7.0 Anexo I, N12-80 and N12a-70, exceptions. */
const REPAIR_OUT = new Set(['5915', '5916', '6915', '6916', '5912', '5913']);
const REPAIR = new Set([...REPAIR_OUT, '1915', '1916', '2915', '2916', '1912', '1913']);
/** Sold outside the establishment by a microentrepreneur. Source: NT 2024.001, N12a-70. */
const MEI_OUTSIDE = new Set(['5904', '6904']);
/** CST 51 to who is no taxpayer. Source: MOC 7.0 Anexo I, N12-70, exception 7. */
const TO_ORDER = new Set(['5123', '5922', '6123', '6922']);

/**
 * CST that goes with no sale to who is no taxpayer. Suspension is left out, as its CFOPs of remittance and return are in
 * no table here; 10 and 51 are judged between UFs alone; in CE, 90 goes with 5403 and 5405 (NT 2023.003).
 */
function oddCst({ cst, cfop, prod, icmsName }: ItemView, n: NoteView): boolean {
  if (cst === '' || icmsName === 'ICMSST' || cst === '50' || CST_OF_CONSUMERS.has(cst)) return false;
  const acrossUfs = ide(n, 'idDest') === '2';
  if (cst === '10') return acrossUfs;
  if (cst === '30') return !(acrossUfs && has(prod, 'comb'));
  if (cst === '51') return acrossUfs && ide(n, 'finNFe') !== '4' && !TO_ORDER.has(cfop);
  return !(cst === '90' && text(at(n.emit, 'enderEmit'), 'UF') === 'CE' && ['5403', '5405'].includes(cfop));
}
const sellsVehicles = (n: NoteView): boolean => n.items.some(({ prod }) => has(prod, 'veicProd'));
const toConsumer = (n: NoteView): boolean => indIEDest(n) === '9' && leaves(n);

function oddCsosn({ csosn, cfop }: ItemView, n: NoteView): boolean {
  if (csosn === '' || CSOSN_OF_CONSUMERS.has(csosn) || REPAIR_OUT.has(cfop)) return false;
  return !(text(n.emit, 'CRT') === '4' && csosn === '900' && MEI_OUTSIDE.has(cfop));
}
/** Suspension and deferral to a taxpayer exempt of registration; within the state, some UFs take 51. */
function suspendsForExempt({ cst, cfop }: ItemView, n: NoteView): boolean {
  if (cst === '50') return !REPAIR.has(cfop);
  return cst === '51' && ide(n, 'idDest') !== '1';
}
const issqn = ({ imposto }: ItemView, tag: string): string => text(at(imposto, 'ISSQN'), tag);
const OF_SERVICE = { group: 'ISSQN' } as const;

// biome-ignore format: a table reads as one rule a row
export const SITUATION_RULES: readonly NoteRule[] = [
  strictObrig.item('489', 'MOC 7.0 Anexo I, I05e-20 (CNPJFab)', ({ prod }) => !isCnpj(text(prod, 'CNPJFab')), { group: 'CNPJFab', field: () => 'itens[].cnpj_fabricante' }),
  strictObrig.item('873', 'MOC 7.0 Anexo I, K01-20 (rastro)', ({ prod }) => !has(prod, 'rastro'), { ...NFE_ONLY, group: 'med' }),
  // [?] Later notes changed it and were not read in full.
  strictFacul.item('508', 'MOC 7.0 Anexo I, N12-70 (CST); NT 2023.001', oddCst, { ...NFE_ONLY, when: (n) => toConsumer(n) && !sellsVehicles(n), xMotivo: 'Rejeição: CST incompatível na operação com Não Contribuinte' }),
  strictObrig.item('529', 'MOC 7.0 Anexo I, N12-80 (CST)', suspendsForExempt, { ...NFE_ONLY, when: (n) => indIEDest(n) === '2', xMotivo: 'Rejeição: CST incompatível na operação com Contribuinte Isento de Inscrição Estadual' }),
  strictObrig.item('600', 'MOC 7.0 Anexo I, N12a-70 (CSOSN); NT 2024.001', oddCsosn, { ...NFE_ONLY, when: toConsumer }),
  strictObrig.item('287', 'MOC 7.0 Anexo I, U05-10 (cMunFG)', (item) => isUnknownTown(issqn(item, 'cMunFG')), OF_SERVICE),
  strictObrig.item('389', 'MOC 7.0 Anexo I, U14-10 (cMun)', (item) => isUnknownTown(issqn(item, 'cMun')), OF_SERVICE),
  strictObrig.note('288', 'MOC 7.0 Anexo I, X17-10 (cMunFG)', (n) => isUnknownTown(text(at(n.transp, 'retTransp'), 'cMunFG')), NFE_ONLY),
];
