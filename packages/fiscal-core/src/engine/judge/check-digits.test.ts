import { describe, expect, it } from 'vitest';
import type { Tree } from '../document/definition.ts';
import { fill } from '../layout/path.ts';
import { type PlanGroup, type PlanLeaf, planOf } from '../layout/plan.ts';
import { LAYOUTS } from '../layout/testing/layouts.ts';
import { compileCheckDigits } from './check-digits.ts';

const RIGHT = { cnpj: '11222333000181', cpf: '52998224725' };
const WRONG = { cnpj: '11222333000182', cpf: '52998224726' };

interface Spot {
  readonly groups: readonly PlanGroup[];
  readonly leaf: PlanLeaf;
}

/** Every leaf whose tag says that it holds a whole CNPJ or CPF; a base of eight characters has no digits. */
function spotsIn(group: PlanGroup, above: readonly PlanGroup[] = []): readonly Spot[] {
  return group.elements.flatMap((element): readonly Spot[] => {
    if (element.node === 'group') return spotsIn(element, [...above, element]);
    return /CNPJ|CPF/.test(element.tag) && !/Base/.test(element.tag)
      ? [{ groups: above, leaf: element }]
      : [];
  });
}

/** The tree that has nothing but one leaf; repeated groups have a sound entry before it. */
function treeOf({ groups, leaf }: Spot, value: string, sound: string): Tree {
  const inner: Tree = { [leaf.tag]: value };
  return groups.reduceRight<Tree>((below, group, at) => {
    const isLast = at === groups.length - 1;
    return {
      [group.tag]: group.repeats && isLast ? [{ [leaf.tag]: sound }, below] : group.repeats ? [below] : below,
    };
  }, inner);
}
const kindOf = ({ leaf }: Spot): 'cnpj' | 'cpf' => (/CNPJ/.test(leaf.tag) ? 'cnpj' : 'cpf');

describe.each(LAYOUTS)('check digits in a document of $type', ({ layout }) => {
  const find = compileCheckDigits(layout);
  const spots = spotsIn(planOf(layout).root).map(
    (spot) => [spot.leaf.xml ? fill(spot.leaf.xml, [], 1) : '', spot] as const,
  );

  it('stand in more than one place', () => {
    expect(spots.length).toBeGreaterThan(2);
  });

  it.each(spots)('are looked at in %s', (_, spot) => {
    const kind = kindOf(spot);
    const found = find(treeOf(spot, WRONG[kind], RIGHT[kind]));
    expect(found).toMatchObject([{ kind, tag: spot.leaf.tag }]);
    expect(find(treeOf(spot, RIGHT[kind], RIGHT[kind]))).toEqual([]);
    expect(find(treeOf(spot, '123', RIGHT[kind]))).toEqual([]);
  });

  it.each(spots.filter(([, { leaf }]) => leaf.json !== null))(
    'name the field of the entry in %s',
    (_, spot) => {
      const kind = kindOf(spot);
      const repeats = spot.groups.at(-1)?.repeats === true;
      const [found] = find(treeOf(spot, WRONG[kind], RIGHT[kind]));
      expect(found?.field).not.toBe('');
      if (repeats) expect(found?.field).toContain('[1]');
    },
  );
});
