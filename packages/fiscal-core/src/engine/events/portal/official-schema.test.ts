import { describe, expect, it } from 'vitest';
import { CTE_EVENTS } from '../../../documents/cte/events/family.ts';
import { DCE_EVENTS } from '../../../documents/dce/events/family.ts';
import { MDFE_EVENTS } from '../../../documents/mdfe/events/family.ts';
import { NFCOM_EVENTS } from '../../../documents/nfcom/events/family.ts';
import { officialSchema } from '../../../testing/official-schemas.ts';
import { planOf } from '../../layout/plan.ts';
import { loadSchema, outlineOfPlan, outlineOfSchema } from '../../layout/testing/xsd-outline.ts';
import { portalCancelamento } from './cancelamento.ts';

const FAMILIES = [CTE_EVENTS, MDFE_EVENTS, NFCOM_EVENTS, DCE_EVENTS].map((family) => ({
  type: family.names.type,
  family,
}));

/** Lines before the content of detEvento: the groups of NFF and PAA, issuers that are not ours, come after it. */
const upToDetail = (lines: readonly string[]): string[] =>
  lines.slice(0, lines.findIndex((line) => line.includes('@versaoEvento')) + 1);

describe.each(FAMILIES)('the cancellation of $type and the official schemas', ({ type, family }) => {
  const { evento, versao, documento } = family.names;
  const ours = outlineOfPlan(planOf(portalCancelamento(family, 'here').layout).root);
  const outlineOf = (element: string) =>
    outlineOfSchema(loadSchema(officialSchema(`${type}/${element}_v${versao}.xsd`)), element);

  it('define the same envelope', () => {
    // MDF-e defines tpEvento as mere text.
    const known = outlineOf(evento).map((line) => line.replace(/tpEvento 1-1 $/, 'tpEvento 1-1 [0-9]{6}'));
    expect(upToDetail(ours)).toEqual(upToDetail(known));
  });

  it('define the same body', () => {
    const body = ours.slice(upToDetail(ours).length).map((line) => line.slice(6));
    expect(body).toEqual(outlineOf(`evCanc${documento}`));
  });
});
