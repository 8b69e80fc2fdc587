import type { ExchangeView } from './exchange-view.ts';
import { ALLOWED_FIELDS } from './redaction/allowed-fields.ts';
import { ALLOWED_TAGS } from './redaction/allowed-tags.ts';

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
  return `Pacote de suporte da Emite ${version}

Requisição: ${requestId}
Documento:  ${documentId}
Feito em:   ${madeAt.toISOString()}

O que há aqui
  documento.json    o documento como a Emite o mostra
  historico.json    operações, tentativas, eventos e atos, em ordem
  instalacao.json   versões e validade do A1
  comunicacao/      cada troca com a SEFAZ, em ordem (${exchanges.length}${more ? ', as primeiras: as seguintes não couberam, e estão em GET …/exchanges' : ''}): pedido, resposta e dados da conexão

O que foi retirado
  Tudo o que não está na lista abaixo: letras viraram x e algarismos 9; tamanho, espaços e sinais são os do original.
  O que está na lista só fica quando tem a forma esperada (data, código, valor, chave…); de mensagens ficam as palavras das normas.
  Comentários de XML saem. Por isso digests e assinaturas não conferem com os XML deste pacote.
  A chave de um emitente pessoa física traz o CPF dele.
  O que viaja compactado está aqui descompactado, entre [descompactado] e [fim].

O que ficou, nos XML, por leiaute
${ALLOWED_TAGS.map(({ layout, tags }) => `  ${layout}: ${tags}`).join('\n')}

O que ficou, nos JSON
${ALLOWED_FIELDS.map(({ of, fields }) => `  ${of}: ${fields}`).join('\n')}

O que nunca esteve aqui
  Chaves privadas, senha do A1, CSC, CSRT, tokens e cabeçalhos HTTP: a Emite não os grava com as trocas.
`;
}
