import { numberInKey } from '@fiscal/core/lifecycle/key-number';
import { buildEnvelope } from '@fiscal/core/soap/envelope';
import { stack } from '@fiscal/core/testing/stack';
import { FiscalError } from '@fiscal/core/vocabulary/errors';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  chaveOf,
  denial,
  lostAnswer,
  lotAnswer,
  protocol,
  receipt,
  refusal,
  silence,
} from './support/authority.ts';
import { acceptDocument } from './support/documents.ts';
import { type Flow, startFlow } from './support/flow.ts';
import type { MemoryDocument } from './support/memory-store.ts';
import type { Answer, ScriptedAuthority } from './support/scripted.ts';

const { temporalAddress: address, temporalNamespace: namespace } = stack();

class PlantedFault extends FiscalError {
  readonly code = 'falha_plantada';
}

/** Names of steps that fail, in this order. */
const faults: string[] = [];
/** Delay of `registrar` after it has settled. */
let hold: Promise<void> = Promise.resolve();
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
      assinar: async (input) => {
        failIfPlanted('assinar');
        return real.assinar(input);
      },
      registrar: async (input) => {
        failIfPlanted('registrar');
        const settled = await real.registrar(input);
        await hold;
        return settled;
      },
    }),
  });
  authority = flow.authority;
});
afterAll(() => flow.stop());
beforeEach(() => {
  authority.register.clear();
  authority.calls.length = 0;
});
afterEach(() => {
  const left = [...faults, ...Object.values(authority.plan).flat()];
  if (left.length > 0) throw new Error(`${left.length} planned answers were never asked for`);
});

/** Marks an attempt as sent long ago, without an answer. */
async function sendOut({ work, accessKey, dhEmi }: MemoryDocument): Promise<void> {
  const scope = { documentId: work.documentId, accountId: work.accountId };
  const { attemptId } = await flow.store.saveAttempt(scope, {
    accessKey,
    dhEmi,
    removableUntil: (atMs) => atMs,
    tpEmis: '1',
    xml: Buffer.from(`<NFe><infNFe Id="NFe${accessKey}"/><DigestValue>ZA==</DigestValue></NFe>`),
    digestValue: 'ZA==',
    qrCodeUrl: null,
  });
  await flow.store.markSending(scope, attemptId, 0);
  const sent = flow.store.documents.get(work.documentId)?.attempts.find(({ id }) => id === attemptId);
  if (sent) sent.sentAtMs = 0;
}

const registeredAs = ({ accessKey: chave }: MemoryDocument) =>
  ({ chave, digVal: 'ZA==', nProt: '135260000000007', situacao: 'autorizado' }) as const;

const attemptsOf = (document: MemoryDocument) =>
  document.attempts.map(({ state, sends }) => `${state}#${sends}`);
const waitsOf = (document: MemoryDocument) =>
  document.operations.flatMap(({ waits }) => waits.map(({ cStat }) => cStat));
const tasks = (events: readonly string[]) => events.filter((kind) => kind === 'workflowTaskCompleted').length;

