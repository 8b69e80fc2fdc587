import { withAccount } from '../../base/transaction.ts';
import * as cadastros from '../../companies/cadastros.ts';
import * as radar from '../../companies/certificate-radar.ts';
import * as uploads from '../../companies/certificate-uploads.ts';
import * as certificateWarnings from '../../companies/certificate-warnings.ts';
import * as certificates from '../../companies/certificates.ts';
import * as clientCodes from '../../companies/client-codes.ts';
import * as clientLogos from '../../companies/client-logos.ts';
import * as clients from '../../companies/clients.ts';
import { endClient } from '../../companies/end-client.ts';
import { resealCertificates } from '../../companies/reseal-certificates.ts';
import * as tokenSupply from '../../companies/token-supply.ts';
import * as tokens from '../../companies/tokens.ts';
import { openInstallationKeys } from '../../vault/installation-keys.ts';
import { stageA1By, testCustody } from '../custody.ts';
import { createTenant, testKeyring } from '../test-database.ts';
import { app, worker } from './databases.ts';
import { actor, type Uses } from './steps.ts';

const facts = {
  subject: 'CN=EMPRESA',
  holder: null,
  notBefore: new Date(0),
  notAfter: new Date(4e12),
  thumbprint: 't',
  problems: [],
};

const issued = { ...facts, keyPem: 'k', certPem: 'c', chainPem: '' };

