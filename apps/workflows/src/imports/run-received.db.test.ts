import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { groupOf } from '@fiscal/core/engine/document/tree';
import { createImportReader } from '@fiscal/core/imports/reader';
import { createReceivedFileReader } from '@fiscal/core/imports/received-file';
import { NEW_SEQUENCE } from '@fiscal/core/lifecycle/distribution';
import { manifestationRefusal } from '@fiscal/core/lifecycle/manifestation';
import { NFE_NAMESPACE } from '@fiscal/core/sefaz/messages';
import { readReceived } from '@fiscal/core/sefaz/received';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { createTestCa, issueEcnpj, testSigner } from '@fiscal/core/testing/certificates';
import {
  type IssuedFile,
  type IssuedOptions,
  issuedEvent,
  issuedFile,
  signedAgain,
} from '@fiscal/core/testing/issued';
import { SCHEMAS_DIR } from '@fiscal/core/testing/official-schemas';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { gunzip } from '@fiscal/core/xml/compress';
import { createXsdValidators } from '@fiscal/core/xsd/validate';
import { openImport } from '@fiscal/db/imports/imports';
import { storeDistribution } from '@fiscal/db/received/distributions';
import { requestManifestation } from '@fiscal/db/received/manifestations';
import { getReceived, listReceived, type ReceivedDetail } from '@fiscal/db/received/received-documents';
import { settleReceivedProof } from '@fiscal/db/received/received-proof';
import { readReceivedEventXml, readReceivedXml } from '@fiscal/db/received/received-xml';
import { setReceiving } from '@fiscal/db/received/settings';
import { createTenant, databaseUrls, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { judgedHere } from './import-file.ts';
import type { ImportReport } from './reading.ts';
import { runReceivedImport } from './run-received.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 2);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());

const ca = createTestCa();
const read = createReceivedFileReader(createImportReader({ schemas: null, trusted: [ca.certificate] }));
const golden = (type: string, name: string): string =>
  readFileSync(
    new URL(`../../../../packages/fiscal-core/src/documents/${type}/fixtures/${name}.xml`, import.meta.url),
    'utf8',
  );
const SALE = golden('nfe', 'simples-csosn102');
const CARRIAGE = golden('cte', 'rodoviario-completo');
const TRIP = golden('mdfe', 'completo');

interface World {
  readonly tenant: TestTenant;
  readonly company: string;
  readonly supplier: string;
  readonly signer: IssuedOptions['signer'];
  /** A note of the supplier to the company. */
  readonly sale: (numero: number, options?: Partial<IssuedOptions>) => IssuedFile;
}

const to =
  (cnpj: string, part = 'dest'): NonNullable<IssuedOptions['change']> =>
  (tree) => {
    const inf = groupOf(tree, Object.keys(tree).find((tag) => tag.startsWith('inf')) ?? '');
    groupOf(inf, part)['CNPJ'] = cnpj;
  };

async function openWorld(): Promise<World> {
  const [company, supplier] = [randomCnpj('buyer'), randomCnpj('supplier')];
  const tenant = await createTenant(app, { cnpj: company });
  const signer = testSigner(issueEcnpj(ca, { cnpj: supplier }));
  const sale = (numero: number, options: Partial<IssuedOptions> = {}) =>
    issuedFile('nfe', SALE, {
      signer,
      emitente: supplier,
      numero,
      environment: 2,
      change: to(company),
      ...options,
    });
  return { tenant, company, supplier, signer, sale };
}

/** The files as a worker takes them. */
async function send(
  { tenant, company }: World,
  files: Readonly<Record<string, Uint8Array>>,
  judge = read,
): Promise<ImportReport> {
  const { accountId, clientId } = tenant;
  const target = 'sandbox';
  const { importId } = await openImport(worker, {
    accountId,
    clientId,
    target,
    actor: { kind: 'access-key', id: 'test' },
  });
  async function* entries() {
    for (const [name, bytes] of Object.entries(files)) yield { name, read: async () => bytes };
  }
  return runReceivedImport({
    db: worker,
    scope: { accountId, clientId, target, importId },
    company,
    source: () => judgedHere(entries(), judge),
  });
}

const listAll = async ({ tenant }: World) => (await listReceived(app, tenant.test, { limit: 50 })).data;
async function one(world: World): Promise<ReceivedDetail> {
  const [found] = await listAll(world);
  const detail = await getReceived(app, world.tenant.test, found?.id ?? '');
  if (detail === null) throw new Error('no note');
  return detail;
}
async function xmlOf(world: World) {
  const found = await readReceivedXml(app, world.tenant.test, (await one(world)).id);
  return found && { kind: found.kind, xml: gunzip(found.zipped, 1_000_000).toString() };
}
const changesOf = async ({ tenant }: World) => {
  const { rows } = await owner.query<{ kind: string; details: Readonly<Record<string, unknown>> }>(
    'select kind, details from document_changes where client_id = $1 order by seq',
    [tenant.clientId],
  );
  return rows;
};

/** The authority's own channel hands these files to the company. */
async function deliver(
  { tenant, company }: World,
  files: readonly string[],
  service: DistributedType = 'nfe',
): Promise<void> {
  const { accountId, clientId } = tenant;
  await setReceiving(
    app,
    { accountId, clientId, environment: 2 },
    { change: { enabled: true, types: [service] }, by: { actor: { kind: 'system', id: 'test' } } },
  );
  const lease = randomUUID();
  const { rows } = await owner.query<{ nsu: string }>(
    'select coalesce(max(nsu), 0) as nsu from received_files where client_id = $1',
    [clientId],
  );
  const after = Number(rows[0]?.nsu);
  await owner.query(
    `insert into distributions (ground, service, cnpj, state, next_at, lease, leased_until) values ($1, $2, $3, $4, now(), $5, now() + interval '1 minute')
     on conflict (ground, service, cnpj) do update set lease = excluded.lease`,
    [accountId, service, company, JSON.stringify(NEW_SEQUENCE), lease],
  );
  const contents = files.map((file, index) => {
    const zipped = gzipSync(file);
    return { nsu: after + index + 1, schema: 'x', zipped, content: readReceived(service, zipped) };
  });
  const owned = {
    ground: accountId,
    service,
    cnpj: company,
    lease,
    sequence: NEW_SEQUENCE,
    singles: [],
    nowMs: 0,
  };
  const stored = await storeDistribution(worker, owned, {
    sequence: NEW_SEQUENCE,
    singles: [],
    contents,
    leaseMs: 60_000,
  });
  expect(stored).toBe(files.length);
}

const leaf = (xml: string, tag: string): string => new RegExp(`<${tag}>([^<]*)<`).exec(xml)?.[1] ?? '';
/** The authority's summary of a note. */
function summaryOf({ xml, chave, emitente, dhEmi }: IssuedFile, digVal?: string): string {
  const text = xml.toString();
  return `<resNFe><chNFe>${chave}</chNFe><CNPJ>${emitente}</CNPJ><xNome>DA SEFAZ</xNome><IE>1</IE><dhEmi>${dhEmi}</dhEmi><tpNF>1</tpNF><vNF>${leaf(text, 'vNF')}</vNF><digVal>${digVal ?? leaf(text, 'digVal')}</digVal><dhRecbto>${leaf(text, 'dhRecbto')}</dhRecbto><nProt>${leaf(text, 'nProt')}</nProt><cSitNFe>1</cSitNFe></resNFe>`;
}

const CANCELLED = { reason: 'Pedido cancelado pelo cliente' };

it('takes a note of a supplier as unconfirmed, once, and asks nothing of the authority about it', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  expect((await send(world, { '1.xml': sale.xml })).counts).toMatchObject({
    files: 1,
    documents: 1,
    refused: 0,
  });
  const note = await one(world);
  expect(note).toMatchObject({
    accessKey: sale.chave,
    emitente: world.supplier,
    destinatario: world.company,
    situacao: 'autorizada',
    whole: true,
    proof: 'unconfirmed',
    proofReason: null,
  });
  expect(await xmlOf(world)).toEqual({ kind: 'nota', xml: sale.xml.toString() });
  expect((await send(world, { 'again.xml': sale.xml })).counts).toMatchObject({ known: 1, documents: 0 });
  expect(await listAll(world)).toHaveLength(1);
  expect(await changesOf(world)).toMatchObject([
    {
      kind: 'received.document',
      details: { accessKey: sale.chave, completa: true, situacao: 'autorizada', proof: 'unconfirmed' },
    },
  ]);
  const asked = await requestManifestation(app, world.tenant.test, {
    id: note.id,
    tipo: 'confirmacao',
    justificativa: null,
    idempotency: null,
    judge: ({ note: judged, earlier, nowMs }) =>
      manifestationRefusal(judged, earlier, { tipo: 'confirmacao', nowMs }),
  });
  expect(asked).toMatchObject({
    kind: 'recusada',
    refusal: { cStat: null, field: 'id', message: expect.stringContaining('ainda não o confirmou') },
  });
});

