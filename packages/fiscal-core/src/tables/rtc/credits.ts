// biome-ignore-all format: a table reads as one row a line
import { CREDIT_MARKS, type Credit, subset } from './rtc.ts';

type Row = readonly [code: string, marks: string, name: string];

/**
 * Presumed credits (cCredPres): which of their groups is demanded, and whether the credit is taken from the item's IBS.
 * Source: Informe Técnico RT 2025.002 v1.60, sheet cCredPres; portal of SVRS, 2026-10-08.
 */
const ROWS: readonly Row[] = [
  ['01', 'gIBSCredPres gCBSCredPres', 'Aquisição de produtor rural ou integrado não contribuinte'],
  ['02', 'gIBSCredPres gCBSCredPres', 'Aquisição de serviço de transportador autônomo de carga PF não contribuinte'],
  ['03', 'gIBSCredPres gCBSCredPres', 'Aquisição de resíduos para reciclagem, reutilização ou logística reversa'],
  ['04', 'gIBSCredPres gCBSCredPres deducted', 'Aquisição de bem móvel usado de PF não contribuinte para revenda'],
  ['05', 'gCBSCredPres', 'Regime automotivo, projetos do art. 11-C da Lei 9.440/1997'],
  ['06', 'gCBSCredPres', 'Regime automotivo, projetos dos arts. 1 a 4 da Lei 9.826/1999'],
  ['07', 'gIBSCredPres deducted', 'ZFM: importação para revenda presencial'],
  ['08', 'gIBSCredPres', 'ZFM: aquisição de bem industrializado nacional com IBS zero (art. 445)'],
  ['09', 'gIBSCredPres', 'ZFM: indústria incentivada, bem intermediário com IBS zero (art. 448)'],
  ['10', 'gCBSCredPres', 'ZFM: indústria incentivada, venda de produção própria'],
  ['11', 'gIBSCredPres deducted', 'ALC: importação para revenda presencial'],
  ['12', 'gIBSCredPres', 'ALC: aquisição de bem industrializado nacional com IBS zero (art. 463)'],
  ['13', 'gCBSCredPres', 'ALC: indústria, venda de produção própria'],
];

export const CREDITS: readonly Credit[] = ROWS.map(([code, marks, name]) => ({ code, name, marks: subset(CREDIT_MARKS, marks) }));
