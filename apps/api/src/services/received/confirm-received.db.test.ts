import { gzipSync } from 'node:zlib';
import { randomChave, randomCnpj } from '@fiscal/core/testing/builders';
import { openImport } from '@fiscal/db/imports/imports';
import { getReceived, listReceived } from '@fiscal/db/received/received-documents';
import { settleReceivedProof } from '@fiscal/db/received/received-proof';
import { storeReceivedNotes } from '@fiscal/db/received/received-uploads';
import { createTenant, openDb } from '@fiscal/db/testing/test-database';
import { expect, it } from 'vitest';
import type { ConsultedKey } from '../authority/consult-key.ts';
import { createConfirmReceived } from './confirm-received.ts';

const app = openDb('app', 2);
const worker = openDb('worker', 2);

const SUPPLIER = randomCnpj('supplier of a protocol');
const AUTHORIZED = '2026-11-21T10:00:05-03:00';
const PROTOCOL = '135260000000001';
const DIGEST = 'AAAAAAAAAAAAAAAAAAAAAAAAAAA=';

/** A company, and how files of one note come to it. */
async function openWorld(subject: string) {
  const company = randomCnpj(`buyer ${subject}`);
  const { accountId, clientId, test } = await createTenant(app, { cnpj: company });
  const scope = { accountId, clientId, target: 'sandbox' } as const;
  const accessKey = randomChave(subject);
  const send = async (protocol: { readonly nProt: string; readonly dhRecbto: string }) => {
    const { importId } = await openImport(worker, {
      ...scope,
      actor: { kind: 'access-key', id: 'test' },
    });
    const note = {
      chave: accessKey,
      emitente: SUPPLIER,
      nome: 'FORNECEDORA LTDA',
      ie: null,
      dhEmi: AUTHORIZED,
      tpNF: '1',
      valor: '10.00',
      digVal: DIGEST,
      situacao: 'autorizada',
      ...protocol,
    } as const;
    const xml = Buffer.from('<nfeProc/>');
    const file = { kind: 'nota', type: 'nfe', environment: 2, warnings: [], note, xml } as const;
    const parties = { destinatario: company, parties: [company], zipped: gzipSync(xml) };
    return storeReceivedNotes(worker, { ...scope, importId }, [{ ...file, ...parties }]);
  };
  const answer: ConsultedKey = {
    situation: 'autorizada',
    accessKey,
    type: 'nfe',
    cStat: '100',
    xMotivo: 'Autorizado o uso da NF-e',
    protocolNumber: PROTOCOL,
    registeredAt: AUTHORIZED,
    digestValue: DIGEST,
    events: [],
    checkedAt: AUTHORIZED,
  };
  /** Asks the authority, which answers after this. */
  const confirm = async (before: () => Promise<unknown> = async () => undefined) => {
    const consult = async () => {
      await before();
      return answer;
    };
    const confirmReceived = createConfirmReceived({ db: app, changed: () => undefined, consult });
    return confirmReceived(test, (await one()).id);
  };
  async function one() {
    const [found] = (await listReceived(app, test, { limit: 1 })).data;
    return (await getReceived(app, test, found?.id ?? '')) ?? expect.unreachable();
  }
  return { test, send, confirm, one };
}

it.each([
  // The same instant, in another offset.
  { dhRecbto: '2026-11-21T13:00:05Z', proof: 'confirmed', proofReason: null },
  // The issuer does not sign the protocol, and the terms of manifestations run from its moment.
  { dhRecbto: '2026-01-21T10:00:05-03:00', proof: 'contradicted', proofReason: 'outro_protocolo' },
])('compares the moment of the protocol: $dhRecbto is $proof', async ({ dhRecbto, proof, proofReason }) => {
  const { send, confirm } = await openWorld(`protocol ${dhRecbto}`);
  await send({ nProt: PROTOCOL, dhRecbto });
  expect(await confirm()).toMatchObject({ proof, proofReason });
});

it('settles nothing about a file that took the place of the one that was asked about, under its digest', async () => {
  const { test, send, confirm, one } = await openWorld('race');
  await send({ nProt: PROTOCOL, dhRecbto: AUTHORIZED });
  // The authority did not know it yet.
  const unknown = { proof: 'contradicted', reason: 'nao_consta', situacao: null } as const;
  await settleReceivedProof(app, test, { note: await one(), verdict: unknown });
  // Asked again; meanwhile a letter brings what the issuer signed, with an invented protocol.
  const invented = { nProt: '135269999999999', dhRecbto: '2026-11-30T10:00:05-03:00' };
  await confirm(async () => expect(await send(invented)).toEqual(['importado']));
  expect(await one()).toMatchObject({ proof: 'unconfirmed', protocolNumber: invented.nProt });
});
