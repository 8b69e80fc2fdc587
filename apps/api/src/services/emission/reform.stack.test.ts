import { moveToNow, type Payload } from '@fiscal/core/testing/builders';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Company, emitToVerdict, newAccount, newCompany, testOf } from '../../../test/support/api.ts';
import { fixtureOf } from '../../../test/support/fixtures.ts';

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

const REFORM = /^(?:ibs|cbs|mono)_/;
const ISSUER = {
  logradouro_emitente: 'Rua dos Ipês',
  numero_emitente: '100',
  bairro_emitente: 'Centro',
  municipio_emitente: 'São Paulo',
  codigo_municipio_emitente: '3550308',
  uf_emitente: 'SP',
  cep_emitente: '01001000',
};
const plain = (fields: Payload): Payload =>
  Object.fromEntries(Object.entries(fields).filter(([field]) => !REFORM.test(field)));

/** A complete current note whose items have only these fields of IBS and CBS. */
function noteOf(fields: Payload): Payload {
  const { itens, ...note } = plain(moveToNow(fixtureOf('nfe', 'reforma-ibs-cbs'), Date.now()));
  const [item] = itens as Payload[]; // the fixture's list
  return {
    ...note,
    ...ISSUER,
    numero: null,
    serie: null,
    codigo_unico: null,
    cnpj_emitente: company.cnpj,
    formas_pagamento: [{ forma_pagamento: '15', valor_pagamento: '1000.00' }],
    itens: [{ ...plain(item ?? {}), ...fields }],
  };
}
const strictly = (fields: Payload) =>
  emitToVerdict({ ...testOf(company), 'x-sandbox-strict': 'true' }, noteOf(fields));
const DEFERRAL = {
  ibs_uf_percentual_diferimento: '100',
  ibs_mun_percentual_diferimento: '100',
  cbs_percentual_diferimento: '100',
};
const REGULAR = {
  ibs_cbs_situacao_tributaria_regular: '000',
  ibs_cbs_classificacao_tributaria_regular: '000001',
};
const FUEL = {
  combustivel_codigo_anp: '810101001',
  combustivel_descricao_anp: 'ETANOL HIDRATADO COMUM',
  combustivel_sigla_uf: 'SP',
};

describe('IBS and CBS on a strict token', () => {
  it.each([
    ['000001', {}],
    ['200034', {}],
    ['410001', {}],
    ['515001', DEFERRAL],
    ['550001', REGULAR],
    ['620001', FUEL],
  ])('authorizes %s from its code', async (code, fields) => {
    const view = await strictly({ ibs_cbs_classificacao_tributaria: code, ...fields });
    expect(view, view.rejectionReason ?? '').toMatchObject({ status: 'AUTORIZADA', cStat: '100' });
    expect(view.completedInSandbox).toEqual([]);
  });

  it.each([
    ['1025', '000002'],
    ['1023', '000999'],
    ['1023', '220001'],
  ])('reports %s of %s before sending', async (cStat, code) => {
    const view = await strictly({
      ibs_cbs_situacao_tributaria: code.slice(0, 3),
      ibs_cbs_classificacao_tributaria: code,
    });
    expect(view.status).toBe('REJEITADA');
    expect(JSON.stringify(view.rejection)).toContain(cStat);
    expect(view.rejection?.errors[0]).toMatchObject({ field: 'itens[0].ibs_cbs_classificacao_tributaria' });
  });
});
