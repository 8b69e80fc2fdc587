import { expect, it } from 'vitest';
import { createImportReader } from './reader.ts';
import { createReceivedFileReader } from './received-file.ts';

const read = createReceivedFileReader(createImportReader({ schemas: null, trusted: [] }));
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
