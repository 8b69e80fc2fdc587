import { changeOf } from '@fiscal/core/calendar/calendar';
import type { Payload } from '@fiscal/core/testing/builders';
import { dayBefore } from '@fiscal/core/testing/days';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  bodyOf,
  type Company,
  emitToVerdict,
  liveOf,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
  until,
} from '../../../test/support/api.ts';
import { ask, mutate } from '../../../test/support/graphql.ts';
import { clientDetailSchema } from '../../rest/v1/client-view.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';

const exchangesSchema = z.object({ data: z.array(z.object({ service: z.string(), url: z.string() })) });
const IE = 'inscricao_estadual_emitente';

/** A company that pays IBS and CBS but no ICMS, in a UF that has an authority of its own. */
let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount(), { ie: 'ISENTO' });
  const change = { profile: { contribuinteIcms: false, regimeTributario: '3' } };
  const path = `/v1/clients/${company.clientId}`;
  bodyOf(await send('PATCH', path, accessOf(company), change), 200, clientDetailSchema);
});

/** The sale of a machine that the company used. */
function sale(own: Payload = {}, item: Payload = {}): Payload {
  const { itens, [IE]: _, ...note } = nfeOf(company);
  const [first] = itens as Payload[]; // the builder's list
  const taxes = {
    ibs_cbs_situacao_tributaria: '000',
    ibs_cbs_classificacao_tributaria: '000001',
    pis_situacao_tributaria: '08',
    cofins_situacao_tributaria: '08',
  };
  return { ...note, itens: [{ ...first, ...NO_ICMS, cfop: '5551', ...taxes, ...item }], ...own };
}
const NO_ICMS = { icms_origem: undefined, icms_situacao_tributaria: undefined };
const ICMS = { icms_origem: '0', icms_situacao_tributaria: '41' };

/** Waits until the exchanges of a document and of its event are stored, and returns the authorities they went to. */
const authorizersOf = (id: string): Promise<readonly string[]> =>
  until(async () => {
    const { json } = await send('GET', `/v1/nfe/${id}/exchanges`, testOf(company));
    const { data } = exchangesSchema.parse(json);
    expect(data.map(({ service }) => service)).toEqual(
      expect.arrayContaining(['autorizacao', 'recepcaoEvento']),
    );
    return data.map(({ url }) => new URL(url).pathname.split('/')[3] ?? '');
  });
const codesOf = async (body: Payload, headers = liveOf(company)) => {
  const answer = bodyOf(await send('POST', '/v1/nfe/validate', headers, body), 200, validateAnswer);
  return answer.errors.map(({ cStat }) => cStat);
};

describe('a company that is no taxpayer of ICMS', () => {
  it('issues NF-e without IE and without ICMS at the SVRS, and cancels them there', async () => {
    const view = await emitToVerdict(testOf(company), sale());
    expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
    const { text: xml } = await send('GET', `/v1/nfe/${view.id}/xml`, testOf(company));
    expect(xml).not.toMatch(/<IE>|<ICMS>|ISENTO/);
    expect(xml).toContain('<cUF>35</cUF>');
    const reason = { justificativa: 'Pedido cancelado pelo cliente' };
    expect((await send('POST', `/v1/nfe/${view.id}/cancel`, testOf(company), reason)).status).toBe(202);
    expect((await settleEvents(testOf(company), view.id)).status).toBe('CANCELADA');
    expect(new Set(await authorizersOf(view.id))).toEqual(new Set(['SVRS']));
  });

  it('may send an empty IE, ISENTO, and the ICMS codes that the contract asks of others', async () => {
    for (const ie of ['', 'ISENTO']) {
      const view = await emitToVerdict(testOf(company), sale({ [IE]: ie }, ICMS));
      expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
      expect(view.notices).toMatchObject([{ field: 'itens[0].icms_situacao_tributaria' }]);
    }
  });

  it('learns before sending the forbidden operations of such an issuer', async () => {
    expect(await codesOf(sale({}, { cfop: '5102' }))).toContain('159');
    expect(await codesOf(sale({}, { ...ICMS, icms_valor: '1.00' }))).toContain('161');
    expect(await codesOf(sale({ inscricao_estadual_st_emitente: '110042490114' }))).toContain('158');
    expect(await codesOf(sale({ forma_emissao: '6' }))).toContain('166');
    const untaxed = { ibs_cbs_situacao_tributaria: undefined, ibs_cbs_classificacao_tributaria: undefined };
    expect(await codesOf(sale({}, untaxed))).toContain('162');
  });

  it('issues no NFC-e', async () => {
    const view = await emitToVerdict(testOf(company), nfceOf(company, { [IE]: '' }));
    expect(view).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '156' } });
  });

  it('needs its IE before the norm is in force', async () => {
    const { production } = changeOf('nfe-2026.007-no-ie');
    const asOf = (day: string) => send('POST', `/v1/nfe/validate?em=${day}`, liveOf(company), sale());
    const before = bodyOf(await asOf(dayBefore(String(production))), 200, validateAnswer);
    expect(before.errors.map(({ field }) => field)).toContain(IE);
    const since = bodyOf(await asOf(String(production)), 200, validateAnswer);
    expect(since.errors.map(({ field }) => field)).not.toContain(IE);
  });

  it('issues over GraphQL, too', async () => {
    const result = await mutate(testOf(company), 'emitNFe', { input: sale(), waitFor: 30 });
    expect(result).toMatchObject({ document: { status: 'AUTORIZADA' } });
    const query = `query ($id: ID!) { client(id: $id) { profile { contribuinteIcms } } }`;
    expect(await ask(accessOf(company), query, { id: company.clientId })).toEqual({
      client: { profile: { contribuinteIcms: false } },
    });
  });
});

it('a taxpayer of ICMS names its IE', async () => {
  const other = await newCompany(await newAccount());
  const { errors } = refusal(
    await send('POST', '/v1/nfe/emit', testOf(other), { ...sale(), cnpj_emitente: other.cnpj }),
    400,
    'requisicao_invalida',
  );
  expect(errors.map(({ field }) => field)).toEqual(
    expect.arrayContaining([IE, 'itens[0].icms_origem', 'itens[0].icms_situacao_tributaria']),
  );
});