describe('a decision at once', () => {
  it('authorizes in one workflow task', async () => {
    const document = acceptDocument(flow.store);
    expect(await flow.run(document)).toMatchObject({
      situacao: 'concluido',
      status: 'AUTORIZADA',
      cStat: '100',
    });
    expect(document.verdicts).toMatchObject([
      { kind: 'autorizada', cancellableUntilMs: Date.parse('2026-12-11T10:00:01-03:00') },
    ]);
    expect(attemptsOf(document)).toEqual(['autorizado#1']);
    expect(await flow.events(document, 'autorizada')).toEqual([
      'workflowExecutionStarted',
      'workflowTaskScheduled',
      'workflowTaskStarted',
      'workflowTaskCompleted',
      'markerRecorded',
      'markerRecorded',
      'markerRecorded',
      'markerRecorded',
      'upsertWorkflowSearchAttributes',
      'workflowExecutionCompleted',
    ]);
  });

  it('links the workflow to its document in the console', async () => {
    const document = acceptDocument(flow.store);
    await flow.run(document);
    const { staticDetails } = await flow.handle(document).describe();
    expect(await staticDetails()).toBe(
      `[Abrir no console](https://console.example/teste/documentos/${document.work.documentId})`,
    );
  });

  it('shows status, key and client where operators search', async () => {
    const document = acceptDocument(flow.store);
    await flow.run(document);
    const { searchAttributes } = await flow.handle(document).describe();
    expect(searchAttributes).toMatchObject({
      Status: ['AUTORIZADA'],
      CStat: ['100'],
      DocType: ['nfe'],
      UF: ['SP'],
      Environment: ['homologacao'],
      AccessKeyHash: [`hash-${document.accessKey}`],
      DocNumber: [numberInKey(document.accessKey)],
      Client: [document.work.clientId],
    });
  });

  it('rejects and frees the number', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(refusal('228', 'Data de Emissão muito atrasada'));
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '228' });
    expect(document.verdicts).toMatchObject([{ kind: 'rejeitada', origin: 'sefaz', numero: 'livre' }]);
    await flow.events(document, 'rejeitada');
  });

  it('rejects by its own validation without sending', async () => {
    const document = acceptDocument(flow.store, { valid: false });
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '225' });
    expect(authority.calls).toEqual([]);
    await flow.events(document, 'rejeitada-localmente');
  });

  it('keeps the protocol of a denial', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(denial);
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '301' });
    expect(document.verdicts).toMatchObject([{ kind: 'denegada', nProt: expect.stringMatching(/^\d{15}$/) }]);
    await flow.events(document, 'denegada');
  });
});

describe('an asynchronous lot', () => {
  it('asks the receipt until the authority has decided', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push((request, self) => {
      self.authorize(request);
      return receipt('103')(request, self);
    });
    authority.plan.retAutorizacao.push(receipt('105'), receipt('105'));
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA', cStat: '100' });
    expect(authority.calls).toEqual(['autorizacao', 'retAutorizacao', 'retAutorizacao', 'retAutorizacao']);
    expect(waitsOf(document)).toEqual(['103', '105', '105']);
    await flow.events(document, 'recibo');
  });
});

describe('doubt', () => {
  it('adopts what a lost answer had authorized', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(lostAnswer);
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(authority.calls).toEqual(['autorizacao', 'consultaProtocolo']);
    expect(attemptsOf(document)).toEqual(['autorizado#1']);
    await flow.events(document, 'duvida-encontrada');
  });

  it('sends the same bytes again when the authority does not know the key', async () => {
    const document = acceptDocument(flow.store);
    const sent: string[] = [];
    authority.plan.autorizacao.push((request) => {
      sent.push(request.payload.toString());
      return silence();
    });
    authority.plan.autorizacao.push((request, self) => {
      sent.push(request.payload.toString());
      return lostAnswer(request, self);
    });
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(sent[0]).toBe(sent[1]);
    expect(attemptsOf(document)).toEqual(['autorizado#2']);
    await flow.events(document, 'duvida-217');
  });

  it('does not adopt a key whose content is not ours', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push((request, self) => {
      self.authorize(request).digVal = 'b3V0cm8=';
      return silence();
    });
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA' });
    expect(document.verdicts).toMatchObject([{ kind: 'rejeitada', numero: 'alheio' }]);
    await flow.events(document, 'digval-difere');
  });

  it('adopts a document that was canceled meanwhile', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push((request, self) => {
      self.authorize(request).situacao = 'cancelado';
      return silence();
    });
    expect(await flow.run(document)).toMatchObject({ status: 'CANCELADA', cStat: '101' });
  });

  it('confirms a refusal of bytes that were sent before', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(silence, (request, self) => {
      self.authorize(request);
      return refusal('704', 'Emissão atrasada')(request);
    });
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
  });
});

