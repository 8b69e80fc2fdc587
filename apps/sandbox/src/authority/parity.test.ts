import { CTE_RULES } from '@fiscal/core/documents/cte/rules/table';
import { DCE_RULES } from '@fiscal/core/documents/dce/rules/table';
import { MDFE_RULES } from '@fiscal/core/documents/mdfe/rules/table';
import { NFCOM_RULES } from '@fiscal/core/documents/nfcom/rules/table';
import { NFSE_RULES } from '@fiscal/core/documents/nfse/rules/table';
import { manyOf, SEED } from '@fiscal/core/testing/holds';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Body, type Mutation, mutationsOf } from '../testing/mutations.ts';
import { sortCodes, type Verdicts } from '../testing/parity.ts';
import { PARITY_BODIES } from '../testing/parity-bodies.ts';
import { PARITY_SUBJECTS } from '../testing/parity-subjects.ts';

/** Bodies per type: 500, 2,000 in the long tier, or `PARITY_CASES`. */
const CASES = Number(process.env['PARITY_CASES'] ?? manyOf(500));
/** Has a row if every code is tried, which takes many cases. */
const EVERY_CODE = CASES >= 2000 ? ['each change of each sound body'] : [];

const RULES: Readonly<Record<string, readonly { readonly cStat: string; readonly strength: string }[]>> = {
  cte: CTE_RULES,
  mdfe: MDFE_RULES,
  nfcom: NFCOM_RULES,
  dce: DCE_RULES,
  nfse: NFSE_RULES,
};

/** Codes that one side alone gives, each under its reason. A code leaves the list once both sides give it. */
const GAPS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  cte: {
    '226': 'route: the body of another UF goes to the authority of that UF',
    '513': 'route: validation refuses an SVC of other UFs, which is never asked',
    '515': 'route: here the authority of the UF is asked for what an SVC takes',
    '517': 'route: here no SVC is asked for what is no normal CT-e',
    '630': 'EPEC: validation judges the event that goes before the CT-e',
    '641': 'EPEC: nothing is on record here',
  },
  mdfe: { '247': 'UF of the key: the platform falls back to the one of the registration' },
  nfcom: { '247': 'UF of the key: the platform falls back to the one of the registration' },
  dce: { '247': 'UF of the key: the platform falls back to the one of the registration' },
  nfse: {
    E0718: 'validation judges the signer where the provider emits alone; E9996 refuses the others',
  },
};

/** Codes that no body of this test can reach, each under its reason. A code leaves the list once one does. */
const UNREACHED: Readonly<
  Record<string, readonly (readonly [reason: string, ...codes: readonly string[]])[]>
> = {
  cte: [
    ['the contract refuses such a CNPJ', '207'],
    ['the schema goes first', '459'],
    ['the platform writes the names of homologation', '646', '647', '648', '649'],
    ['of names in production alone', '725', '726'],
    ['two thousand documents', '601'],
  ],
  mdfe: [['the contract refuses such a CNPJ', '207']],
  nfcom: [['the contract refuses such a CNPJ or CPF', '207', '422', '423']],
  dce: [['the contract refuses such a CNPJ or CPF', '208', '237']],
  nfse: [
    ['the contract refuses such a CNPJ or CPF', 'E0080', 'E0096', 'E0188', 'E0206'],
    ['the contract asks for CNPJ or CPF of who emits', 'E0112', 'E0114'],
  ],
};
const unreachedOf = (type: string): string[] => (UNREACHED[type] ?? []).flatMap(([, ...codes]) => codes);

const TYPES = Object.keys(PARITY_BODIES).map((type) => {
  const bodies = PARITY_BODIES[type];
  const subject = PARITY_SUBJECTS[type];
  if (bodies === undefined || subject === undefined) throw new Error(`no parity of ${type}`);
  const addedMutations = (sound: Body): Mutation[] =>
    bodies.additions.map((own) => ({ name: JSON.stringify(own), body: { ...sound, ...own } }));
  return { type, sound: Object.entries(bodies.sound), added: addedMutations, judge: subject.judge };
});

