import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { buildChaveNfse } from '../chave-acesso/chave-nfse.ts';
import { namesOf } from '../registry/message-names.ts';
import { randomCnpj } from '../testing/builders.ts';
import { createTestCa, issueEcnpj, testSigner } from '../testing/certificates.ts';
import { type IssuedFile, issuedEvent, issuedFile, issuedNoteEvent, signedAgain } from '../testing/issued.ts';
import { createImportReader } from './reader.ts';
import { createReceivedFileReader } from './received-file.ts';

const ca = createTestCa();
const read = createReceivedFileReader(createImportReader({ schemas: null, trusted: [ca.certificate] }));
const refusalOf = (root: string) =>
  read(
    Buffer.from(
      `<?xml version="1.0"?><${root} xmlns="http://www.portalfiscal.inf.br/cte" versao="4.00"></${root}>`,
    ),
  );

it.each([
  ['cteOSProc', 'CT-e OS'],
  ['cteSimpProc', 'CT-e Simplificado'],
  ['GTVeProc', 'GTV-e'],
  ['CTeOS', 'CT-e OS'],
  ['CTeSimp', 'CT-e Simplificado'],
  ['GTVe', 'GTV-e'],
])('a file of %s is refused with the way by which it arrives', (root, name) => {
  expect(refusalOf(root)).toMatchObject({
    kind: 'recusado',
    code: 'tipo_desconhecido',
    message: expect.stringMatching(new RegExp(`${name}.*/v1/clients/\\{id\\}/received`)),
  });
});

it('a file that is no document is refused by its root', () => {
  expect(refusalOf('retEnviNFe')).toMatchObject({
    code: 'tipo_desconhecido',
    message: expect.stringContaining('retEnviNFe'),
  });
});

describe('an event that gives its document a state', () => {
  const [supplier, stranger] = [randomCnpj('supplier'), randomCnpj('stranger')];
  /** Holds the certificate of the national environment of the NFS-e. */
  const environment = '33683111000107';
  const signers = new Map(
    [supplier, stranger, environment].map((cnpj) => [cnpj, testSigner(issueEcnpj(ca, { cnpj }))]),
  );
  const signerOf = (cnpj: string) => signers.get(cnpj) ?? expect.unreachable();
  const issue = (type: string, name: string): IssuedFile =>
    issuedFile(
      type,
      readFileSync(new URL(`../documents/${type}/fixtures/${name}.xml`, import.meta.url), 'utf8'),
      {
        signer: signerOf(supplier),
        emitente: supplier,
        environment: 2,
      },
    );
  const [sale, trip] = [issue('nfe', 'simples-csosn102'), issue('mdfe', 'completo')];
  const chave = buildChaveNfse({
    cMun: '3550308',
    ambGer: '2',
    inscricao: supplier,
    nNFSe: '1',
    AAMM: '2611',
    codigo: '000000007',
  });

  /** An event of this type, as the author has it registered. */
  const eventOf = (file: IssuedFile, tpEvento: string, author: string) =>
    signedAgain(
      issuedEvent(
        { ...file, emitente: author },
        'cancelamento',
        { reason: 'Pedido cancelado pelo cliente' },
        {
          signer: signerOf(author),
          environment: 2,
        },
      ),
      (xml) => xml.replaceAll(/(?<=<tpEvento>|"ID)110111/g, () => tpEvento),
      { namespace: namesOf(file.type).namespace, signer: signerOf(author) },
    );

  it.each([
    ['110111', 'cancelada'],
    ['110112', 'cancelada'],
  ])('is taken from its issuer, and from nobody else: %s of an NF-e', (tpEvento, effect) => {
    expect(read(eventOf(sale, tpEvento, supplier))).toMatchObject({ event: { tpEvento, effect } });
    expect(read(eventOf(sale, tpEvento, stranger))).toMatchObject({ code: 'certificado_de_outro' });
  });

  it.each([
    ['its issuer', supplier],
    ['a stranger', stranger],
  ])(
    'is taken from no file if the authority makes it itself: 310112 of an MDF-e, signed by %s',
    (_, author) => {
      expect(read(eventOf(trip, '310112', author))).toMatchObject({
        code: 'certificado_de_outro',
        message: expect.stringContaining('feito pela própria autoridade'),
      });
    },
  );

  it('leaves an event without a state to any author', () => {
    expect(read(eventOf(sale, '210200', stranger))).toMatchObject({ event: { effect: null } });
  });

  it.each([
    ['101101', supplier, stranger, 'evento-de-nota'],
    ['101101', stranger, stranger, 'recusado'],
    ['305101', supplier, stranger, 'recusado'],
    ['305101', stranger, stranger, 'recusado'],
    ['305101', stranger, environment, 'evento-de-nota'],
  ])(
    'of an NFS-e is of its issuer, or signed by the national environment: %s of %s, within the signature of %s',
    (tpEvento, author, around, kind) => {
      const event = issuedNoteEvent({ chave }, tpEvento, {
        author,
        signer: signerOf(author),
        environmentSigner: signerOf(around),
      });
      expect(read(event).kind).toBe(kind);
    },
  );
});