describe('a code that no table lists', () => {
  const withNumber: Answer = (request) =>
    lotAnswer(
      '104',
      'Lote processado',
      protocol(chaveOf(request), '129', 'Situação nova', '<nProt>135260000000001</nProt>'),
    )();

  it('refuses inside a protocol without a number, for any cause, and nothing is sent again', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(refusal('180', 'Rejeição: CRT diverge'));
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '180' });
    expect(document.verdicts).toMatchObject([{ origin: 'sefaz', numero: 'livre' }]);
    expect(authority.calls).toEqual(['autorizacao']);
  });

  it('beside a protocol number: the key decides, and is asked once', async () => {
    const [lost, taken] = [acceptDocument(flow.store), acceptDocument(flow.store)];
    authority.plan.autorizacao.push(withNumber, (request, self) => {
      self.authorize(request);
      return withNumber(request, self);
    });
    expect(await flow.run(lost)).toMatchObject({ status: 'REJEITADA', cStat: '129' });
    expect(lost.verdicts).toMatchObject([{ xMotivo: 'Situação nova', numero: 'livre' }]);
    expect(await flow.run(taken)).toMatchObject({ status: 'AUTORIZADA' });
    expect(authority.calls).toEqual(['autorizacao', 'consultaProtocolo', 'autorizacao', 'consultaProtocolo']);
    await flow.events(lost, 'codigo-incerto');
  });

  it('while the key cannot be asked: ERRO_TECNICO in the end, and a resume asks and does not send', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push(withNumber);
    authority.plan.consultaProtocolo.push(silence, silence, silence, silence, silence);
    expect(await flow.run(document)).toMatchObject({ status: 'ERRO_TECNICO' });
    expect(document.verdicts).toMatchObject([{ code: 'sem_prova' }]);
    flow.store.reopen(document.work.documentId);
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '129' });
    expect(authority.calls.filter((service) => service === 'autorizacao')).toHaveLength(1);
  });

  it('in an answer that is stored: a document that hangs ends by it, and nothing is sent', async () => {
    const document = acceptDocument(flow.store);
    await sendOut(document);
    const { accessKey } = document;
    const answer = `<retEnviNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><cStat>104</cStat><xMotivo>Lote processado</xMotivo>${protocol(accessKey, '180', 'Rejeição: CRT diverge')}</retEnviNFe>`;
    const body = buildEnvelope({
      messageElement: 'nfeResultMsg',
      wsdlNamespace: 'http://www.portalfiscal.inf.br/nfe/wsdl/NFeAutorizacao4',
      payloadEncoding: 'xml',
      payload: answer,
    });
    document.lastAnswer = { httpStatus: 200, body };
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '180' });
    expect(authority.calls).toEqual(['consultaProtocolo']);
  });
});

describe('a number that is taken', () => {
  it('204: adopts when the content is ours', async () => {
    const document = acceptDocument(flow.store);
    authority.plan.autorizacao.push((request, self) => {
      self.authorize(request);
      return refusal('204', 'Rejeição: Duplicidade de NF-e')(request);
    });
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    await flow.events(document, '204');
  });

  it('539 with a foreign key: rejected, number foreign', async () => {
    const document = acceptDocument(flow.store);
    const foreign = acceptDocument(flow.store);
    flow.store.documents.delete(foreign.work.documentId);
    authority.plan.autorizacao.push(refusal('539', `Rejeição: Duplicidade [chNFe: ${foreign.accessKey}]`));
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA', cStat: '539' });
    expect(document.verdicts).toMatchObject([{ numero: 'alheio' }]);
    await flow.events(document, '539-alheia');
  });

  it('539 with an earlier key of the same document: adopts that attempt', async () => {
    const document = acceptDocument(flow.store);
    const earlier = acceptDocument(flow.store);
    flow.store.documents.delete(earlier.work.documentId);
    document.attempts.push({
      id: 'anterior',
      accessKey: earlier.accessKey,
      tpEmis: '1',
      state: 'substituido',
      xml: Buffer.alloc(0),
      digestValue: 'YW50ZXJpb3I=',
      qrCodeUrl: null,
      nRec: null,
      sends: 1,
      sentAtMs: null,
      said: null,
      createdAtMs: 0,
    });
    authority.register.set(earlier.accessKey, {
      chave: earlier.accessKey,
      digVal: 'YW50ZXJpb3I=',
      nProt: '135260000000009',
      situacao: 'autorizado',
    });
    authority.plan.autorizacao.push(refusal('539', `Rejeição: Duplicidade [chNFe:${earlier.accessKey}]`));
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(document.verdicts).toMatchObject([{ attemptId: 'anterior', nProt: '135260000000009' }]);
    await flow.events(document, '539-propria');
  });

  it('539 with the key of another document of ours: rejected, number left alone', async () => {
    const document = acceptDocument(flow.store);
    const other = acceptDocument(flow.store);
    Object.assign(other.work, { accountId: document.work.accountId });
    authority.plan.autorizacao.push(refusal('539', `Rejeição: Duplicidade [chNFe:${other.accessKey}]`));
    expect(await flow.run(document)).toMatchObject({ status: 'REJEITADA' });
    expect(document.verdicts).toMatchObject([{ numero: 'reservado' }]);
  });
});

