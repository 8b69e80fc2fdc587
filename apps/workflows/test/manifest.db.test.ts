import type { Authority, Keys } from '@fiscal/core/activities/authority';
import { createManifest } from '@fiscal/core/activities/received/manifest';
import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { emissionPolicy } from '@fiscal/core/lifecycle/deadlines';
import { NEW_SEQUENCE } from '@fiscal/core/lifecycle/distribution';
import { manifestationRefusal } from '@fiscal/core/lifecycle/manifestation';
import { type ReceivedRequest, receivedRefusal } from '@fiscal/core/registry/received-events';
import type { SefazReply } from '@fiscal/core/sefaz/port';
import type { ReceivedNote } from '@fiscal/core/sefaz/received';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testIdentity } from '@fiscal/core/testing/certificates';
import { SEED } from '@fiscal/core/testing/holds';
import type { ManifestationKind } from '@fiscal/core/vocabulary/manifestation';
import { childText, find, parseXml } from '@fiscal/core/xml/parse';
import { openDistributions, type StoredContent, storeDistribution } from '@fiscal/db/received/distributions';
import { claimManifestations, createManifestationStore } from '@fiscal/db/received/manifestation-store';
import { requestManifestation } from '@fiscal/db/received/manifestations';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import { readReceivedEventXml } from '@fiscal/db/received/received-xml';
import { setReceiving } from '@fiscal/db/received/settings';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import fc from 'fast-check';
import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import { manifest } from '../src/received/manifest.ts';

// The file has its own database: a pass of another test over all accounts would take what waits here.
const { app, worker, owner, drop } = await migratedDatabase();
afterAll(drop);
const by = { actor: { kind: 'system', id: 'teste' } } as const;
const supplier = randomCnpj('supplier of notes to manifest');
const scopeOf = ({ accountId, clientId }: TestTenant) => ({ accountId, clientId, environment: 2 }) as const;

/** `perdida` arrived and its answer was lost; `sumida` never arrived. */
type Fault = 'nenhuma' | 'sem-rede' | 'perdida' | 'sumida' | 'parada' | 'morta' | 'morta-depois';

const retEnvEvento = (chave: string, tpEvento: string, nSeq: string, answer: string): SefazReply => ({
  kind: 'resposta',
  latencyMs: 1,
  xml: `<retEnvEvento xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><idLote>1</idLote><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao><cStat>128</cStat><xMotivo>Lote processado</xMotivo><retEvento versao="1.00"><infEvento><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao>${answer}<chNFe>${chave}</chNFe><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${nSeq}</nSeqEvento></infEvento></retEvento></retEnvEvento>`,
});

/** The Ambiente Nacional, or the SVRS, which takes each event once, and a UF that shows none of them. */
function nationalEnvironment(faultOf: () => Fault, authorizer = 'AN') {
  const records = new Map<string, string>();
  const keys = {
    kind: 'ok',
    identity: testIdentity(issueEcnpj(createTestCa(), { cnpj: supplier })),
    csc: null,
    cscId: null,
  } as unknown as Keys;
  function take(payload: string): SefazReply {
    const inf = find(parseXml(payload).root, 'infEvento');
    const [chave = '', tpEvento = '', nSeq = ''] = ['chNFe', 'tpEvento', 'nSeqEvento'].map(
      (tag) => childText(inf, tag) ?? '',
    );
    const record = `${chave} ${tpEvento} ${nSeq}`;
    if (records.has(record))
      return retEnvEvento(
        chave,
        tpEvento,
        nSeq,
        '<cStat>573</cStat><xMotivo>Rejeicao: Duplicidade de evento</xMotivo>',
      );
    const nProt = `8912600${String(records.size + 1).padStart(8, '0')}`;
    records.set(record, nProt);
    return retEnvEvento(
      chave,
      tpEvento,
      nSeq,
      `<cStat>135</cStat><xMotivo>Evento registrado</xMotivo><nProt>${nProt}</nProt><dhRegEvento>2026-11-28T10:00:00-03:00</dhRegEvento>`,
    );
  }
  const authority: Authority = {
    keys: async () => keys,
    ask: async (caller, { service, payload }) => {
      if (service !== 'recepcaoEvento')
        return {
          kind: 'resposta',
          latencyMs: 1,
          xml: '<retConsSitNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><tpAmb>2</tpAmb><verAplic>T</verAplic><cStat>217</cStat><xMotivo>NF-e nao consta na base</xMotivo></retConsSitNFe>',
        };
      expect(caller.authorizer).toBe(authorizer);
      const fault = faultOf();
      if (fault === 'morta') throw new Error('killed');
      if (fault === 'sem-rede') return { kind: 'nao-enviado', cause: 'sem rede' };
      if (fault === 'sumida') return { kind: 'sem-resposta', cause: 'cortada', httpStatus: null };
      if (fault === 'parada')
        return {
          kind: 'resposta',
          latencyMs: 1,
          xml: '<retEnvEvento xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><tpAmb>2</tpAmb><verAplic>T</verAplic><cOrgao>91</cOrgao><cStat>108</cStat><xMotivo>Servico paralisado</xMotivo></retEnvEvento>',
        };
      const answer = take(payload.toString());
      if (fault === 'morta-depois') throw new Error('killed');
      return fault === 'perdida' ? { kind: 'sem-resposta', cause: 'cortada', httpStatus: null } : answer;
    },
  };
  return { records, authority };
}

