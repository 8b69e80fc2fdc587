import type { Notice as Told } from '@fiscal/core/engine/document/definition';
import { NOTICE_CODES } from '../../services/emission/notice.ts';
import { builder } from '../builder.ts';

const NoticeCode = builder.enumType('NoticeCode', {
  description: 'De que um aviso fala.',
  values: Object.fromEntries(NOTICE_CODES.map((code) => [code.toUpperCase(), { value: code }])),
});

// Fields that came later cost nothing: a query that asks for everything of a page stays within its price.
const Notice = builder.objectRef<Told>('Notice').implement({
  description:
    'Algo a saber de um corpo que foi aceito: o que não foi lido, o que não é escrito como veio, o que seguiu de outros valores, o que a autoridade pode recusar, o que a lei pede e falta. Não muda o resultado.',
  fields: (t) => ({
    field: t.exposeString('field', {
      description: 'Caminho no corpo, como REST o tem; de vários lugares, o primeiro.',
    }),
    code: t.field({ type: NoticeCode, resolve: ({ code }) => code }),
    message: t.exposeString('message'),
    cStat: t.string({
      nullable: true,
      description: 'O código que a autoridade daria.',
      resolve: ({ cStat }) => cStat,
    }),
    suggestion: t.string({
      nullable: true,
      description: 'O nome conhecido mais próximo, ou o que foi escrito.',
      resolve: ({ suggestion }) => suggestion,
    }),
    norm: t.string({
      nullable: true,
      complexity: 0,
      description:
        'A norma que obriga, com OBRIGACAO_LEGAL, ou que tem o campo, com CAMPO_AINDA_SEM_LEIAUTE.',
      resolve: ({ norm }) => norm,
    }),
    since: t.string({
      nullable: true,
      complexity: 0,
      description: 'O primeiro dia em que ela obriga, com OBRIGACAO_LEGAL.',
      resolve: ({ since }) => since,
    }),
  }),
});

/** Type and price of a list of notices: it is in the row that is read anyway, and empty for most bodies. */
export const NOTICES: { type: [typeof Notice]; complexity: { field: number; multiplier: number } } = {
  type: [Notice],
  complexity: { field: 1, multiplier: 1 },
};
