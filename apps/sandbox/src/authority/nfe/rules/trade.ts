import { isCnpj } from '@fiscal/core/identity/cnpj';
import { childrenOf } from '@fiscal/core/xml/parse';
import { all, has, text } from '../../xml.ts';
import type { NfeDocument, NfeItem } from '../document.ts';
import { anyItem, type NfeRule, rulesOf } from './nfe-rule.ts';

const { strict, strictNfe } = rulesOf('conteudo');

const cfop = (item: NfeItem): string => text(item.prod, 'CFOP');
const isImported = (item: NfeItem): boolean => has(item.prod, 'DI');
const additions = (item: NfeItem) => all(item.prod, 'DI').flatMap((di) => childrenOf(di, 'adi'));
/** A note that names no other, whole or by item. */
const standsAlone = (d: NfeDocument): boolean =>
  !has(d.ide, 'NFref') && !d.itens.some((item) => has(item.det, 'DFeReferenciado'));

const HOURS_OF_BRASILIA = 3;
/** The day of Brasília, and the same one five years before. */
function clearance(nowMs: number): readonly [first: string, last: string] {
  const here = new Date(nowMs - HOURS_OF_BRASILIA * 3_600_000);
  const [year = '', ...rest] = here.toISOString().slice(0, 10).split('-');
  return [[Number(year) - 5, ...rest].join('-'), [year, ...rest].join('-')];
}

// biome-ignore format: a table reads as one rule a row
export const TRADE_RULES: readonly NfeRule[] = [
  { ...strictNfe('701', 'MOC 7.0 Anexo I, I08-184, I08-190 (CFOP)', anyItem((item, d) => standsAlone(d) && /^(?:[56]929|3503|7501)$/.test(cfop(item)))), xMotivo: 'Rejeição: Não informado Nota Fiscal referenciada' },
  strictNfe('376', 'MOC 7.0 Anexo I, I23-10 (dDesemb)', anyItem((item, _, c) => {
    const [first, last] = clearance(c.receivedAtMs);
    return all(item.prod, 'DI').map((di) => text(di, 'dDesemb')).some((day) => day !== '' && !(first <= day && day <= last));
  })),
  strictNfe('332', 'MOC 7.0 Anexo I, I23d-20 (CNPJ)', anyItem((item) => all(item.prod, 'DI').some((di) => has(di, 'CNPJ') && !isCnpj(text(di, 'CNPJ'))))),
  strictNfe('334', 'MOC 7.0 Anexo I, I29a-10 (nDraw)', anyItem((item) => ['3127', '3211'].includes(cfop(item)) && isImported(item) && !additions(item).some((one) => has(one, 'nDraw')))),
  strict('336', 'MOC 7.0 Anexo I, I50-10 (detExport)', anyItem((item, d) => has(item.prod, 'detExport') && text(d.ide, 'idDest') !== '3')),
  strictNfe('338', 'MOC 7.0 Anexo I, I51-10 (nDraw)', anyItem((item) => /^7(?:127|211)$/.test(cfop(item)) && !all(item.prod, 'detExport').some((one) => has(one, 'nDraw')))),
];
