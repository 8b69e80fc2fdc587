import { VER_APLIC } from '@fiscal/core/sefaz/ver-aplic';
import { createCertificateOpener } from '@fiscal/core/signing/certificate-opener';
import type { Logger } from 'pino';
import type { AppDeps } from '../app.ts';
import type { Env } from '../env.ts';
import { createMetrics } from '../metrics.ts';
import { createAuthenticate } from '../services/authenticate.ts';
import { createAwaitVerdict } from '../services/await-verdict.ts';
import { createClients } from '../services/clients.ts';
import { createEmitDocument } from '../services/emit-document.ts';
import { createFileLinks } from '../services/file-links.ts';
import { createGetAccount } from '../services/get-account.ts';
import { createGetDocument } from '../services/get-document.ts';
import { createGetDocumentXml } from '../services/get-document-xml.ts';
import { createInutilizar } from '../services/inutilizar.ts';
import { createListDocuments } from '../services/list-documents.ts';
import { createOpenFile } from '../services/open-file.ts';
import { createOperate } from '../services/operate.ts';
import { createQueryStatus } from '../services/query-status.ts';
import type { Services } from '../services/services.ts';
import { createSetSandboxCondition } from '../services/set-sandbox-condition.ts';
import { createValidateDocument } from '../services/validate-document.ts';
import { createAuthority } from './authority.ts';
import { createStorage } from './storage.ts';
import { createTemporal } from './temporal.ts';

export interface Composed {
  readonly deps: AppDeps;
  /** Ends the waits of requests under way (Prefer: wait), so that they are answered. */
  release(): void;
  /** Ends what was begun: commits, wake-ups, connections. Call after the server took its last request. */
  close(): Promise<void>;
}

/** Everything real behind the API, from its settings. */
export async function compose(env: Env, logger: Logger): Promise<Composed> {
  const nowMs = () => Date.now() + env.CLOCK_OFFSET_MS;
  const publicUrl = env.PUBLIC_URL ?? `http://${env.HOST}:${env.PORT}`;
  const metrics = createMetrics({ defaults: true });
  const storage = await createStorage(env, logger, metrics, nowMs);
  const { db, vault, keys, hub, acceptor } = storage;
  const temporal = createTemporal(env, logger, metrics, keys.payloads);
  const opener = createCertificateOpener();
  const authority = createAuthority(env, { db, vault, opener, nowMs });

  const emission = {
    nowMs,
    verProc: VER_APLIC,
    ...(env.RESPONSAVEL_TECNICO === undefined ? {} : { responsavelTecnico: env.RESPONSAVEL_TECNICO }),
  };
  const fileLinks = createFileLinks({ publicUrl, key: keys.fileLinks, nowMs });
  const getDocument = createGetDocument({ db });
  const services: Services = {
    emitDocument: createEmitDocument({
      ...emission,
      db,
      acceptor,
      wake: temporal.wake,
      onAccepted: (type, environment) => metrics.accepted(type, environment),
    }),
    awaitVerdict: createAwaitVerdict({ getDocument, hub }),
    validateDocument: createValidateDocument(emission),
    getDocument,
    listDocuments: createListDocuments({ db }),
    getDocumentXml: createGetDocumentXml({ db }),
    openFile: createOpenFile({ db, links: fileLinks }),
    fileLinks,
    operate: createOperate({
      db,
      hub,
      wake: temporal.wake,
      conclude: temporal.conclude,
      onCommit: storage.changed,
    }),
    inutilizar: createInutilizar({ db, hub, conclude: temporal.conclude }),
    queryStatus: createQueryStatus({
      db,
      ask: authority.ask,
      nowMs,
      onError: (error) => logger.error({ err: error }, 'status query failed'),
    }),
    getAccount: createGetAccount({ db, nowMs }),
    clients: createClients({ db, vault, opener, nowMs }),
    setSandboxCondition: createSetSandboxCondition(authority.sandbox),
  };

  return {
    deps: {
      services,
      authenticate: createAuthenticate(db),
      readiness: async () => ({ database: await answers(() => db.pool.query('SELECT 1')) }),
      metrics,
      codec: {
        decode: temporal.decode,
        uiOrigins: env.TEMPORAL_UI_ORIGINS,
        operatorSecret: env.OPERATOR_SECRET ?? null,
      },
      logger,
      nowMs,
      publicUrl,
      trustProxy: env.TRUST_PROXY === 'on',
    },
    release: () => hub.close(),
    async close() {
      await acceptor.close();
      await temporal.close();
      authority.close();
      await opener.close();
      await storage.close();
    },
  };
}

async function answers(ask: () => Promise<unknown>): Promise<boolean> {
  try {
    await ask();
    return true;
  } catch {
    return false;
  }
}