it('leaves out what is forged, foreign, its own, of another environment, or twice in a ZIP', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const { refused, warnings, counts } = await send(world, {
    'forged.xml': Buffer.from(sale.xml.toString().replace(/<vProd>[^<]*</, '<vProd>1.00<')),
    'protocol.xml': world.sale(2, { protocol: { digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=' } }).xml,
    'foreign.xml': world.sale(3, { change: to(randomCnpj('somebody else')) }).xml,
    'own.xml': issuedFile('nfe', SALE, {
      signer: testSigner(issueEcnpj(ca, { cnpj: world.company })),
      emitente: world.company,
      environment: 2,
      numero: 4,
    }).xml,
    'live.xml': world.sale(5, { environment: 1 }).xml,
    'signer.xml': world.sale(6, {
      signer: testSigner(issueEcnpj(ca, { cnpj: randomCnpj('thief') })),
    }).xml,
    'authority.xml': world.sale(7, {
      signer: testSigner(issueEcnpj(createTestCa(), { cnpj: world.supplier })),
    }).xml,
    'bare.xml': Buffer.from(/<NFe.*<\/NFe>/s.exec(sale.xml.toString())?.[0] ?? ''),
    'text.xml': Buffer.from('<x'),
    'good.xml': sale.xml,
    'good again.xml': sale.xml,
  });
  expect(refused.map(({ file, code }) => [file, code])).toEqual([
    ['forged.xml', 'assinatura_invalida'],
    ['protocol.xml', 'protocolo_invalido'],
    ['foreign.xml', 'outro_cnpj'],
    ['own.xml', 'outro_cnpj'],
    ['live.xml', 'outro_ambiente'],
    ['signer.xml', 'certificado_de_outro'],
    ['bare.xml', 'sem_protocolo'],
    ['text.xml', 'xml_invalido'],
    ['good again.xml', 'repetido_no_lote'],
  ]);
  expect(refused[2]?.message).toContain(world.company);
  // An ICP-Brasil authority that is not known here is warned of.
  expect(warnings).toMatchObject([{ file: 'authority.xml', code: 'cadeia_desconhecida' }]);
  expect(counts).toMatchObject({ files: 11, documents: 2 });
  expect((await listAll(world)).map(({ proof }) => proof)).toEqual(['unconfirmed', 'unconfirmed']);
});

it('reads nothing beside the signed document and its protocol', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const text = sale.xml.toString();
  const lie = '<x><infProt><nProt>999999999999999</nProt></infProt><dest><CNPJ>1</CNPJ></dest></x>';
  await send(world, { '1.xml': Buffer.from(text.replace(/(<nfeProc[^>]*>)/, `$1${lie}`)) });
  expect((await xmlOf(world))?.xml).toBe(text);
});

it('takes a CT-e for each of its parties', async () => {
  const world = await openWorld();
  const carrier = (numero: number, part: string) =>
    issuedFile('cte', CARRIAGE, {
      signer: world.signer,
      emitente: world.supplier,
      environment: 2,
      numero,
      change: to(world.company, part),
    }).xml;
  const { counts, refused } = await send(world, {
    'rem.xml': carrier(1, 'rem'),
    'dest.xml': carrier(2, 'dest'),
  });
  expect(refused).toEqual([]);
  expect(counts.documents).toBe(2);
  expect((await listAll(world)).map(({ type, proof }) => `${type} ${proof}`)).toEqual([
    'cte unconfirmed',
    'cte unconfirmed',
  ]);
});

it('names the parties of an MDF-e once its authority confirms the file by its key', async () => {
  const world = await openWorld();
  const trip = issuedFile('mdfe', TRIP, {
    signer: world.signer,
    emitente: world.supplier,
    numero: 1,
    environment: 2,
    change(tree) {
      const [contratante] = [groupOf(groupOf(tree, 'infMDFe'), 'infModal')['rodo']];
      const { infANTT } = contratante as { readonly infANTT: Record<string, unknown> };
      infANTT['infContratante'] = [{ CNPJ: world.company }];
    },
  });
  expect((await send(world, { '1.xml': trip.xml })).refused).toEqual([]);
  const parties = async () => (await one(world)).moment.note.parties;
  expect(await parties()).toBeNull();
  const confirmed = { proof: 'confirmed', reason: null, situacao: 'autorizada' } as const;
  await settleReceivedProof(app, world.tenant.test, { note: await one(world), verdict: confirmed });
  expect(await parties()).toEqual({ contratante: [world.company] });
  expect((await one(world)).moment.note.modal).toBe('1');
});

it('is confirmed by the summary that names its digest, and takes its manifestation then', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  await send(world, { '1.xml': sale.xml });
  await deliver(world, [summaryOf(sale)]);
  const note = await one(world);
  expect(note).toMatchObject({
    proof: 'confirmed',
    proofReason: null,
    whole: true,
    destinatario: world.company,
  });
  expect((await xmlOf(world))?.kind).toBe('nota');
  expect((await changesOf(world)).map(({ kind }) => kind)).toEqual([
    'received.document',
    'received.checked',
    'received.updated',
  ]);
  const nowMs = note.moment.nowMs;
  expect(
    manifestationRefusal(note.moment.note, [], {
      tipo: 'confirmacao',
      nowMs: Math.min(nowMs, note.moment.note.authorizedAtMs),
    }),
  ).toBeNull();
});

