import { expect, it } from 'vitest';
import { recipientsIn } from './recipients.ts';

const cte = (toma: string) => `
  <CTe><infCte>
    <ide>${toma}</ide>
    <emit><email>emitente@example.com</email></emit>
    <rem><email>rem@example.com</email></rem>
    <exped><email>exped@example.com</email></exped>
    <receb><email>receb@example.com</email></receb>
    <dest><email>dest@example.com</email></dest>
  </infCte></CTe>`;

it.each([
  [
    'nfe',
    '<NFe><emit><email>e@x.com</email></emit><dest><email> Cliente@X.com </email></dest></NFe>',
    ['cliente@x.com'],
  ],
  ['nfe', '<NFe><emit><email>e@x.com</email></emit><dest><xNome>Ana</xNome></dest></NFe>', []],
  ['nfce', '<NFe><emit><email>e@x.com</email></emit></NFe>', []],
  ['cte', cte('<toma3><toma>0</toma></toma3>'), ['dest@example.com', 'rem@example.com']],
  ['cte', cte('<toma3><toma>1</toma></toma3>'), ['dest@example.com', 'exped@example.com']],
  ['cte', cte('<toma3><toma>2</toma></toma3>'), ['dest@example.com', 'receb@example.com']],
  ['cte', cte('<toma3><toma>3</toma></toma3>'), ['dest@example.com']],
  ['cte', cte('<toma4><email>outro@example.com</email></toma4>'), ['dest@example.com', 'outro@example.com']],
  [
    'nfse',
    '<NFSe><prest><email>p@x.com</email></prest><toma><email>t@x.com</email></toma></NFSe>',
    ['t@x.com'],
  ],
  [
    'nfse',
    '<NFSe><toma><email>a@x.com; b@x.com,c@x.com</email></toma></NFSe>',
    ['a@x.com', 'b@x.com', 'c@x.com'],
  ],
  ['mdfe', '<MDFe><emit><email>e@x.com</email></emit></MDFe>', []],
])('from a document %#: %s', (type, xml, addresses) => {
  expect(recipientsIn(type, Buffer.from(xml))).toEqual(addresses);
});
