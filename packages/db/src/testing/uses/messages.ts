import { newId } from '../../base/ids.ts';
import * as documentEmails from '../../emails/document-emails.ts';
import * as emailServer from '../../emails/server.ts';
import * as emailSettings from '../../emails/settings.ts';
import * as emailSuppressions from '../../emails/suppressions.ts';
import * as webhookDeliveries from '../../webhooks/deliveries.ts';
import * as webhookEndpoints from '../../webhooks/endpoints.ts';
import * as webhookFanOut from '../../webhooks/fan-out.ts';
import * as webhookNotices from '../../webhooks/notices.ts';
import * as webhookReplays from '../../webhooks/replays.ts';
import * as webhookTries from '../../webhooks/tries.ts';
import { randomCodigo } from '../requests.ts';
import type { TestTenant } from '../test-database.ts';
import { app, worker } from './databases.ts';
import { actor, deliveryOf, endpointOf, type Uses } from './steps.ts';

const webhook = (of: TestTenant) => ({
  url: 'https://exemplo.com.br',
  description: '',
  types: [],
  clientIds: [of.clientId],
  environment: 2 as const,
  secret: 'whsec_segredo',
  signing: null,
});

const smtp = {
  host: 'smtp.exemplo.com.br',
  port: 587,
  security: 'starttls',
  username: 'u',
  password: 'p',
  fromAddress: 'a@exemplo.com.br',
} as const;

const letterOf = ({ accountId, clientId }: TestTenant) => ({
  accountId,
  clientId,
  documentId: newId(),
  environment: 2 as const,
  type: 'nfe',
  kind: 'document' as const,
  addresses: [],
});

