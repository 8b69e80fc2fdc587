import { createFiscalActivities } from '@fiscal/core/activities/fiscal';
import { serviceWait } from '@fiscal/core/lifecycle/doubt';
import { describe, expect, it } from 'vitest';
import { silence } from './support/authority.ts';
import { lostRangeAnswer, rangeRefusal } from './support/authority-events.ts';
import { testPorts } from './support/ports.ts';

function setUp() {
  const test = testPorts();
  const steps = createFiscalActivities(test.ports);
  const range = test.ranges.add(5, 9);
  const { accountId, inutilizacaoId } = range;
  const scope = { accountId, inutilizacaoId };
  const send = (expectedSends: number) => steps.transmitirInutilizacao({ ...scope, expectedSends });
  return { ...test, steps, range, scope, send };
}

describe('the steps of voiding a range', () => {
  it('sign once, send what is stored, and keep the answer', async () => {
    const { steps, range, scope, send, authority } = setUp();
    const first = await steps.assinarInutilizacao(scope);
    expect(first).toEqual({ kind: 'pronto', range: { sent: false, sends: 0 } });
    const bytes = range.signed?.xml;
    expect(await steps.assinarInutilizacao(scope)).toEqual(first);
    expect(range.signed?.xml).toBe(bytes);
    let sent = '';
    authority.plan.inutilizacao.push((request) => {
      sent = `${request.payload.toString()} ${range.signed?.state}`;
      return silence();
    });
    expect(await send(0)).toMatchObject({ kind: 'duvida' });
    expect(sent).toBe(`${bytes?.toString()} enviando`);
    const outcome = await send(1);
    if (outcome.kind !== 'homologado') throw new Error(outcome.kind);
    expect(await steps.registrarInutilizacao({ ...scope, decision: outcome })).toEqual({
      kind: 'registrado',
    });
    expect(range.verdict).toMatchObject({ cStat: '102', ret: expect.stringContaining('<retInutNFe') });
    expect(await steps.assinarInutilizacao(scope)).toEqual({ kind: 'nada' });
  });

  it('the same bytes after a lost answer find the first protocol (563)', async () => {
    const { steps, scope, send, authority } = setUp();
    await steps.assinarInutilizacao(scope);
    authority.plan.inutilizacao.push(lostRangeAnswer);
    await send(0);
    expect(await send(0)).toMatchObject({ kind: 'duvida' });
    expect(await send(1)).toMatchObject({
      kind: 'homologado',
      cStat: '563',
      nProt: [...authority.ranges.values()][0],
    });
    expect(authority.calls).toHaveLength(2);
  });

  it('a refusal is data', async () => {
    const { steps, scope, send, authority, range } = setUp();
    await steps.assinarInutilizacao(scope);
    authority.plan.inutilizacao.push(rangeRefusal('241', 'Um número da faixa já foi utilizado'));
    const outcome = await send(0);
    if (outcome.kind !== 'recusado') throw new Error(outcome.kind);
    await steps.registrarInutilizacao({ ...scope, decision: outcome });
    expect(range.verdict).toMatchObject({ kind: 'recusado', cStat: '241' });
  });

  it('a range that may be at the authority is neither called off nor given up', async () => {
    const { steps, scope, send, authority, clock, range } = setUp();
    const decision = { kind: 'erro-tecnico', code: 'x', reason: 'vencido' } as const;
    await steps.assinarInutilizacao(scope);
    authority.plan.inutilizacao.push(silence);
    await send(0);
    expect(await steps.registrarInutilizacao({ ...scope, decision })).toMatchObject({ kind: 'aguardar' });
    clock.nowMs += 25 * 3_600_000;
    const wait = serviceWait({ cStat: '108', reason: 'Paralisado' });
    expect(await steps.adiarInutilizacao({ ...scope, wait })).toMatchObject({ kind: 'aguardar' });
    const ended = await steps.adiarInutilizacao({ ...scope, wait: { ...wait, unsent: true } });
    expect(ended).toMatchObject({ kind: 'esgotado', decision: { code: 'prazo_esgotado' } });
    await steps.registrarInutilizacao({ ...scope, decision });
    expect(range.verdict).toMatchObject({ kind: 'erro', xMotivo: 'vencido' });
  });
});