it('gives way to the content of the authority, which the file contradicts', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  await send(world, { '1.xml': sale.xml });
  await deliver(world, [summaryOf(sale, 'BBBBBBBBBBBBBBBBBBBBBBBBBBB=')]);
  expect(await one(world)).toMatchObject({
    proof: 'confirmed',
    proofReason: 'outro_conteudo',
    whole: false,
    nome: 'DA SEFAZ',
  });
  expect((await xmlOf(world))?.kind).toBe('resumo');
  const { refused } = await send(world, { 'again.xml': sale.xml });
  expect(refused).toMatchObject([{ file: 'again.xml', code: 'conteudo_diferente' }]);
  expect(await one(world)).toMatchObject({ whole: false, nome: 'DA SEFAZ' });
});

it('gives way to a summary that names no digest, which nothing of the file can be compared with', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  await send(world, { '1.xml': sale.xml });
  const summary = summaryOf(sale).replace(/<digVal>.*<\/digVal>/, '');
  await deliver(world, [summary]);
  expect(await one(world)).toMatchObject({ proof: 'confirmed', whole: false, nome: 'DA SEFAZ' });
  expect(await xmlOf(world)).toEqual({ kind: 'resumo', xml: summary });
});

it.each<Readonly<Record<string, string>>>([
  { nProt: '135269999999999' },
  // Terms run from that moment.
  { dhRecbto: '2026-11-28T10:00:05-03:00' },
])('keeps a file of the same digest out of its note whose protocol differs: %j', async (protocol) => {
  const world = await openWorld();
  const [sale, forged] = [world.sale(1), world.sale(1, { protocol })];
  expect(leaf(forged.xml.toString(), 'digVal')).toBe(leaf(sale.xml.toString(), 'digVal'));
  await send(world, { '1.xml': forged.xml });
  await deliver(world, [summaryOf(sale)]);
  const aside = { proof: 'confirmed', whole: false, protocolNumber: leaf(sale.xml.toString(), 'nProt') };
  expect(await one(world)).toMatchObject({ ...aside, proofReason: 'outro_protocolo' });
  expect((await xmlOf(world))?.kind).toBe('resumo');
  expect((await send(world, { 'again.xml': forged.xml })).refused).toMatchObject([
    { code: 'conteudo_diferente' },
  ]);
  expect(await one(world)).toMatchObject(aside);
  expect((await send(world, { 'true.xml': sale.xml })).counts.documents).toBe(1);
  expect(await one(world)).toMatchObject({ whole: true });
  expect((await xmlOf(world))?.xml).toBe(sale.xml.toString());
});

