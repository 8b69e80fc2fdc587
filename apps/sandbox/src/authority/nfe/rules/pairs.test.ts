import { MORE_PAIRS } from '@fiscal/core/documents/nfe/fixtures/more-pairs';
import { BASES, type Change, put } from '@fiscal/core/documents/nfe/fixtures/pairs';
import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { documentOf } from '@fiscal/core/registry/documents';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { parseXml } from '@fiscal/core/xml/parse';
import { describe, expect, it } from 'vitest';
import { firstBroken } from '../../../rules/rule.ts';
import { readNfe } from '../document.ts';
import type { NfeRuleContext } from './nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './table.ts';

const NOW = Date.parse('2026-11-21T10:00:00-03:00');
const PLATFORM: EmissionContext = {
  ambiente: 2,
  issuer: { cnpj: '11222333000181', name: 'FORJA TESTE LTDA', ie: '110042490114', uf: 'SP' },
  nowMs: NOW,
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
const signer = {
  ...testSigner(issueEcnpj(createTestCa(), { cnpj: '11222333000181' })),
  csc: 'SEGREDO',
  cscId: '1',
};
const RULES = [...BEFORE_DUPLICITY, ...AFTER_DUPLICITY];

/** Every code that the authority finds in a note of the platform after a change. */
function codesOf(base: string, change: Change): string[] {
  const definition = documentOf(base.startsWith('consumer') ? 'nfce' : 'nfe');
  const taken = definition.take(BASES[base] ?? {}, PLATFORM);
  if ('refused' in taken) throw new Error(`the body is refused: ${JSON.stringify(taken.refused)}`);
  const { tree, dhEmi } = taken;
  definition.finalize(tree, { serie: 1, numero: 1234, codigoNumerico: '46502913', dhEmi });
  for (const [path, value] of Object.entries(change)) put(tree, ['infNFe', ...path.split('.')], value);
  const xml = definition.sign(tree, signer).xml.toString();
  const document = readNfe(parseXml(xml).root, xml);
  return RULES.flatMap((rule) => firstBroken([rule], document, AUTHORITY)?.cStat ?? []);
}

/** Codes that validation reports only as a risk. */
const TOLD = ['846', '848'];

describe('the strict authority', () => {
  it.each(Object.keys(BASES))('finds nothing in a right note: %s', (base) => {
    expect(codesOf(base, {})).toEqual([]);
  });

  it.each(MORE_PAIRS.filter(([cStat]) => !TOLD.includes(cStat)))(
    '%s of %s: answers a body that just breaks the rule, and not one that just keeps it',
    (cStat, base, wrong, right) => {
      expect(codesOf(base, wrong)).toContain(cStat);
      expect(codesOf(base, right)).not.toContain(cStat);
    },
  );
});
