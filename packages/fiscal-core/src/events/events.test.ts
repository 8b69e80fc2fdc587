import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { planOf } from '../documents/layout/plan.ts';
import { schemaFolders } from '../documents/layout/testing/official-schema.ts';
import { verifySigned } from '../signing/verify.ts';
import { CASES } from './fixtures/cases.ts';
import { definitionOf, faultsOf, make } from './fixtures/made.ts';
import { EVENTS } from './registry.ts';

describe.each(CASES)('$name', ({ name, body, subject, at, kind }) => {
  const definition = definitionOf({ kind, subject });
  const { xml, id, signed } = make(definition, body, subject, at);

  it('is written as ever', async () => {
    await expect(xml.toString()).toMatchFileSnapshot(
      new URL(`./fixtures/${name}.xml`, import.meta.url).pathname,
    );
  });

  it('is valid: the lot around it and its body', () => {
    expect(faultsOf(signed.xml, definition.tpEvento)).toEqual([]);
  });

  it('bears a signature that verifies', () => {
    expect(verifySigned(signed.xml, { element: 'infEvento' })).toMatchObject({
      ok: true,
      id,
      digestValue: signed.digestValue,
    });
  });
});
