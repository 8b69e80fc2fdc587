import type { Notice as Told } from '@fiscal/core/documents/definition';
import { NOTICE_CODES } from '../../services/notice.ts';
import { builder } from '../builder.ts';

const NoticeCode = builder.enumType('NoticeCode', {
  description: 'De que um aviso fala.',
  values: Object.fromEntries(NOTICE_CODES.map((code) => [code.toUpperCase(), { value: code }])),
});

export const Notice = builder.objectRef<Told>('Notice').implement({
  description: 'O que do corpo não foi lido, ou não é escrito como veio. Não muda o resultado.',
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
  }),
});
