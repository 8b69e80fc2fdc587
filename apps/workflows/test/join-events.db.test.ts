import { gzipSync } from 'node:zlib';
import { buildChave } from '@fiscal/core/chave-acesso/chave-acesso';
import { buildChaveNfse } from '@fiscal/core/chave-acesso/chave-nfse';
import { readReceived } from '@fiscal/core/sefaz/received';
import type { DistributedType } from '@fiscal/core/vocabulary/received/distribution';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { getDocument, getEventXml } from '@fiscal/db/documents/documents';
import { createEmissionStore } from '@fiscal/db/emission/emission-store';
import { takeOperation } from '@fiscal/db/events/document-operations';
import { emitAuthorized, operationRequest } from '@fiscal/db/testing/operations';
import { createTenant, databaseUrls, openDb, type TestTenant } from '@fiscal/db/testing/test-database';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { joinEvents } from '../src/received/join-events.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 2);
const owner = new pg.Pool({ connectionString: databaseUrls().ownerUrl, max: 1 });
afterAll(() => owner.end());
/** Names a note by a key with a right check digit. */
const acceptor = createAcceptor(app, {
  nowMs: () => Date.now(),
  identify: ({ principal, modelo }, { documentId, serie, numero }) => {
    const codigoNumerico = '48730195';
    const { cnpj } = principal.issuer;
    if (modelo === 'NFSE') {
      const parts = { cMun: '3550308', ambGer: '2', inscricao: cnpj, AAMM: '2611', codigo: '7' } as const;
      const accessKey = buildChaveNfse({ ...parts, nNFSe: numero });
      const body = { message: 'Documento na fila', invoiceId: documentId, accessKey };
      return { codigoNumerico, accessKey, answer: { status: 202, body } };
    }
    const number = { serie, nNF: numero, tpEmis: '1', cNF: codigoNumerico };
    const accessKey = buildChave({ cUF: '35', AAMM: '2611', cnpj, mod: modelo, ...number });
    const body = { message: 'Documento na fila', invoiceId: documentId, accessKey };
    return { codigoNumerico, accessKey, answer: { status: 202, body } };
  },
});
const store = createEmissionStore(worker);
const RECIPIENT = '99888777000166';

interface Told {
  readonly key: string;
  readonly tpEvento: string;
  readonly author: string;
  readonly sequence?: number;
}

const summary = ({ key, tpEvento, author, sequence = 1 }: Told): string =>
  `<resEvento xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.01"><cOrgao>91</cOrgao><CNPJ>${author}</CNPJ><chNFe>${key}</chNFe><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${sequence}</nSeqEvento><xEvento>CT-e Autorizado para NF-e</xEvento><dhRecbto>2026-11-21T12:00:01-03:00</dhRecbto><nProt>891260000000001</nProt></resEvento>`;
const whole = ({ key, tpEvento, author, sequence = 1 }: Told): string =>
  `<procEventoNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="1.00"><evento><infEvento><cOrgao>92</cOrgao><CNPJ>${author}</CNPJ><chNFe>${key}</chNFe><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>${sequence}</nSeqEvento><detEvento><descEvento>x</descEvento></detEvento></infEvento></evento><retEvento><infEvento><cStat>135</cStat><xMotivo>Evento registrado</xMotivo><dhRegEvento>2026-11-21T12:00:01-03:00</dhRegEvento><nProt>891260000000002</nProt></infEvento></retEvento></procEventoNFe>`;
const inMdfe = ({ key, tpEvento, author }: Told): string =>
  `<procEventoMDFe xmlns="http://www.portalfiscal.inf.br/mdfe" versao="3.00"><eventoMDFe><infEvento><cOrgao>35</cOrgao><CNPJ>${author}</CNPJ><chMDFe>${key}</chMDFe><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><tpEvento>${tpEvento}</tpEvento><nSeqEvento>1</nSeqEvento></infEvento></eventoMDFe><retEventoMDFe><infEvento><cStat>135</cStat><xMotivo>Evento registrado</xMotivo><dhRegEvento>2026-11-21T12:00:01-03:00</dhRegEvento><nProt>935260000000002</nProt></infEvento></retEventoMDFe></procEventoMDFe>`;
