import { describe, expect, it } from 'vitest';
import { xsdErrors } from '../../testing/official-schemas.ts';
import { CASES, ICMS_FILLED, RULED_OUT, regimeOf, withItem } from './fixtures/cases.ts';
import { emit, LENIENT, readBack } from './fixtures/context.ts';
import { nfe } from './nfe.ts';

const situations = Object.keys(ICMS_FILLED);
/** The element that a CST or CSOSN writes. */
const element = (situacao: string): string => {
  if (situacao.endsWith('_partilha')) return 'ICMSPart';
  if (situacao.endsWith('_st')) return 'ICMSST';
  if (['41', '50'].includes(situacao)) return 'ICMS40';
  if (['103', '300', '400'].includes(situacao)) return 'ICMSSN102';
  if (situacao === '203') return 'ICMSSN202';
  return situacao.length === 3 ? `ICMSSN${situacao}` : `ICMS${situacao}`;
};

describe('every group of an NF-e', () => {
  it.each(situations)('writes ICMS %s with all its fields', (situacao) => {
    const { xml, faults } = emit(
      nfe,
      withItem({ icms_situacao_tributaria: situacao, ...ICMS_FILLED[situacao] }, regimeOf(situacao)),
    );
    expect(faults).toEqual([]);
    expect(xml).toContain(`<${element(situacao)}>`);
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it.each(situations)(
    'fills defaults for ICMS %s beside its code, and requires the fields without defaults',
    (situacao) => {
      const body = withItem({ icms_situacao_tributaria: situacao }, regimeOf(situacao));
      const { xml, faults, prepared } = emit(nfe, body, LENIENT);
      expect(faults).toEqual([]);
      expect(xsdErrors(xml, 'NFe')).toEqual([]);
      const asked = emit(nfe, body).faults.map(({ field }) => field);
      expect(new Set(asked).size).toBe(asked.length);
      const filledIn = prepared.completed
        .map(({ field }) => field)
        .filter((field) => !field.includes('ibs_cbs'));
      expect(filledIn.filter((field) => !asked.includes(field))).toEqual([]);
      expect(asked.length > 0).toBe(filledIn.length > 0);
    },
  );

  it.each(Object.entries(CASES))('writes %s', (name, body) => {
    const { xml, faults, prepared } = emit(nfe, body);
    expect(faults.map(({ cStat }) => cStat)).toEqual(RULED_OUT[name] ?? []);
    expect(prepared.completed).toEqual([]);
    expect(xsdErrors(xml, 'NFe')).toEqual([]);
  });

  it.each(Object.entries(CASES))('reads %s back to the same note', (_, body) => {
    const { xml } = emit(nfe, body);
    const again = emit(nfe, readBack(nfe, xml));
    expect(again.xml).toBe(xml);
  });
});
