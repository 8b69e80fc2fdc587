import { listOf, textOf } from '../../../engine/layout/flat.ts';
import type { Note } from '../model.ts';

/**
 * CNPJ that a UF takes where it requires a reader of the XML (rejection 486), for companies without an accountant.
 * Source: what SEFAZ-BA answers with 486, as publicly reported. [?]
 */
const READER_OF_UF: Readonly<Partial<Record<string, string>>> = { BA: '13937073000156' };

/** Names the authority itself as a reader of an NF-e where its UF requires one and the body names none. */
export function completeReaders({ input, model, notices }: Note): void {
  const uf = textOf(input, 'uf_emitente') ?? '';
  const cnpj = READER_OF_UF[uf];
  if (cnpj === undefined || model.mod !== '55' || listOf(input, 'pessoas_autorizadas').length > 0) return;
  if (textOf(input, 'cnpj_destinatario') === cnpj) return;
  input['pessoas_autorizadas'] = [{ cnpj }];
  notices.push({
    field: 'pessoas_autorizadas',
    code: 'calculado',
    message: `${uf} exige quem possa baixar o XML (autXML), e o corpo não nomeou ninguém: foi informado o CNPJ da própria SEFAZ. Se há um escritório de contabilidade, envie o CNPJ dele.`,
    suggestion: cnpj,
  });
}
