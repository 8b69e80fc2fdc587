import { has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strictNfce, strictCoupon } = rulesOf('conteudo');

const cfop = (item: NfeItem): string => text(item.prod, 'CFOP');
const code = (item: NfeItem, tag: 'CST' | 'CSOSN'): string => text(item.icms, tag);
const isMei = (d: NfeDocument): boolean => text(d.emit, 'CRT') === '4' && text(d.ide, 'idDest') !== '3';

/** Choices of single UFs, as UF, taxation and CFOP. Source: NT 2026.002 v1.11, N12-40, N12a-40; NT 2023.003. */
const CHOICES = /^(?:RS(?:90|900)5949|CE(?:90|900)540[35]|SP(?:40|900)5949)$/;
export const takenByUf = (item: NfeItem, d: NfeDocument): boolean =>
  CHOICES.test(text(d.emit, 'enderEmit', 'UF') + (code(item, 'CST') || code(item, 'CSOSN')) + cfop(item));

/** CFOPs of a taxation: its own, or withheld before; none for what has another rule. */
function cfopsOf(taxation: string): RegExp | null {
  if (/^(?:00|20|4[01]|90|10[23]|[349]00)$/.test(taxation)) return /^5(?:10[1-4]|115|910)$/;
  return taxation === '60' || taxation === '500' ? /^5(?:405|656|667|910)$/ : null;
}
const oddCfop = (tag: 'CST' | 'CSOSN') =>
  anyItem((item, d) => {
    const taken = cfopsOf(code(item, tag));
    return item.issqn === null && taken !== null && !taken.test(cfop(item)) && !takenByUf(item, d);
  });

// biome-ignore format: a table reads as one rule a row
export const COUPON_ITEM_RULES: readonly NfeRule[] = [
  { ...strictNfce('220', 'MOC 7.0 Anexo I, E02-20 (CNPJ)', (d) => has(d.dest, 'CNPJ') && text(d.dest, 'CNPJ') === text(d.emit, 'CNPJ')), xMotivo: 'Rejeição: Destinatário com identificação igual à identificação do emitente' },
  strictNfce('374', 'MOC 7.0 Anexo I, I08-160, I08-170 (CFOP)', anyItem((item) => (item.issqn === null) === (cfop(item) === '5933'))),
  strictCoupon('381', 'NT 2026.002 N12-34 (modBCST)', anyItem((item) => code(item, 'CST') === '90' && has(item.icms, 'modBCST'))),
  strictCoupon('382', 'NT 2026.002 N12-40, N12-44 (CFOP)', oddCfop('CST')),
  { ...strictCoupon('740', 'NT 2026.002 N12-60 (ICMSST)', anyItem((item) => item.icms?.name === 'ICMSST')), xMotivo: 'Rejeição: Item com Repasse de ICMS retido por Substituto Tributário' },
  strictCoupon('385', 'NT 2026.002 N12a-34 (modBCST)', anyItem((item) => code(item, 'CSOSN') === '900' && has(item.icms, 'modBCST'))),
  strictCoupon('386', 'NT 2026.002 N12a-40, N12a-44 (CFOP)', oddCfop('CSOSN')),
  { ...strictCoupon('782', 'NT 2024.001 N12a-81 (CSOSN)', anyItem((item, d) => isMei(d) && /^(?!102|300)\d/.test(code(item, 'CSOSN')))), xMotivo: 'Rejeição: CSOSN inválido para emitente MEI (CRT=4)' },
  { ...strictCoupon('337', 'NT 2024.001 N12a-91 (CFOP)', anyItem((item, d) => isMei(d) && has(item.icms, 'CSOSN') && cfop(item) !== '5102')), xMotivo: 'Rejeição: CFOP inválido para emitente MEI (CRT=4)' },
  { ...strictNfce('814', 'MOC 7.0 Anexo I, ZA01-30 (exporta)', (d) => has(d.inf, 'exporta')), xMotivo: 'Rejeição: Nota Fiscal com grupo de comércio exterior' },
];