describe('an authority that is away', () => {
  it('waits longer and longer and sends the same bytes in the end', async () => {
    const document = acceptDocument(flow.store);
    const paused = lotAnswer('108', 'Serviço Paralisado Momentaneamente');
    authority.plan.autorizacao.push(paused, paused, () => ({ kind: 'nao-enviado', cause: 'ECONNREFUSED' }));
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(waitsOf(document)).toEqual(['108', '108', null]);
    const ends = document.operations[0]?.waits.map(({ waitMs }) => waitMs);
    expect(ends).toEqual([10, 20, 40]);
    expect(authority.calls).toEqual(['autorizacao', 'autorizacao', 'autorizacao', 'autorizacao']);
    expect(attemptsOf(document)).toEqual(['autorizado#4']);
    await flow.events(document, '108');
  });

  it('gives the reason of a wait, and a wake ends the wait', async () => {
    const document = acceptDocument(flow.store);
    // The hour of an overuse block: the wait is the authority's, not ours, so no factor shortens it.
    authority.plan.autorizacao.push(lotAnswer('656', 'Consumo Indevido'));
    await flow.wake(document);
    await expect
      .poll(() => flow.estado(document), { timeout: 300_000 })
      .toMatchObject({
        situacao: 'aguardando',
        status: 'PENDENTE',
        cStat: '656',
        motivo: 'Consumo Indevido',
      });
    flow.overuse.release();
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    await flow.events(document, '656-acordada');
  });

  it('gives up at the age limit, readably, and continues when it is resumed', async () => {
    const document = acceptDocument(flow.store);
    const [operation] = document.operations;
    if (operation) operation.createdAtMs -= 25 * 3_600_000;
    authority.plan.autorizacao.push(lotAnswer('109', 'Serviço Paralisado sem Previsão'));
    expect(await flow.run(document)).toMatchObject({
      status: 'ERRO_TECNICO',
      motivo: expect.stringContaining('24 h'),
    });
    await flow.events(document, 'prazo-esgotado');
    flow.store.reopen(document.work.documentId);
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
  });
});

describe('our own failures', () => {
  it('a certificate that is unusable ends in ERRO_TECNICO and can be resumed', async () => {
    const document = acceptDocument(flow.store);
    flow.keys.push({
      kind: 'inutilizavel',
      code: 'certificado_inutilizavel',
      reason: 'O certificado está vencido.',
    });
    expect(await flow.run(document)).toMatchObject({
      status: 'ERRO_TECNICO',
      motivo: 'O certificado está vencido.',
    });
    expect(authority.calls).toEqual([]);
    await flow.events(document, 'certificado');
    flow.store.reopen(document.work.documentId);
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
  });

  it('an abandoned document ends when the authority has nothing of it, and is adopted when it has', async () => {
    const [unsent, lost, taken, unasked] = [0, 1, 2, 3].map(() => acceptDocument(flow.store));
    if (!unsent || !lost || !taken || !unasked) throw new Error('no documents');
    for (const { operations } of [unsent, lost, taken, unasked])
      for (const operation of operations) operation.abandoned = true;
    for (const document of [lost, taken, unasked]) await sendOut(document);
    authority.register.set(taken.accessKey, registeredAs(taken));

    expect(await flow.run(unsent)).toMatchObject({ status: 'REJEITADA', cStat: null });
    expect(authority.calls).toEqual([]);
    expect(await flow.run(lost)).toMatchObject({ status: 'REJEITADA' });
    expect(attemptsOf(lost)).toEqual(['recusado#1']);
    expect(await flow.run(taken)).toMatchObject({ status: 'AUTORIZADA', cStat: '100' });
    authority.plan.consultaProtocolo.push(silence);
    expect(await flow.run(unasked)).toMatchObject({
      status: 'ERRO_TECNICO',
      motivo: expect.stringContaining('não há prova'),
    });
    expect(authority.calls).toEqual(['consultaProtocolo', 'consultaProtocolo', 'consultaProtocolo']);
    await flow.events(lost, 'desistencia');
  });

  it('live transmission off: ERRO_TECNICO at once, nothing is signed or sent', async () => {
    const document = acceptDocument(flow.store, { environment: 1 });
    expect(await flow.run(document)).toMatchObject({
      status: 'ERRO_TECNICO',
      motivo: expect.stringContaining('desligada nesta instalação'),
    });
    expect(document.verdicts).toMatchObject([{ code: 'transmissao_desligada' }]);
    expect(document.attempts).toEqual([]);
    expect(authority.calls).toEqual([]);
  });

  it('a fault of ours is tried again', async () => {
    const document = acceptDocument(flow.store);
    faults.push('assinar', 'registrar');
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(attemptsOf(document)).toEqual(['autorizado#1']);
    await flow.events(document, 'falha-passageira');
  });

  it('the death of a worker after the row became `enviando` is followed by a query', async () => {
    const document = acceptDocument(flow.store);
    const lost = acceptDocument(flow.store);
    for (const one of [document, lost]) await sendOut(one);
    authority.register.set(document.accessKey, registeredAs(document));
    expect(await flow.run(document)).toMatchObject({ status: 'AUTORIZADA' });
    expect(authority.calls).toEqual(['consultaProtocolo']);
    expect(await flow.run(lost)).toMatchObject({ status: 'AUTORIZADA' });
    expect(authority.calls).toEqual(['consultaProtocolo', 'consultaProtocolo', 'autorizacao']);
    expect(attemptsOf(lost)).toEqual(['autorizado#2']);
  });
});