const ofService = ({ key, tpEvento, author }: Told): string =>
  `<evento><infEvento><nSeqEvento>001</nSeqEvento><dhProc>2026-11-21T12:00:01-03:00</dhProc><nDFSe>77</nDFSe><pedRegEvento><infPedReg><dhEvento>2026-11-21T12:00:00-03:00</dhEvento><CNPJAutor>${author}</CNPJAutor><chNFSe>${key}</chNFSe><e${tpEvento}><xDesc>x</xDesc></e${tpEvento}></infPedReg></pedRegEvento></infEvento></evento>`;
const fileOf = (type: DistributedType, xml: string) => {
  const zipped = gzipSync(xml);
  return { zipped, content: readReceived(type, zipped) };
};
const files = (...xmls: readonly string[]) => xmls.map((xml) => fileOf('nfe', xml));

/** A company of its own, an authorized note of it, and the note as consulted. */
async function issue({
  cnpj,
  ...of
}: {
  readonly cnpj?: string;
  readonly type?: string;
  readonly modelo?: string;
} = {}) {
  const tenant = await createTenant(app, cnpj === undefined ? {} : { cnpj });
  const { scope, accessKey: key } = await emitAuthorized({ acceptor, store }, tenant.test, of);
  const view = () => getDocument(app, tenant.test, scope.documentId);
  return { tenant, key, documentId: scope.documentId, view, issuer: key.slice(6, 20) };
}
const receiver = ({ accountId, clientId }: TestTenant) =>
  ({ accountId, clientId, target: 'sandbox', uf: 'SP' }) as const;

