import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { Issuer, Tree } from '../../engine/document/definition.ts';
import { documentOf } from '../../registry/documents.ts';
import type { SefazReply } from '../../sefaz/port.ts';
import { createMemoryOveruse } from '../../testing/overuse.ts';
import type { RecipientCheck } from '../../vocabulary/recipient-check.ts';
import { createOveruseGate } from '../overuse/overuse-gate.ts';
import type { KeyMaterial } from '../ports.ts';
import { createRecipientCheck } from './recipient-check.ts';
import { lookupsFor } from './worker-lookups.ts';

const issuer: Issuer = { cnpj: '11222333000181', name: 'E', ie: '110042490114', uf: 'SP' };

const answer = (cStat: string, rows: readonly (readonly [ie: string, cSit: string])[] = []) =>
  `<retConsCad xmlns="http://www.portalfiscal.inf.br/nfe" versao="2.00"><infCons><cStat>${cStat}</cStat><xMotivo>M</xMotivo>${rows
    .map(([ie, cSit]) => `<infCad><IE>${ie}</IE><cSit>${cSit}</cSit></infCad>`)
    .join('')}</infCons></retConsCad>`;

/** Material that is never opened. */
const MATERIAL: KeyMaterial = {
  kind: 'ok',
  identity: {
    id: 'A1',
    keyPem: '',
    certPem: '',
    privateKey: generateKeyPairSync('ed25519').privateKey,
    certificateBase64: '',
  },
  csc: null,
  cscId: null,
};

const noteTo = (dest: Tree | undefined): Tree => ({ infNFe: { ...(dest && { dest }) } });
const RECIPIENT: Tree = {
  CNPJ: '90000001000129',
  indIEDest: '1',
  IE: '110042490114',
  enderDest: { UF: 'SP' },
};

/** Number of queries to the register, and the document's result. */
async function check(
  want: RecipientCheck | undefined,
  reply: SefazReply,
  more: { readonly dest?: Tree | undefined; readonly type?: string } = {},
) {
  const { dest, type } = { dest: RECIPIENT, type: 'nfe', ...more };
  let asked = 0;
  const lookups = lookupsFor({
    record: () => undefined,
    overuse: createOveruseGate({ store: createMemoryOveruse(() => 0) }),
    sefaz: {
      call: () => {
        asked += 1;
        return Promise.resolve(reply);
      },
    },
    keys: { keysFor: () => Promise.resolve(MATERIAL) },
    liveTransmission: false,
    timeoutMs: 1_000,
    answers: { find: () => Promise.resolve([]), keep: () => Promise.resolve() },
    clock: { nowMs: () => 0 },
  });
  const verdict = await createRecipientCheck({ ...lookups, definitionOf: documentOf })({
    accountId: 'a',
    clientId: 'c',
    environment: 2,
    type,
    tree: noteTo(dest),
    issuer: { ...issuer, ...(want && { checkRecipient: want }) },
  });
  return { ...verdict, asked };
}

const answerWith = (xml: string): SefazReply => ({ kind: 'resposta', xml, latencyMs: 1 });
const IE = '110042490114';

describe('a recipient before the note is signed', () => {
  it('is nobody’s business unless the company wants it', async () => {
    for (const want of [undefined, 'off'] as const)
      expect(await check(want, answerWith(answer('259')))).toEqual({ problems: [], notices: [], asked: 0 });
  });

  it.each([
    ['its registration is enabled', answerWith(answer('111', [[IE, '1']])), null],
    [
      'another of its registrations is not',
      answerWith(
        answer('112', [
          ['1', '0'],
          [IE, '1'],
        ]),
      ),
      null,
    ],
    ['nobody has the registration', answerWith(answer('259')), '233'],
    ['the registration is another’s', answerWith(answer('111', [['111111111111', '1']])), '234'],
    ['the registration is not enabled', answerWith(answer('111', [[IE, '0']])), '306'],
  ])('is judged: %s', async (_, reply, cStat) => {
    const refused = await check('refuse', reply);
    expect(refused.problems.map((problem) => problem.cStat)).toEqual(cStat === null ? [] : [cStat]);
    expect(refused.notices).toEqual([]);
    const noted = await check('notice', reply);
    expect(noted.problems).toEqual([]);
    expect(noted.notices.map((notice) => notice.cStat)).toEqual(cStat === null ? [] : [cStat]);
  });

  it.each<SefazReply>([
    { kind: 'sem-resposta', cause: 'sem resposta em 5000 ms', httpStatus: null },
    { kind: 'nao-enviado', cause: 'ECONNREFUSED' },
    answerWith(answer('656')),
    answerWith(answer('257')),
    answerWith('<html/>'),
  ])('never stops a sale when the register does not tell: $kind', async (reply) => {
    const { problems, notices } = await check('refuse', reply);
    expect(problems).toEqual([]);
    expect(notices).toMatchObject([{ message: expect.stringMatching(/sem essa conferência/) }]);
  });

  it.each<[string, Tree | undefined]>([
    ['is nobody', undefined],
    ['is no taxpayer', { ...RECIPIENT, indIEDest: '9' }],
    ['is in a UF without a register', { ...RECIPIENT, enderDest: { UF: 'RJ' } }],
    ['is abroad', { indIEDest: '9', idEstrangeiro: 'X', enderDest: { UF: 'EX' } }],
  ])('is not asked for where it %s', async (_, dest) => {
    expect(await check('refuse', answerWith(answer('259')), { dest })).toEqual({
      problems: [],
      notices: [],
      asked: 0,
    });
  });

  it('is asked for of an NF-e alone', async () => {
    expect((await check('refuse', answerWith(answer('259')), { type: 'nfce' })).asked).toBe(0);
  });
});