it('serves the file of the authority, which came by no NSU, before that of the same digest sent by hand', async () => {
  const world = await openWorld();
  const [sale, forged] = [world.sale(1), world.sale(1, { protocol: { nProt: '135269999999999' } })];
  await send(world, { '1.xml': forged.xml });
  await deliver(world, [sale.xml.toString()]);
  // A query by key names no NSU: the number is our own.
  await owner.query('update received_files set nsu = -nsu where client_id = $1', [world.tenant.clientId]);
  expect(await one(world)).toMatchObject({ whole: true, proofReason: 'outro_protocolo' });
  expect((await xmlOf(world))?.xml).toBe(sale.xml.toString());
});

it('makes the summary of the authority whole by a file of the same digest', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  await deliver(world, [summaryOf(sale)]);
  expect((await send(world, { '1.xml': sale.xml })).counts.documents).toBe(1);
  expect(await one(world)).toMatchObject({ proof: 'confirmed', whole: true });
  expect(await xmlOf(world)).toEqual({ kind: 'nota', xml: sale.xml.toString() });
  expect((await changesOf(world)).at(-1)).toMatchObject({
    kind: 'received.completed',
    details: { proof: 'confirmed', completa: true },
  });
  // The authority's own file, once it is here, is the one that is served.
  await deliver(world, [sale.xml.toString().replace('<nfeProc', '<nfeProc lote="1"')]);
  expect((await xmlOf(world))?.xml).toContain('lote="1"');
});