describe('the drain', () => {
  /** The emission is settled, and its run knows that nothing else is pending. */
  async function settleEmission() {
    const document = acceptDocument(flow.store);
    let release: () => void = () => undefined;
    hold = new Promise((resolve) => {
      release = () => {
        hold = Promise.resolve();
        resolve();
      };
    });
    await flow.wake(document);
    await expect.poll(() => document.verdicts.length, { timeout: 300_000 }).toBe(1);
    return { document, release };
  }

  it('a signal that meets the end of a run finds the operation it speaks of', async () => {
    const { document, release } = await settleEmission();
    const second = flow.store.addOperation(document.work.documentId);
    await Promise.all([flow.signal(document), flow.signal(document)]);
    release();
    await expect.poll(() => second.state, { timeout: 300_000 }).toBe('concluida');
    await flow.handle(document).result();
    // The price: the task in which the run was to end has failed.
    expect(await flow.events(document)).toContain('workflowTaskFailed');
  });

  it('a wake of a run that is at work costs it nothing: no event, no task, no step again', async () => {
    const { document, release } = await settleEmission();
    await Promise.all([flow.wake(document), flow.wake(document)]);
    await flow.wake(document);
    release();
    await flow.handle(document).result();
    const events = await flow.events(document);
    expect(events).not.toContain('workflowExecutionSignaled');
    expect(events).not.toContain('workflowTaskFailed');
    expect(tasks(events)).toBe(1);
    const own = flow.steps.filter(({ documentId }) => documentId === document.work.documentId);
    expect(own.map(({ step }) => step)).toEqual(['proximaOperacao', 'assinar', 'transmitir', 'registrar']);
  });

  it('a late wake finds nothing to do', async () => {
    const document = acceptDocument(flow.store);
    await flow.run(document);
    await flow.run(document);
    expect(document.verdicts).toHaveLength(1);
    expect(tasks(await flow.events(document, 'nada-a-fazer'))).toBe(1);
  });

  it('leaves an operation of a kind it does not know to a newer worker', async () => {
    const document = acceptDocument(flow.store);
    await flow.run(document);
    const later = flow.store.addOperation(document.work.documentId, 'correct');
    await flow.run(document);
    expect(later.state).toBe('pendente');
  });

  it('many documents at once all end, each with one protocol', async () => {
    const documents = Array.from({ length: 40 }, () => acceptDocument(flow.store));
    const ends = await Promise.all(documents.map((document) => flow.run(document)));
    expect(new Set(ends.map(({ status }) => status))).toEqual(new Set(['AUTORIZADA']));
    expect(authority.register.size).toBe(40);
  });
});
