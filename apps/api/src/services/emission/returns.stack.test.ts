import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  bodyOf,
  type Company,
  emitToVerdict,
  liveOf,
  newAccount,
  newCompany,
  send,
  testOf,
} from '../../../test/support/api.ts';
import { fixtureOf } from '../../../test/support/fixtures.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const ISSUER = {
  logradouro_emitente: 'Rua dos Ipês',
  numero_emitente: '100',
  bairro_emitente: 'Centro',
  municipio_emitente: 'São Paulo',
  codigo_municipio_emitente: '3550308',
  uf_emitente: 'SP',
  cep_emitente: '01001000',
};
const KEY = '41261033444555000181550010000045211839201742';
const WHOLE = { notas_referenciadas: [{ chave_nfe: KEY }] };
/** Fields by which an item references the returned note. */
const item = (nItem?: string): Payload => ({
  chave_acesso_dfe_referenciado: KEY,
  numero_item_dfe_referenciado: nItem,
});
const NONE: Payload = {
  chave_acesso_dfe_referenciado: undefined,
  numero_item_dfe_referenciado: undefined,
};

/** The complete return that core keeps, emitted now, of items with these references. */
function returnOf(references: readonly Payload[], note: Payload = {}): Payload {
  const { itens, ...golden } = moveToNow(fixtureOf('nfe', 'devolucao'), Date.now());
  const [first] = itens as Payload[]; // the fixture's list
  return {
    ...golden,
    ...ISSUER,
    numero: null,
    serie: null,
    codigo_unico: null,
    cnpj_emitente: company.cnpj,
    itens: references.map((reference) => ({ ...first, numero_item: undefined, ...reference })),
    ...note,
  };
}

const numberAt = (at: number) => `itens[${at}].numero_item_dfe_referenciado`;
const keyAt = (at: number) => `itens[${at}].chave_acesso_dfe_referenciado`;

describe('a return', () => {
  it.each([
    { cStat: '321', fields: [numberAt(0), numberAt(1)], references: [NONE, NONE], note: WHOLE },
    { cStat: '321', fields: [keyAt(1)], references: [item('1'), NONE] },
    { cStat: '1010', fields: [keyAt(0)], references: [item('1')], note: WHOLE },
    { cStat: '1048', fields: [numberAt(0)], references: [item()] },
    { cStat: '1072', fields: [numberAt(1)], references: [item('1'), item('1')] },
  ])(
    'is refused with $cStat at $fields, by /validate and in strict emission',
    async ({ cStat, fields, references, note }) => {
      const strict = { ...testOf(company), 'x-sandbox-strict': 'true' };
      const body = returnOf(references, note);
      const expected = fields.map((field) => ({ cStat, field }));
      for (const headers of [liveOf(company), strict]) {
        const answer = bodyOf(await send('POST', '/v1/nfe/validate', headers, body), 200, validateAnswer);
        expect(answer.errors).toMatchObject(expected);
      }
      expect(await emitToVerdict(strict, body)).toMatchObject({
        status: 'REJEITADA',
        rejection: { cStat, errors: expected },
      });
    },
  );

  it('is authorized in strict mode when each item refers to its item', async () => {
    const headers = { ...testOf(company), 'x-sandbox-strict': 'true' };
    const view = await emitToVerdict(headers, returnOf([item('3'), item('1')]));
    expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
    expect(view.completedInSandbox).toEqual([]);
  });
});
