import type { JsonObject } from '@fiscal/core/engine/events/definition';
import { stack } from '@fiscal/core/testing/stack';
import { FiscalError } from '@fiscal/core/vocabulary/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { silence } from './support/authority.ts';
import {
  eventLot,
  eventRefusal,
  lostEventAnswer,
  lostRangeAnswer,
  overtaken,
  rangeRefusal,
} from './support/authority-events.ts';
import { authorizedDocument } from './support/documents.ts';
import { type Flow, startFlow } from './support/flow.ts';
import type { MemoryDocument } from './support/memory-store.ts';
import type { ScriptedAuthority } from './support/scripted.ts';

const { temporalAddress: address, temporalNamespace: namespace } = stack();

class PlantedFault extends FiscalError {
  readonly code = 'falha_plantada';
}

/** Names of steps that fail, in this order. */
const faults: string[] = [];
let flow: Flow;
let authority: ScriptedAuthority;

beforeAll(async () => {
  const failIfPlanted = (step: string): void => {
    if (faults[0] !== step) return;
    faults.shift();
    throw new PlantedFault(`planted in ${step}`);
  };
  flow = await startFlow({
    address,
    namespace,
    override: (real) => ({
      assinarEvento: async (input) => {
        failIfPlanted('assinarEvento');
        return real.assinarEvento(input);
      },
      // The worker dies after the authority has answered.
      transmitirEvento: async (input) => {
        const outcome = await real.transmitirEvento(input);
        failIfPlanted('transmitirEvento');
        return outcome;
      },
      registrarEvento: async (input) => {
        failIfPlanted('registrarEvento');
        return real.registrarEvento(input);
      },
    }),
  });
  authority = flow.authority;
});
afterAll(() => flow.stop());
beforeEach(() => {
  authority.events.clear();
  authority.calls.length = 0;
});
afterEach(() => {
  const left = [...faults, ...Object.values(authority.plan).flat()];
  if (left.length > 0) throw new Error(`${left.length} planned answers were never asked for`);
});

const REQUESTS: Readonly<Record<string, JsonObject>> = {
  cancelamento: { reason: 'Pedido cancelado pelo cliente' },
  'carta-correcao': { correctionText: 'Corrige o complemento do endereço' },
  'ator-interessado': { cnpj: '11222333000181' },
};

function setUp(...kinds: string[]) {
  const document = authorizedDocument(flow.store, authority);
  const ask = (kind: string) => flow.store.addOperation(document.work.documentId, kind, REQUESTS[kind]);
  return { document, ask, operations: kinds.map(ask) };
}
const eventLines = (document: MemoryDocument) =>
  document.events.map(({ kind, status, sequence }) => `${kind} ${sequence} ${status}`);
const waitsOf = (document: MemoryDocument) =>
  document.operations.flatMap(({ waits }) => waits.map(({ cStat }) => cStat));

describe('an event', () => {
  it('is registered in one workflow task', async () => {
    const { document } = setUp('carta-correcao');
    await flow.run(document);
    expect(eventLines(document)).toEqual(['carta-correcao 1 autorizado']);
    expect(authority.calls).toEqual(['recepcaoEvento']);
    const events = await flow.events(document, 'carta-correcao');
    expect(events.filter((kind) => kind === 'workflowTaskCompleted')).toHaveLength(1);
  });

  it('with a cancellation leaves the document CANCELADA; later ones are refused without being sent', async () => {
    const { document } = setUp('carta-correcao', 'cancelamento', 'carta-correcao', 'cancelamento');
    expect(await flow.run(document)).toMatchObject({ situacao: 'concluido', status: 'CANCELADA' });
    expect(eventLines(document)).toEqual([
      'carta-correcao 1 autorizado',
      'cancelamento 1 autorizado',
      'carta-correcao 0 erro_autorizacao',
      'cancelamento 0 erro_autorizacao',
    ]);
    expect(authority.calls).toEqual(['recepcaoEvento', 'recepcaoEvento']);
    await flow.events(document, 'cancelamento');
  });

  it('with a refusal leaves the document unchanged', async () => {
    const { document } = setUp('cancelamento');
    authority.plan.recepcaoEvento.push(eventRefusal('501', 'Prazo de Cancelamento Superior ao Previsto'));
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA', cStat: '501' });
    expect(eventLines(document)).toEqual(['cancelamento 1 erro_autorizacao']);
    await flow.events(document, 'cancelamento-recusado');
  });

  it('follows the others in order, each with the next sequence', async () => {
    const { document } = setUp('carta-correcao', 'carta-correcao', 'ator-interessado', 'carta-correcao');
    authority.plan.recepcaoEvento.push(eventRefusal('999', 'Erro'), lostEventAnswer);
    await flow.run(document);
    expect(eventLines(document)).toEqual([
      'carta-correcao 1 erro_autorizacao',
      'carta-correcao 1 autorizado',
      'ator-interessado 1 autorizado',
      'carta-correcao 2 autorizado',
    ]);
  });
});

