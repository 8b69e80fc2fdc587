import type { ExchangeView } from './exchange-view.ts';
import { REDACTED_FIELDS, REDACTED_TAGS } from './redacted-tags.ts';

/** The bundle's first page. */
export function readme({
  requestId,
  documentId,
  madeAt,
  version,
  exchanges,
  more,
}: {
  readonly requestId: string;
  readonly documentId: string;
  readonly madeAt: Date;
  readonly version: string;
  readonly exchanges: readonly ExchangeView[];
  /** There are others beyond. */
  readonly more: boolean;
}): string {
  return `Pacote de suporte do Emite ${version}

Requisição: ${requestId}
Documento:  ${documentId}
Feito em:   ${madeAt.toISOString()}

O que há aqui
  documento.json    o documento como o Emite o mostra
  historico.json    operações, tentativas, eventos e atos, em ordem
  instalacao.json   versões e validade do A1
  comunicacao/      cada troca com a SEFAZ, em ordem (${exchanges.length}${more ? ', as primeiras: as seguintes não couberam, e estão em GET …/exchanges' : ''}): pedido, resposta e dados da conexão

O que foi retirado
  Letras viraram x e algarismos 9; tamanho, espaços e sinais são os do original.
  Por isso digests e assinaturas não conferem com os XML deste pacote.
  Chaves de acesso, CNPJ, protocolos, códigos, valores e tags ficam: a chave de um emitente pessoa física traz o CPF dele.

  Nos XML, o conteúdo de:
${REDACTED_TAGS.map(({ of, tags }) => `    ${of}: ${tags.join(', ')}`).join('\n')}
  Nos JSON:
${Object.entries(REDACTED_FIELDS)
  .map(([of, fields]) => `    ${of}: ${fields.join(', ')}`)
  .join('\n')}
  Em qualquer texto: e-mails e CPF com pontuação. O que viaja compactado está aqui descompactado, entre [descompactado] e [fim].

O que nunca esteve aqui
  Chaves privadas, senha do A1, CSC, CSRT, tokens e cabeçalhos HTTP: o Emite não os grava com as trocas.
`;
}