it('takes the event of an unconfirmed note, until the authority shows the note without it', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const event = issuedEvent(sale, 'cancelamento', CANCELLED, { signer: world.signer, environment: 2 });
  const alone = await send(world, { 'event.xml': event });
  expect(alone.refused).toMatchObject([{ code: 'evento_sem_documento' }]);
  const { counts } = await send(world, { 'event.xml': event, 'note.xml': sale.xml });
  expect(counts).toMatchObject({ documents: 1, events: 1, refused: 0 });
  expect((await send(world, { 'event.xml': event })).counts).toMatchObject({ known: 1, events: 0 });
  const cancelled = await one(world);
  expect(cancelled).toMatchObject({
    situacao: 'cancelada',
    proof: 'unconfirmed',
    events: [{ tpEvento: '110111', autor: world.supplier }],
  });
  const of = { id: cancelled.id, eventId: cancelled.events[0]?.id ?? '' };
  const file = await readReceivedEventXml(app, world.tenant.test, of);
  expect(file && 'zipped' in file && gunzip(file.zipped, 1_000_000).toString()).toBe(event.toString());
  // A cancellation without proof makes no message.
  expect((await changesOf(world)).map(({ kind }) => kind)).toEqual(['received.document', 'received.updated']);
  await deliver(world, [summaryOf(sale)]);
  expect(await one(world)).toMatchObject({ situacao: 'autorizada', proof: 'confirmed', events: [] });
  const late = await send(world, { 'event.xml': event });
  expect(late.refused).toMatchObject([{ code: 'evento_de_documento_proprio' }]);
  expect(await one(world)).toMatchObject({ situacao: 'autorizada' });
});

it('keeps the cancellation that a file shows when another file takes the place of a contradicted one', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const event = issuedEvent(sale, 'cancelamento', CANCELLED, { signer: world.signer, environment: 2 });
  const protocol = leaf(sale.xml.toString(), 'nProt');
  const invented = Buffer.from(
    sale.xml.toString().replaceAll(`<nProt>${protocol}<`, '<nProt>135269999999999<'),
  );
  await send(world, { 'note.xml': invented, 'event.xml': event });
  const contradicted = { proof: 'contradicted', reason: 'outro_protocolo', situacao: null } as const;
  await settleReceivedProof(app, world.tenant.test, { note: await one(world), verdict: contradicted });
  expect(await one(world)).toMatchObject({ situacao: 'cancelada', proof: 'contradicted' });
  expect((await send(world, { 'note.xml': sale.xml, 'event.xml': event })).refused).toEqual([]);
  expect(await one(world)).toMatchObject({
    proof: 'unconfirmed',
    events: [{ tpEvento: '110111' }],
    situacao: 'cancelada',
  });
});