/** A company with received summaries; their ids and keys, in order. */
async function openCompany(notes: number, policy: 'nenhuma' | 'ciencia' = 'nenhuma') {
  const cnpj = randomCnpj(`${Math.random()}`);
  const tenant = await createTenant(app, { cnpj });
  await setReceiving(app, scopeOf(tenant), { change: { enabled: true, policy }, by });
  onTestFinished(async () => {
    await setReceiving(app, scopeOf(tenant), { change: { enabled: false }, by });
  });
  await openDistributions(worker);
  const keys = Array.from({ length: notes }, (_, n) =>
    buildChave({
      cUF: '35',
      AAMM: '2611',
      cnpj: supplier,
      mod: '55',
      serie: 1,
      nNF: n + 1,
      tpEmis: '1',
      cNF: '48730195',
    }),
  );
  const at = new Date(Date.now() - 3_600_000).toISOString().replace(/\.\d+Z$/, '+00:00');
  const contents = keys.map((chave, n): StoredContent => {
    const note: ReceivedNote = {
      chave,
      emitente: supplier,
      nome: 'FORNECEDOR',
      ie: null,
      dhEmi: at,
      tpNF: '1',
      valor: '10.50',
      digVal: null,
      dhRecbto: at,
      nProt: '135260000000001',
      situacao: 'autorizada',
    };
    return {
      nsu: n + 1,
      schema: 'resNFe_v1.01.xsd',
      zipped: Buffer.from(''),
      content: { kind: 'resumo', note },
    };
  });
  const ground = { ground: tenant.accountId, service: 'nfe', cnpj } as const;
  const { rows } = await owner.pool.query<{ lease: string }>(
    `update distributions set lease = gen_random_uuid(), leased_until = now() + interval '5 minutes' where ground = $1 returning lease`,
    [tenant.accountId],
  );
  const owned = { ...ground, lease: rows[0]?.lease ?? '', sequence: NEW_SEQUENCE, singles: [], nowMs: 0 };
  await storeDistribution(worker, owned, { ...owned, contents, leaseMs: 300_000 });
  const { data } = await listReceived(app, scopeOf(tenant), { limit: 100 });
  return { tenant, cnpj, ids: data.map(({ id }) => id) };
}

const request = (tenant: TestTenant, id: string, tipo: ManifestationKind) =>
  requestManifestation(
    app,
    { ...scopeOf(tenant), tokenId: tenant.test.tokenId },
    {
      id,
      tipo,
      justificativa: tipo === 'nao_realizada' ? 'MERCADORIA NAO FOI ENTREGUE' : null,
      idempotency: null,
      judge: ({ note, earlier, nowMs }) => manifestationRefusal(note, earlier, { tipo, nowMs }),
    },
  );

const register = (tenant: TestTenant, id: string, asked: ReceivedRequest) =>
  requestManifestation(
    app,
    { ...scopeOf(tenant), tokenId: tenant.test.tokenId },
    {
      id,
      tipo: asked.kind,
      justificativa: null,
      request: asked.request,
      idempotency: null,
      judge: ({ note, earlier, nowMs }) => receivedRefusal(note, earlier, { ...asked, nowMs }),
    },
  );