describe('doubt of an event', () => {
  it('adopts what a lost answer had registered', async () => {
    const { document } = setUp('carta-correcao');
    authority.plan.recepcaoEvento.push(lostEventAnswer);
    await flow.run(document);
    expect(eventLines(document)).toEqual(['carta-correcao 1 autorizado']);
    expect(authority.calls).toEqual(['recepcaoEvento', 'consultaProtocolo']);
    await flow.events(document, 'evento-duvida-encontrado');
  });

  it('sends the same bytes again when the key does not show it', async () => {
    const { document } = setUp('cancelamento');
    const sent: string[] = [];
    authority.plan.recepcaoEvento.push((request) => {
      sent.push(request.payload.toString());
      return silence();
    });
    await flow.run(document);
    expect(document.status).toBe('CANCELADA');
    expect(sent[0]).toContain(document.events[0]?.signed?.xml.toString());
    expect(document.events[0]?.signed?.sends).toBe(2);
    await flow.events(document, 'evento-duvida-ausente');
  });

  it('573 of our own bytes is adopted; of foreign bytes, the next sequence is taken', async () => {
    const own = setUp('carta-correcao').document;
    authority.plan.recepcaoEvento.push(silence, (request, self) => {
      void lostEventAnswer(request, self);
      return eventRefusal('573', 'Duplicidade de evento')(request, self);
    });
    await flow.run(own);
    expect(eventLines(own)).toEqual(['carta-correcao 1 autorizado']);
    const { document } = setUp('carta-correcao');
    authority.plan.recepcaoEvento.push(overtaken);
    await flow.run(document);
    expect(eventLines(document)).toEqual(['carta-correcao 1 autorizado', 'carta-correcao 2 autorizado']);
    await flow.events(document, 'evento-573-alheio');
  });

  it('a foreign cancellation is as good as ours', async () => {
    const { document } = setUp('cancelamento');
    authority.plan.recepcaoEvento.push(overtaken);
    await flow.run(document);
    expect(document.status).toBe('CANCELADA');
    await flow.events(document, 'cancelamento-573');
  });

  it.each([
    ['before it signs', ['assinarEvento'], 1],
    ['after it sent', ['transmitirEvento'], 1],
    ['before it settles', ['registrarEvento'], 1],
    ['everywhere', ['assinarEvento', 'transmitirEvento', 'registrarEvento'], 1],
  ])('a worker that dies %s leaves one event', async (_, planned, registered) => {
    const { document } = setUp('carta-correcao');
    faults.push(...planned);
    await flow.run(document);
    expect(eventLines(document)).toEqual(['carta-correcao 1 autorizado']);
    expect(authority.events.size).toBe(registered);
    if (planned.length === 3) await flow.events(document, 'evento-falhas');
  });
});

