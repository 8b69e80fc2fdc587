import { add, decimalOrZero, format, ZERO } from '@fiscal/core/decimal/decimal';
import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { amount, center, field, type Place } from '../blocks/paper-style.ts';
import { cnpjOrCpf } from '../format/identifiers.ts';
import { quantity } from '../format/number.ts';
import { documentOf, type Note, textAt, valueAt } from '../nfe/read.ts';
import type { Page } from '../page/page.ts';
import { blockTitle, rows } from './style.ts';

/** modFrete. Source: NF-e layout 4.00, X02. */
const FREIGHT: Readonly<Record<string, string>> = {
  '0': '0 - Remetente (CIF)',
  '1': '1 - Destinatário (FOB)',
  '2': '2 - Terceiros',
  '3': '3 - Próprio Remetente',
  '4': '4 - Próprio Destinatário',
  '9': '9 - Sem Frete',
};

/** Sum over the volumes with three decimals, null when every volume lacks it. */
function sum(volumes: readonly XmlElement[], tag: string): string | null {
  const found = volumes.map((volume) => textAt(volume, tag)).filter((text) => text !== null);
  if (found.length === 0) return null;
  return format(
    found.reduce((total, text) => add(total, decimalOrZero(text)), ZERO),
    3,
  );
}

const joinValues = (volumes: readonly XmlElement[], tag: string): string =>
  [...new Set(volumes.map((volume) => valueAt(volume, tag)).filter(Boolean))].join(' / ');

/** Freight, carrier and volumes; several volumes are summed and their names joined. */
function transportRows({ infNFe }: Note): readonly (readonly Field[])[] {
  const transp = child(infNFe, 'transp');
  const carrier = transp && child(transp, 'transporta');
  const vehicle = transp && child(transp, 'veicTransp');
  const volumes = transp ? childrenOf(transp, 'vol') : [];
  const modFrete = valueAt(transp, 'modFrete');
  return [
    [
      field('NOME / RAZÃO SOCIAL', valueAt(carrier, 'xNome'), 33),
      field('FRETE POR CONTA', FREIGHT[modFrete] ?? modFrete, 18),
      field('CÓDIGO ANTT', valueAt(vehicle, 'RNTC'), 12),
      field('PLACA DO VEÍCULO', valueAt(vehicle, 'placa'), 12),
      center('UF', valueAt(vehicle, 'UF'), 5),
      field('CNPJ / CPF', cnpjOrCpf(documentOf(carrier)), 20),
    ],
    [
      field('ENDEREÇO', valueAt(carrier, 'xEnder'), 42),
      field('MUNICÍPIO', valueAt(carrier, 'xMun'), 33),
      center('UF', valueAt(carrier, 'UF'), 5),
      field('INSCRIÇÃO ESTADUAL', valueAt(carrier, 'IE'), 20),
    ],
    [
      amount('QUANTIDADE', quantity(sum(volumes, 'qVol')), 12),
      field('ESPÉCIE', joinValues(volumes, 'esp'), 19),
      field('MARCA', joinValues(volumes, 'marca'), 17),
      field('NUMERAÇÃO', joinValues(volumes, 'nVol'), 16),
      amount('PESO BRUTO', quantity(sum(volumes, 'pesoB'), 3), 18),
      amount('PESO LÍQUIDO', quantity(sum(volumes, 'pesoL'), 3), 18),
    ],
  ];
}

/** @param options.filledOnly leaves out the rows below the first that would be empty */
export function transport(
  page: Page,
  place: Place,
  { note, filledOnly }: { readonly note: Note; readonly filledOnly: boolean },
): number {
  const shown = transportRows(note).filter(
    (fields, index) => !filledOnly || index === 0 || fields.some(({ value }) => value !== ''),
  );
  const y = blockTitle(page, place, 'TRANSPORTADOR / VOLUMES TRANSPORTADOS');
  return rows(page, { ...place, y }, ...shown);
}