describe('events of others that the authority distributes', () => {
  it('join the history of the note, each once, with their files and one change each', async () => {
    const { tenant, key, documentId, view } = await issue();
    const told = files(
      summary({ key, tpEvento: '610600', author: RECIPIENT }),
      whole({ key, tpEvento: '210200', author: RECIPIENT }),
    );
    // A worker that died in between gets them again.
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, told);
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, told);
    const found = await view();
    expect(found).toMatchObject({ status: 'AUTORIZADA' });
    expect(found?.events).toMatchObject([
      { type: 'evento', eventCode: '610600', sequence: 1, status: 'autorizado', hasXml: true },
      {
        type: 'evento',
        eventCode: '210200',
        xMotivo: 'Evento registrado',
        protocolNumber: '891260000000002',
      },
    ]);
    const xml = await getEventXml(app, tenant.test, { documentId, eventId: found?.events[1]?.id ?? '' });
    expect(xml?.toString()).toContain('<tpEvento>210200</tpEvento>');
  });

  it.each([
    [
      'a number of the event that no column takes',
      (xml: string) => xml.replace('<cStat>', '<nSeqEvento>99999</nSeqEvento><cStat>'),
    ],
    [
      'a number of the event that is none',
      (xml: string) => xml.replace('<cStat>', '<nSeqEvento>um</nSeqEvento><cStat>'),
    ],
    [
      'a file of the greatest size that is read',
      (xml: string) => xml.replace('<descEvento>x', `<descEvento>${'x'.repeat(1_900_000)}`),
    ],
    [
      'letters of two bytes each',
      (xml: string) => xml.replace('<descEvento>x', `<descEvento>${'é'.repeat(900_000)}`),
    ],
  ])('stop no sequence by %s', async (_, change) => {
    const { tenant, key, view } = await issue();
    const xml = change(whole({ key, tpEvento: '210200', author: RECIPIENT }));
    const [file] = files(xml);
    expect(file?.content.kind).toBe('evento');
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, files(xml));
    expect((await view())?.status).toBe('AUTORIZADA');
  });

  it('are no event of the issuer’s, though their code is one', async () => {
    const { tenant, key, view } = await issue();
    await joinEvents(
      worker,
      { service: 'nfe', receivers: [receiver(tenant)] },
      files(whole({ key, tpEvento: '211110', author: RECIPIENT })),
    );
    expect((await view())?.events).toMatchObject([{ type: 'evento', eventCode: '211110' }]);
  });

  it('make a note void that its issuer canceled in another system, and only that one', async () => {
    const { tenant, key, issuer, view } = await issue();
    await joinEvents(
      worker,
      { service: 'nfe', receivers: [receiver(tenant)] },
      files(whole({ key, tpEvento: '110111', author: RECIPIENT })),
    );
    expect((await view())?.status).toBe('AUTORIZADA');
    const own = whole({ key, tpEvento: '110111', author: issuer, sequence: 2 });
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, files(own));
    expect(await view()).toMatchObject({ status: 'CANCELADA', cStat: '101', cancellableUntil: null });
    expect((await view())?.events.at(-1)).toMatchObject({ type: 'cancelamento', status: 'autorizado' });
  });

  it('make a note void that a person issued and canceled', async () => {
    const cpf = '12345678909';
    const { tenant, key, view } = await issue({ cnpj: cpf });
    const own = whole({ key, tpEvento: '110111', author: cpf }).replaceAll('CNPJ>', 'CPF>');
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, files(own));
    expect(await view()).toMatchObject({ status: 'CANCELADA', cStat: '101' });
  });

  it.each(['110112', '310112'])(
    'close an MDF-e whose voyage ended, whoever said so (%s)',
    async (tpEvento) => {
      const { tenant, key, view } = await issue({ type: 'mdfe', modelo: '58' });
      const told = [fileOf('mdfe', inMdfe({ key, tpEvento, author: RECIPIENT }))];
      await joinEvents(worker, { service: 'mdfe', receivers: [receiver(tenant)] }, told);
      expect(await view()).toMatchObject({ status: 'ENCERRADA', cStat: '132', cancellableUntil: null });
    },
  );

  it.each([
    ['101101', 'CANCELADA'],
    ['305101', 'CANCELADA'],
    ['203202', 'AUTORIZADA'],
  ])('leave a service’s note as its event says, whoever made it (%s: %s)', async (tpEvento, status) => {
    const { tenant, key, view } = await issue({ type: 'nfse', modelo: 'NFSE' });
    const told = [fileOf('nfse', ofService({ key, tpEvento, author: RECIPIENT }))];
    await joinEvents(worker, { service: 'nfse', receivers: [receiver(tenant)] }, told);
    await joinEvents(worker, { service: 'nfse', receivers: [receiver(tenant)] }, told);
    expect(await view()).toMatchObject({
      status,
      events: [{ eventCode: tpEvento, sequence: 1, protocolNumber: '77' }],
    });
  });

  it('stay beside a request of the company’s of the same code, when another party made them', async () => {
    const { tenant, key, documentId, view } = await issue();
    const undo = { kind: 'cancelamento-evento', tpEvento: '110001' } as const;
    await takeOperation(app, operationRequest(tenant.test, documentId, undo));
    const told = files(whole({ key, tpEvento: '110001', author: RECIPIENT }));
    await joinEvents(worker, { service: 'nfe', receivers: [receiver(tenant)] }, told);
    expect((await view())?.events).toMatchObject([
      { type: 'cancelamento-evento', status: 'pendente' },
      { type: 'evento', eventCode: '110001', status: 'autorizado' },
    ]);
  });

  it.each([
    [1, 'AUTORIZADA', 1],
    [0, 'CANCELADA', 2],
  ])(
    'leave a request of the company to its own answer once it was sent (%i: %s)',
    async (sends, status, events) => {
      const { tenant, key, documentId, view } = await issue({ type: 'nfse', modelo: 'NFSE' });
      const cancel = { types: ['nfse'], kind: 'cancelamento', tpEvento: '101101' } as const;
      await takeOperation(app, operationRequest(tenant.test, documentId, cancel));
      await owner.query('update events set sends = $2 where document_id = $1', [documentId, sends]);
      const told = [fileOf('nfse', ofService({ key, tpEvento: '101101', author: RECIPIENT }))];
      await joinEvents(worker, { service: 'nfse', receivers: [receiver(tenant)] }, told);
      const found = await view();
      expect(found?.status).toBe(status);
      expect(found?.events[0]).toMatchObject({ type: 'cancelamento', status: 'pendente' });
      expect(found?.events).toHaveLength(events);
    },
  );

  it('join nothing of another account, environment or unknown note', async () => {
    const { tenant, key, view } = await issue();
    const stranger = await createTenant(app);
    const told = files(summary({ key, tpEvento: '610600', author: RECIPIENT }), '<procNovo/>');
    await joinEvents(
      worker,
      { service: 'nfe', receivers: [receiver(stranger), { ...receiver(tenant), target: 'producao' }] },
      told,
    );
    expect((await view())?.events).toEqual([]);
  });
});
