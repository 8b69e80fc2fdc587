import { CONNECTIONS, duel, row, serverPids } from '../lib/duel.mjs';
import { load } from '../lib/load.mjs';
import { service } from '../lib/service.mjs';

const DOCUMENTS = 40;

/** Whatever the consult view of REST tells. */
const DOCUMENT = `query ($id: ID!) {
  document(id: $id) {
    documentId type environment status accessKey serie numero protocolNumber cStat xMotivo referencia qrCodeUrl
    creditsCharged cancellableUntil createdAt updatedAt authorizedAt xmlUrl pdfUrl
    rejection { cStat reason errors { field tag message fix } }
    events { type eventCode sequence status cStat xMotivo protocolNumber registeredAt xmlUrl details }
    previousAttempts { accessKey } completedInSandbox { field tag value } warnings { code }
  }
}`;

export const graphql = service(async ({ rounds, caller, database, settled, pidOf }) => {
  const { answers } = await load(caller.emission, { count: DOCUMENTS, connections: CONNECTIONS });
  const ids = answers.map((answer) => JSON.parse(answer).invoiceId);
  await settled();
  const pids = async () => [pidOf('api'), ...(await serverPids(database))];
  const idOf = (n) => ids[n % DOCUMENTS];
  const { rate, p99, cpuMs } = await duel({
    rounds,
    ours: {
      make: (n) => ({
        url: `${caller.apiUrl}/graphql`,
        method: 'POST',
        headers: { ...caller.headers, 'Content-Type': 'application/json' },
        body: JSON.stringify({ query: DOCUMENT, variables: { id: idOf(n) } }),
        expect: 200,
      }),
      pids,
    },
    bare: {
      make: (n) => ({ url: `${caller.apiUrl}/v1/nfe/${idOf(n)}`, headers: caller.headers, expect: 200 }),
      pids,
    },
  });
  return {
    title: `document(id) with every field, ${CONNECTIONS} connections`,
    reference: 'GET /v1/nfe/{id} of the same documents',
    rows: [
      row('read a second', '/s', rate, 0.5, true),
      row('p99', 'ms', p99),
      row('CPU of the service and of PostgreSQL, a request', 'ms', cpuMs, 2),
    ],
  };
});