describe('an authority that is away', () => {
  it('gets the same bytes when it is back', async () => {
    const { document } = setUp('cancelamento');
    const paused = eventLot('108', 'Serviço Paralisado');
    authority.plan.recepcaoEvento.push(paused, paused);
    await flow.run(document);
    expect(waitsOf(document)).toEqual(['108', '108']);
    expect(document).toMatchObject({ status: 'CANCELADA' });
    await flow.events(document, 'evento-108');
  });

  it('is not queried before the wait is over, even if the document is woken', async () => {
    const { document, ask } = setUp('carta-correcao');
    // The hour of an overuse block: the wait is the authority's, not ours, so no factor shortens it.
    authority.plan.recepcaoEvento.push(eventLot('656', 'Consumo Indevido'));
    await flow.wake(document);
    await expect
      .poll(() => flow.estado(document), { timeout: 300_000 })
      .toMatchObject({ situacao: 'aguardando', cStat: '656' });
    // Reads the rows, which make it wait.
    await flow.conclude(document, ask('ator-interessado').id);
    expect(authority.calls).toEqual(['recepcaoEvento']);
    flow.store.waited(document.work.documentId);
    flow.overuse.release();
    await flow.run(document);
    expect(eventLines(document)).toEqual(['carta-correcao 1 autorizado', 'ator-interessado 1 autorizado']);
    expect(waitsOf(document)).toEqual(['656']);
    await flow.events(document, 'evento-656-acordado');
  });
});

describe('the synchronous message', () => {
  it('ends when the operation is decided, in one workflow task', async () => {
    const { document, operations } = setUp('ator-interessado');
    await flow.conclude(document, operations[0]?.id ?? '');
    expect(eventLines(document)).toEqual(['ator-interessado 1 autorizado']);
    await flow.handle(document).result();
    const events = await flow.events(document, 'ator-interessado');
    expect(events.filter((kind) => kind === 'workflowTaskCompleted')).toHaveLength(1);
  });

  it('with a late update finds the operation decided', async () => {
    const { document, operations } = setUp('ator-interessado');
    await flow.run(document);
    await flow.conclude(document, operations[0]?.id ?? '');
    expect(eventLines(document)).toEqual(['ator-interessado 1 autorizado']);
    expect(authority.calls).toEqual(['recepcaoEvento']);
  });

  it('ends when the operation has to wait, which is finished without it', async () => {
    const { document, operations } = setUp('ator-interessado');
    authority.plan.recepcaoEvento.push(eventLot('656', 'Consumo Indevido'));
    await flow.conclude(document, operations[0]?.id ?? '');
    expect(eventLines(document)).toEqual(['ator-interessado 1 pendente']);
    flow.store.waited(document.work.documentId);
    flow.overuse.release();
    await flow.run(document);
    expect(eventLines(document)).toEqual(['ator-interessado 1 autorizado']);
    await flow.events(document, 'ator-interessado-656');
  });

  it('many at once are done one after the other', async () => {
    const { document, operations } = setUp('ator-interessado', 'ator-interessado', 'ator-interessado');
    await Promise.all(operations.map(({ id }) => flow.conclude(document, id)));
    expect(eventLines(document)).toEqual(
      [1, 2, 3].map((sequence) => `ator-interessado ${sequence} autorizado`),
    );
  });
});

describe('a range', () => {
  it('is voided in one workflow task', async () => {
    const range = flow.ranges.add(1, 5);
    await flow.voidRange(range);
    expect(range.verdict).toMatchObject({ kind: 'homologado', cStat: '102' });
    const events = await flow.events(range, 'homologada');
    expect(events.filter((kind) => kind === 'workflowTaskCompleted')).toHaveLength(1);
  });

  it('with a lost answer is sent again and found accepted', async () => {
    const range = flow.ranges.add(11, 15);
    authority.plan.inutilizacao.push(lostRangeAnswer);
    await flow.voidRange(range);
    expect(range.verdict).toMatchObject({
      kind: 'homologado',
      cStat: '102',
      nProt: [...authority.ranges.values()].at(-1),
    });
    expect(range.signed?.sends).toBe(2);
    await flow.events(range, 'duvida-563');
  });

  it('with a refusal reports it', async () => {
    const range = flow.ranges.add(21, 25);
    authority.plan.inutilizacao.push(rangeRefusal('241', 'Um número da faixa já foi utilizado'));
    await flow.voidRange(range);
    expect(range.verdict).toMatchObject({ kind: 'recusado', cStat: '241' });
    await flow.events(range, 'recusada');
  });

  it('waits for an authority that is away', async () => {
    const range = flow.ranges.add(31, 35);
    authority.plan.inutilizacao.push(rangeRefusal('108', 'Serviço Paralisado'));
    await flow.voidRange(range);
    expect(range.waits).toHaveLength(1);
    expect(range.verdict).toMatchObject({ kind: 'homologado', cStat: '102' });
    await flow.events(range, '108');
  });
});
