import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { consReciNFe, consSit, consStatServ, enviNFe } from '../sefaz/messages.ts';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { officialSchema, SCHEMAS_DIR } from '../testing/official-schemas.ts';
import { signedSketch } from '../testing/signed-document.ts';
import { createXsdValidators } from './validate.ts';

/** Roots that issuing and querying NF-e and NFC-e needs; without them the official layout is not what we check. */
const NEEDED = [
  'NFe',
  'nfeProc',
  'enviNFe',
  'retEnviNFe',
  'consReciNFe',
  'retConsReciNFe',
  'consSitNFe',
  'retConsSitNFe',
  'consStatServ',
  'retConsStatServ',
];

describe('the installed schemas', () => {
  const schemas = createXsdValidators(SCHEMAS_DIR);
  afterAll(() => schemas.dispose());
  beforeEach(() => {
    officialSchema('nfe');
  });

  it('has what NF-e needs', () => {
    expect(NEEDED.filter((name) => !schemas.has(name))).toEqual([]);
  });

  it.each(schemas.roots)('compiles %s', (name) => {
    // An element of another name: only a compiled schema reports it.
    expect(schemas.validate(name, '<nothing/>')[0]?.message).toMatch(/No matching global declaration/);
  });

  it('accepts the queries we write', () => {
    expect(schemas.validate('consStatServ', consStatServ({ ambiente: 2, cUF: '35' }))).toEqual([]);
    expect(schemas.validate('consReciNFe', consReciNFe({ ambiente: 2, nRec: '351000012345678' }))).toEqual(
      [],
    );
    const chave = '35261112ABC34501DE35550010000001231876543211';
    expect(schemas.validate('consSitNFe', consSit({ ambiente: 2, chave }))).toEqual([]);
  });

  it('accepts the batch around a document, with any content in it', () => {
    const { xml } = signedSketch(testSigner(issueEcnpj(createTestCa(), { cnpj: '11222333000181' })));
    const faults = schemas.validate('enviNFe', enviNFe({ xml, idLote: '1' }));
    expect(faults.length).toBeGreaterThan(0);
    expect(faults.every(({ path }) => path?.startsWith('/*/*[3]/'))).toBe(true);
  });

  it('names the element and the fault', () => {
    const [fault] = schemas.validate('consStatServ', consStatServ({ ambiente: 2, cUF: '99' }));
    expect(fault?.message).toContain('cUF');
  });

  it('reports that text is not XML', () => {
    expect(schemas.validate('consStatServ', 'nada').length).toBeGreaterThan(0);
  });
});

it('refuses to validate what no XSD is installed for', () => {
  const schemas = createXsdValidators('/nonexistent');
  expect(schemas.roots).toEqual([]);
  expect(() => schemas.validate('NFe', '<NFe/>')).toThrow(/no XSD installed/);
});
