import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import {
  accessOf,
  type Company,
  emitAuthorized,
  emitToVerdict,
  newAccount,
  newCompany,
  nfeOf,
  send,
  testOf,
} from '../../test/support/api.ts';
import { ask, mutate } from '../../test/support/graphql.ts';

const taken = z.looseObject({ id: z.number() });
const clock = z.looseObject({ offsetMs: z.number() });

let company: Company;
beforeAll(async () => {
  company = await newCompany(await newAccount());
});

it('the sandbox is ruled as by REST: scenarios, conditions, outages and the clock', async () => {
  const headers = accessOf(company);
  const { sandboxScenarios } = await ask(headers, '{ sandboxScenarios { marker effect result } }');
  expect(sandboxScenarios).toContainEqual(
    expect.objectContaining({ marker: 'SANDBOX(cStat=778)', result: 'REJEITADA' }),
  );
  const input = { scenario: 'SANDBOX(cStat=539)', uf: 'AC', times: 2 };
  const { id: conditionId } = taken.parse(await mutate(headers, 'setSandboxCondition', { input }));
  const { sandboxConditions } = await ask(headers, '{ sandboxConditions { id scenario times } }');
  expect(sandboxConditions).toMatchObject([{ id: conditionId, scenario: input.scenario, times: 2 }]);
  expect(await mutate(headers, 'removeSandboxCondition', { conditionId })).toMatchObject({ removed: 1 });
  expect(await mutate(headers, 'removeSandboxCondition', { conditionId })).toMatchObject({
    __typename: 'NotFound',
  });

  const outage = { type: 'NFCE', uf: 'AC', state: '108' };
  expect(await mutate(headers, 'putSandboxOutage', { input: outage })).toMatchObject({ outages: [outage] });
  const { json } = await send('GET', '/sandbox/outages', headers);
  expect(json).toMatchObject({ data: [{ type: 'nfce', uf: 'AC', state: '108' }] });
  const wrong = { input: { ...outage, state: 'lentissimo' } };
  expect(await mutate(headers, 'putSandboxOutage', wrong)).toMatchObject({
    __typename: 'ValidationProblem',
    errors: [{ field: 'state' }],
  });
  const clear = 'mutation { clearSandboxOutages { ... on SandboxRemoval { removed } } }';
  expect(await ask(headers, clear)).toEqual({ clearSandboxOutages: { removed: 1 } });
  expect(await ask(headers, '{ sandboxOutages { state } }')).toEqual({ sandboxOutages: [] });

  const moved = clock.parse(await mutate(headers, 'moveSandboxClock', { advance: 'PT25H' }));
  expect(moved.offsetMs).toBeGreaterThan(24.9 * 3_600_000);
  const back = clock.parse(await mutate(headers, 'moveSandboxClock', { at: new Date().toISOString() }));
  expect(Math.abs(back.offsetMs)).toBeLessThan(60_000);
  expect(await mutate(headers, 'moveSandboxClock', { advance: undefined })).toMatchObject({
    __typename: 'ValidationProblem',
  });
});

it('a halted document is resumed, or given up', async () => {
  const headers = testOf(company);
  const halted = { ...nfeOf(company), informacoes_adicionais_contribuinte: 'SANDBOX(parado)' };
  const { id: haltedId, status } = await emitToVerdict(headers, halted);
  expect(status).toBe('ERRO_TECNICO');
  expect(await mutate(headers, 'abandonDocument', { id: haltedId })).toMatchObject({
    document: { documentId: haltedId },
  });
  const { id } = await emitAuthorized(headers, nfeOf(company));
  expect(await mutate(headers, 'resumeDocument', { id })).toMatchObject({
    document: { documentId: id, status: 'AUTORIZADA' },
  });
  expect(await mutate(headers, 'abandonDocument', { id })).toMatchObject({ __typename: 'StateProblem' });
});

it('a key is asked of its authority, and a code is explained', async () => {
  const { accessKey } = await emitAuthorized(testOf(company), nfeOf(company));
  expect(
    await ask(
      testOf(company),
      'query ($chave: String!) { consultedKey(chave: $chave) { type situation cStat } }',
      {
        chave: accessKey,
      },
    ),
  ).toEqual({ consultedKey: { type: 'NFE', situation: 'autorizada', cStat: '100' } });
  const { codeMeanings } = await ask(
    testOf(company),
    '{ codeMeanings(codigo: "539", type: "nfe") { types xMotivo hint { field } } }',
  );
  expect(codeMeanings).toMatchObject([{ types: ['nfe'], hint: { field: 'numero' } }]);
});

it('services, obligations and deadlines of contingencies are listed', async () => {
  const query = `query ($company: String!) {
    contingencyServices(environment: HOMOLOGACAO) { type uf state history { state at } }
    obligations(environment: HOMOLOGACAO, company: $company) { id state }
    deadlines(environment: HOMOLOGACAO, company: $company, limit: 5) { id endsAt }
  }`;
  const lists = await ask(accessOf(company), query, { company: company.clientId });
  expect(lists).toEqual({ contingencyServices: [], obligations: [], deadlines: [] });
  const unknown = { id: '0193a2b4-5c6d-7e8f-9012-3456789abcde' };
  expect(await mutate(accessOf(company), 'retryObligation', unknown)).toMatchObject({
    __typename: 'NotFound',
  });
  expect(
    await mutate(accessOf(company), 'closeObligation', { ...unknown, reason: 'Resolvida no portal' }),
  ).toMatchObject({ __typename: 'NotFound' });
});
