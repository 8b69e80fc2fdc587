import type { EmissionContext } from '@fiscal/core/engine/document/definition';
import { LAYOUT_FAULT, layoutFirst } from '@fiscal/core/engine/document/problems';
import { documentOf } from '@fiscal/core/registry/documents';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import { manyOf, SEED } from '@fiscal/core/testing/holds';
import { parseXml } from '@fiscal/core/xml/parse';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { firstBroken } from '../../rules/rule.ts';
import { type Body, noteCases } from '../../testing/note-bodies.ts';
import { readNfe } from './document.ts';
import type { NfeRuleContext } from './rules/nfe-rule.ts';
import { AFTER_DUPLICITY, BEFORE_DUPLICITY } from './rules/table.ts';

/** `PARITY_CASES=20000` tries as many bodies. */
const CASES = Number(process.env['PARITY_CASES'] ?? manyOf(500));
const NOW = Date.parse('2026-11-21T12:00:00-03:00');

const STRICT: EmissionContext = {
  ambiente: 2,
  issuer: { cnpj: '11222333000181', name: 'FORJA TESTE LTDA', ie: '110042490114', uf: 'SP' },
  nowMs: NOW,
  completeInSandbox: false,
  verProc: 'emite 1.0',
};
const signer = {
  ...testSigner(issueEcnpj(createTestCa(), { cnpj: '11222333000181' })),
  csc: 'SEGREDO',
  cscId: '1',
};

const NUMBER = { serie: 1, numero: 1234, codigoNumerico: '46502913' };

const authority: NfeRuleContext = {
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

/** Code that validation gives first, the layout's before any rule's (null when it finds nothing), and all that it gives. */
function predictCode(mod: string, body: Body) {
  const definition = documentOf(mod === '55' ? 'nfe' : 'nfce');
  const taken = definition.take(body, STRICT);
  if ('refused' in taken) return { code: LAYOUT_FAULT, codes: new Set<string>(), xml: '', risks: [] };
  const { tree, dhEmi, problems, notices } = taken;
  const { serie, numero, codigoNumerico } = { ...NUMBER, ...taken };
  definition.finalize(tree, { serie, numero, codigoNumerico, dhEmi });
  const found = layoutFirst([...problems, ...definition.validate(tree)]);
  const [first] = found;
  const code = first === undefined ? null : (first.cStat ?? LAYOUT_FAULT);
  const xml = code === LAYOUT_FAULT ? '' : definition.sign(tree, signer).xml.toString();
  const codes = new Set(found.map(({ cStat = LAYOUT_FAULT }) => cStat));
  return { code, codes, xml, risks: notices.filter((notice) => notice.code === 'risco_de_rejeicao') };
}

const ALL = [...BEFORE_DUPLICITY, ...AFTER_DUPLICITY];
/** The code that the authority answers, and all that it finds. */
function decideCode(xml: string) {
  const document = readNfe(parseXml(xml).root, xml);
  const code = firstBroken(ALL, document, authority)?.cStat ?? null;
  const broken = code === null ? [] : ALL.filter((rule) => firstBroken([rule], document, authority) !== null);
  return { code, codes: new Set(broken.map(({ cStat }) => cStat)) };
}

it('validation and the strict authority give the same codes for a note', {
  timeout: 60_000 + CASES * 60,
}, () => {
  const tally = { valid: 0, refused: 0, layout: 0 };
  const codes = new Set<string>();
  fc.assert(
    fc.property(noteCases(NOW), ({ mod, body }) => {
      const { code, codes: predicted, xml, risks } = predictCode(mod, body);
      // In strict mode a risk is a refusal.
      expect(risks).toEqual([]);
      if (code === LAYOUT_FAULT) {
        tally.layout++;
        return;
      }
      const decided = decideCode(xml);
      expect(decided.code).toBe(code);
      expect([...decided.codes].toSorted()).toEqual([...predicted].toSorted());
      if (code === null) tally.valid++;
      else {
        tally.refused++;
        codes.add(code);
      }
    }),
    { numRuns: CASES, seed: SEED },
  );
  expect(tally.valid / CASES).toBeGreaterThanOrEqual(0.6);
  expect(tally.layout / CASES).toBeLessThanOrEqual(0.1);
  expect(codes.size).toBeGreaterThanOrEqual(20);
});
