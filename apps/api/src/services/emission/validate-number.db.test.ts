import type { DocumentDefinition } from '@fiscal/core/engine/document/definition';
import { DOCUMENTS } from '@fiscal/core/registry/documents';
import { COMPLETE_BODIES } from '@fiscal/core/registry/examples';
import { preparedOf } from '@fiscal/core/testing/taken';
import { createAcceptor } from '@fiscal/db/acceptance/acceptance';
import { createDb } from '@fiscal/db/base/client';
import { createTenant, databaseUrls, testKeyring } from '@fiscal/db/testing/test-database';
import { afterAll, expect, it } from 'vitest';
import { emissionContext } from './emission-context.ts';
import { identify } from './identify.ts';
import { createValidateDocument } from './validate-document.ts';

const NOW = Date.parse('2026-11-21T10:00:00-03:00');
const db = createDb({ url: databaseUrls().appUrl, role: 'app', max: 2, keyring: testKeyring });
afterAll(() => db.close());

const settings = { db, nowMs: () => NOW, verProc: 'teste' };
const validate = createValidateDocument(settings);
const acceptor = createAcceptor(db, { nowMs: () => NOW, identify });

it.each(Object.values(DOCUMENTS))(
  'validation reports a taken number of $type as emission does',
  async (definition: DocumentDefinition) => {
    const complete = COMPLETE_BODIES[definition.type] ?? {};
    const field = definition.type === 'nfse' ? 'numero_dps' : 'numero';
    const body = { ...complete, [field]: '77', codigo_unico: undefined };
    const { test } = await createTenant(db);
    const { emitente } = preparedOf(definition, body, emissionContext(settings, test, { strict: false }));
    const principal = { ...test, issuer: { ...test.issuer, cnpj: emitente } };
    const validateBody = () =>
      validate({ principal, definition, body, strictHeader: false, strictHandling: false });
    const accept = () => {
      const prepared = preparedOf(definition, body, emissionContext(settings, principal, { strict: false }));
      return acceptor.accept({
        principal,
        type: definition.type,
        modelo: definition.modelo,
        prepared,
        payload: '{}',
        creditsMilli: 0,
        strict: false,
        refuseFaults: true,
        referencia: null,
        idempotency: null,
      });
    };
    const inUse = async () => (await validateBody()).problems.filter(({ code }) => code === 'numero_em_uso');

    expect(await inUse()).toEqual([]);
    expect((await accept()).kind).toBe('aceito');
    const [told] = await inUse();
    const refused = await accept();
    if (refused.kind !== 'recusado') throw new Error(refused.kind);
    expect(refused.problems).toEqual([told]);
    expect(told).toMatchObject({ field, cStat: definition.type === 'nfse' ? 'E0014' : '539' });
  },
);
