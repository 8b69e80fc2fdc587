import { changeOf } from '@fiscal/core/calendar/calendar';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  bodyOf,
  type Company,
  consult,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfceOf,
  nfeOf,
  refusal,
  send,
  settleEvents,
  testOf,
} from '../../../test/support/api.ts';
import { sampleOf } from '../../../test/support/documents.ts';
import { atorInteressadoAnswer } from '../../../test/support/event-answers.ts';
import { ask, mutate } from '../../../test/support/graphql.ts';
import type { DocumentBody } from '../../rest/v1/document-view.ts';
import { emitAnswerWithVerdict } from '../../rest/v1/documents/emit-document-schema.ts';
import { listAnswer } from '../../rest/v1/documents/list-documents-schema.ts';
import { validateAnswer } from '../../rest/v1/documents/validate-document.ts';
import { queuedAnswer } from '../../rest/v1/events/queued-answer.ts';
import { inutilizeAnswer } from '../../rest/v1/numbers/void-numbers-schema.ts';
import { emitAnswer } from './emit-answer.ts';

type Headers = Readonly<Record<string, string>>;

let company: Company;
let headers: Headers;
let strict: Headers;
beforeAll(async () => {
  company = await newCompany(await newAccount());
  headers = testOf(company);
  strict = { ...headers, prefer: 'wait=30, handling=strict' };
});

/** A body whose taxes have no amounts and whose item has IBS and CBS: Emite computes nothing of it and reports no duty. */
const itemOf = (own: Readonly<Record<string, unknown>>) => {
  const body = nfeOf(company);
  const [item] = z.array(z.looseObject({})).parse(body['itens']);
  const untaxed = {
    icms_situacao_tributaria: '41',
    icms_aliquota: undefined,
    ibs_cbs_situacao_tributaria: '000',
    ibs_cbs_classificacao_tributaria: '000001',
    pis_situacao_tributaria: '07',
    cofins_situacao_tributaria: '07',
  };
  return { ...body, itens: [{ ...item, ...untaxed, ...own }] };
};
/** A misspelt name, a code without its zero, an emoji. */
const untidy = () => itemOf({ valor_descontoo: '5.00', codigo_ncm: 9012100, descricao: 'Café ☕' });
const UNTIDY = [
  { field: 'itens[0].codigo_ncm', code: 'zeros_a_esquerda', suggestion: '09012100' },
  { field: 'itens[0].descricao', code: 'texto_ajustado', suggestion: 'Café' },
  { field: 'itens[0].valor_descontoo', code: 'campo_desconhecido', suggestion: 'valor_desconto' },
];
const byField = <T extends { readonly field: string }>(reported: readonly T[] | undefined): readonly T[] =>
  (reported ?? []).toSorted((a, b) => (a.field < b.field ? -1 : 1));
const count = async () =>
  bodyOf(await send('GET', '/v1/documents?limit=100', headers), 200, listAnswer).data.length;

describe('a field that is not read, or not written as sent', () => {
  it('is reported by the 202, the consult and /validate, and changes nothing', async () => {
    const taken = bodyOf(await send('POST', '/v1/nfe/emit', headers, untidy()), 202, emitAnswer);
    expect(byField(taken.notices)).toMatchObject(UNTIDY);
    const checked = await send('POST', '/v1/nfe/validate', headers, untidy());
    const found = bodyOf(checked, 200, validateAnswer);
    expect(found.valid).toBe(true);
    expect(byField(found.notices)).toMatchObject(UNTIDY);
    const view = await emitToVerdict(headers, untidy());
    expect(view.status, view.rejectionReason).toBe('AUTORIZADA');
    expect(byField(view.notices)).toMatchObject(UNTIDY);
  });

  it('is nothing where all is well', async () => {
    const reply = await send('POST', '/v1/nfe/emit', headers, itemOf({}));
    const { invoiceId, ...taken } = bodyOf(reply, 202, emitAnswer);
    expect(taken).not.toHaveProperty('notices');
    expect((await consult(headers, invoiceId)).notices).toEqual([]);
  });

  it('is reported by GraphQL', async () => {
    const input = itemOf({ codigo_ncm: '9012100' });
    const fields = 'notices { field code suggestion }';
    const data = await ask(
      headers,
      `mutation ($input: NFeInput!) {
        emitNFe(input: $input) { ... on EmitNFePayload { ${fields} document { ${fields} route } } }
        validateNFe(input: $input) { valid ${fields} }
      }`,
      { input: { ...input, outros: { cor: 'azul' } } },
    );
    const notices = [
      { field: 'cor', code: 'CAMPO_DESCONHECIDO', suggestion: null },
      { field: 'itens[0].codigo_ncm', code: 'ZEROS_A_ESQUERDA', suggestion: '09012100' },
    ];
    expect(data).toEqual({
      emitNFe: { notices, document: { notices, route: 'nfe' } },
      validateNFe: { valid: true, notices },
    });
  });
});

