import { randomUUID } from 'node:crypto';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { randomCnpj } from '@fiscal/core/testing/builders';
import { listSeries } from '@fiscal/db/numbers/numbering';
import { numbersInRange } from '@fiscal/db/testing/numbers-in-range';
import { expect, it } from 'vitest';
import { emitToVerdict, newAccount, newCompany, testOf } from '../../../test/support/api.ts';
import { branchOf } from '../../../test/support/breach.ts';
import { appDb } from '../../../test/support/databases.ts';
import { sampleOf } from '../../../test/support/documents.ts';

const COUNT = 200;
/** Refused by the authority, so its number comes back. */
const REFUSED = { informacoes_adicionais_contribuinte: 'SANDBOX(cStat=778)' };

it('two companies that emit for one issuer at once offer no number twice, and lose none', async () => {
  const account = await newAccount();
  const cnpj = randomCnpj(randomUUID());
  const head = await newCompany(account, { cnpj });
  const branch = await newCompany(account, { cnpj: branchOf(cnpj) });
  const views = await Promise.all(
    Array.from({ length: COUNT }, async (_, i) => {
      const definition = DOCUMENTS[i % DOCUMENTS.length] ?? DOCUMENTS[0];
      if (definition === undefined) throw new Error('No document type');
      const body = { mod: definition.mod, ...sampleOf(definition, branch) };
      const refused = definition.type === 'nfe' && i % 3 === 0;
      const view = await emitToVerdict(testOf(i % 2 === 0 ? head : branch), {
        ...body,
        ...(refused && REFUSED),
      });
      expect(view.status, `${view.cStat} ${view.xMotivo}`).toBe(refused ? 'REJEITADA' : 'AUTORIZADA');
      return { ...view, modelo: definition.modelo };
    }),
  );

  const db = appDb();
  const series = await listSeries(db, account.accountId, [branch.clientId]);
  expect(series.map(({ modelo }) => modelo).sort()).toEqual(DOCUMENTS.map(({ modelo }) => modelo).sort());
  for (const one of series) {
    expect(one.emitente).toBe(branch.cnpj);
    const own = views.filter(({ modelo, status }) => modelo === one.modelo && status === 'AUTORIZADA');
    const numbers = await numbersInRange(db, account.accountId, one, { from: 1, to: one.nextNumero - 1 });
    expect(numbers.map(({ numero }) => numero)).toEqual(numbers.map((_, index) => index + 1));
    expect(numbers).toHaveLength(one.nextNumero - 1);
    const used = numbers.flatMap(({ numero, state, documentId }) =>
      state === 'usado' ? [{ id: documentId, numero }] : [],
    );
    expect(used).toEqual(
      own.map(({ id, numero }) => ({ id, numero })).toSorted((a, b) => a.numero - b.numero),
    );
    // Unused numbers were released.
    expect(numbers.filter(({ state }) => state !== 'usado' && state !== 'livre')).toEqual([]);
  }
});
