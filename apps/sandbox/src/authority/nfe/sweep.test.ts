import type { Change } from '@fiscal/core/documents/nfe/fixtures/pairs';
import { NOTE_RULES } from '@fiscal/core/documents/nfe/rules/table';
import { judgePair } from '@fiscal/core/documents/nfe/testing/judged-pair';
import { PAIRS } from '@fiscal/core/documents/nfe/testing/rule-pairs';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import type { RuleSwitch } from '@fiscal/core/engine/document/rule-switches';
import { NOTE_REFORM_RULES } from '@fiscal/core/tax/reform/note-rules';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { rulesInForce } from '../../rules/rule.ts';
import { sortCodes } from '../../testing/parity.ts';
import { readNfe } from './document.ts';
import { authorityOnly } from './rules/authority-only.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './rules/table.ts';

const NOW = Date.parse('2026-11-21T10:00:00-03:00');
/** The first day of the latest rules, so that every rule is in force. */
const LAW_DAY = '2027-03-01';

const PLATFORM: EmissionContext = {
  ambiente: 2,
  target: 'sandbox',
  issuer: { cnpj: '11222333000181', name: 'FORJA TESTE LTDA', ie: '110042490114', uf: 'SP' },
  nowMs: NOW,
  lawDay: LAW_DAY,
  completeInSandbox: false,
  verProc: 'emite 1.0',
};
const AUTHORITY: NfeRuleContext = {
  strict: true,
  nowMs: NOW,
  receivedAtMs: NOW,
  authorizer: 'SP',
  signerBase: '11222333',
  securityCodes: new Map(),
  parties: new Map(),
  epec: null,
  register: { enabled: true, ie: null },
};
const IN_FORCE = rulesInForce([...BEFORE_DUPLICITY, ...AFTER_DUPLICITY], {
  strict: true,
  nowMs: Date.parse(`${LAW_DAY}T12:00:00-03:00`),
});
const signer = {
  ...testSigner(issueEcnpj(createTestCa(), { cnpj: '11222333000181' })),
  csc: 'SEGREDO',
  cscId: '1',
};

/** Codes that the platform alone gives, each under its reason. */
const PLATFORM_ALONE: Readonly<Record<string, string>> = {
  '121': 'route: no EPEC is sent for these UFs',
  '213': 'read from the body, whose CNPJ no pair writes into the note',
  '582': 'route: an SVC of other UFs is never asked',
  '719': 'read from the body: the layout itself asks for the name',
  '724': 'read from the body: the layout itself asks for the name',
};
/** Codes that the authority alone gives, beside those that its list leaves to it. */
const AUTHORITY_ALONE: Readonly<Record<string, string>> = {
  '166': 'route: notes of an issuer without IE go to the SVRS',
  '213': 'the signer: pairs of a CPF change the note alone',
  '714': 'EPEC: nothing is on record here',
};
/** Codes that no pair makes both give. */
const UNREACHED = [...Object.keys(PLATFORM_ALONE), '1115'];
/** Judged over the body, before there is a note. */
const OF_BODY = new Set(NOTE_REFORM_RULES.map(({ cStat }) => cStat));

interface Plant {
  /** Code whose rule the authority has lost. */
  readonly without?: string;
  readonly ruleSwitches?: readonly RuleSwitch[];
}
interface Verdicts {
  readonly predicted: ReadonlySet<string>;
  readonly decided: ReadonlySet<string>;
}

/** Both judges over one note: the tree before signing, and its XML. */
function judgeBoth(base: string, change: Change, { without, ruleSwitches = [] }: Plant = {}): Verdicts {
  const context = { ...PLATFORM, ruleSwitches };
  const { definition, tree, input, dhEmi, problems } = judgePair(base, change, context);
  const random = input['codigo_unico'];
  definition.finalize(tree, {
    serie: Number(input['serie']),
    numero: 1234,
    codigoNumerico: typeof random === 'string' ? random : '46502913',
    dhEmi,
  });
  const xml = definition.sign(tree, signer).xml.toString();
  const document = readNfe(parseXml(xml).root, xml);
  const broken = IN_FORCE.filter(
    ({ cStat, breaks, modelos }) =>
      cStat !== without &&
      modelos?.includes(document.modelo) !== false &&
      breaks !== undefined &&
      breaks(document, AUTHORITY) !== false,
  );
  return {
    predicted: new Set(problems.map(({ cStat = '' }) => cStat)),
    decided: new Set(broken.map(({ cStat }) => cStat)),
  };
}

const isLeftToAuthority = (code: string): boolean =>
  AUTHORITY_ALONE[code] !== undefined || authorityOnly(code) !== null || OF_BODY.has(code);

/** Codes that one of them gives and the other does not, without known gaps. */
const differenceOf = ({ predicted, decided }: Verdicts): string[] =>
  sortCodes([
    ...[...predicted]
      .filter((code) => !decided.has(code) && PLATFORM_ALONE[code] === undefined)
      .map((code) => `validation alone: ${code}`),
    ...[...decided]
      .filter((code) => !predicted.has(code) && !isLeftToAuthority(code))
      .map((code) => `authority alone: ${code}`),
  ]);

const BINDING = NOTE_RULES.filter(({ strength }) => strength !== 'doubt').map(({ cStat }) => cStat);

describe('validation and the strict authority over each note that a pair changes', () => {
  const reached = new Set<string>();
  /** The first note for each code that it alone breaks on both sides. */
  const alone = new Map<string, readonly [base: string, change: Change]>();

  it.each(PAIRS)(
    '%s of %s: both give the same codes to just wrong and to just right',
    (code, base, wrong, right) => {
      const verdicts = judgeBoth(base, wrong);
      expect(differenceOf(verdicts)).toEqual([]);
      expect(differenceOf(judgeBoth(base, right))).toEqual([]);
      for (const one of verdicts.predicted) if (verdicts.decided.has(one)) reached.add(one);
      const isAlone =
        verdicts.predicted.size === 1 && verdicts.decided.size === 1 && verdicts.decided.has(code);
      if (isAlone && verdicts.predicted.has(code) && !alone.has(code)) alone.set(code, [base, wrong]);
    },
  );

  it('reaches every code that validation gives', () => {
    expect(sortCodes(new Set(BINDING.filter((code) => !reached.has(code))))).toEqual(sortCodes(UNREACHED));
  });

  it('differs once either of them has lost a rule, for each code that a note breaks alone', () => {
    expect(alone.size).toBeGreaterThanOrEqual(150);
    for (const [cStat, [base, change]] of alone) {
      expect(differenceOf(judgeBoth(base, change, { without: cStat }))).toEqual([
        `validation alone: ${cStat}`,
      ]);
      const type = base.startsWith('consumer') ? 'nfce' : 'nfe';
      const off = { type, cStat, effect: 'off', uf: null } as const;
      expect(differenceOf(judgeBoth(base, change, { ruleSwitches: [off] }))).toEqual([
        `authority alone: ${cStat}`,
      ]);
    }
  });
});