describe('a fault that strict mode or an authority would refuse', () => {
  it('is reported on a lenient test token, with its code, and refused by X-Sandbox-Strict', async () => {
    const body = itemOf({ codigo_ncm: '99999999' });
    const found = bodyOf(await send('POST', '/v1/nfe/validate', headers, body), 200, validateAnswer);
    const risks = found.notices.filter(({ code }) => code === 'risco_de_rejeicao');
    expect([found.valid, risks]).toMatchObject([true, [{ field: 'itens[0].codigo_ncm', cStat: '778' }]]);
    const reply = await send('POST', '/v1/nfe/validate', { ...headers, 'x-sandbox-strict': 'true' }, body);
    expect(bodyOf(reply, 200, validateAnswer).errors).toContainEqual(
      expect.objectContaining({ cStat: '778' }),
    );
  });

  it('is an ambiguous value, which strict handling refuses', async () => {
    const itens = z.array(z.looseObject({})).parse(itemOf({ valor_unitario_comercial: '1.290' })['itens']);
    const body = { ...itemOf({}), itens: itens[0] };
    const reported = [
      { field: 'itens', code: 'valor_ambiguo' },
      { field: 'itens[0].valor_unitario_comercial', code: 'valor_ambiguo', suggestion: '1.29' },
    ];
    const found = bodyOf(await send('POST', '/v1/nfe/validate', headers, body), 200, validateAnswer);
    expect(byField(found.notices)).toMatchObject(reported);
    const refused = await send('POST', '/v1/nfe/emit', strict, body);
    expect(byField(refusal(refused, 400, 'requisicao_invalida').errors)).toMatchObject(
      reported.map(({ field, code }) => ({ field, code })),
    );
  });
});

describe('a field of a norm that has no layout yet', () => {
  const FIELD = 'tipo_regime_ibs_cbs_emitente';
  const reported = { field: FIELD, code: 'campo_ainda_sem_leiaute', norm: changeOf('nfe-2026.005').norm };

  it('is named and left out, by REST and by GraphQL, and refused by strict handling', async () => {
    const body = { ...itemOf({}), [FIELD]: '2' };
    const found = bodyOf(await send('POST', '/v1/nfe/validate', headers, body), 200, validateAnswer);
    expect([found.valid, found.notices]).toMatchObject([true, [reported]]);
    expect(found.xml).not.toContain('tpRegimeIBSCBS');
    const taken = bodyOf(await send('POST', '/v1/nfe/emit', headers, body), 202, emitAnswer);
    expect(taken.notices).toMatchObject([reported]);
    const query =
      'mutation ($input: NFeInput!) { validateNFe(input: $input) { notices { field code norm } } }';
    expect(await ask(headers, query, { input: { ...itemOf({}), outros: { [FIELD]: '2' } } })).toEqual({
      validateNFe: { notices: [{ ...reported, code: 'CAMPO_AINDA_SEM_LEIAUTE' }] },
    });
    const refused = await send('POST', '/v1/nfe/emit', strict, body);
    expect(refusal(refused, 400, 'requisicao_invalida').errors).toMatchObject([{ field: FIELD }]);
  });
});