/** Runs rounds, each past all waits, until nothing of the tenant is pending. */
async function drain(tenant: TestTenant, authority: Authority): Promise<void> {
  const manifestations = createManifestationStore(worker);
  const steps = createManifest({ policyOf: emissionPolicy, manifestations }, authority);
  const errors: unknown[] = [];
  const isPending = async () => {
    const { rowCount } = await owner.pool.query(
      `update received_manifestations set due_at = now() where account_id = $1 and status = 'pendente'`,
      [tenant.accountId],
    );
    return rowCount !== 0;
  };
  while (await isPending())
    await manifest({
      db: worker,
      // Rounds claim those of other files too.
      manifest: (scope) =>
        scope.accountId === tenant.accountId ? steps.manifestar(scope) : Promise.resolve(),
      onError: (error) => errors.push(error),
    });
  for (const error of errors) if (!(error instanceof Error && error.message === 'killed')) throw error;
}

describe('manifesting', () => {
  it('registers each once through lost answers and killed workers', async () => {
    const faults = fc.sample(
      fc.constantFrom<Fault>('nenhuma', 'sem-rede', 'perdida', 'sumida', 'parada', 'morta', 'morta-depois'),
      { numRuns: 2_000, seed: SEED },
    );
    let at = 0;
    const { records, authority } = nationalEnvironment(() => faults[at++ % 2_000] ?? 'nenhuma');
    const { tenant, ids } = await openCompany(40);
    for (const id of ids) expect(await request(tenant, id, 'confirmacao')).toMatchObject({ kind: 'aceita' });
    await drain(tenant, authority);
    expect(records.size).toBe(40);
    for (const id of ids) {
      const found = await getReceived(app, scopeOf(tenant), id);
      expect(found).toMatchObject({
        manifestacao: 'confirmacao',
        manifestations: [{ status: 'registrada', sequence: 1 }],
      });
    }
  });

  it('keeps protocol and file, reports it, and refuses the same one again', async () => {
    const { records, authority } = nationalEnvironment(() => 'nenhuma');
    const { tenant, ids } = await openCompany(1);
    const [id = ''] = ids;
    await request(tenant, id, 'nao_realizada');
    expect(await request(tenant, id, 'nao_realizada')).toMatchObject({ kind: 'juntada' });
    expect(await request(tenant, id, 'confirmacao')).toMatchObject({
      kind: 'recusada',
      refusal: { cStat: null },
    });
    await drain(tenant, authority);
    const found = await getReceived(app, scopeOf(tenant), id);
    const [event] = found?.manifestations ?? [];
    expect(event).toMatchObject({
      tipo: 'nao_realizada',
      cStat: '135',
      protocolNumber: [...records.values()][0],
      justificativa: 'MERCADORIA NAO FOI ENTREGUE',
      hasXml: true,
      requested: true,
    });
    const file = await readReceivedEventXml(app, scopeOf(tenant), { id, eventId: event?.id ?? '' });
    const text = file !== null && 'plain' in file ? file.plain.toString() : '';
    expect(text).toContain('<xJust>MERCADORIA NAO FOI ENTREGUE</xJust>');
    expect(text).toMatch(/<procEventoNFe .*<retEvento /s);
    expect(await request(tenant, id, 'nao_realizada')).toMatchObject({
      kind: 'recusada',
      refusal: { cStat: '573' },
    });
    const { rows } = await owner.pool.query<{ kind: string; status: string }>(
      `select kind, details ->> 'status' as status from document_changes where account_id = $1 and kind = 'received.manifested' order by xid, seq`,
      [tenant.accountId],
    );
    expect(rows.map(({ status }) => status)).toEqual(['pendente', 'registrada']);
  });

  it('takes the next number where another system of the company took the first', async () => {
    const { records, authority } = nationalEnvironment(() => 'nenhuma');
    const { tenant, ids } = await openCompany(1);
    const [id = ''] = ids;
    const { accessKey = '' } = (await getReceived(app, scopeOf(tenant), id)) ?? {};
    records.set(`${accessKey} 210200 1`, 'alheio');
    records.set(`${accessKey} 210210 1`, 'alheio');
    await request(tenant, id, 'ciencia');
    await drain(tenant, authority);
    await request(tenant, id, 'confirmacao');
    await drain(tenant, authority);
    expect((await getReceived(app, scopeOf(tenant), id))?.manifestations).toMatchObject([
      { tipo: 'ciencia', status: 'registrada', cStat: '573', sequence: 1, protocolNumber: null },
      { tipo: 'confirmacao', status: 'registrada', cStat: '135', sequence: 2 },
    ]);
    expect(records.size).toBe(3);
  });

  it('reports doubt that no certificate can end, and goes on with the same bytes once it is requested again', async () => {
    let fault: Fault = 'perdida';
    const { records, authority } = nationalEnvironment(() => fault);
    const { tenant, ids } = await openCompany(1);
    const [id = ''] = ids;
    const view = async () => (await getReceived(app, scopeOf(tenant), id))?.manifestations ?? [];
    const asked = await request(tenant, id, 'confirmacao');
    const steps = (of: Authority) =>
      createManifest({ policyOf: emissionPolicy, manifestations: createManifestationStore(worker) }, of);
    const [first] = await view();
    const scope = { accountId: tenant.accountId, manifestationId: first?.id ?? '' };
    const blocked: Authority = {
      ...authority,
      keys: async () => ({
        kind: 'bloqueado',
        code: 'certificado_vencido',
        cause: 'O certificado A1 venceu.',
      }),
    };
    await steps(authority).manifestar(scope);
    await steps(blocked).manifestar(scope);
    expect(await view()).toMatchObject([{ status: 'pendente' }]);
    await owner.pool.query(
      `update received_manifestations set created_at = now() - interval '25 hours' where id = $1`,
      [scope.manifestationId],
    );
    await steps(authority).manifestar(scope);
    expect(await view()).toMatchObject([{ status: 'pendente' }]);
    await steps(blocked).manifestar(scope);
    expect(await view()).toMatchObject([
      { status: 'erro', xMotivo: expect.stringContaining('a SEFAZ pode tê-lo registrado') },
    ]);

    fault = 'nenhuma';
    expect(await request(tenant, id, 'confirmacao')).toEqual({ ...asked, kind: 'aceita' });
    await drain(tenant, authority);
    expect(await view()).toMatchObject([{ status: 'registrada', sequence: 1 }]);
    expect(records.size).toBe(1);
  });

  it.each(['perdida', 'sumida'] as const)(
    'follows what was registered after it once its doubt is over: %s',
    async (first) => {
      let fault: Fault = first;
      const { authority } = nationalEnvironment(() => fault);
      const { tenant, ids } = await openCompany(1);
      const [id = ''] = ids;
      await request(tenant, id, 'confirmacao');
      const [asked] = (await getReceived(app, scopeOf(tenant), id))?.manifestations ?? [];
      const steps = createManifest(
        { policyOf: emissionPolicy, manifestations: createManifestationStore(worker) },
        authority,
      );
      await steps.manifestar({ accountId: tenant.accountId, manifestationId: asked?.id ?? '' });
      await owner.pool.query(`update received_manifestations set status = 'erro' where id = $1 and sent`, [
        asked?.id,
      ]);
      fault = 'nenhuma';
      await request(tenant, id, 'desconhecimento');
      await drain(tenant, authority);
      expect(await request(tenant, id, 'confirmacao')).toMatchObject({ kind: 'aceita' });
      await drain(tenant, authority);
      const view = await getReceived(app, scopeOf(tenant), id);
      expect(view?.manifestations).toMatchObject([
        { tipo: 'confirmacao', status: 'erro' },
        { tipo: 'desconhecimento', status: 'registrada', sequence: 1 },
        { tipo: 'confirmacao', status: 'registrada', sequence: 2, cStat: '135' },
      ]);
      expect(await request(tenant, id, 'desconhecimento')).toMatchObject({ kind: 'aceita' });
    },
  );

  it('takes at most four of an account at once, so that others have their turn', async () => {
    const [many, one] = [await openCompany(10), await openCompany(1)];
    for (const id of many.ids) await request(many.tenant, id, 'confirmacao');
    for (const id of one.ids) await request(one.tenant, id, 'confirmacao');
    const claimed = await claimManifestations(worker, { limit: 1000, leaseMs: 5_000 });
    const countOf = ({ accountId }: TestTenant, rows = claimed) =>
      rows.filter((row) => row.accountId === accountId).length;
    expect([countOf(many.tenant), countOf(one.tenant)]).toEqual([4, 1]);
    expect(countOf(many.tenant, await claimManifestations(worker, { limit: 1000, leaseMs: 1 }))).toBe(0);
    await drain(many.tenant, nationalEnvironment(() => 'nenhuma').authority);
    await drain(one.tenant, nationalEnvironment(() => 'nenhuma').authority);
  });

  it('answers an Idempotency-Key as the first time, and refuses it for another request', async () => {
    const { tenant, ids } = await openCompany(2);
    const [id = '', other = ''] = ids;
    const ask = (of: string, bodyHash: string) =>
      requestManifestation(
        app,
        { ...scopeOf(tenant), tokenId: tenant.test.tokenId },
        {
          id: of,
          tipo: 'confirmacao',
          justificativa: null,
          idempotency: { key: 'k', route: 'POST manifest', bodyHash },
          judge: () => null,
        },
      );
    const both = await Promise.all([ask(id, 'a'), ask(id, 'a')]);
    expect(new Set(both.map((one) => one && 'manifestationId' in one && one.manifestationId)).size).toBe(1);
    await drain(tenant, nationalEnvironment(() => 'nenhuma').authority);
    expect(await ask(id, 'a')).toMatchObject({ ...both[0], kind: 'repetida' });
    expect(await ask(other, 'b')).toEqual({ kind: 'chave_idempotencia_reutilizada' });
    expect((await getReceived(app, scopeOf(tenant), id))?.manifestations).toHaveLength(1);
  });

  it('requests ciência by itself where the company’s policy is so', async () => {
    const { records, authority } = nationalEnvironment(() => 'nenhuma');
    const [{ tenant }, never] = [await openCompany(3, 'ciencia'), await openCompany(2)];
    await drain(tenant, authority);
    const { data } = await listReceived(app, scopeOf(tenant), { limit: 10, manifestacao: 'ciencia' });
    expect(data).toHaveLength(3);
    const without = await listReceived(app, scopeOf(never.tenant), { limit: 10, manifestacao: 'nenhuma' });
    expect(without.data).toHaveLength(2);
    expect(records.size).toBe(3);
  });
});