it.each([
  ['the layout table', null],
  ['the official schemas', createXsdValidators(SCHEMAS_DIR)],
])(
  'leaves out the cancellation by substitution of a note that a stranger signs, by %s',
  async (_, schemas) => {
    const world = await openWorld();
    const sale = world.sale(1);
    await send(world, { 'note.xml': sale.xml });
    const stranger = randomCnpj('stranger');
    const signer = testSigner(issueEcnpj(ca, { cnpj: stranger }));
    const detail = `<detEvento versao="1.00"><descEvento>Cancelamento por substituicao</descEvento><cOrgaoAutor>35</cOrgaoAutor><tpAutor>1</tpAutor><verAplic>1</verAplic><nProt>135260000000001</nProt><xJust>Pedido cancelado pelo cliente</xJust><chNFeRef>${sale.chave}</chNFeRef></detEvento>`;
    const options = { signer, environment: 2 } as const;
    const forged = signedAgain(
      issuedEvent({ ...sale, emitente: stranger }, 'cancelamento', CANCELLED, options),
      (xml) =>
        xml.replaceAll(/(?<=<tpEvento>|"ID)110111/g, '110112').replace(/<detEvento.*?<\/detEvento>/s, detail),
      { namespace: NFE_NAMESPACE, signer },
    );
    const judge = createReceivedFileReader(createImportReader({ schemas, trusted: [ca.certificate] }));
    expect((await send(world, { 'event.xml': forged }, judge)).refused).toMatchObject([
      { code: 'certificado_de_outro', message: expect.stringContaining(stranger) },
    ]);
    expect(await one(world)).toMatchObject({ situacao: 'autorizada', proof: 'unconfirmed' });
  },
);

it('keeps the state of an event of the authority against the file of another', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const event = issuedEvent(sale, 'cancelamento', CANCELLED, { signer: world.signer, environment: 2 });
  await deliver(world, [event.toString()]);
  await send(world, { 'note.xml': sale.xml });
  expect(await one(world)).toMatchObject({ situacao: 'cancelada', proof: 'unconfirmed' });
  await deliver(world, [sale.xml.toString()]);
  expect(await one(world)).toMatchObject({ situacao: 'cancelada', proof: 'confirmed' });
});

/** Summary of a note that was authorized just now, so that its ciência is in term. */
const freshSummaryOf = (sale: IssuedFile, digVal?: string): string =>
  summaryOf(sale, digVal).replace(/<dhRecbto>[^<]*</, `<dhRecbto>${new Date().toISOString()}<`);

it.each(['BBBBBBBBBBBBBBBBBBBBBBBBBBB=', undefined])(
  'asks ciência of the first summary, digest %s, of a note that a file showed before, as its policy says',
  async (digVal) => {
    const world = await openWorld();
    const sale = world.sale(1);
    const { accountId, clientId } = world.tenant;
    await setReceiving(
      app,
      { accountId, clientId, environment: 2 },
      {
        change: { enabled: true, types: ['nfe'], policy: 'ciencia' },
        by: { actor: { kind: 'system', id: 'test' } },
      },
    );
    await send(world, { '1.xml': sale.xml });
    expect((await one(world)).manifestations).toEqual([]);
    await deliver(world, [freshSummaryOf(sale, digVal)]);
    await deliver(world, [freshSummaryOf(sale, digVal)]);
    expect((await one(world)).manifestations).toMatchObject([
      { tipo: 'ciencia', status: 'pendente', requested: false },
    ]);
  },
);

it('is confirmed by the summary that waits for the commit of its file', async () => {
  const world = await openWorld();
  const sale = world.sale(1);
  const { clientId } = world.tenant;
  await send(world, { '1.xml': sale.xml });
  // The row of the file as another transaction that has not ended holds it.
  const held = new pg.Client({ connectionString: databaseUrls().ownerUrl });
  await held.connect();
  try {
    const { rows } = await held.query<{ row: object }>(
      'select to_jsonb(d) as row from received_documents d where d.client_id = $1',
      [clientId],
    );
    await held.query('delete from received_documents where client_id = $1', [clientId]);
    await held.query('begin');
    await held.query(
      'insert into received_documents select * from jsonb_populate_record(null::received_documents, $1)',
      [JSON.stringify(rows[0]?.row)],
    );
    const delivered = deliver(world, [summaryOf(sale, 'BBBBBBBBBBBBBBBBBBBBBBBBBBB=')]);
    const waiting =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%store_distribution%'";
    await expect.poll(async () => (await owner.query(waiting)).rowCount, { timeout: 60_000 }).toBe(1);
    await held.query('commit');
    await delivered;
  } finally {
    await held.end();
  }
  expect(await one(world)).toMatchObject({ proof: 'confirmed', whole: false, nome: 'DA SEFAZ' });
});
