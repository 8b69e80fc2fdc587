import { COUPON_ONLY, NFCE_ONLY, type NoteRule, strictFacul, strictObrig } from './note-rule.ts';
import { at, has, type ItemView, type NoteView, text } from './note-view.ts';

/** CFOPs of a coupon by taxation, and the choices of single UFs. Source: NT 2026.002 v1.11, N12-40, N12-44, N12a-40, N12a-44; NT 2023.003. */
const OWN_CFOPS = new Set(['5101', '5102', '5103', '5104', '5115', '5910']);
const WITHHELD_CFOPS = new Set(['5405', '5656', '5667', '5910']);
const OWN_SITUATIONS = new Set(['00', '20', '40', '41', '90', '102', '103', '300', '400', '900']);
const WITHHELD_SITUATIONS = new Set(['60', '500']);
const BY_UF: Readonly<Record<string, readonly (readonly [situations: string, cfops: string])[]>> = {
  RS: [['90 900', '5949']],
  CE: [['90 900', '5403 5405']],
  SP: [['40 900', '5949']],
};
const OF_SERVICE = '5933';

const emitUf = (n: NoteView): string => text(at(n.emit, 'enderEmit'), 'UF');
const situation = ({ cst, csosn }: ItemView): string => cst || csosn;
/** True for a CFOP that the UF of the issuer takes with that taxation, beside those of all. */
export const isOfUf = (item: ItemView, n: NoteView): boolean =>
  (BY_UF[emitUf(n)] ?? []).some(
    ([situations, cfops]) =>
      situations.split(' ').includes(situation(item)) && cfops.split(' ').includes(item.cfop),
  );
function wrongCfop(item: ItemView, n: NoteView): boolean {
  if (item.isService || isOfUf(item, n)) return false;
  if (OWN_SITUATIONS.has(situation(item))) return !OWN_CFOPS.has(item.cfop);
  return WITHHELD_SITUATIONS.has(situation(item)) && !WITHHELD_CFOPS.has(item.cfop);
}
const hasSt = ({ icms }: ItemView): boolean => has(icms, 'modBCST');
/** A microentrepreneur (CRT 4) within Brazil. Source: NT 2024.001, N12a-81, N12a-91. */
const byMei = (n: NoteView): boolean => text(n.emit, 'CRT') === '4' && text(n.ide, 'idDest') !== '3';
const MEI = { ...COUPON_ONLY, when: (n: NoteView): boolean => COUPON_ONLY.when?.(n) === true && byMei(n) };

// biome-ignore format: a table reads as one rule a row
export const COUPON_ITEM_RULES: readonly NoteRule[] = [
  strictObrig.note('220', 'MOC 7.0 Anexo I, E02-20 (CNPJ)', (n) => text(n.dest, 'CNPJ') !== '' && text(n.dest, 'CNPJ') === text(n.emit, 'CNPJ'), { ...NFCE_ONLY, xMotivo: 'Rejeição: Destinatário com identificação igual à identificação do emitente' }),
  strictObrig.item('374', 'MOC 7.0 Anexo I, I08-160, I08-170 (CFOP)', (item) => (item.cfop === OF_SERVICE) !== item.isService, NFCE_ONLY),
  strictObrig.item('381', 'NT 2026.002 v1.11, N12-34 (modBCST)', (item) => item.cst === '90' && hasSt(item), COUPON_ONLY),
  strictObrig.item('382', 'NT 2026.002 v1.11, N12-40, N12-44 (CFOP)', (item, n) => item.cst !== '' && wrongCfop(item, n), COUPON_ONLY),
  strictObrig.item('740', 'NT 2026.002 v1.11, N12-60 (ICMSST)', ({ icmsName }) => icmsName === 'ICMSST', { ...COUPON_ONLY, xMotivo: 'Rejeição: Item com Repasse de ICMS retido por Substituto Tributário' }),
  strictObrig.item('385', 'NT 2026.002 v1.11, N12a-34 (modBCST)', (item) => item.csosn === '900' && hasSt(item), COUPON_ONLY),
  // Obligatory in the text, with exceptions by UF that were not read.
  strictFacul.item('386', 'NT 2026.002 v1.11, N12a-40, N12a-44 (CFOP)', (item, n) => item.csosn !== '' && wrongCfop(item, n), COUPON_ONLY),
  strictObrig.item('782', 'NT 2024.001, N12a-81 (CSOSN)', ({ csosn }) => csosn !== '' && !['102', '300'].includes(csosn), { ...MEI, xMotivo: 'Rejeição: CSOSN inválido para emitente MEI (CRT=4)' }),
  strictObrig.item('337', 'NT 2024.001, N12a-91 (CFOP)', (item) => item.csosn !== '' && item.cfop !== '5102', { ...MEI, xMotivo: 'Rejeição: CFOP inválido para emitente MEI (CRT=4)' }),
  strictObrig.note('814', 'MOC 7.0 Anexo I, ZA01-30 (exporta)', (n) => has(n.inf, 'exporta'), { ...NFCE_ONLY, xMotivo: 'Rejeição: Nota Fiscal com grupo de comércio exterior' }),
];