describe('Prefer: handling=strict', () => {
  it('takes a tidy body, and confirms the preference', async () => {
    const reply = await send('POST', '/v1/nfe/emit', strict, nfeOf(company));
    expect(reply.headers.get('preference-applied')).toBe('wait=30, handling=strict');
    expect(bodyOf(reply, 202, emitAnswerWithVerdict).status).toBe('AUTORIZADA');
  });

  it.each(DOCUMENTS.map((definition) => [definition.type, definition] as const))(
    'takes the sample of %s',
    async (_type, definition) => {
      const sample = sampleOf(definition, company);
      const reply = await send('POST', `/v1/${definition.route}/emit`, strict, sample);
      expect(bodyOf(reply, 202, emitAnswerWithVerdict).status).toBe('AUTORIZADA');
    },
  );

  it('makes one 400 of unknown names and lost zeros, of adjusted texts none; nothing is stored', async () => {
    const before = await count();
    const reply = await send('POST', '/v1/nfe/emit', strict, untidy());
    const { errors } = refusal(reply, 400, 'requisicao_invalida');
    expect(reply.headers.get('preference-applied')).toBe('handling=strict');
    expect(errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'itens[0].codigo_ncm zeros_a_esquerda',
      'itens[0].valor_descontoo campo_desconhecido',
    ]);
    expect(errors.every(({ fix }) => fix !== undefined && fix.length > 10)).toBe(true);
    expect(await count()).toBe(before);
  });

  it('makes a 400 of what would end REJEITADA without being sent, and lists all that is wrong with a refused body', async () => {
    const lenient = await emitToVerdict(headers, itemOf({ cfop: '51' }));
    expect(lenient).toMatchObject({ status: 'REJEITADA', rejection: { cStat: '225', origin: 'validacao' } });
    const before = await count();
    const alone = await send('POST', '/v1/nfe/emit', strict, itemOf({ cfop: '51' }));
    expect(refusal(alone, 400, 'requisicao_invalida').errors).toMatchObject([
      { field: 'itens[0].cfop', tag: 'CFOP', cStat: '225' },
    ]);
    const body = { mod: '55', itens: [{ cfop: '51', valor_descontoo: '1' }] };
    const { errors } = refusal(await send('POST', '/v1/nfe/emit', strict, body), 400, 'requisicao_invalida');
    const fields = errors.map(({ field }) => field);
    expect(fields).toEqual(
      expect.arrayContaining(['natureza_operacao', 'itens[0].cfop', 'itens[0].valor_descontoo']),
    );
    expect(await count()).toBe(before);
  });

  it('refuses a number that is in use', async () => {
    const first = await emitAuthorized(headers, nfeOf(company, { serie: 7, numero: 40 }));
    expect(first.numero).toBe(40);
    const again = await send('POST', '/v1/nfe/emit', strict, nfeOf(company, { serie: 7, numero: 40 }));
    expect(refusal(again, 400, 'requisicao_invalida').errors).toMatchObject([{ field: 'numero' }]);
    const asked = await send('POST', '/v1/nfe/validate', headers, nfeOf(company, { serie: 7, numero: 40 }));
    expect(bodyOf(asked, 200, validateAnswer).errors).toMatchObject([{ field: 'numero', cStat: '539' }]);
  });

  it('is heeded by /validate', async () => {
    const reply = await send('POST', '/v1/nfe/validate', strict, untidy());
    const { valid, errors } = bodyOf(reply, 200, validateAnswer);
    expect(valid).toBe(false);
    expect(errors.map(({ code }) => code).toSorted()).toEqual(['campo_desconhecido', 'zeros_a_esquerda']);
    expect(reply.headers.get('preference-applied')).toBe('handling=strict');
  });

  it('is heeded by /inutilize, which reports an unknown name', async () => {
    const range = { ano: 2026, serie: 9, inicio: 1, fim: 2, justificativa: 'Falha no sistema que numerava' };
    const untidy = { ...range, justificativaa: 'x' };
    const refused = await send('POST', '/v1/nfe/inutilize', strict, untidy);
    expect(refusal(refused, 400, 'requisicao_invalida').errors).toMatchObject([{ field: 'justificativaa' }]);
    const voided = await send('POST', '/v1/nfe/inutilize', headers, untidy);
    expect(bodyOf(voided, 200, inutilizeAnswer)).toMatchObject({
      cStat: '102',
      notices: [{ field: 'justificativaa', code: 'campo_desconhecido' }],
    });
  });

  it('is an argument of GraphQL', async () => {
    const input = itemOf({ codigo_ncm: '9012100' });
    expect(await mutate(headers, 'emitNFe', { input, handling: 'STRICT' })).toMatchObject({
      __typename: 'ValidationProblem',
      errors: [{ field: 'itens[0].codigo_ncm' }],
    });
  });
});

