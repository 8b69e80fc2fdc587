import type { DocumentRoute } from '../document-route.ts';

/** Description and body of a letter of correction. */
interface Letter {
  readonly description: string;
  readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
}

/** A letter with the corrected text. */
const BY_TEXT: Letter = {
  description:
    'A carta não pode mudar valores, tributação, dados de remetente ou destinatário nem datas de emissão ou de saída; um texto que parece fazê-lo ganha um aviso em details.avisos. O nome correcao é lido como correctionText.',
  examples: {
    correcao: {
      summary: 'Corrigir a descrição do volume',
      value: { correctionText: 'O volume transportado e composto de 2 caixas de papelao' },
    },
  },
};

/** Field by field. */
const BY_FIELD: Letter = {
  description:
    'A correção é por campo: o nome da API (campo_api 1, padrão) ou a tag do XML (0), e o valor certo; grupo_corrigido só quando o nome existe em mais de um grupo. Valores, tributação, partes, datas e chave não se corrigem: a tentativa ganha um aviso em details.avisos, e a SEFAZ a recusa.',
  examples: {
    campo: {
      summary: 'Corrigir um campo',
      value: { campo_corrigido: 'observacao', valor_corrigido: 'Entregar no portão 3' },
    },
    campos: {
      summary: 'Corrigir vários campos, um deles de uma lista',
      value: {
        correcoes: [
          { campo_corrigido: 'logradouro_destinatario', valor_corrigido: 'Rua das Palmeiras' },
          {
            campo_corrigido: 'tipo_medida',
            grupo_corrigido: 'quantidades',
            numero_item_grupo_corrigido: 2,
            valor_corrigido: 'CUBAGEM',
          },
        ],
      },
    },
  },
};

export const letterOf = ({ types }: DocumentRoute): Letter => (types.includes('cte') ? BY_FIELD : BY_TEXT);
