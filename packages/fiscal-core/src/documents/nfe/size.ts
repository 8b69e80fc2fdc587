import type { Problem } from '../definition.ts';

const KIB = 1024;
/** What an authority takes in one message. Source: MOC 7.0 §4 (rejection 214). */
const MESSAGE_BYTES_MAX = 500 * KIB;
/** The lot element around the document. */
const AROUND_BYTES = KIB;

/** A note that no authority would take, told before it is sent. */
export function sizeFaults(bytes: number): Problem[] {
  if (bytes <= MESSAGE_BYTES_MAX - AROUND_BYTES) return [];
  return [
    {
      field: 'itens',
      code: 'tamanho_invalido',
      message: `O XML da nota tem ${Math.ceil(bytes / KIB)} KB; a SEFAZ aceita mensagens de até ${MESSAGE_BYTES_MAX / KIB} KB.`,
      tag: 'det',
      fix: 'Divida os itens em mais de uma nota, ou encurte descrições e informações adicionais.',
      cStat: '214',
    },
  ];
}