describe('events', () => {
  const ator = { cnpj: '11222333000181', permite_autorizacao_terceiro: true };

  it('report an unknown name, in the answer and on record, and are not taken by strict handling', async () => {
    const { id } = await emitAuthorized(headers, nfeOf(company));
    const path = `/v1/nfe/${id}/ator-interessado`;
    const { errors } = refusal(await send('POST', path, strict, ator), 400, 'requisicao_invalida');
    expect(errors).toMatchObject([{ field: 'permite_autorizacao_terceiro', code: 'campo_desconhecido' }]);
    expect((await consult(headers, id)).events).toEqual([]);
    const notices = [{ field: 'permite_autorizacao_terceiro', suggestion: 'permite_autorizacao_terceiros' }];
    const answer = bodyOf(await send('POST', path, headers, ator), 200, atorInteressadoAnswer);
    expect(answer).toMatchObject({ status: 'autorizado', notices });
    expect((await consult(headers, id)).events).toMatchObject([{ type: 'ator-interessado', notices }]);
  });

  it('that are queued too', async () => {
    const { id } = await emitAuthorized(headers, nfeOf(company));
    const body = { reason: 'Pedido cancelado pelo cliente', motivo: 'x' };
    refusal(await send('POST', `/v1/nfe/${id}/cancel`, strict, body), 400, 'requisicao_invalida');
    const reply = await send('POST', `/v1/nfe/${id}/cancel`, headers, body);
    const notices = [{ field: 'motivo', code: 'campo_desconhecido' }];
    expect(bodyOf(reply, 202, queuedAnswer).notices).toMatchObject(notices);
    expect((await settleEvents(headers, id)).events).toMatchObject([{ type: 'cancelamento', notices }]);
  });

  it('are refused by strict handling in GraphQL', async () => {
    const { id } = await emitAuthorized(headers, nfeOf(company));
    const input = { id, cpf: 12345678909, handling: 'LENIENT' };
    const asked = await mutate(headers, 'registerAtorInteressado', { ...input, cpf: '12345678909' });
    expect(asked).toMatchObject({ __typename: 'OperationPerformed' });
    const short = await mutate(headers, 'cancelDocument', { id, reason: 'curta', handling: 'STRICT' });
    expect(short).toMatchObject({ __typename: 'ValidationProblem', errors: [{ field: 'reason' }] });
  });
});

describe('permitted operations of a document', () => {
  const actionOf = ({ allowedActions }: Pick<DocumentBody, 'allowedActions'>, action: string) =>
    allowedActions.find((each) => each.action === action);

  it('goes by the clock of its account', async () => {
    const own = await newAccount();
    const store = await newCompany(own);
    const { id, ...view } = await emitAuthorized(testOf(store), nfceOf(store));
    expect(actionOf(view, 'cancelamento')?.until).toBeDefined();
    const moved = await send('POST', '/sandbox/clock', accessOf(own), { advance: 'PT25H' });
    expect(moved.status, moved.text).toBe(200);
    const after = actionOf(await consult(testOf(store), id), 'cancelamento');
    expect(after?.until).toBeUndefined();
    expect(after?.reason).toBeDefined();
  });

  it('has its deadline, follows each operation, and matches the routes', async () => {
    const view = await emitAuthorized(headers, nfeOf(company));
    expect(actionOf(view, 'cancelamento')).toEqual({ action: 'cancelamento', until: view.cancellableUntil });
    expect(actionOf(view, 'cancelamento-econf')?.reason).toBeDefined();
    const refused = await send('DELETE', `/v1/nfe/${view.id}/insucesso-entrega`, headers);
    expect(refusal(refused, 409, 'evento_inexistente').message).toBe(
      actionOf(view, 'cancelamento-insucesso-entrega')?.reason,
    );
    await send('POST', `/v1/nfe/${view.id}/cancel`, headers, { reason: 'Pedido cancelado pelo cliente' });
    const after = await settleEvents(headers, view.id);
    expect(after.status).toBe('CANCELADA');
    expect(
      after.allowedActions.every(({ reason, until }) => reason !== undefined && until === undefined),
    ).toBe(true);
    const again = await send('POST', `/v1/nfe/${view.id}/correct`, headers, {
      correctionText: 'x'.repeat(20),
    });
    expect(refusal(again, 409, 'documento_nao_autorizado').message).toBe(
      actionOf(after, 'carta-correcao')?.reason,
    );
    const { document } = await ask(
      headers,
      'query ($id: ID!) { document(id: $id) { allowedActions { action until reason } } }',
      { id: view.id },
    );
    const reported = z
      .object({ allowedActions: z.array(z.looseObject({ action: z.string() })) })
      .parse(document);
    expect(reported.allowedActions.map(({ action }) => action)).toEqual(
      after.allowedActions.map(({ action }) => action),
    );
  });
});

it('the route of a document is beside its type', async () => {
  const view = await emitAuthorized(headers, nfceOf(company));
  expect(view).toMatchObject({ type: 'nfce', route: 'nfc-e' });
  const { data } = bodyOf(await send('GET', '/v1/documents?type=nfce', headers), 200, listAnswer);
  expect(data[0]).toMatchObject({ id: view.id, type: 'nfce', route: 'nfc-e' });
  expect((await consult(headers, view.id, view.route)).id).toBe(view.id);
});
