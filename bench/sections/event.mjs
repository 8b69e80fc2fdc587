import { randomCnpj } from '../../packages/fiscal-core/src/testing/builders.ts';
import { withBareFlow } from '../lib/bare-flow.mjs';
import { row } from '../lib/duel.mjs';
import { load, parallel } from '../lib/load.mjs';
import { median } from '../lib/measure.mjs';
import { assertAuthorized, service } from '../lib/service.mjs';

const ALONE = { count: 1, connections: 1 };
/** Events per round of a document: one alone would be too few. */
const TIMES = 4;
const WARM_UP_ROUNDS = 2;
const WAIT_SECONDS = 30;

/** Bodies of the `time`-th event of a document: no person appears twice. */
const EVENTS = {
  'ator-interessado': (time) => ({ cnpj: randomCnpj(`bench ${time}`) }),
  econf: () => ({
    detalhes_pagamento: [{ forma_pagamento: '17', valor_pagamento: '100.00', data_pagamento: '2026-01-02' }],
  }),
};

export const event = service(({ rounds, caller, stack }) =>
  withBareFlow(stack.temporal, async ({ ask }) => {
    const seen = { bare: [], 'ator-interessado': [], econf: [] };
    for (let round = 0; round < WARM_UP_ROUNDS + rounds; round++) {
      const id = await authorizedDocument(caller);
      const put = async (name, work) => {
        const { seconds } = await work();
        if (round >= WARM_UP_ROUNDS) seen[name].push(seconds * 1000);
      };
      for (let time = 0; time < TIMES; time++) {
        await put('bare', () => parallel(ask, ALONE));
        for (const name of Object.keys(EVENTS))
          await put(name, () => registerEvents(caller, id, name, EVENTS[name](time)));
      }
    }
    const bare = median(seen.bare);
    return {
      title: 'One synchronous event alone, POST through /v1 to its verdict',
      reference: 'bare update-with-start of a Temporal workflow with one activity alone, to its answer, ms',
      rows: Object.keys(EVENTS).map((name) => row(name, 'ms', [median(seen[name]), bare], 2.5)),
    };
  }),
);

async function authorizedDocument({ emission }) {
  const { answers } = await load(() => emission({ waitSeconds: WAIT_SECONDS }), ALONE);
  answers.forEach(assertAuthorized);
  return JSON.parse(answers[0]).invoiceId;
}

async function registerEvents({ apiUrl, headers }, id, name, body) {
  const result = await load(
    () => ({
      url: `${apiUrl}/v1/nfe/${id}/${name}`,
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      expect: 200,
    }),
    ALONE,
  );
  const { status } = JSON.parse(result.answers[0]);
  if (status !== 'autorizado') throw new Error(`${name} ended ${result.answers[0].slice(0, 300)}`);
  return result;
}
