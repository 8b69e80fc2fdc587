import { childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { type Block, field } from '../blocks/paper-style.ts';
import { cep, cnpjOrCpf } from '../format/identifiers.ts';
import type { Mdfe } from '../mdfe/read.ts';
import { valueAt } from '../nfe/read.ts';

/** Kinds of cargo of the ANTT. Source: mdfeTiposBasico_v3.00.xsd (prodPred/tpCarga). */
const CARGO: Readonly<Record<string, string>> = {
  '01': 'Granel sólido',
  '02': 'Granel líquido',
  '03': 'Frigorificada',
  '04': 'Conteinerizada',
  '05': 'Carga geral',
  '06': 'Neogranel',
  '07': 'Perigosa (granel sólido)',
  '08': 'Perigosa (granel líquido)',
  '09': 'Perigosa (frigorificada)',
  '10': 'Perigosa (conteinerizada)',
  '11': 'Perigosa (carga geral)',
  '12': 'Granel pressurizada',
};

/** CEP of a place of loading or unloading, or its coordinates. */
function placeOf(product: XmlElement, place: string): string {
  const at = (tag: string): string => valueAt(product, 'infLotacao', place, tag);
  return at('CEP') === '' ? [at('latitude'), at('longitude')].filter(Boolean).join(' / ') : cep(at('CEP'));
}
const products = ({ infMDFe }: Mdfe): Block => ({
  title: 'PRODUTO PREDOMINANTE',
  rows: childrenOf(infMDFe, 'prodPred').map((product) => [
    field('TIPO DE CARGA', CARGO[valueAt(product, 'tpCarga')] ?? valueAt(product, 'tpCarga')),
    field('PRODUTO', valueAt(product, 'xProd'), 2),
    field('NCM', valueAt(product, 'NCM'), 0.6),
    field('LOCAL DE CARREGAMENTO', placeOf(product, 'infLocalCarrega')),
    field('LOCAL DE DESCARREGAMENTO', placeOf(product, 'infLocalDescarrega')),
  ]),
});

const RESPONSIBLE: Readonly<Record<string, string>> = { '1': 'Emitente', '2': 'Contratante' };
const policy = (seg: XmlElement): readonly Field[] => [
  field('RESPONSÁVEL', RESPONSIBLE[valueAt(seg, 'infResp', 'respSeg')] ?? '', 0.7),
  field('CNPJ / CPF', cnpjOrCpf(valueAt(seg, 'infResp', 'CNPJ') || valueAt(seg, 'infResp', 'CPF'))),
  field('SEGURADORA', valueAt(seg, 'infSeg', 'xSeg'), 1.6),
  field('CNPJ DA SEGURADORA', cnpjOrCpf(valueAt(seg, 'infSeg', 'CNPJ'))),
  field('APÓLICE', valueAt(seg, 'nApol')),
];

/** Entries over as many rows as they need, `each` to a row; the last row keeps its places. */
const inRows = (label: string, values: readonly string[], each: number): readonly (readonly Field[])[] =>
  Array.from({ length: Math.ceil(values.length / each) }, (_, row) =>
    Array.from({ length: each }, (__, column) => field(label, values[row * each + column] ?? '')),
  );

const insurance = ({ infMDFe }: Mdfe): Block => ({
  title: 'SEGURO DA CARGA',
  rows: childrenOf(infMDFe, 'seg').flatMap((seg) => [
    policy(seg),
    ...inRows(
      'AVERBAÇÃO',
      childrenOf(seg, 'nAver').map(({ text }) => text),
      2,
    ),
  ]),
});

/** Seals of the manifest, and of the vehicle by road. */
const seals = ({ infMDFe, modal }: Mdfe): Block => ({
  title: 'LACRES',
  rows: inRows(
    'LACRE',
    [...childrenOf(infMDFe, 'lacres'), ...(modal ? childrenOf(modal, 'lacRodo') : [])].map((one) =>
      valueAt(one, 'nLacre'),
    ),
    4,
  ),
});

/** Blocks of the cargo, without empty ones. */
export const cargoBlocks = (mdfe: Mdfe): readonly Block[] =>
  [products(mdfe), insurance(mdfe), seals(mdfe)].filter(({ rows }) => rows.length > 0);