/** Codes that only one side answers, without known gaps; null when the layout refuses the body. */
function differenceOf(type: string, { predicted, decided }: Verdicts): string[] | null {
  if (predicted === null) return null;
  const alone = (one: ReadonlySet<string>, other: ReadonlySet<string>): string[] =>
    [...one].filter((code) => !other.has(code) && GAPS[type]?.[code] === undefined);
  return sortCodes([
    ...alone(predicted, decided).map((code) => `validation alone: ${code}`),
    ...alone(decided, predicted).map((code) => `authority alone: ${code}`),
  ]);
}

describe.each(TYPES)('validation and the strict authority of $type', ({ type, sound, added, judge }) => {
  const refusing = sortCodes(
    new Set((RULES[type] ?? []).filter(({ strength }) => strength !== 'notice').map(({ cStat }) => cStat)),
  );

  it.each(sound)('both accept the sound body %s', (_, body) => {
    const { predicted, decided } = judge(body);
    expect([predicted, decided]).toEqual([new Set(), new Set()]);
  });

  it('give the same codes for any body', { timeout: 60_000 + CASES * 100 }, () => {
    const changes = new Map(sound.map(([name, body]) => [name, [...mutationsOf(body), ...added(body)]]));
    const tally = { valid: 0, refused: 0, layout: 0 };
    const bodies = fc.constantFrom(...sound).chain(([name, body]) =>
      fc.oneof(
        { weight: 13, arbitrary: fc.constant({ name, body }) },
        {
          weight: 7,
          arbitrary: fc
            .constantFrom(...(changes.get(name) ?? []))
            .map((change) => ({ name: `${name}, ${change.name}`, body: change.body })),
        },
      ),
    );
    fc.assert(
      fc.property(bodies, ({ name, body }) => {
        const verdicts = judge(body);
        const difference = differenceOf(type, verdicts);
        expect({ name, difference: difference ?? [] }).toEqual({ name, difference: [] });
        if (difference === null) tally.layout++;
        else if (verdicts.decided.size === 0) tally.valid++;
        else tally.refused++;
      }),
      { numRuns: CASES, seed: SEED },
    );
    expect(tally.valid / CASES).toBeGreaterThanOrEqual(0.6);
    expect(tally.refused).toBeGreaterThanOrEqual(CASES / 50);
  });

  it.each(EVERY_CODE)('are both reached by a body for every code', { timeout: 600_000 }, () => {
    const reached = new Set<string>();
    const gaps = new Set<string>();
    for (const [name, body] of sound)
      for (const change of [...mutationsOf(body), ...added(body)]) {
        const verdicts = judge(change.body);
        const difference = differenceOf(type, verdicts);
        expect({ name: `${name}, ${change.name}`, difference: difference ?? [] }).toMatchObject({
          difference: [],
        });
        for (const code of verdicts.predicted ?? []) {
          reached.add(code);
          if (!verdicts.decided.has(code)) gaps.add(code);
        }
        if (verdicts.predicted !== null)
          for (const code of verdicts.decided) if (!verdicts.predicted.has(code)) gaps.add(code);
      }
    expect(refusing.filter((code) => !reached.has(code))).toEqual(sortCodes(unreachedOf(type)));
    expect(sortCodes(gaps)).toEqual(sortCodes(Object.keys(GAPS[type] ?? {})));
  });

  /** Bodies that both sides refuse with a single code: the first for each of four codes. */
  const plantFaults = () => {
    const found = new Map<string, Body>();
    const [first] = sound;
    for (const { body } of first === undefined
      ? []
      : [...added(first[1]), ...mutationsOf(first[1]).slice(0, 400)]) {
      const { predicted, decided } = judge(body);
      const [code] = predicted ?? [];
      if (
        code !== undefined &&
        predicted?.size === 1 &&
        decided.has(code) &&
        refusing.includes(code) &&
        !found.has(code)
      )
        found.set(code, body);
      if (found.size === 4) break;
    }
    return found;
  };

  it('disagree once either of them has lost a rule', { timeout: 60_000 }, () => {
    const bodies = plantFaults();
    expect(bodies.size).toBe(4);
    for (const [code, body] of bodies) {
      expect(differenceOf(type, judge(body))).toEqual([]);
      expect(differenceOf(type, judge(body, { without: code }))).toEqual([`validation alone: ${code}`]);
      const off = { type, cStat: code, effect: 'off', uf: null } as const;
      expect(differenceOf(type, judge(body, { ruleSwitches: [off] }))).toEqual([`authority alone: ${code}`]);
    }
  });
});