export const COMPANIES: Uses = {
  'certificates.replaceCertificate': async (of) =>
    certificates.replaceCertificate(
      app,
      { accountId: of.accountId, clientId: of.clientId },
      {
        certificate: {
          ...facts,
          uploadId: await stageA1By({ db: app, worker }, of.accountId),
        },
      },
    ),
  'certificates.restoreCertificate': async (of) =>
    certificates.restoreCertificate(
      app,
      { accountId: of.accountId, clientId: of.clientId },
      { thumbprint: null },
    ),
  'certificates.destroyCertificates': async () => {
    const { accountId } = await createTenant(app);
    await withAccount(app, accountId, (tx) => certificates.destroyCertificates(tx, { accountId }));
  },
  'certificates.getCertificate': async (of) => {
    const client = await clients.getClient(app, of.accountId, of.clientId);
    return certificates.getCertificate(app, of.accountId, client?.certificate?.id ?? '');
  },
  'certificates.listCertificates': async (of) =>
    certificates.listCertificates(app, of.accountId, of.clientId),
  'certificate-radar.listRadar': async (of) =>
    radar.listRadar(app, of.accountId, { nowMs: Date.now(), limit: 10, cursor: of.clientId }),
  'certificate-radar.countRadar': async (of) => radar.countRadar(app, of.accountId, Date.now()),
  'certificate-warnings.claimCertificateWarnings': async () =>
    certificateWarnings.claimCertificateWarnings(app, { nowMs: 0, leaseSeconds: 1, limit: 1 }),
  'certificate-warnings.markWarningSent': async (of) =>
    certificateWarnings.markWarningSent(
      app,
      { accountId: of.accountId, clientId: of.clientId, certificateId: of.clientId, days: 7 },
      { nowMs: 0, recipients: 1 },
    ),
  'client-logos.setClientLogo': async (of) =>
    clientLogos.setClientLogo(
      app,
      { accountId: of.accountId, clientId: of.clientId },
      {
        logo: {
          contentType: 'image/png',
          bytes: Buffer.from('png'),
        },
      },
    ),
  'client-logos.getClientLogo': async (of) => clientLogos.getClientLogo(app, of.accountId, of.clientId),
  'client-logos.removeClientLogo': async (of) => {
    await clientLogos.removeClientLogo(app, { accountId: of.accountId, clientId: of.clientId });
    await clientLogos.setClientLogo(
      app,
      { accountId: of.accountId, clientId: of.clientId },
      {
        logo: {
          contentType: 'image/png',
          bytes: Buffer.from('png'),
        },
      },
    );
  },
  'certificates.keepCertificate': async (of) => {
    const uploadId = await stageA1By({ db: app, worker }, of.accountId);
    await withAccount(app, of.accountId, async (tx) => {
      await tx.certificate.updateMany({
        where: { clientId: of.clientId, source: 'enviado' },
        data: { replacedAt: new Date() },
      });
      return certificates.keepCertificate(
        tx,
        { accountId: of.accountId, clientId: of.clientId },
        { ...facts, uploadId },
      );
    });
  },
  'certificates.openCertificate': async (of) =>
    certificates.openCertificate(worker, await testCustody(worker), {
      accountId: of.accountId,
      clientId: of.clientId,
    }),
  'certificates.saveSandboxCertificate': async (of) =>
    certificates.saveSandboxCertificate(worker, await testCustody(worker), {
      accountId: of.accountId,
      clientId: of.clientId,
      certificate: issued,
    }),
  'certificates.openSandboxCertificate': async (of) =>
    certificates.openSandboxCertificate(worker, await testCustody(worker), {
      accountId: of.accountId,
      clientId: of.clientId,
    }),
  'certificate-uploads.stageUpload': async (of) => stageA1By({ db: app, worker }, of.accountId),
  'certificate-uploads.openUpload': async (of) =>
    uploads.openUpload(worker, await testCustody(worker), {
      accountId: of.accountId,
      uploadId: await stageA1By({ db: app, worker }, of.accountId),
    }),
  'certificate-uploads.dropUpload': async (of) =>
    uploads.dropUpload(app, of.accountId, await stageA1By({ db: app, worker }, of.accountId)),
  'certificate-uploads.takeUpload': async (of) => {
    const uploadId = await stageA1By({ db: app, worker }, of.accountId);
    await withAccount(app, of.accountId, (tx) => uploads.takeUpload(tx, uploadId));
  },
  'reseal-certificates.resealCertificates': async () => {
    const { signerMark } = await openInstallationKeys(worker, testKeyring);
    await resealCertificates(worker, { custody: await testCustody(worker), markKey: signerMark }, () => {});
  },
  'clients.createClient': async (of) =>
    clients.createClient(app, of.vault, {
      accountId: of.accountId,
      client: {
        name: 'Filial',
        cnpj: '11222333000181',
        ie: '1',
        uf: 'SP',
        environment: 2,
        csc: 'c',
        cscId: '1',
        certificate: { ...facts, uploadId: await stageA1By({ db: app, worker }, of.accountId) },
      },
    }),
  'end-client.endClient': async (of) => {
    const { data } = await clients.listClients(app, of.accountId, { limit: 1, cnpj: '11222333000181' });
    await endClient(app, { accountId: of.accountId, clientId: data[0]?.id ?? '' }, actor);
  },
  'clients.getClient': async (of) => clients.getClient(app, of.accountId, of.clientId),
  'clients.getClients': async (of) => clients.getClients(app, of.accountId, [of.clientId]),
  'clients.listClients': async (of) => clients.listClients(app, of.accountId, { limit: 10 }),
  'clients.listClientOptions': async (of) => clients.listClientOptions(app, of.accountId, 10),
  'clients.updateClient': async (of) =>
    clients.updateClient(app, of.vault, {
      accountId: of.accountId,
      clientId: of.clientId,
      edit: { name: 'Novo', csc: 'OUTRO' },
    }),
  'client-codes.sealedCodes': async (of) =>
    clientCodes.sealedCodes(of.vault, { accountId: of.accountId, clientId: of.clientId }, { csc: 'OUTRO' }),
  'client-codes.openCsc': async (of) => clientCodes.openCsc(app, of.vault, { ...of, environment: 1 }),
  'client-codes.openCsrt': async (of) => clientCodes.openCsrt(app, of.vault, { ...of, environment: 1 }),
  'cadastros.findCadastros': async (of) =>
    cadastros.findCadastros(app, { ...of, kind: 'produto' }, { asked: 'cafe', limit: 20 }),
  'cadastros.saveCadastro': async (of) =>
    cadastros.saveCadastro(app, { ...of, kind: 'produto' }, { code: 'CAFE', name: 'Café', fields: {} }),
  'cadastros.changeCadastro': async (of) => {
    const owner = { ...of, kind: 'produto' } as const;
    const [entry] = await cadastros.findCadastros(app, owner, { asked: '', limit: 1 });
    await cadastros.changeCadastro(app, owner, { id: entry?.id ?? '', edit: (before) => before });
  },
  'cadastros.removeCadastro': async (of) => {
    const owner = { ...of, kind: 'produto' } as const;
    const [entry] = await cadastros.findCadastros(app, owner, { asked: '', limit: 1 });
    await cadastros.removeCadastro(app, owner, entry?.id ?? '');
  },
  'tokens.revealTokens': async (of) =>
    tokens.revealTokens(app, of.vault, { accountId: of.accountId, clientId: of.clientId, actor }),
  'tokens.rotateToken': async (of) =>
    tokens.rotateToken(app, of.vault, {
      accountId: of.accountId,
      clientId: of.clientId,
      tokenId: of.test.tokenId,
      overlapSeconds: 60,
      actor,
    }),
  'tokens.listTokens': async (of) => tokens.listTokens(app, of.accountId, of.clientId),
  'tokens.revealToken': async (of) =>
    tokens.revealToken(app, of.vault, {
      accountId: of.accountId,
      clientId: of.clientId,
      tokenId: of.test.tokenId,
      actor,
    }),
  'token-supply.revokeToken': async (of) =>
    tokenSupply.revokeToken(app, of.accountId, { clientId: of.clientId, tokenId: of.live.tokenId, actor }),
  'token-supply.issueToken': async (of) =>
    tokenSupply.issueToken(app, of.vault, {
      accountId: of.accountId,
      clientId: of.clientId,
      environment: 1,
      actor,
    }),
};
