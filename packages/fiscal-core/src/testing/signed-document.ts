import { buildChave } from '../chave-acesso/chave-acesso.ts';
import { NFE_NAMESPACE } from '../sefaz/messages.ts';
import { assembleSigned, type SigningKey, signEnveloped } from '../signing/sign.ts';
import { escapeText } from '../xml/cut.ts';
import { randomCnpj } from './builders.ts';

/** A small document with the outline of an NF-e (not its schema), signed: for tests of what only needs a signature. */
export function signedSketch(signer: SigningKey, texts: readonly string[] = ['VENDA & CIA <1>']) {
  const chave = buildChave({
    cUF: '35',
    AAMM: '2611',
    cnpj: randomCnpj('sketch'),
    mod: '55',
    serie: 1,
    nNF: 1,
    tpEmis: '1',
    cNF: '48730195',
  });
  const id = `NFe${chave}`;
  const items = texts
    .map((text, i) => `<det nItem="${i + 1}"><xProd>${escapeText(text)}</xProd></det>`)
    .join('');
  const element = `<infNFe Id="${id}" versao="4.00"><ide><natOp>VENDA</natOp></ide>${items}</infNFe>`;
  const { digestValue, signature } = signEnveloped({ namespace: NFE_NAMESPACE, element, id, signer });
  const xml = assembleSigned({ root: 'NFe', namespace: NFE_NAMESPACE, parts: [element], signature });
  return { xml, chave, id, digestValue };
}