export const MESSAGES: Uses = {
  'endpoints.createEndpoint': async (of) =>
    webhookEndpoints.createEndpoint(app, of.vault, {
      accountId: of.accountId,
      endpoint: webhook(of),
      by: { actor },
    }),
  'endpoints.listEndpoints': async (of) => webhookEndpoints.listEndpoints(app, of.accountId, {}),
  'endpoints.getEndpoint': async (of) => webhookEndpoints.getEndpoint(app, await endpointOf(of)),
  'endpoints.updateEndpoint': async (of) =>
    webhookEndpoints.updateEndpoint(app, of.vault, {
      of: await endpointOf(of),
      edit: { enabled: true },
      by: { actor },
    }),
  'endpoints.rotateSecret': async (of) => {
    const change = { secret: webhook(of).secret, overlapSeconds: 60 };
    return webhookEndpoints.rotateSecret(app, of.vault, {
      of: await endpointOf(of),
      ...change,
      by: { actor },
    });
  },
  'deliveries.addDelivery': async (of) =>
    webhookDeliveries.addDelivery(app, await endpointOf(of), {
      id: `msg_${randomCodigo()}`,
      type: 'webhook.test',
      body: '{}',
    }),
  'deliveries.listDeliveries': async (of) => {
    const endpoint = await endpointOf(of);
    await webhookDeliveries.listDeliveries(app, endpoint, { limit: 10, state: 'pending', type: 'x' });
    return webhookDeliveries.listDeliveries(app, endpoint, { limit: 10 });
  },
  'deliveries.getDelivery': async (of) => {
    const { endpoint, deliveryId } = await deliveryOf(of);
    return webhookDeliveries.getDelivery(app, endpoint, deliveryId);
  },
  'deliveries.resendDelivery': async (of) => {
    const { endpoint, deliveryId } = await deliveryOf(of);
    return webhookDeliveries.resendDelivery(app, endpoint, deliveryId);
  },
  'deliveries.answeredTests': async (of) => webhookDeliveries.answeredTests(app, await endpointOf(of)),
  'fan-out.fanOut': async () =>
    webhookFanOut.fanOut(worker, {
      messageOf: ({ seq }) => ({ id: `msg_${seq}`, type: 't', body: '{}' }),
      wants: () => true,
    }),
  'replays.requestReplay': async (of) =>
    webhookReplays.requestReplay(app, await endpointOf(of), {
      since: new Date(0),
      until: new Date(4e12),
      types: [],
    }),
  'replays.listReplays': async (of) => webhookReplays.listReplays(app, await endpointOf(of)),
  'replays.workReplay': async () =>
    webhookReplays.workReplay(worker, {
      messageOf: ({ seq }) => ({ id: `msg_${seq}`, type: 't', body: '{}' }),
      wants: () => true,
    }),
  'tries.claimTries': async (of) => {
    const { endpointId } = await endpointOf(of);
    return webhookTries.claimTries(worker, of.vault, {
      endpointIds: [endpointId],
      limit: 10,
      leaseMs: 60_000,
    });
  },
  'tries.finishTry': async (of) => {
    const { deliveryId } = await deliveryOf(of);
    const timings = { dnsMs: null, connectMs: null, tlsMs: null, firstByteMs: null, totalMs: 1 };
    const at = { startedAt: new Date(0), endedAt: new Date(0), nextAt: null };
    const answer = { status: 200, reason: null, detail: null, answer: 'ok' };
    await webhookTries.finishTry(
      worker,
      { deliveryId, number: 1, attempt: 1, step: 'delivered', timings, ...at, ...answer },
      1,
    );
  },
  'notices.claimNotices': async () => webhookNotices.claimNotices(app, 0),
  'notices.markNoticed': async (of) => webhookNotices.markNoticed(app, await endpointOf(of)),
  'settings.getEmailSettings': async (of) => emailSettings.getEmailSettings(app, { ...of, environment: 2 }),
  'settings.setEmailSettings': async (of) =>
    emailSettings.setEmailSettings(
      app,
      { accountId: of.accountId, clientId: of.clientId, environment: 2 },
      { edit: { ...emailSettings.NO_EMAILS, automatic: true }, by: { actor } },
    ),
  'server.getEmailServer': async (of) => emailServer.getEmailServer(app, of.accountId),
  'server.setEmailServer': async (of) =>
    emailServer.setEmailServer(app, of.vault, { accountId: of.accountId, edit: smtp, by: { actor } }),
  'server.openEmailServer': async (of) => emailServer.openEmailServer(app, of.vault, of.accountId),
  'server.removeEmailServer': async (of) => emailServer.removeEmailServer(app, of.accountId, { actor }),
  'suppressions.suppress': async (of) =>
    emailSuppressions.suppress(app, of.accountId, {
      address: 'a@example.com',
      reason: 'asked',
      detail: null,
      by: { actor },
    }),
  'suppressions.listSuppressions': async (of) =>
    emailSuppressions.listSuppressions(app, of.accountId, { limit: 10 }),
  'suppressions.suppressedOf': async (of) =>
    emailSuppressions.suppressedOf(app, of.accountId, ['a@example.com']),
  'suppressions.unsuppress': async (of) =>
    emailSuppressions.unsuppress(app, of.accountId, { address: 'a@example.com', by: { actor } }),
  'document-emails.addDocumentEmail': async (of) => documentEmails.addDocumentEmail(app, letterOf(of)),
  'document-emails.listDocumentEmails': async (of) =>
    documentEmails.listDocumentEmails(app, of.accountId, letterOf(of).documentId),
  'document-emails.claimDocumentEmails': async () =>
    documentEmails.claimDocumentEmails(app, { limit: 0, leaseMs: 1 }),
  'document-emails.writeLetters': async (of) =>
    documentEmails.writeLetters(
      app,
      { id: newId(), accountId: of.accountId, attempt: 1 },
      { letters: [], leaseMs: 1 },
    ),
  'document-emails.endTry': async (of) =>
    documentEmails.endTry(
      app,
      { id: newId(), accountId: of.accountId, attempt: 1 },
      { detail: null, retryMs: null, counted: true },
    ),
  'endpoints.deleteEndpoint': async (of) =>
    webhookEndpoints.deleteEndpoint(app, await endpointOf(of), { actor }),
};
