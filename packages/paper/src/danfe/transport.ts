import { add, decimalOrZero, format, ZERO } from '@fiscal/core/decimal/decimal';
import { child, childrenOf, type XmlElement } from '@fiscal/core/xml/parse';
import type { Field } from '../blocks/field.ts';
import { type Place } from '../blocks/paper-style.ts';
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
      { label: 'NOME / RAZÃO SOCIAL', value: valueAt(carrier, 'xNome'), share: 33 },
      { label: 'FRETE POR CONTA', value: FREIGHT[modFrete] ?? modFrete, share: 18 },
      { label: 'CÓDIGO ANTT', value: valueAt(vehicle, 'RNTC'), share: 12 },
      { label: 'PLACA DO VEÍCULO', value: valueAt(vehicle, 'placa'), share: 12 },
      { label: 'UF', value: valueAt(vehicle, 'UF'), share: 5, align: 'center' },
      { label: 'CNPJ / CPF', value: cnpjOrCpf(documentOf(carrier)), share: 20 },
    ],
    [
      { label: 'ENDEREÇO', value: valueAt(carrier, 'xEnder'), share: 42 },
      { label: 'MUNICÍPIO', value: valueAt(carrier, 'xMun'), share: 33 },
      { label: 'UF', value: valueAt(carrier, 'UF'), share: 5, align: 'center' },
      { label: 'INSCRIÇÃO ESTADUAL', value: valueAt(carrier, 'IE'), share: 20 },
    ],
    [
      { label: 'QUANTIDADE', value: quantity(sum(volumes, 'qVol')), share: 12, align: 'right' },
      { label: 'ESPÉCIE', value: joinValues(volumes, 'esp'), share: 19 },
      { label: 'MARCA', value: joinValues(volumes, 'marca'), share: 17 },
      { label: 'NUMERAÇÃO', value: joinValues(volumes, 'nVol'), share: 16 },
      { label: 'PESO BRUTO', value: quantity(sum(volumes, 'pesoB'), 3), share: 18, align: 'right' },
      { label: 'PESO LÍQUIDO', value: quantity(sum(volumes, 'pesoL'), 3), share: 18, align: 'right' },
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
