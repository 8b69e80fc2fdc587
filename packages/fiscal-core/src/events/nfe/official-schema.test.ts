import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../../documents/layout/plan.ts';
import { schemaFolders } from '../../documents/layout/testing/official-schema.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../documents/layout/testing/xsd-outline.ts';
import { inutilizacaoLayout } from '../../inutilizacao/layout.ts';
import { EVENTS } from '../registry.ts';

/** The layouts follow the package of the alphanumeric CNPJ; an older one that is installed says something else. */
const newest = (type: string, file: string): string | undefined =>
  schemaFolders(type).find((dir) => readFileSync(join(dir, file), 'utf8').includes('[0-9A-Z]{12}'));
const folder = newest('nfe-eventos', 'tiposBasico_v1.03.xsd');
const nfeFolder = newest('nfe', 'leiauteInutNFe_v4.00.xsd');
/** Without indentation of the envelope, and without facets that another one implies. */
const plain = (lines: readonly string[], by = 0): string[] =>
  lines.map((line) =>
    line
      .slice(by)
      .replace(/(\{(?:2|11|26)\}) & max \d+$/, '$1')
      .replace('required token & ', 'required '),
  );

describe.skipIf(!folder)(`layouts of events and the official schemas (${folder ?? 'not installed'})`, () => {
  it('say the same of every body: elements, order, occurrence, blocks and facets', () => {
    for (const { tpEvento, layout } of EVENTS.filter(
      ({ types }) => types.includes('nfe') || types.includes('nfce'),
    )) {
      const lines = outlineOfPlan(planOf(layout).root);
      const at = lines.findIndex((line) => line.trimStart().startsWith('detEvento'));
      const official = outlineOfSchema(loadSchema(join(folder ?? '', `e${tpEvento}_v1.00.xsd`)), 'detEvento');
      expect(official.length).toBeGreaterThan(3);
      expect(plain(lines.slice(at), 4)).toEqual(plain(official));
    }
  });
});

describe.skipIf(!nfeFolder)(
  `layout of voiding and the official schema (${nfeFolder ?? 'not installed'})`,
  () => {
    it('say the same', () => {
      const official = outlineOfSchema(loadSchema(join(nfeFolder ?? '', 'inutNFe_v4.00.xsd')), 'inutNFe');
      expect(plain(outlineOfPlan(planOf(inutilizacaoLayout).root))).toEqual(plain(official));
    });
  },
);