describe('an event of a received note', () => {
  it('is registered once by the SVRS through lost answers and killed workers, and is no manifestation', async () => {
    const faults = fc.sample(
      fc.constantFrom<Fault>('nenhuma', 'sem-rede', 'perdida', 'sumida', 'parada', 'morta', 'morta-depois'),
      { numRuns: 1_000, seed: SEED },
    );
    let at = 0;
    const { records, authority } = nationalEnvironment(() => faults[at++ % 1_000] ?? 'nenhuma', 'SVRS');
    const { tenant, ids } = await openCompany(15);
    const asked = { kind: 'aceite-debito', request: { aceitacao: '1' } } as const;
    for (const id of ids) expect(await register(tenant, id, asked)).toMatchObject({ kind: 'aceita' });
    await drain(tenant, authority);
    expect(records.size).toBe(15);
    for (const id of ids)
      expect(await getReceived(app, scopeOf(tenant), id)).toMatchObject({
        manifestacao: null,
        manifestations: [],
        requestedEvents: [
          { kind: 'aceite-debito', status: 'registrada', sequence: 1, request: { aceitacao: '1' } },
        ],
      });
  });

  it('that ended in doubt goes on with the same bytes, and lets none of its kind with other data before it', async () => {
    let fault: Fault = 'perdida';
    const { records, authority } = nationalEnvironment(() => fault, 'SVRS');
    const { tenant, ids } = await openCompany(1);
    const [id = ''] = ids;
    const view = async () => (await getReceived(app, scopeOf(tenant), id))?.requestedEvents ?? [];
    const of = (aceitacao: string) => ({ kind: 'aceite-debito', request: { aceitacao } }) as const;
    const asked = await register(tenant, id, of('0'));
    const steps = (given: Authority) =>
      createManifest({ policyOf: emissionPolicy, manifestations: createManifestationStore(worker) }, given);
    const scope = { accountId: tenant.accountId, manifestationId: (await view())[0]?.id ?? '' };
    await steps(authority).manifestar(scope);
    await owner.pool.query(
      `update received_manifestations set created_at = now() - interval '25 hours' where id = $1`,
      [scope.manifestationId],
    );
    await steps({
      ...authority,
      keys: async () => ({
        kind: 'bloqueado',
        code: 'certificado_vencido',
        cause: 'O certificado A1 venceu.',
      }),
    }).manifestar(scope);
    expect(await view()).toMatchObject([
      { status: 'erro', xMotivo: expect.stringContaining('a SEFAZ pode tê-lo registrado') },
    ]);

    fault = 'nenhuma';
    expect(await register(tenant, id, of('1'))).toMatchObject({
      kind: 'recusada',
      refusal: { message: expect.stringContaining('com outros dados') },
    });
    const unlike = { kind: 'transferencia-credito-ibs', request: { aceitacao: '1' } } as const;
    expect(await register(tenant, id, unlike)).toMatchObject({ kind: 'aceita' });
    await drain(tenant, authority);
    expect(await register(tenant, id, of('0'))).toEqual({ ...asked, kind: 'aceita' });
    await drain(tenant, authority);
    expect(await register(tenant, id, of('1'))).toMatchObject({ kind: 'aceita' });
    await drain(tenant, authority);
    expect((await view()).map(({ kind, status, sequence }) => [kind, status, sequence])).toEqual([
      ['aceite-debito', 'registrada', 1],
      ['transferencia-credito-ibs', 'registrada', 1],
      ['aceite-debito', 'registrada', 2],
    ]);
    expect(records.size).toBe(3);
    const { rows } = await owner.pool.query<{ kind: string }>(
      `select distinct kind from document_changes where account_id = $1 and kind like 'received.%' order by kind`,
      [tenant.accountId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['received.document', 'received.requested']);
  });

  it('takes its account’s turns with the manifestations', async () => {
    const { tenant, ids } = await openCompany(6);
    const asked = { kind: 'aceite-debito', request: { aceitacao: '1' } } as const;
    for (const [at, id] of ids.entries())
      await (at % 2 === 0 ? register(tenant, id, asked) : request(tenant, id, 'confirmacao'));
    const claimed = await claimManifestations(worker, { limit: 1000, leaseMs: 5_000 });
    expect(claimed.filter(({ accountId }) => accountId === tenant.accountId)).toHaveLength(4);
  });

  it('takes the next sequence, is canceled by its protocol, and leaves manifestations alone', async () => {
    const { records, authority } = nationalEnvironment(() => 'nenhuma', 'SVRS');
    const { tenant, ids } = await openCompany(1);
    const [id = ''] = ids;
    const asked = { kind: 'aceite-debito', request: { aceitacao: '0' } } as const;
    expect(await register(tenant, id, asked)).toMatchObject({ kind: 'aceita' });
    expect(await register(tenant, id, asked)).toMatchObject({ kind: 'juntada' });
    const other = await register(tenant, id, { ...asked, request: { aceitacao: '1' } });
    expect(other).toMatchObject({ kind: 'recusada', refusal: { cStat: null } });
    expect(await request(tenant, id, 'ciencia')).toMatchObject({
      kind: 'recusada',
      refusal: { cStat: null },
    });
    await drain(tenant, authority);
    await register(tenant, id, { ...asked, request: { aceitacao: '1' } });
    await drain(tenant, authority);
    const found = await getReceived(app, scopeOf(tenant), id);
    expect(found?.requestedEvents.map(({ sequence }) => sequence)).toEqual([1, 2]);
    const numero_protocolo = found?.requestedEvents[1]?.protocolNumber ?? '';
    const undo = { kind: 'cancelamento-evento', request: { numero_protocolo } } as const;
    expect(await register(tenant, id, undo)).toMatchObject({ kind: 'aceita' });
    await drain(tenant, authority);
    expect([...records.keys()].map((key) => key.slice(45))).toEqual(['211128 1', '211128 2', '110001 2']);
    expect(await register(tenant, id, undo)).toMatchObject({ kind: 'recusada', refusal: { cStat: '459' } });
    const { rows } = await owner.pool.query<{ kind: string }>(
      `select distinct kind from document_changes where account_id = $1 and kind like 'received.%' order by kind`,
      [tenant.accountId],
    );
    expect(rows.map(({ kind }) => kind)).toEqual(['received.document', 'received.requested']);
  });
});
