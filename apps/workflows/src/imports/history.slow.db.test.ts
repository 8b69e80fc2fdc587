import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAuthority } from '@fiscal/core/activities/authority';
import { createImportChecks } from '@fiscal/core/activities/imports/import-checks';
import { buildInutilizacao, signInutilizacao } from '@fiscal/core/inutilizacao/definition';
import { procInutNFe } from '@fiscal/core/inutilizacao/messages';
import { randomCnpj } from '@fiscal/core/testing/builders';
import {
  createTestCa,
  issueCertificate,
  issueEcnpj,
  type TestCertificate,
  testSigner,
} from '@fiscal/core/testing/certificates';
import { type IssuedFile, type IssuedOptions, issuedEvent, issuedFile } from '@fiscal/core/testing/issued';
import type { Db } from '@fiscal/db/base/client';
import { createImportCheckStore } from '@fiscal/db/imports/import-checks';
import { getImport, listRefusals } from '@fiscal/db/imports/imports';
import { addImportPiece, openUploadedImport, sendUploadedImport } from '@fiscal/db/imports/uploaded-imports';
import { listSeries } from '@fiscal/db/numbers/numbering';
import { migratedDatabase } from '@fiscal/db/testing/fresh-database';
import { createTenant, type TestTenant } from '@fiscal/db/testing/test-database';
import { zipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answer, chaveOf } from '../../test/support/authority.ts';
import { testPorts } from '../../test/support/ports.ts';
import { checkImports } from './check-imports.ts';
import { createJudge, type Judge } from './judging/judge.ts';
import { createUploadedImports } from './uploaded.ts';

const SALE = readFileSync(
  new URL(
    '../../../../packages/fiscal-core/src/documents/nfe/fixtures/simples-csosn102.xml',
    import.meta.url,
  ),
  'utf8',
);
const cnpj = randomCnpj('history of two hundred');
const ca = createTestCa();
const signedBy = (certificate: TestCertificate) => testSigner(certificate);
const proven = signedBy(issueEcnpj(ca, { cnpj }));
const ofUnknownAuthority = signedBy(issueEcnpj(createTestCa('AC Nova'), { cnpj }));
const bySelf = signedBy(issueCertificate({ commonName: `EMPRESA:${cnpj}` }));
const cancellation = { reason: 'Pedido cancelado pelo cliente' };

const folder = mkdtempSync(path.join(tmpdir(), 'emite-history-'));
let database: Awaited<ReturnType<typeof migratedDatabase>>;
let judge: Judge;
beforeAll(async () => {
  database = await migratedDatabase();
  const authorities = path.join(folder, 'ca.pem');
  writeFileSync(authorities, ca.certPem);
  judge = createJudge({ SCHEMAS_DIR: path.join(folder, 'none'), LIVE_CA_FILE: authorities });
});
afterAll(async () => {
  await judge.close();
  await database.drop();
  rmSync(folder, { recursive: true });
});

const sale = (serie: number, numero: number, signer: IssuedOptions['signer'], of?: Partial<IssuedOptions>) =>
  issuedFile('nfe', SALE, { signer, emitente: cnpj, serie, numero, ...of });
const many = <T>(from: number, to: number, make: (n: number) => T): readonly T[] =>
  Array.from({ length: to - from + 1 }, (_, index) => make(from + index));

/** A voided range of série 1. */
function voidedRange(inicio: number, signer: IssuedOptions['signer']): Buffer {
  const fim = inicio + 1;
  const { xml } = signInutilizacao(
    buildInutilizacao({
      environment: 1,
      uf: 'SP',
      cnpj,
      modelo: '55',
      ano: 2026,
      serie: 1,
      inicio,
      fim,
      justificativa: 'Numeração pulada por engano',
    }),
    signer,
  );
  const answerXml = `<tpAmb>1</tpAmb><verAplic>T</verAplic><cStat>102</cStat><xMotivo>Homologada</xMotivo><cUF>35</cUF><ano>26</ano><CNPJ>${cnpj}</CNPJ><mod>55</mod><serie>1</serie><nNFIni>${inicio}</nNFIni><nNFFin>${fim}</nNFFin><dhRecbto>2026-11-21T10:00:05-03:00</dhRecbto><nProt>135260000012345</nProt>`;
  return procInutNFe(xml, `<retInutNFe versao="4.00"><infInut>${answerXml}</infInut></retInutNFe>`);
}

