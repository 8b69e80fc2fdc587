import { gzipSync } from 'node:zlib';
import { randomChave, randomCnpj } from '@fiscal/core/testing/builders';
import { openImport } from '@fiscal/db/imports/imports';
import { listReceived } from '@fiscal/db/received/received-documents';
import { storeReceivedNotes } from '@fiscal/db/received/received-uploads';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import { createConfirmReceived } from './confirm-received.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 2);

const SUPPLIER = randomCnpj('supplier of a protocol');
const AUTHORIZED = '2026-11-21T10:00:05-03:00';

it.each([
  // The same instant, in another offset.
  { dhRecbto: '2026-11-21T13:00:05Z', proof: 'confirmed', proofReason: null },
  // The issuer does not sign the protocol, and the terms of manifestations run from its moment.
  { dhRecbto: '2026-01-21T10:00:05-03:00', proof: 'contradicted', proofReason: 'outro_protocolo' },
])('compares the moment of the protocol: $dhRecbto is $proof', async ({ dhRecbto, proof, proofReason }) => {
  const company = randomCnpj(`buyer ${dhRecbto}`);
  const { accountId, clientId, test } = await createTenant(app, { cnpj: company });
  const target = 'sandbox';
  const { importId } = await openImport(worker, {
    accountId,
    clientId,
    target,
    actor: { kind: 'access-key', id: 'test' },
  });
  const accessKey = randomChave('protocol');
  const note = {
    chave: accessKey,
    emitente: SUPPLIER,
    nome: 'FORNECEDORA LTDA',
    ie: null,
    dhEmi: AUTHORIZED,
    tpNF: '1',
    valor: '10.00',
    digVal: 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=',
    dhRecbto,
    nProt: '135260000000001',
    situacao: 'autorizada',
  } as const;
  const xml = Buffer.from('<nfeProc/>');
  await storeReceivedNotes(worker, { accountId, clientId, target, importId }, [
    {
      kind: 'nota',
      type: 'nfe',
      environment: 2,
      warnings: [],
      note,
      destinatario: company,
      parties: [company],
      xml,
      zipped: gzipSync(xml),
    },
  ]);
  const confirm = createConfirmReceived({
    db: app,
    changed: () => undefined,
    consult: async () => ({
      accessKey,
      type: 'nfe',
      situation: 'autorizada',
      cStat: '100',
      xMotivo: 'Autorizado o uso da NF-e',
      protocolNumber: note.nProt,
      registeredAt: AUTHORIZED,
      digestValue: note.digVal,
      events: [],
      checkedAt: AUTHORIZED,
    }),
  });
  const [found] = (await listReceived(app, test, { limit: 1 })).data;
  expect(await confirm(test, found?.id ?? '')).toMatchObject({ proof, proofReason });
});
