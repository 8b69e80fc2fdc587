import { describe, expect, it } from 'vitest';
import { planOf } from '../../../engine/layout/plan.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../../engine/layout/testing/xsd-outline.ts';
import { inutilizacaoLayout } from '../../../inutilizacao/layout.ts';
import { EVENTS } from '../../../registry/events.ts';
import { WITHOUT_SCHEMA } from '../../../registry/fixtures/made.ts';
import { officialSchema } from '../../../testing/official-schemas.ts';
import { MANIFESTATION_FACTS, MANIFESTATIONS } from '../../../vocabulary/manifestation.ts';
import { manifestationLayout } from '../manifestation/manifestacao.ts';
import { RECIPIENT_EVENTS } from '../recipient/recipient-events.ts';

/** Facets that a later package changed: the layouts follow it, and the installed schemas are of the package before. */
const NEWER: readonly (readonly [before: RegExp, after: string])[] = [
  [/ (nProt\w*) 1-1 \[0-9\]\{15\}$/, ' $1 1-1 [0-9]{15}|[0-9]{17}'],
  [/\[ -ÿ\]\*/, '[ -ÿ]{0,}'],
];
/** A line as the newer package has it, without facets that another one implies. */
const plain = (line: string): string =>
  NEWER.reduce((text, [before, after]) => text.replace(before, after), line)
    .replace(/(\{(?:2|11|26)\}) & max \d+$/, '$1')
    .replace('required token & ', 'required ')
    // The schemas of the reform leave out that it is required; it is always written.
    .replace('@versao optional', '@versao required');
const official = (file: string, element: string): string[] =>
  outlineOfSchema(loadSchema(officialSchema(file)), element).map(plain);

const BODIES = [...EVENTS, ...RECIPIENT_EVENTS].filter(
  ({ types, tpEvento }) => (types.includes('nfe') || types.includes('nfce')) && !WITHOUT_SCHEMA.has(tpEvento),
);

describe('layouts and the official schemas', () => {
  it.each(BODIES)(
    'match the schema of the body of $kind: elements, order, occurrence, blocks and facets',
    ({ tpEvento, layout }) => {
      const lines = outlineOfPlan(planOf(layout).root);
      const body = lines.slice(lines.findIndex((line) => line.trimStart().startsWith('detEvento')));
      expect(body.map((line) => plain(line.slice(4)))).toEqual(
        official(`nfe-eventos/e${tpEvento}_v1.00.xsd`, 'detEvento'),
      );
    },
  );

  it.each(MANIFESTATIONS)('match the schema of the body of the manifestation %s', (tipo) => {
    const lines = outlineOfPlan(planOf(manifestationLayout(tipo)).root);
    const body = lines.slice(lines.findIndex((line) => line.trimStart().startsWith('detEvento')));
    expect(body.map((line) => plain(line.slice(4)))).toEqual(
      official(`nfe-eventos/e${MANIFESTATION_FACTS[tipo].tpEvento}_v1.00.xsd`, 'detEvento'),
    );
  });

  it('match the schema of voiding', () => {
    expect(outlineOfPlan(planOf(inutilizacaoLayout).root).map(plain)).toEqual(
      official('nfe/inutNFe_v4.00.xsd', 'inutNFe'),
    );
  });
});