/** Two hundred files of a company, grouped by their proof and state. */
function history() {
  const known = many(1, 100, (n) => sale(1, n, proven));
  const invented = many(101, 105, (n) => sale(1, n, proven));
  const unknownChain = many(201, 220, (n) => sale(1, n, ofUnknownAuthority));
  const old = many(1, 20, (n) =>
    sale(2, n, proven, {
      change: (tree) => {
        const inf = tree['infNFe'];
        if (typeof inf !== 'object' || !('ide' in inf)) throw new Error('no ide');
        Object.assign(inf.ide ?? {}, { dhEmi: `2026-04-${String(n).padStart(2, '0')}T10:00:00-03:00` });
      },
    }),
  );
  const forged = many(900_001, 900_015, (n) => sale(1, n, bySelf));
  const cancelled = known.slice(0, 10);
  const events = [
    ...cancelled.map((file) => issuedEvent(file, 'cancelamento', cancellation, { signer: proven })),
    ...known.slice(10, 20).map((file) => issuedEvent(file, 'cancelamento', cancellation, { signer: bySelf })),
  ];
  const ranges = [
    ...many(1, 10, (n) => voidedRange(300 + 10 * n, proven)),
    ...many(1, 10, (n) => voidedRange(500 + 10 * n, bySelf)),
  ];
  return { known, invented, unknownChain, old, forged, cancelled, events, ranges };
}

async function upload(app: Db, { accountId, clientId }: TestTenant, files: readonly Buffer[]) {
  const actor = { kind: 'access-key', id: 'test' } as const;
  const { importId } = await openUploadedImport(app, { accountId, clientId, target: 'producao', actor });
  const zip = Buffer.from(
    zipSync(Object.fromEntries(files.map((xml, n) => [`${n}.xml`, new Uint8Array(xml)]))),
  );
  const of = { accountId, importId };
  await addImportPiece(app, of, { piece: { file: 0, piece: 0, name: 'anos.zip', content: zip } });
  await sendUploadedImport(app, of);
  return importId;
}

it('imports a history of two hundred files with the right proofs, states, numbers and refusals', async () => {
  const { app, worker, owner } = database;
  const tenant = await createTenant(app, { cnpj });
  const { accountId, clientId, live } = tenant;
  const { known, invented, unknownChain, old, forged, cancelled, events, ranges } = history();
  const documents = [known, invented, unknownChain, old, forged].flat();
  const files = [...documents.map(({ xml }) => xml), ...events, ...ranges];
  expect(files).toHaveLength(200);

  const importId = await upload(app, tenant, files);
  const imports = createUploadedImports({
    db: worker,
    judge,
    onDone: () => {},
    onError: (error) => {
      throw error;
    },
  });
  await imports.take();
  await imports.idle();

  expect(await getImport(app, accountId, { clientId, importId })).toMatchObject({
    state: 'concluida',
    files: 200,
    documents: 145,
    events: 10,
    ranges: 10,
    warned: 20,
    refused: 35,
  });
  const refused = await listRefusals(app, accountId, { importId, after: 0, limit: 100 });
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['certificado_sem_icp_brasil']));
  expect(await listRefusals(app, accountId, { importId, after: 0, limit: 100, kind: 'aviso' })).toHaveLength(
    20,
  );
  const next = async () =>
    Object.fromEntries(
      (await listSeries(app, accountId, [clientId])).map(({ serie, nextNumero }) => [serie, nextNumero]),
    );
  expect(await next()).toEqual({ 1: 106, 2: 21 });

  const { ports, authority } = testPorts({ live: true });
  const nProt = '135260000012345';
  const digVal = (file: IssuedFile) => /<digVal>([^<]+)</.exec(file.xml.toString())?.[1] ?? '';
  for (const file of [...known, ...unknownChain])
    authority.register.set(file.chave, {
      chave: file.chave,
      digVal: digVal(file),
      nProt,
      situacao: cancelled.includes(file) ? 'cancelado' : 'autorizado',
    });
  const past = new Set(old.map(({ chave }) => chave));
  const tooOld = answer(
    '<retConsSitNFe xmlns="http://www.portalfiscal.inf.br/nfe" versao="4.00"><tpAmb>1</tpAmb><verAplic>T</verAplic><cStat>526</cStat><xMotivo>Rejeição: Consulta a uma Chave de Acesso muito antiga</xMotivo><cUF>35</cUF></retConsSitNFe>',
  );
  const sefaz = {
    ...authority,
    call: async (request: Parameters<typeof authority.call>[0]) =>
      past.has(chaveOf(request)) ? tooOld : authority.call(request),
  };
  const checks = createImportChecks(
    { checks: createImportCheckStore(worker) },
    createAuthority({ ...ports, sefaz }),
  );
  const round = () =>
    checkImports({
      db: worker,
      check: (scope) => checks.confirmarImportacao(scope).then(() => {}),
      onError: (error) => {
        throw error;
      },
    });
  while ((await round()) > 0);

  const { rows } = await owner.pool.query(
    `select import_state as state, import_reason as reason, status, count(*)::int as documents
       from documents where account_id = $1 group by 1, 2, 3 order by 1, 2, 3`,
    [live.accountId],
  );
  expect(rows).toEqual([
    { state: 'confirmed', reason: null, status: 'AUTORIZADA', documents: 110 },
    { state: 'confirmed', reason: null, status: 'CANCELADA', documents: 10 },
    { state: 'contradicted', reason: 'nao_consta', status: 'AUTORIZADA', documents: 5 },
    { state: 'unconfirmable', reason: 'chave_antiga', status: 'AUTORIZADA', documents: 20 },
  ]);
  expect(await next()).toEqual({ 1: 221, 2: 21 });
});
