import { expect, it } from 'vitest';
import { documentByType } from '../../registry/documents.ts';
import { minimalNfce, minimalNfe } from '../../testing/builders.ts';
import { createTestCa, issueEcnpj, testSigner } from '../../testing/certificates.ts';
import { preparedOf } from '../../testing/taken.ts';
import { hashCsrt, withCsrt } from './csrt.ts';

/** Example of NT 2018.005. */
const TEXT = 'G8063VRTNDMO886SFNK5LDUDEI24XJ22YIPO';
const KEY = '41180678393592000146558900000006041028190697';
const HASH = 'aWv6LeEM4X6u4+qBI2OYZ8grigw=';
const CNPJ = '11222333000181';
const CODES = [
  { cnpj: CNPJ, uf: 'SC', id: '9', text: 'X'.repeat(20) },
  { cnpj: CNPJ, uf: 'PR', id: '1', text: TEXT },
];
const treeOf = (responsible?: Readonly<Record<string, string>>) => ({
  infNFe: { '@Id': `NFe${KEY}`, ...(responsible && { infRespTec: responsible }) },
});

it('hashes as the example of the note', () => {
  expect(hashCsrt(TEXT, KEY)).toBe(HASH);
});

it('proves the responsible by the code of the UF of the key', () => {
  expect(withCsrt(treeOf({ CNPJ, xContato: 'Ana' }), 'infNFe', CODES)).toEqual(
    treeOf({ CNPJ, xContato: 'Ana', idCSRT: '01', hashCSRT: HASH }),
  );
});

it.each([
  ['nobody is named', treeOf()],
  ['another is named', treeOf({ CNPJ: '44555666000181' })],
  ['the body brought its own', treeOf({ CNPJ, idCSRT: '07', hashCSRT: 'own' })],
])('leaves the document where %s', (_, tree) => {
  expect(withCsrt(tree, 'infNFe', CODES)).toBe(tree);
});

it.each([
  ['1', '01'],
  ['2', '05'],
])('takes the code of the document’s own environment (tpAmb %s) before one of both', (tpAmb, idCSRT) => {
  const tree = treeOf({ CNPJ });
  const codes = [...CODES, { cnpj: CNPJ, uf: 'PR', id: '5', text: 'Y'.repeat(20), ambiente: 2 as const }];
  const made = withCsrt({ infNFe: { ...tree.infNFe, ide: { tpAmb } } }, 'infNFe', codes);
  expect(made).toMatchObject({ infNFe: { infRespTec: { idCSRT } } });
});

it('leaves the document of a UF that gave no code', () => {
  const tree = treeOf({ CNPJ });
  expect(withCsrt(tree, 'infNFe', CODES.slice(0, 1))).toBe(tree);
});

it.each(['55', '65'] as const)('is signed with the document (%s), and read again', (mod) => {
  const definition = mod === '55' ? documentByType('nfe') : documentByType('nfce');
  if (definition === undefined) throw new Error('no such type');
  const nowMs = Date.parse('2026-11-24T10:00:00-03:00');
  const own = { cnpj: CNPJ, contato: 'Ana', email: 'ana@exemplo.com.br', fone: '4133334444' };
  const body = { ...(mod === '55' ? minimalNfe : minimalNfce)(nowMs, { cnpj_emitente: CNPJ }) };
  const { tree, dhEmi } = preparedOf(definition, body, {
    ambiente: 2,
    issuer: { cnpj: CNPJ, name: 'EMPRESA', ie: '110042490114', uf: 'SP' },
    nowMs,
    completeInSandbox: true,
    verProc: 'emite',
    responsavelTecnico: own,
  });
  const chave = definition.finalize(tree, { serie: 1, numero: 1, codigoNumerico: '58203647', dhEmi });
  const codes = [{ cnpj: CNPJ, uf: 'SP', id: '3', text: TEXT }];
  const signer = testSigner(issueEcnpj(createTestCa(), { cnpj: CNPJ }));
  const { xml } = definition.sign(tree, { ...signer, csc: 'ABC', cscId: '1', csrts: codes });
  expect(xml.toString()).toContain(`<idCSRT>03</idCSRT><hashCSRT>${hashCsrt(TEXT, chave)}</hashCSRT>`);
  const fields = { identificador_csrt: '03', hash_csrt: hashCsrt(TEXT, chave) };
  expect(definition.read(xml)).toMatchObject(fields);
});
